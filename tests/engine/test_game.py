"""Games: setups, position heads, and the simplest player."""

import pytest

from crazy_eights.game import CrazyEights
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.records.match import Match
from koloda.engine.records.record import read_record
from koloda.engine.values.errors import NotationError, OptionError, RulesVersionError
from koloda.engine.values.notation import LONGEST
from koloda.games import GAMES, find_game
from tests.helpers import given, play

KARMA = find_game("karma")
PLAYING = "stage: play; turn: 0; hand.0: 3; hand.1: 9; removed: rest"


def test_games_are_found_by_name() -> None:
    for game in GAMES:
        assert find_game(game.name) is game
    with pytest.raises(OptionError, match=r"there is no game 'chess'; there is .*karma"):
        find_game("chess")


@pytest.mark.parametrize("players", [0, 1, 7, 1000])
def test_number_of_seats(players: int) -> None:
    with pytest.raises(OptionError) as caught:
        KARMA.setup(players)
    assert str(caught.value) == f"karma is played by 2 to 6 players, not {players}"


def test_a_game_for_exactly_two() -> None:
    with pytest.raises(OptionError) as caught:
        Game("duel", "Duel", 1, (2, 2)).setup(3)
    assert str(caught.value) == "duel is played by 2 players, not 3"


def test_a_setup_as_text_names_what_differs_from_the_defaults() -> None:
    assert str(KARMA.setup(2)) == "players=2"
    assert str(KARMA.setup(3, {"edition": "en"})) == "players=3 voluntary_pickup=yes"
    full = KARMA.setup(5, {"edition": "full", "pt_pair": "no", "dealer": 0})
    assert str(full) == "players=5 copies=3 clear=3 pt_pair=no cap=600 dealer=0"
    again = KARMA.read_setup(str(full).split())
    assert again.options == full.options and again.players == 5


def test_a_position_may_name_an_edition() -> None:
    state = given(f"karma 2 players=2 edition=en; {PLAYING}")
    assert str(state).startswith("karma 2 players=2 voluntary_pickup=yes; ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is not a karma position: ''"),
        ("karma", "this is not a karma position: 'karma'"),
        ("chess 1 players=2", "this is not a karma position: 'chess 1 players=2'"),
        (";;;", "this is not a karma position: ';;;'"),
        (f"karma 2; {PLAYING}", "karma: players=N is missing"),
        (f"karma 2 players=x; {PLAYING}", "karma: players=N is missing"),
        (f"karma 2 players=²; {PLAYING}", "karma: players=N is missing"),
        (f"karma 2 players=0002; {PLAYING}", "karma: players=N is missing"),
        (f"karma 2 players=-2; {PLAYING}", "karma: players=N is missing"),
        (f"karma 2 players; {PLAYING}", "karma: 'players' is not one option=value"),
        (
            f"karma 2 players=2 players=3; {PLAYING}",
            "karma: 'players=3' is not one option=value",
        ),
        ("x" * (LONGEST + 1), f"karma position: longer than {LONGEST} characters"),
    ],
)
def test_heads_that_are_no_position(text: str, sentence: str) -> None:
    with pytest.raises(NotationError) as caught:
        KARMA.parse(text)
    assert str(caught.value) == sentence


def test_options_of_a_position_are_checked() -> None:
    with pytest.raises(OptionError, match="karma has no option 'speed'"):
        KARMA.parse(f"karma 2 players=2 speed=9; {PLAYING}")
    with pytest.raises(OptionError, match="played by 2 to 6 players, not 7"):
        KARMA.parse(f"karma 2 players=7; {PLAYING}")


@pytest.mark.parametrize("version", ["0", "1", "3", "one", "2.0"])
def test_other_rules_versions(version: str) -> None:
    with pytest.raises(RulesVersionError) as caught:
        KARMA.parse(f"karma {version} players=2; {PLAYING}")
    assert str(caught.value) == (
        f"this position needs karma rules version {version}; here is version 2"
    )


class NewerEights(CrazyEights):
    """Crazy eights after a change of its rules, which keeps those of version 1."""

    def __init__(self) -> None:
        super().__init__()
        self.older = CrazyEights()
        self.rules_version = 2

    def of_version(self, version: str) -> Game | None:
        """Today's rules, or those of version 1."""
        return self.older if version == "1" else super().of_version(version)


def test_positions_and_records_go_on_by_the_rules_they_were_begun_with() -> None:
    newer = NewerEights()
    match = Match(newer.older.setup(2), seed_from_number(1))
    match.settle()
    assert newer.parse(str(match.state)).setup.game is newer.older
    assert newer.new(2).setup.game is newer
    record = read_record(str(match.record(["Anna", "Boris"])), lambda _: newer)
    assert record.setup.game is newer.older
    with pytest.raises(RulesVersionError, match="needs crazy_eights rules version 3"):
        newer.parse(str(match.state).replace("crazy_eights 1", "crazy_eights 3"))


def test_the_simplest_player_picks_any_legal_action() -> None:
    view = given(
        "karma 2 players=2; stage: play; turn: 0; hand.0: 3 7 9; hand.1: 9; removed: rest"
    ).view(0)
    picks = {Game.greedy(KARMA, view, FastRng(seed)) for seed in range(40)}
    assert picks == set(view.legal)


def test_a_new_game_starts_with_chance() -> None:
    state = KARMA.new(2)
    play(state, "* dealer 1", "* deal GP")
    assert str(KARMA.parse(str(state))) == str(state)


def test_without_a_rule_about_it_the_next_game_has_the_setup_of_the_last() -> None:
    state = find_game("kanobu").new(2)
    assert Game.rematch(state.setup.game, state) is state.setup


def test_a_game_need_not_have_events_that_say_nothing() -> None:
    assert not Game.is_silent(KARMA, "passed", "played")


def test_a_game_need_not_have_ideas_for_a_coach() -> None:
    state = KARMA.new(2)
    view = state.view(0)
    assert Game.matters(KARMA, state.setup, view) is None
    assert Game.why_better(KARMA, state.setup, view, ["take"], ["finish"]) is None
