"""A user's project under `mypy --strict` sees real types behind every public name."""

import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import koloda

SOURCES = Path(koloda.__file__).parent.parent
PROJECT = """
import random
from pathlib import Path

import koloda


@koloda.bot
def mine(view: koloda.View, rng: koloda.Rng) -> str:
    return view.actions[rng.below(len(view.actions))]


class Careful(koloda.Player):
    def __init__(self) -> None:
        super().__init__("careful")

    def choose(
        self, world: koloda.State, seat: int, evidence: koloda.Evidence, rng: koloda.Rng
    ) -> int:
        return world.legal_actions(seat)[0]


def play(seed: int) -> tuple[int, ...]:
    game = koloda.new("karma", players=3, edition="en", seed=seed)
    while not game.over:
        seat = game.to_act[0]
        game.play(random.choice(game.legal(seat)), seat)
    return game.outcome.winners


def refused(game: koloda.Match, move: str) -> str:
    refusal = game.why_not(move)
    return "" if refusal is None else f"{refusal.clause}: {refusal.sentence}"


def lost(file: Path) -> koloda.Move:
    record = koloda.read_record(file)
    return [move for move in record if move.seat == 0][-1]


def everything(game: koloda.Match) -> None:
    print(game.rules, game.players, game.options, game.state, game.evidence, game.over)
    print(game.to_act, game.moves, game.svg(), game.copy(), game.outcome.ranks)
    view, record = game.view(0), game.record()
    print(view.game, view.seat, view.players, view.to_act, view.prompt, view.zones, view.facts)
    print(view.legal, view.actions, view.outcome, view.figures, view.line())
    print(record.game, record.names, record.outcome, len(record), list(record))
    record.verify()
    worst = record.review(0)[0]
    print(worst.after, worst.move, worst.win, worst.best, worst.best_win, worst.doubt, worst.cost)
    result = koloda.contest("unit", ["hard", "easy"])
    print(result.best, result.game, result.seats, result.deals, result.games)
    print(koloda.lab("unit").variants, koloda.lab("unit").report(), koloda.COMPILED)


reveal_type(koloda.new("unit"))
reveal_type(koloda.parse("unit"))
reveal_type(koloda.new("unit").legal())
reveal_type(koloda.new("unit").view(0).zone("hand", 0).cards)
reveal_type(koloda.new("unit").play("pass"))
reveal_type(koloda.new("unit").hint()[0].win)
reveal_type(koloda.new("unit").outcome.winners)
reveal_type(koloda.read_record("a")[0].text)
reveal_type(koloda.read_record("a")[1:])
reveal_type(koloda.read_record("a").at(3).ask(mine))
reveal_type(koloda.contest("unit", [mine, Careful(), "hard"]).entrants[0].won.low)
reveal_type(koloda.lab("unit").measure("turns").value)
reveal_type(mine)
"""
PLAIN = re.compile(r"tuple\[.*fallback=([\w.]+)\]")
"""How a named tuple is shown, and its name."""
TYPES = [
    "koloda.api.match.Match",
    "koloda.api.match.Match",
    "list[str]",
    "tuple[str, ...]",
    "list[koloda.engine.values.event.Sight]",
    "float",
    "tuple[int, ...]",
    "str",
    "list[koloda.api.records.Move]",
    "str",
    "float",
    "float",
    "koloda.bots.functions.FunctionPlayer",
]
WRONG = """
import koloda

koloda.new("karma", players="three")
koloda.new("karma").play(7)
koloda.nothing_there
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of a user, with an environment in which koloda is installed."""
    folder = tmp_path_factory.mktemp("project")
    venv.create(folder / "environment", with_pip=False, symlinks=True)
    packages = sysconfig.get_path("purelib", "venv", {"base": str(folder / "environment")})
    (Path(packages) / "koloda.pth").write_text(f"{SOURCES}\n", encoding="utf-8")
    return folder


def checked(project: Path, text: str) -> subprocess.CompletedProcess[str]:
    """What the type checker says about a file of the project."""
    (project / "mine.py").write_text(text, encoding="utf-8")
    environment = str(project / "environment" / "bin" / "python")
    strictly = ["--strict", "--disallow-any-expr"]
    words = [*strictly, "--python-executable", environment, "--config-file", "", "mine.py"]
    return subprocess.run(
        [sys.executable, "-m", "mypy", *words],
        cwd=project,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_name_has_a_type(project: Path) -> None:
    pytest.importorskip("mypy")
    done = checked(project, PROJECT)
    assert done.returncode == 0, done.stdout
    found = re.findall(r'Revealed type is "(.*)"', done.stdout)
    assert [PLAIN.sub(r"\1", name.replace("builtins.", "")) for name in found] == TYPES


def test_what_is_wrong_is_found(project: Path) -> None:
    pytest.importorskip("mypy")
    done = checked(project, WRONG)
    assert re.findall(r"mine.py:(\d+): error", done.stdout) == ["4", "5", "6"]
