"""The commands that the documentation shows are run, as far as a test can run them."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from koloda.cli import main
from tests.docs.shown import OWN_GAME, PAGES, ROOT, commands_of, smaller
from tests.terminal.running import NEUTRAL, run
from tests.terminal.test_deck_files import DECK

NOT_RUN = {
    OWN_GAME: "needs a game that is installed: tests/examples/test_installed_game.py",
    r"pip install .*": "needs the network",
    r"koloda serve\b.*": "serves until it is stopped: tests/test_readme.py, tests/server/",
    r"koloda (admin|backup) .*": "asks a server that runs: tests/server/test_admin.py",
    r"koloda train .*": "learns for hours, with torch: tests/train/",
    r"koloda lab .* --ray .*": "needs a cluster: tests/arena/test_cluster.py",
    r"koloda (arena|exploitability) .*net:.*": "needs a network: tests/bots/test_networks.py",
    r"koloda exploitability tiny_poker .*": "needs that game: tests/terminal",
    r"koloda verify .*…": "its hashes are cut short: tests/terminal/test_records.py",
    r"python -m koloda\.selftest": "takes half a minute: tools/dist.py runs it on every wheel",
    r"python tools/build\.py .*": "compiles for minutes: the tests of the compiled copy do",
    r"PYTHONPATH=.*|python examples/learn/.*": "learns for minutes, on a compiled copy",
}
"""Commands that are not run here, each with the reason and, where there is one, the test."""
COMPLETION = re.compile(r"_KOLODA_COMPLETE=(\w+) koloda")
LINES = {str(page.relative_to(ROOT)): commands_of(page) for page in PAGES}


def reason_against(command: str) -> str:
    """The pattern by which a command is left out; nothing for one that is run."""
    return next((pattern for pattern in NOT_RUN if re.fullmatch(pattern, command)), "")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files that the pages tell their readers to make."""
    page = (ROOT / "docs" / "tutorial" / "first-bot.md").read_text(encoding="utf-8")
    (first, *_) = re.findall(r"```pycon\n(.*?)```", page, re.DOTALL)
    code = "\n".join(line[4:] for line in first.splitlines())
    (tmp_path / "mybots.py").write_text(code, encoding="utf-8")
    (tmp_path / "my-deck.txt").write_text(DECK.replace("5", "9"), encoding="utf-8")
    shutil.copy(ROOT / "examples" / "bots" / "first.c", tmp_path)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("page", [page for page, lines in LINES.items() if lines])
def test_the_commands_of_a_page_run(page: str, folder: Path) -> None:
    if "cc -o first first.c" in LINES[page] and shutil.which("cc") is None:
        pytest.skip("no C compiler")
    for command in LINES[page]:
        if not reason_against(command):
            carry_out(command, folder)


def carry_out(command: str, folder: Path) -> None:
    """Run a command; koloda's own in this process, smaller than it is shown."""
    if shell := COMPLETION.search(command):
        wanted = {**NEUTRAL, "_KOLODA_COMPLETE": shell.group(1)}
        result = CliRunner().invoke(main, [], env=wanted, prog_name="koloda")
        assert result.exit_code == 0 and "_koloda" in result.output, command
    elif command.startswith("koloda "):
        result = run(*smaller(command), typed="quit\n")
        assert result.exit_code == 0, f"{command}: {result.output}"
    elif command.startswith("make "):
        free = {name: value for name, value in os.environ.items() if name != "MAKEFLAGS"}
        words = ["make", "--dry-run", *command.split()[1:]]
        subprocess.run(words, cwd=ROOT, env=free, check=True, capture_output=True)
    else:
        subprocess.run(command, shell=True, cwd=folder, check=True, capture_output=True)


def test_every_reason_is_needed() -> None:
    used = {reason_against(command) for lines in LINES.values() for command in lines}
    assert set(NOT_RUN) - used == set()
