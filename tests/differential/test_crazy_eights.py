"""Our crazy eights and OpenSpiel's are one game: the same choices, chances and results."""

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from crazy_eights import actions
from crazy_eights.cards import KINDS
from crazy_eights.game import CrazyEights
from crazy_eights.rules.ending import penalties
from crazy_eights.table import EightsTable
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.engine.values.options import Value
from tools import peers

REPLAY = Path(__file__).parent / "openspiel_replay.py"
GAMES = int(os.environ.get("KOLODA_DIFFERENTIAL_GAMES", "50"))
"""Games for each set of options."""

TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (8, {}),
    (15, {"max_turns": 40}),
    (3, {"max_draw_cards": 1, "max_turns": 20}),
    (2, {"use_special_cards": True}),
    (3, {"use_special_cards": True}),
    (4, {"use_special_cards": True, "max_draw_cards": 2}),
    (5, {"use_special_cards": True, "max_turns": 15}),
    (6, {"use_special_cards": True}),
]


def name_there(players: int, options: dict[str, Value]) -> str:
    """The game as OpenSpiel's `load_game` takes it."""
    given = {"players": players, **options}
    return f"crazy_eights({','.join(f'{name}={value}' for name, value in given.items())})"


def chance_there(action: int) -> int:
    """OpenSpiel numbers its actions of chance from 0 again: the cards, then the dealers."""
    if action >= actions.DEAL:
        return action - actions.DEAL
    return action - actions.DEALER + KINDS


def game_here(players: int, options: dict[str, Value], seed: int) -> dict[str, object]:
    """A random game with everything that OpenSpiel must agree on, in its numbers."""
    state, rng = CrazyEights().new(players, options), FastRng(seed)
    steps: list[tuple[int, object, int]] = []
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            action = state.sample_chance(rng)
            weights = [(chance_there(choice), weight) for choice, weight in state.chance_weights()]
            steps.append((seat, sorted(weights), chance_there(action)))
        else:
            legal = state.legal_actions(seat)
            action = legal[rng.below(len(legal))]
            steps.append((seat, legal, action))
        state.apply(seat, action)
    assert isinstance(state, EightsTable)
    returns = [float(-penalty) for penalty in penalties(state)]
    return {"game": name_there(players, options), "steps": steps, "returns": returns}


def games_here() -> Iterator[dict[str, object]]:
    """The same number of games for each set of options."""
    for table, (players, options) in enumerate(TABLES):
        for number in range(GAMES):
            yield game_here(players, options, table * 1_000_000 + number)


@pytest.fixture(scope="module")
def peers_python() -> Path:
    try:
        return peers.python()
    except peers.NoPeersError as error:
        pytest.skip(f"OpenSpiel is not there to compare with: {error}")


def test_openspiel_plays_the_same_games(peers_python: Path) -> None:
    lines = "".join(json.dumps(game) + "\n" for game in games_here())
    result = replay(peers_python, lines)
    assert result.returncode == 0, result.stderr[-3000:]
    assert int(result.stdout) == GAMES * len(TABLES)


@pytest.mark.parametrize("spoilt", ["choices", "returns", "length"])
def test_a_difference_is_noticed(peers_python: Path, spoilt: str) -> None:
    game = json.loads(json.dumps(game_here(4, {}, 1)))
    if spoilt == "choices":
        game["steps"][30][1].pop()
    elif spoilt == "returns":
        game["returns"][0] -= 1
    else:
        game["steps"].pop()
    assert "after 0 equal games" in replay(peers_python, json.dumps(game)).stderr


def replay(python: Path, lines: str) -> subprocess.CompletedProcess[str]:
    """Replay games in the peers' environment, which must not see ours."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [python, REPLAY],
        input=lines,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
    )
