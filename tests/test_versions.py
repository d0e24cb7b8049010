"""What a release has written, every later one reads; and the version stands in one place."""

import importlib
import json
import re
import tomllib
from pathlib import Path

import pytest

import koloda
from koloda.engine.records.record import FORMAT, read_record, verify
from koloda.engine.version import VERSION
from koloda.envs.history import version
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


def test_the_table_of_versions_tells_those_of_the_observations() -> None:
    page = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    (row,) = re.findall(r"^\| Observation \| each game its own: (.+?) \|", page, re.MULTILINE)
    told = dict(re.findall(r"(\w+) (\d+)", row))
    assert told == {game.name.capitalize(): str(version(game.name)) for game in GAMES}


def test_a_name_that_is_to_go_works_and_warns_where_it_is_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(koloda._LEAVING, "deal", ("new", "1.2.0"))
    with pytest.warns(DeprecationWarning, match=r"^koloda\.deal goes") as told:
        from koloda import deal  # type: ignore[attr-defined]
    assert deal is koloda.new
    assert str(told[0].message) == "koloda.deal goes in koloda 1.2.0; koloda.new is there instead"
    assert told[0].filename == __file__


def test_no_release_keeps_what_it_has_said_would_go() -> None:
    here = tuple(map(int, VERSION.split(".")))
    for name, (instead, gone) in koloda._LEAVING.items():
        assert instead in koloda.__all__
        assert name not in koloda.__all__
        assert tuple(map(int, gone.split("."))) > here, f"koloda.{name} is to go now"
