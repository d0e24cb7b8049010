"""The examples for other libraries train a little, and what they kept plays at a table."""

import subprocess
from pathlib import Path

import pytest

from koloda.bots.ladder import find_player
from koloda.bots.net_player import NetPlayer
from koloda.games import find_game
from tests.helpers import ROOT, environment
from tests.train.libraries import python_with

LONGEST = 300


@pytest.mark.parametrize(
    ("module", "example", "words"),
    [
        ("sb3_contrib", "maskable_ppo", ["--tables", "4"]),
        ("ray.rllib", "rllib_ppo", ["--runners", "0"]),
    ],
)
def test_an_example_trains_and_its_player_plays(
    module: str, example: str, words: list[str], tmp_path: Path
) -> None:
    command = [python_with(module), "-m", f"learn.{example}", "kanobu", "--steps", "500", *words]
    result = subprocess.run(
        [*command, "--out", str(tmp_path)],
        env=environment(OMP_NUM_THREADS="1"),
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    (file,) = tmp_path.glob("kanobu-*.npz")
    player = find_player(f"net:{file}")
    assert isinstance(player, NetPlayer)
    assert player.was_made_for(find_game("kanobu").setup(2))
