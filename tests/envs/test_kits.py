"""Every game passes the test kits of PettingZoo, Gymnasium and OpenSpiel."""

import json
import subprocess

import pytest

from koloda.games import GAMES
from tests.helpers import ROOT, environment
from tests.train.libraries import python_with
from tools import peers

KITS = ("zoo", "together", "gym", "vector", "many", "copies", "spiel", "recall", "tensors")
LONGEST = 600


@pytest.fixture(scope="module")
def python() -> str:
    """The interpreter of the environment that has the libraries."""
    try:
        return str(peers.python())
    except peers.NoPeersError as error:
        pytest.skip(f"no libraries for learning: {error}")


def run(python: str, kit: str, game: str) -> None:
    """One kit on one game, in the koloda that is tested here."""
    result = subprocess.run(
        [python, "-m", "tests.envs.kits", kit, game],
        env=environment(),
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    assert json.loads(result.stdout.splitlines()[-1]) == []


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_kit_passes(python: str, kit: str, game: str) -> None:
    run(python, kit, game)


def test_supersuit_copies_and_sends_an_environment() -> None:
    run(python_with("supersuit"), "suits", "karma")


def test_the_example_of_ppo_trains_and_its_player_plays(python: str) -> None:
    run(python, "ppo", "karma")


def test_their_exploitability_is_ours(python: str) -> None:
    run(python, "exact", "tiny_poker")


def test_their_algorithms_run_on_a_small_variant(python: str) -> None:
    run(python, "learn", "karma")
