"""Puzzles: one best choice by what the seat sees, told without its answer unless that is wanted."""

import json
from pathlib import Path

import pytest

from koloda.analysis import puzzles
from koloda.analysis.moments import Moment, moments_of
from koloda.analysis.puzzles import Puzzle, promising, puzzle_of
from koloda.bots.search import Choice
from koloda.terminal import puzzles as command
from tests.analysis.games import greedy_game
from tests.terminal.running import bad, good, run


@pytest.fixture(scope="module")
def moment() -> Moment:
    """A choice among some moves."""
    _, moments = moments_of(greedy_game("kanobu", moves=30))
    return next(each for each in moments if 3 <= len(each.before.legal_actions(each.seat)) <= 10)


@pytest.fixture
def easily(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is a puzzle that somebody misses, or nothing by what a test changes."""
    monkeypatch.setattr(puzzles, "LEAST_LEAD", -2.0)
    monkeypatch.setattr(puzzles, "HOPELESS", 0.0)
    monkeypatch.setattr(puzzles, "WON", 1.0)
    monkeypatch.setattr(puzzles, "SOLVERS", ("random",))
    monkeypatch.setattr(puzzles, "ATTEMPTS", 40)


def test_only_a_clear_lead_is_worth_a_closer_look() -> None:
    far, near = Choice(1, 9, 0.5), Choice(2, 9, 0.4)
    assert promising([far, Choice(3, 9, 0.2)])
    assert not promising([far, near])
    assert not promising([far])


@pytest.mark.usefixtures("easily")
def test_the_answer_is_one_of_the_moves_and_repeats(moment: Moment) -> None:
    found = puzzle_of(moment, 1, 80)
    assert found is not None
    assert found.best in moment.before.legal_actions(moment.seat)
    assert found.missed > 0 and 0 <= found.win <= 1
    assert puzzle_of(moment, 1, 80) == found


@pytest.mark.usefixtures("easily")
@pytest.mark.parametrize(
    ("name", "value"),
    [("LEAST_LEAD", 2.0), ("HOPELESS", 1.1), ("WON", -0.1), ("FEWEST_CHOICES", 11)],
)
def test_what_is_not_clear_or_decided_is_no_puzzle(
    moment: Moment, monkeypatch: pytest.MonkeyPatch, name: str, value: float
) -> None:
    monkeypatch.setattr(puzzles, name, value)
    assert puzzle_of(moment, 1, 80) is None


@pytest.mark.usefixtures("easily")
def test_what_no_bot_misses_is_no_puzzle(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "ATTEMPTS", 0)
    assert puzzle_of(moment, 1, 80) is None


@pytest.fixture
def record(tmp_path: Path, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the game of that moment, which is its only puzzle."""
    best = moment.before.legal_actions(moment.seat)[0]

    def found(each: Moment, seed: int, iterations: int) -> Puzzle | None:
        assert seed > 0 and iterations == 200
        return Puzzle(each, best, 0.15, 0.5, 4) if each.number == moment.number else None

    monkeypatch.setattr(command, "puzzle_of", found)
    file = tmp_path / "game.txt"
    file.write_text(str(greedy_game("kanobu", moves=30)), encoding="utf-8")
    return file


def test_a_puzzle_is_told_without_its_answer(record: Path, moment: Moment) -> None:
    words = ("puzzles", str(record), "--iterations", "200")
    text = good(*words)
    assert "Puzzle 1: Kanobu" in text and "in 4 of 9 attempts" in text
    assert f"From move {moment.number} of" in text
    assert text.count("\n  - ") == len(moment.before.legal_actions(moment.seat))
    assert "The answer" not in text
    told = good(*words, "--answers")
    assert "The answer: " in told and "at least 15 more games" in told


def test_programs_get_the_figures(record: Path, moment: Moment) -> None:
    (only,) = json.loads(good("puzzles", str(record), "--iterations", "200", "--json"))
    assert only["move"] == moment.number
    assert only["best"] == only["actions"][0]
    assert only["played"] == moment.text
    assert (only["missed"], only["attempts"]) == (4, 9)


def test_games_without_puzzles_say_so(
    record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(command, "puzzle_of", lambda *_: None)
    assert "no puzzle" in good("puzzles", str(record))
    assert "cannot read" in bad("puzzles", str(tmp_path / "none.txt"))
    other = tmp_path / "other.txt"
    other.write_text("a letter", encoding="utf-8")
    told = run("puzzles", str(other), str(record))
    assert told.exit_code == 0 and str(other) in told.output and "no puzzle" in told.output
