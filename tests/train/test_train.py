"""`koloda train` gives one network for one plan, whatever stops it, and names its extra."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.train.parts import action_parts
from koloda.train.plan import Plan, rounded_games, same_plan
from tools import peers

ROOT = Path(__file__).parent.parent.parent
LONGEST = 300
SMALL = {"steps": 1000, "games": 4, "hidden": 8, "batch": 32, "span": 1, "deals": 0}
TINY = [f"--{name}={value}" for name, value in SMALL.items()]


@pytest.fixture(scope="module")
def python() -> str:
    """An interpreter that has torch."""
    try:
        found = str(peers.python())
    except peers.NoPeersError as error:
        pytest.skip(f"no libraries for learning: {error}")
    if subprocess.run([found, "-c", "import torch"], check=False, capture_output=True).returncode:
        pytest.skip("no torch for training in .venv-peers")
    return found


def environment() -> dict[str, str]:
    """The koloda that is tested here, on one thread."""
    package = Path(koloda.__file__).parent.parent
    places = os.pathsep.join(map(str, (package, ROOT, ROOT / "examples")))
    return {**os.environ, "PYTHONPATH": places, "OMP_NUM_THREADS": "1"}


def test_the_trainer_does_what_it_says(python: str, tmp_path: Path) -> None:
    result = subprocess.run(
        [python, "-m", "tests.train.checks", str(tmp_path)],
        env=environment(),
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert result.returncode == 0, result.stderr[-3000:]


def test_a_killed_training_goes_on_to_the_same_network(python: str, tmp_path: Path) -> None:
    def command(out: str) -> list[str]:
        return [python, "-m", "koloda", "train", "karma", *TINY, "--out", str(tmp_path / out)]

    with subprocess.Popen(
        command("killed"), env=environment(), stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        first = process.stdout.readline()
        process.send_signal(signal.SIGKILL)
    assert first.startswith("192 of 1,152 steps, ")
    told = [
        subprocess.run(
            command(out),
            env=environment(),
            check=True,
            capture_output=True,
            text=True,
            timeout=LONGEST,
        ).stdout.splitlines()
        for out in ("killed", "whole")
    ]
    assert len(told[1]) == 7 and told[1][-2].startswith("1,152 of 1,152 steps, ")
    files = [(tmp_path / out / "karma-2.npz").read_bytes() for out in ("killed", "whole")]
    assert files[0] == files[1]


def test_without_torch_the_extra_is_named() -> None:
    code = "import sys; sys.modules['torch'] = None; sys.argv = ['koloda', 'train', 'karma']\n"
    result = subprocess.run(
        [sys.executable, "-c", f"{code}from koloda.cli import main\nmain()"],
        env={**environment(), "LANG": "C.UTF-8"},
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert result.returncode == 2
    assert result.stderr == "koloda: torch is missing: pip install 'koloda[train]' brings it\n"


def test_few_actions_have_an_output_each_and_many_share_them() -> None:
    assert action_parts(["play 1", "pass"]).tolist() == [[1], [2]]
    texts = find_game("unit").setup(2).actions.texts
    rows = action_parts(texts)
    assert rows.shape[0] == len(texts) > rows.max()
    assert len({tuple(row) for row in rows.tolist()}) == len(texts), "each is a sum of its own"


def test_a_plan_is_whole_rounds_of_games_that_four_can_share() -> None:
    assert rounded_games(1) == 4 and rounded_games(1024) == 1024
    plan = Plan(steps=193, games=4)
    assert (plan.rounds(), plan.length()) == (2, 384)


def test_the_checkpoint_of_another_training_is_refused() -> None:
    same_plan(Path("a"), {"seed": 1, "more": 2}, {"seed": 1})
    with pytest.raises(OptionError, match="'a' is the checkpoint of another training: seed is 1 "):
        same_plan(Path("a"), {"seed": 1}, {"seed": 2})
