"""Whatever plays a game can be pickled and copied in the middle of it, and goes on as it was."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from koloda.bots.functions import FunctionPlayer, imported_player
from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.chance.promise import Promise
from koloda.engine.chance.rng import FastRng, Rng, SeedStream, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.laws import can_sit
from koloda.engine.records.driver import Driver
from koloda.engine.records.match import Match
from koloda.engine.values.options import Value
from koloda.engine.values.view import View
from tests.laws.tables import each_game

CHOICES = 20
PLAYERS = ("random", "easy", "normal", "hard#3", "expert@0.5")


def pickled(thing: Any) -> Any:
    """What pickle brings back."""
    return pickle.loads(pickle.dumps(thing))


each_way = pytest.mark.parametrize("again", [pickled, copy.deepcopy, copy.copy])


def cautious(view: View, rng: Rng) -> str:
    """The first legal action."""
    return view.actions[0]


bot = FunctionPlayer(cautious, "cautious")
FILE = "import koloda\n\n\n@koloda.bot\ndef last(view, rng):\n    return view.actions[-1]\n"


def go_on(host: Host, choices: int) -> None:
    """Let some choices happen."""
    for _ in range(choices):
        if host.game.state.is_over():
            return
        seat = host.to_act()
        player = host.players[seat]
        assert player is not None
        host.play(seat, host.ask(player, seat))


@each_game
@each_way
def test_games_and_setups(game: Game, again: Callable[[Any], Any]) -> None:
    low, high = game.seats
    for name in ["", *(preset.name for preset in game.presets)]:
        options: dict[str, Value] = {game.preset_word: name} if name else {}
        players = next(seats for seats in range(low, high + 1) if can_sit(game, seats, options))
        setup = game.setup(players, options)
        other = again(setup)
        assert str(other) == str(setup)
        assert type(other) is type(setup) and type(other.game) is type(game)
        assert other.actions.texts == setup.actions.texts
        assert other.layout().rows() == setup.layout().rows()
        told = setup.with_evidence()
        assert again(told).layout().rows() == told.layout().rows()
    assert again(game).name == game.name


@each_game
@pytest.mark.parametrize("again", [pickled, copy.deepcopy])
@pytest.mark.parametrize("kind", ["driver", "match"])
def test_a_game_goes_on_as_it_was(game: Game, again: Callable[[Any], Any], kind: str) -> None:
    setup = game.setup(game.seats[0])
    seed = seed_from_number(5)
    driven = Match(setup, seed) if kind == "match" else Driver(setup, FastRng(5))
    players: list[Player | None] = [find_player("hard#3"), find_player("normal")]
    host = Host(driven, players, FastRng(6))
    driven.settle()
    go_on(host, CHOICES)
    other = again(host)
    assert other.game.state is not host.game.state
    assert str(other.game.state) == str(driven.state)
    assert other.game.evidence.text() == driven.evidence.text()
    before = str(driven.state)
    go_on(other, CHOICES)
    assert str(driven.state) == before, "the copy is independent"
    go_on(host, CHOICES)
    assert str(other.game.state) == str(driven.state)
    if isinstance(driven, Match):
        record = driven.record(["one", "two"])
        assert str(again(record)) == str(other.game.record(["one", "two"])) == str(record)


@each_way
@pytest.mark.parametrize("rng", [FastRng(3), SeedStream(b"seed")])
def test_generators_go_on(rng: Rng, again: Callable[[Any], Any]) -> None:
    rng.below(100)
    other = again(rng)
    assert [other.below(100) for _ in range(20)] == [rng.below(100) for _ in range(20)]


@pytest.mark.parametrize("name", PLAYERS)
def test_players(name: str) -> None:
    player = find_player(name)
    other = pickled(player)
    assert type(other) is type(player) and other.name == name
    assert vars_of(other) == vars_of(player)


def vars_of(player: Player) -> list[object]:
    """What distinguishes players of one class."""
    names = ("seconds", "iterations", "slips", "uses_evidence")
    return [getattr(player, name, None) for name in names]


def test_a_bot_of_a_module_is_found_by_its_name() -> None:
    other = pickled(bot)
    assert isinstance(other, FunctionPlayer) and other.name == "cautious"
    assert other.function is cautious


def test_a_decorated_bot_of_a_file_is_found_by_its_file(tmp_path: Any) -> None:
    file = tmp_path / "bots.py"
    file.write_text(FILE)
    found = imported_player(f"{file}:last")
    other = pickled(found)
    assert isinstance(other, FunctionPlayer) and other.name == f"{file}:last"


def test_a_promise() -> None:
    promise = Promise("terms", b"secret", ["aa", "-"])
    assert pickled(promise).seed() == promise.seed()
