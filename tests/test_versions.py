"""What a release has written, every later one reads; and the version stands in one place."""

import importlib
import json
import re
import tomllib
from pathlib import Path

import pytest

import koloda
from koloda.engine.records.record import FORMAT, read_record, verify
from koloda.games import GAMES, find_game

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "tests" / "fixtures"
RECORDS = sorted(FIXTURES.glob("*/*.record.txt"))
POSITIONS = sorted(FIXTURES.glob("*/*.position.json"))


def named(file: Path) -> str:
    return f"{file.parent.name}-{file.name.partition('.')[0]}"


@pytest.mark.parametrize("file", RECORDS, ids=named)
def test_records_of_every_release_are_read_and_proved(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"), find_game)
    verify(record)
    assert record.outcome is not None


@pytest.mark.parametrize("file", POSITIONS, ids=named)
def test_positions_of_every_release_are_read(file: Path) -> None:
    kept = json.loads(file.read_text(encoding="utf-8"))
    match = koloda.parse(kept["position"])
    assert list(match.to_act) == kept["to_act"]
    assert sorted({move.split(maxsplit=1)[0] for move in match.legal()}) == kept["verbs"]
    assert koloda.parse(str(match)).legal() == match.legal()


def test_every_game_has_its_fixtures_of_the_first_release() -> None:
    names = {file.name.partition(".")[0] for file in [*RECORDS, *POSITIONS]}
    assert names == {game.name for game in GAMES}


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" in project["dynamic"]
    assert re.fullmatch(r"\d+\.\d+\.\d+", koloda.__version__)
    assert f"## {koloda.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_table_of_versions_tells_those_of_the_code() -> None:
    settings = importlib.import_module("koloda.server.ops.settings")
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| ([A-Z][\w ]+?) \| ([\w.]+) \|", page, re.MULTILINE))
    assert told["Package and Python API"] == koloda.__version__
    assert told["Protocol"] == str(settings.VERSION)
    assert told["Record"] == FORMAT
