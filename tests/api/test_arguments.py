"""Wrong arguments get one sentence, whatever their type."""

from collections.abc import Callable
from typing import Any

import pytest

import koloda
from koloda.api.arguments import ArgumentError

Wrong = Callable[[Any, Any], object]
front: Any = koloda

TYPES: list[tuple[Wrong, str]] = [
    (lambda *_: front.new(5), "game is a game or its name, not 5"),
    (lambda *_: front.new("karma", players="2"), "players is a whole number, not '2'"),
    (lambda *_: front.new("karma", players=2.5), "players is a whole number, not 2.5"),
    (lambda *_: front.new("karma", seed="abc"), "seed is a whole number, not 'abc'"),
    (lambda *_: front.new("karma", seed=1.5), "seed is a whole number"),
    (lambda *_: front.parse(7), "position is a text, not 7"),
    (lambda game, _: game.view("x"), "seat is a whole number, not 'x'"),
    (lambda game, _: game.legal("x"), "seat is a whole number, not 'x'"),
    (lambda game, _: game.play("take", seat="x"), "seat is a whole number, not 'x'"),
    (lambda game, _: game.play(3), "move is a text, not 3"),
    (lambda game, _: game.why_not(3), "move is a text, not 3"),
    (lambda game, _: game.hint(seconds="x"), "seconds is a number of seconds, not 'x'"),
    (lambda game, _: game.record("ab"), "names is a list of names"),
    (lambda game, _: game.record(5), "names is a list of names"),
    (lambda game, _: game.record([1, 2]), "names is a list of names"),
    (lambda game, _: game.record(["a;b", "c"]), "names is a list of names .* not 'a;b'"),
    (lambda _, record: record.review("miser"), "seat is a whole number, not 'miser'"),
    (lambda _, record: record.review(0, seconds="x"), "seconds is a number of seconds"),
    (lambda _, record: record.at("x"), "moves is a whole number, not 'x'"),
    (lambda *_: front.read_record(5), "source is a text, not 5"),
    (lambda *_: front.contest("karma", "normal"), "bots is a list of bots, not 'normal'"),
    (lambda *_: front.contest("karma", ["easy", "easy"], deals="x"), "deals is a whole number"),
    (lambda *_: front.lab("karma", vary="x"), "vary is a dictionary of options"),
    (lambda *_: front.lab("karma", {"copies": 2}), "vary is a dictionary of options"),
    (lambda *_: front.lab("karma", bots=print), "bots is a bot's name or a list of names"),
    (lambda *_: front.lab("karma", players="normal"), "players is a number of seats or a list"),
    (lambda *_: front.lab("karma", seed="x"), "seed is a whole number, not 'x'"),
    (lambda *_: front.contest("karma", ["easy", "easy"], seed="a"), "seed is a whole number"),
    (lambda *_: front.bot(5), "a bot is a level's name, a function or a Player, not 5"),
    (lambda *_: front.bot(lambda view: view), "a bot is a function of a view and a generator"),
]
VALUES: list[tuple[Wrong, str]] = [
    (lambda *_: front.new("karma", seed=-1), "seed is at least 0, not -1"),
    (lambda *_: front.new("karma", seed=b"ab"), "a seed is a whole number or 32 bytes, not 2"),
    (lambda *_: front.lab("karma", {"copies": []}), "copies needs at least one value"),
    (lambda *_: front.contest("karma", ["easy"] * 2, workers=0), "workers is at least 1, not 0"),
    (lambda *_: later().ask("easy", seat=later().to_act[0] ^ 1), "the choice is with seat"),
    (lambda *_: later().hint(seat=later().to_act[0] ^ 1), "the choice is with seat"),
    (lambda game, _: game.hint(seconds=-1), "seconds is at least 0, not -1"),
    (lambda _, record: record.review(0, seconds=-1), "seconds is at least 0, not -1"),
    (lambda _, record: record.review(-1), "there are the seats 0 to 1, not -1"),
    (lambda game, _: game.legal(5), "there are the seats 0 to 1, not 5"),
    (lambda game, _: game.play("take", seat=-1), "there are the seats 0 to 1, not -1"),
    (lambda game, _: game.view(5), "there are the seats 0 to 1, and -1 for a watcher, not 5"),
    (lambda *_: front.new("karma", copies=7), "option copies is one of 2, 3, not 7"),
    (lambda _, record: record.at(999), "moments after 0 to 0 moves, not after 999"),
    (lambda _, record: record[900], "this record has 0 moves, not 900"),
    (lambda *_: front.check_game("karma"), "a Game is checked, not its name or 'karma'"),
]


def later() -> koloda.Match:
    """A game in which one seat of two owes a move."""
    match = koloda.new("unit", players=2, seed=1)
    assert len(match.to_act) == 1
    return match


@pytest.fixture(scope="module")
def game() -> koloda.Match:
    return koloda.new("karma", players=2, seed=1)


@pytest.mark.parametrize(("wrong", "sentence"), TYPES, ids=[row[1] for row in TYPES])
def test_a_wrong_type_is_named(game: koloda.Match, wrong: Wrong, sentence: str) -> None:
    with pytest.raises(ArgumentError, match=sentence) as caught:
        wrong(game, game.record())
    assert isinstance(caught.value, TypeError) and isinstance(caught.value, koloda.KolodaError)


@pytest.mark.parametrize(("wrong", "sentence"), VALUES, ids=[row[1] for row in VALUES])
def test_a_wrong_value_is_named(game: koloda.Match, wrong: Wrong, sentence: str) -> None:
    with pytest.raises(koloda.KolodaError, match=sentence):
        wrong(game, game.record())


def test_built_in_functions_may_be_bots() -> None:
    assert front.bot(max).name == "max"


def test_a_zone_that_is_not_there_is_told_beside_those_that_are(game: koloda.Match) -> None:
    with pytest.raises(koloda.KolodaError, match=r"zone\('hand', seat\); there are hand\.0, "):
        game.view(0).zone("hand")
    with pytest.raises(KeyError, match=r"no zone 'wings\.1'; there are"):
        game.view(0).zone("wings", 1)


def test_a_failed_player_begins_with_the_reason(game: koloda.Match) -> None:
    def broken(*_: object) -> str:
        raise RuntimeError("no idea")

    with pytest.raises(
        koloda.KolodaError, match=r"^RuntimeError: no idea; broken failed on seat 0"
    ):
        game.ask(broken)
    with pytest.raises(
        koloda.PlayerFailed, match=r"^NotationError: karma has no action 'fly'"
    ) as e:
        game.ask(lambda *_: "fly")
    assert "actions.py" not in str(e.value.args[1])


def test_two_deals_give_no_certainty() -> None:
    found = koloda.contest("karma", ["normal", "normal"], deals=2)
    assert all(each.won.high - each.won.low > 0.3 for each in found.entrants)
