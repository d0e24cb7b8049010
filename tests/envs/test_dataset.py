"""`koloda simulate --dataset`: what is in the file is what the seats saw, might do and did."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from koloda.cli import main
from koloda.engine.contract.evidence import observe
from koloda.engine.contract.state import CHANCE
from koloda.engine.learning.fingerprint import fingerprint
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.record import read_record
from koloda.games import find_game

parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow comes with the extra data")
WORDS = ["simulate", "karma", "--games", "3", "--players", "normal", "--seats", "2", "--seed", "9"]


def test_the_rows_are_the_choices_of_the_records(tmp_path: Path) -> None:
    file, folder = tmp_path / "karma.parquet", tmp_path / "games"
    words = [*WORDS, "--dataset", str(file), "--records", str(folder)]
    assert CliRunner().invoke(main, words).exit_code == 0
    rows = iter(parquet.read_table(file).to_pylist())
    for number in range(3):
        record = read_record((folder / f"karma-9-{number}.txt").read_text(), find_game)
        assert record.outcome is not None
        state, step = record.start(), 0
        for seat, action in record.actions:
            if seat != CHANCE:
                row, sheet = next(rows), Sheet(state.setup.layout().size)
                state.observe(seat, sheet)
                assert (row["game"], row["step"], row["seat"]) == (number, step, seat)
                assert row["observation"] == sheet.cells
                assert (row["legal"], row["action"]) == (state.legal_actions(seat), action)
                assert row["score"] == record.outcome.scores[seat]
                step += 1
            state.apply(seat, action)
    assert next(rows, None) is None


def test_observations_may_end_with_what_the_moves_have_told(tmp_path: Path) -> None:
    files, folder = [tmp_path / "view.parquet", tmp_path / "more.parquet"], tmp_path / "games"
    words = [*WORDS, "--dataset", str(files[0]), "--records", str(folder)]
    assert CliRunner().invoke(main, words).exit_code == 0
    assert (
        CliRunner().invoke(main, [*WORDS, "--dataset", str(files[1]), "--evidence"]).exit_code == 0
    )
    views, rows = (parquet.read_table(file).to_pylist() for file in files)
    setup = find_game("karma").setup(2).with_evidence()
    layout, shown = setup.layout(), 0
    for number in range(3):
        record = read_record((folder / f"karma-9-{number}.txt").read_text(), find_game)
        state, evidence = record.start(), setup.game.evidence(setup)
        for seat, action in record.actions:
            if seat != CHANCE:
                sheet, seen = Sheet(layout.size), views.pop(0)["observation"]
                observe(state, evidence, layout, seat, sheet)
                assert rows.pop(0)["observation"] == sheet.cells
                assert sheet.cells[: len(seen)] == seen
                shown += any(sheet.cells[len(seen) :])
            before = state.clone()
            state.apply(seat, action)
            evidence.note(before, seat, action, state)
    assert shown and not rows and not views


def test_the_file_says_what_its_numbers_mean(tmp_path: Path) -> None:
    file = tmp_path / "karma.parquet"
    CliRunner().invoke(main, [*WORDS, "--dataset", str(file)])
    about = json.loads(parquet.read_schema(file).metadata[b"koloda"])
    setup = find_game("karma").setup(2)
    assert about["fingerprint"] == fingerprint(setup.layout(), setup.actions)
    assert (about["game"], about["names"], about["seed"]) == ("karma", ["normal", "normal"], 9)


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    file = tmp_path / "karma.parquet"
    file.write_text("mine")
    result = CliRunner().invoke(main, [*WORDS, "--dataset", str(file)])
    assert result.exit_code != 0 and "exists already" in result.output
    assert file.read_text() == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["karma.parquet"]


def test_the_five_lines_of_learning_md_learn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    CliRunner().invoke(main, [*WORDS, "--dataset", "karma.parquet"])
    page = (Path(__file__).parents[2] / "docs" / "learning.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"^```python\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
    exec(block, {})
    assert float(capsys.readouterr().out.rpartition(":")[2]) > 0.1
