"""The same games compiled and interpreted: every position, legal action, view and event is equal.

mypyc has miscompiled shifts without a word, so this is checked and not believed. As a script this
file plays the games on whichever copy it is given and prints one line for each.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws import can_sit
from koloda.engine.records.match import Match
from koloda.engine.search.playout import playout
from koloda.engine.values.options import Value
from koloda.games import GAMES
from tests.depth import DEPTH

ROOT = Path(__file__).resolve().parent.parent.parent
SEEDS = max(1, round(2 * DEPTH))
PLAYERS = ("random", "greedy")
MOST_SEATS = 6
"""A table of more seats is not tried: the games are long and the code is the same."""
MOST_REFUSALS = 150
FULL_LOOK = 5
"""Everything is compared at one in this many moments, at the others the position and the events."""


def all_games() -> list[Game]:
    """Our games, and one that stays interpreted on a compiled engine as other people's games do."""
    from crazy_eights.game import CrazyEights

    return [*GAMES, CrazyEights()]


def tables(game: Game) -> list[tuple[int, dict[str, Value]]]:
    """Every preset with every number of seats that it allows."""
    presets: list[dict[str, Value]] = [{game.preset_word: preset.name} for preset in game.presets]
    return [
        (players, preset)
        for preset in presets or [{}]
        for players in range(game.seats[0], min(game.seats[1], MOST_SEATS) + 1)
        if can_sit(game, players, preset)
    ]


def play_all() -> None:
    """Play every table with every player and seed; a line with the digest of each game."""
    print("compiled" if koloda.COMPILED else "interpreted")
    for game in all_games():
        for players, preset in tables(game):
            for name in PLAYERS:
                for seed in range(SEEDS):
                    words = " ".join(map(str, preset.values()))
                    line = f"{game.name} {words} {players} {name} {seed}"
                    print(line, digest(game, players, preset, name, seed), flush=True)


def digest(game: Game, players: int, preset: dict[str, Value], name: str, seed: int) -> str:
    """A hash of all that a game shows, from the deal to a record and a quick playout."""
    match = Match(game.setup(players, preset), seed_from_number(seed))
    rng = FastRng(seed)
    told = hashlib.sha256()
    told.update(str(match.settle()).encode())
    moves = 0
    while not match.state.is_over():
        told.update(str(match.state).encode())
        if moves % FULL_LOOK == 0:
            told.update(look(match.state, rng).encode())
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        if name == "greedy":
            action = game.greedy(match.state.view(seat), rng)
        else:
            action = match.state.random_action(seat, rng)
        told.update(str(match.play(seat, action)).encode())
        moves += 1
    told.update(look(match.state, rng).encode())
    told.update(str(match.record([f"seat {seat}" for seat in range(players)])).encode())
    quick = game.start(match.setup)
    told.update(f"{playout(quick, rng)} {quick}".encode())
    return f"{moves} {told.hexdigest()}"


def look(state: State, rng: FastRng) -> str:
    """Everything that can be asked of a moment."""
    seen: list[object] = [state.actor(), state.to_act(), state.outcome(), state.facts()]
    seen.append(str(state.setup.game.parse(str(state))))
    for seat in [*range(state.setup.players), WATCHER]:
        seen += [state.view(seat), state.hidden(seat), str(state.determinize(seat, rng))]
    for seat in state.to_act():
        if seat != CHANCE:
            seen.append(state.legal_actions(seat))
            every = len(state.setup.actions.texts)
            tried = range(0, every, 1 + every // MOST_REFUSALS)
            seen.append([str(state.refusal(seat, action)) for action in tried])
    return repr(seen)


def run(package: Path) -> list[str]:
    """What this script prints on one copy of the package."""
    path = os.pathsep.join([str(package), str(ROOT / "examples"), str(ROOT)])
    result = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=3600,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.skipif(
    not koloda.COMPILED, reason="no compiled copy in this run: compiled = interpreted is not tried"
)
def test_compiled_and_interpreted_play_the_same_games() -> None:
    compiled = run(Path(koloda.__file__).parent.parent)
    interpreted = run(ROOT / "src")
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(interpreted) > len(GAMES)
    for ours, theirs in zip(compiled, interpreted, strict=True):
        assert ours == theirs or ours == compiled[0]


def test_the_script_plays_every_game() -> None:
    """Also where nothing is compiled: a game that the script cannot play would be missed."""
    for game in all_games():
        players, preset = tables(game)[0]
        assert digest(game, players, preset, "greedy", 0) == digest(
            game, players, preset, "greedy", 0
        )


if __name__ == "__main__":
    play_all()
