"""`koloda train` gives one network for one plan, whatever stops it, and names its extra."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.train.parts import action_parts
from koloda.train.plan import Plan, rounded_games, same_plan
from tests.helpers import ROOT, environment
from tests.terminal.running import bad
from tests.train.libraries import python_with

LONGEST = 300


def test_the_trainer_does_what_it_says(tmp_path: Path) -> None:
    result = subprocess.run(
        [python_with("torch"), "-m", "tests.train.checks", str(tmp_path)],
        env=environment(OMP_NUM_THREADS="1"),
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert result.returncode == 0, result.stderr[-3000:]
    assert len(result.stdout.splitlines()) == 12


def test_a_cluster_that_loses_a_machine_trains_the_same_network(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log:
        # Ray's own processes would hold a pipe open after the end.
        result = subprocess.run(
            [python_with("torch", "ray"), "-m", "tests.train.ray_checks", str(tmp_path)],
            env=environment(OMP_NUM_THREADS="1", RAY_TMPDIR="/tmp", RAY_worker_niceness="0"),
            cwd=ROOT,
            check=False,
            stdout=log,
            stderr=subprocess.STDOUT,
            timeout=LONGEST,
        )
    said = (tmp_path / "log").read_text()
    assert result.returncode == 0, said[-3000:]
    assert "the same network" in said


def test_a_cluster_that_is_not_there_is_refused_before_anything_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "networks"
    asked = ("train", "karma", "--out", str(out), "--ray")
    assert "--ray is HOST:PORT or auto, not 'here'" in bad(*asked, "here")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        said = bad(*asked, f"127.0.0.1:{port}")
    assert f"there is no Ray cluster at 127.0.0.1:{port}: nobody answers" in said
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "koloda[cluster]" in bad(*asked, "auto")
    assert not out.exists()


def test_without_torch_the_extra_is_named() -> None:
    code = "import sys; sys.modules['torch'] = None; sys.argv = ['koloda', 'train', 'karma']\n"
    result = subprocess.run(
        [sys.executable, "-c", f"{code}from koloda.cli import main\nmain()"],
        env={**environment(OMP_NUM_THREADS="1"), "LANG": "C.UTF-8"},
        check=False,
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert result.returncode == 1
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
