"""`koloda analyse`: text, JSON and page of a recorded game."""

import json
from pathlib import Path

import pytest

from koloda.analysis import account, grades, report
from koloda.analysis.mistakes import Mistake
from koloda.analysis.moments import moments_of
from koloda.terminal import analyse, files
from koloda.terminal.analysis_page import way
from tests.analysis.games import greedy_game
from tests.terminal.running import run


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a game, and hardly any samples for its analysis."""
    monkeypatch.setattr(account, "PILOT", 2)
    monkeypatch.setattr(report, "ROLLOUTS", 0)
    monkeypatch.setattr(report, "ITERATIONS", 0)
    monkeypatch.setattr(grades, "ITERATIONS", 16)
    file = tmp_path / "game.txt"
    file.write_text(str(greedy_game("karma")), encoding="utf-8")
    return file


def test_the_account_of_every_player_is_printed(record: Path) -> None:
    said = run("analyse", str(record)).output
    assert "even start" in said
    assert said.count("how hidden cards fell") >= 2
    assert "player 1" in said
    assert said.count("Accuracy: ") == 2


@pytest.mark.parametrize(("language", "word"), [("ru", "раздача"), ("it", "la distribuzione")])
def test_in_the_reader_s_language(record: Path, language: str, word: str) -> None:
    assert word in run("analyse", str(record), "--lang", language).output


def test_json_has_all_figures(record: Path) -> None:
    figures = json.loads(run("analyse", str(record), "--json").stdout)
    seat = figures["seats"][0]
    lines = sum(line["points"] for line in seat["account"].values())
    assert seat["start"] + lines == pytest.approx(seat["result"])
    assert len(seat["chances"]) == figures["moves"] + 1
    assert 0 < seat["accuracy"]["points"] <= 100


def test_figures_and_a_page_at_once(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    told = run("analyse", str(record), "--seconds", "0.1", "--json", "--html", str(page)).stdout
    assert json.loads(told)["seats"]
    assert "<svg" in page.read_text(encoding="utf-8")


def test_a_page_with_a_chart(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "game.html"
    assert str(page) in run("analyse", str(record), "--html", str(page)).output.replace("\n", "")
    text = page.read_text(encoding="utf-8")
    assert "<svg" in text
    assert "polyline" in text
    assert text.count("<polygon") == 2
    assert ">0</text>" in text and ">10</text>" in text


def test_a_bar_goes_from_the_points_before_a_line_to_those_after_it() -> None:
    gain, loss = way(50, 75, 0, 100), way(75, 25, 0, 100)
    assert "class=gain style='left:50.0%;width:25.0%'" in gain
    assert "class=loss style='left:25.0%;width:50.0%'" in loss
    assert "left:0.0%;width:50.0%" in way(-50, 50, -50, 150)


def test_the_page_replaces_no_file_unless_it_is_told_to(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "game.html"
    page.write_text("mine", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr(analyse, "Analysis", None)  # it is refused before any work
        refused = run("analyse", str(record), "--html", str(page))
        nowhere = run("analyse", str(record), "--html", str(tmp_path / "no" / "game.html"))
    assert refused.exit_code == 2
    assert "game.html exists already; --force would replace it" in flat(refused.output)
    assert nowhere.exit_code == 2
    assert "game.html" in flat(nowhere.output)
    assert page.read_text(encoding="utf-8") == "mine"
    run("analyse", str(record), "--html", str(page), "--force")
    assert "<svg" in page.read_text(encoding="utf-8")


def test_a_page_that_cannot_be_written_in_the_end_is_named(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.RecordFile, "write", full)
    result = run("analyse", str(record), "--html", str(tmp_path / "game.html"))
    assert result.exit_code == 2
    assert "game.html: No space left on device" in flat(result.output)


def flat(text: str) -> str:
    """What was printed, without the breaks of lines."""
    return " ".join(text.split())


def test_a_mistake_is_told_with_the_better_move(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, moments = moments_of(greedy_game("karma"))
    moment = next(moment for moment in moments if moment.is_choice() and moment.seat == 0)
    other = next(a for a in moment.before.legal_actions(0) if a != moment.action)
    found = [Mistake(moment, other, 14.0, 5.0, None)]
    monkeypatch.setattr(report, "mistakes_of", lambda *_: found)
    said = " ".join(run("analyse", str(record)).output.split())
    assert f"Move {moment.number}," in said
    assert "14 more wins in a hundred" in said
    figures = json.loads(run("analyse", str(record), "--json").stdout)
    assert figures["seats"][0]["mistakes"][0]["band"] == "large"


def test_what_is_no_record_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "no.txt"
    file.write_text("hello", encoding="utf-8")
    result = run("analyse", str(file))
    assert result.exit_code == 1
    assert len(result.output.strip().splitlines()) == 1
