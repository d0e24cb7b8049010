"""Puzzles: one best choice by what the seat sees, found in records, written down, solved."""

import json
from pathlib import Path

import pytest

from koloda.analysis import puzzles
from koloda.analysis.moments import Moment, moments_of
from koloda.analysis.puzzles import Puzzle, promising, puzzle_of
from koloda.bots.search import Choice
from koloda.games import find_game
from koloda.puzzles.book import book_of, read_book
from koloda.terminal import puzzle_solving
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
    monkeypatch.setattr(puzzles, "SOLVERS", ("random",))
    monkeypatch.setattr(puzzles, "ATTEMPTS", 40)
    monkeypatch.setattr(puzzles, "FOUND", 0)


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
    assert len(found.wins) == len(moment.before.legal_actions(moment.seat))
    assert all(0 <= win <= 1 for win in found.wins)
    assert puzzle_of(moment, 1, 80) == found


@pytest.mark.usefixtures("easily")
@pytest.mark.parametrize(
    ("name", "value"),
    [("LEAST_LEAD", 2.0), ("HOPELESS", 1.1), ("FEWEST_CHOICES", 11)],
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


@pytest.mark.usefixtures("easily")
def test_what_the_strongest_misses_is_no_puzzle(
    moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "FOUND", 40)
    assert puzzle_of(moment, 1, 80) is None


@pytest.mark.usefixtures("easily")
def test_a_move_that_seemed_implausible_and_is_as_good_is_no_puzzle(
    moment: Moment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "LEAST_LEAD", -0.2)
    monkeypatch.setattr(puzzles, "measured", lambda *_: (1.0, 0.5))
    count = len(moment.before.legal_actions(moment.seat))
    monkeypatch.setattr(puzzles, "wins_of", lambda *_: (0.5,) * count)
    assert puzzle_of(moment, 1, 80) is not None
    monkeypatch.setattr(puzzles, "LEAST_LEAD", 0.1)
    monkeypatch.setattr(puzzles, "promising", lambda _: True)
    assert puzzle_of(moment, 1, 80) is None


@pytest.fixture
def record(tmp_path: Path, moment: Moment, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with the game of that moment, which is its only puzzle."""
    best = moment.before.legal_actions(moment.seat)[0]

    def found(each: Moment, seed: int, iterations: int) -> Puzzle | None:
        assert seed > 0 and iterations == 200
        if each.number != moment.number:
            return None
        wins = tuple(0.3 for _ in each.before.legal_actions(each.seat))
        return Puzzle(each, best, 0.15, 0.5, wins, (2, 1, 1, 0))

    monkeypatch.setattr(command, "puzzle_of", found)
    file = tmp_path / "game.txt"
    file.write_text(str(greedy_game("kanobu", moves=30)), encoding="utf-8")
    return file


def test_a_puzzle_is_told_without_its_answer(record: Path, moment: Moment) -> None:
    words = ("puzzles", str(record), "--iterations", "200")
    text = good(*words)
    assert "Puzzle 1: Kanobu" in text and "in 4 of 12 attempts" in text
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
    assert (only["missed"], only["attempts"]) == (4, 12)


def test_a_book_is_a_new_file(record: Path, tmp_path: Path, moment: Moment) -> None:
    words = ("puzzles", str(record), "--iterations", "200", "--book", str(tmp_path / "book.toml"))
    assert "One puzzle is in" in good(*words)
    (only,) = read_book((tmp_path / "book.toml").read_text(encoding="utf-8"))
    assert only.seat == moment.seat and only.misses["easy"] == 2
    assert "book.toml" in bad(*words)


def test_a_book_goes_from_easy_to_hard_with_one_puzzle_of_each_game(moment: Moment) -> None:
    def found(file: str, missed: int) -> command.Found:
        puzzle = Puzzle(moment, 0, 0.2, 0.5, (), (missed, 0, 0, 0))
        return command.Found(file, greedy_game("kanobu", moves=1), puzzle)

    all_found = [found("a", 9), found("b", 8), found("a", 7), found("c", 3), found("d", 1)]
    assert [each.puzzle.missed for each in command.spread(all_found, 2)] == [1, 8]
    assert [each.puzzle.missed for each in command.spread(all_found, 9)] == [1, 3, 8, 9]
    assert command.spread([], 3) == []


def test_the_puzzles_of_a_game_are_asked_one_by_one() -> None:
    first, second, *_ = book_of(find_game("karma"))
    wrong = next(action for action in second.wins if action != second.best)
    number = str(list(first.wins).index(first.best) + 1)
    told = good("puzzles", "karma", typed=f"nothing like it\n{number}\n{wrong}\n\n")
    assert "Puzzle 1: Karma" in told and "none of these moves" in told
    assert "Right." in told and "Clearly better was" in told
    assert f"{round(100 * first.wins[first.best]):4} %" in told
    assert "Solved: 1 of 2." in told
    assert "Решено 0 из 0" in good("puzzles", "karma", "--lang", "ru")


def test_a_game_without_puzzles_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_solving, "book_of", lambda _: ())
    assert "karma brings no puzzles" in bad("puzzles", "karma")


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
