"""Bots in other languages, over standard input and output."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import koloda
from koloda.bots import programs
from koloda.bots.player import PlayerFailed
from tests.terminal.running import bad, good

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "first.c"


@pytest.fixture
def in_c(tmp_path: Path) -> str:
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler: the example bot in C is not tried")
    program = tmp_path / "first"
    subprocess.run([compiler, "-Wall", "-Werror", "-o", program, EXAMPLE], check=True)
    return f"exec:{program}"


def in_python(folder: Path, body: str) -> str:
    """A program that does this."""
    file = folder / "bot.py"
    file.write_text(body, encoding="utf-8")
    return f"exec:{sys.executable} {file}"


@pytest.mark.parametrize("name", ["karma", "kanobu", "unit", "karmaka"])
def test_a_bot_in_c_plays_every_game(in_c: str, name: str) -> None:
    result = koloda.contest(name, [in_c, "random"], deals=1)
    assert result.games == 2


def test_the_command_line_takes_a_program_like_a_level(in_c: str) -> None:
    text = good("arena", "kanobu", "--players", f"normal,{in_c}", "--deals", "2", "--workers", "1")
    assert "exec:" in text and "points" in text


def test_a_program_sees_the_view_and_nothing_hidden(tmp_path: Path) -> None:
    log = tmp_path / "seen.txt"
    program = in_python(
        tmp_path,
        f"""
import sys
print("ready", flush=True)
seen = open({str(log)!r}, "w")
move = ""
for line in sys.stdin:
    seen.write(line)
    seen.flush()
    if line.startswith("action ") and not move:
        move = line[7:].strip()
    if line == "end\\n":
        print(move, flush=True)
        move = ""
""",
    )
    game = koloda.new("kanobu", players=2, seed=1)
    assert game.ask(program) == game.legal()[0]
    seat = game.to_act[0]
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["koloda 1", "decide kanobu players=2", f"seat {seat}"]
    assert lines[-1] == "end"
    hands = {line.split()[1]: line.split()[2:] for line in lines if line.startswith("zone hand")}
    assert set(hands[f"hand.{1 - seat}"]) == {"?"}
    assert [line[7:] for line in lines if line.startswith("action ")] == game.legal()


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("print('ready', flush=True); input(); print('fly away', flush=True)", "no action"),
        ("print('ready', flush=True)", "ended without an answer"),
    ],
)
def test_a_program_that_fails_stops_the_game_and_says_why(
    tmp_path: Path, body: str, complaint: str
) -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    with pytest.raises(PlayerFailed) as caught:
        game.ask(in_python(tmp_path, body))
    assert complaint in str(caught.value.__cause__)


def test_a_program_that_never_answers_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = koloda.new("kanobu", players=2, seed=1)
    program = programs.ProgramPlayer(
        in_python(tmp_path, "print('ready', flush=True); [None for _ in iter(input, 0)]")[5:]
    )
    monkeypatch.setattr(programs, "PATIENCE", 0.125)
    with pytest.raises(PlayerFailed) as caught:
        game.ask(program)
    assert "has not answered for 0.125 seconds" in str(caught.value.__cause__)


def test_what_is_no_bot_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert "cannot be started" in bad("arena", "kanobu", "--players", "normal,exec:/no/such/bot")
    assert "cannot be started" in bad("arena", "kanobu", "--players", "normal,exec:")
    hello = in_python(tmp_path, "print('hello')")
    assert "does not answer" in bad("arena", "kanobu", "--players", f"normal,{hello}")
    assert "there is no bot" in bad("arena", "kanobu", "--players", "normal,no_such_module:Bot")
    assert "neither" in bad("arena", "kanobu", "--players", "normal,math:pi")
