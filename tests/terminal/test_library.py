"""A folder of records: what fits is listed, the rest is counted, and one is seen again."""

import os
from pathlib import Path

import pytest

from koloda.engine.records.record import Record
from tests.analysis.games import greedy_game
from tests.terminal.running import bad, good

DAY = 86_400
NOVEMBER_10 = 1_794_268_800


def put(file: Path, record: Record, names: list[str], day: int) -> None:
    """A record of these players in a file that was changed that many days after 10 November."""
    record.names = names
    file.parent.mkdir(exist_ok=True)
    file.write_text(str(record), encoding="utf-8")
    os.utime(file, (NOVEMBER_10 + day * DAY, NOVEMBER_10 + day * DAY))


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games, one of them unfinished and in a folder below, and a file that is no record."""
    folder = tmp_path_factory.mktemp("shelf")
    put(folder / "one.txt", greedy_game("karma", seed=1), ["Ann", "Bob"], 0)
    put(folder / "two.txt", greedy_game("kanobu", seed=2), ["Cid", "Ann"], 3)
    put(folder / "below" / "three.txt", greedy_game("karma", moves=4), ["Bob", "Cid"], 5)
    (folder / "notes.txt").write_text("Koloda: 1\nGame: karma\n", encoding="utf-8")
    return folder


def listed(shelf: Path, *words: str) -> list[str]:
    """The names of the files that a search lists."""
    lines = good("library", str(shelf), *words).splitlines()
    return [line[line.rindex("(") + 1 : -1] for line in lines if line.endswith(".txt)")]


def test_all_records_are_listed_the_latest_first(shelf: Path) -> None:
    assert listed(shelf) == [str(Path("below", "three.txt")), "two.txt", "one.txt"]
    text = good("library", str(shelf))
    assert "3 records of 3" in text and "One other file is no record." in text
    assert "2026-11-10  karma  Ann, Bob: won by" in text
    assert "2026-11-15  karma  Bob, Cid: not finished" in text


def test_games_players_and_days_are_looked_for(shelf: Path) -> None:
    assert listed(shelf, "--game", "karma", "--player", "ann") == ["one.txt"]
    assert listed(shelf, "--since", "2026-11-13", "--until", "2026-11-13") == ["two.txt"]
    assert listed(shelf, "--result", "unfinished") == [str(Path("below", "three.txt"))]
    assert listed(shelf, "--game", "unit") == []


def test_what_one_won_the_other_lost(shelf: Path) -> None:
    won = listed(shelf, "--game", "karma", "--player", "ann", "--result", "won")
    lost = listed(shelf, "--game", "karma", "--player", "ann", "--result", "lost")
    assert sorted(won + lost) == ["one.txt"]
    assert listed(shelf, "--game", "karma", "--player", "bob", "--result", "won") == lost


def test_players_of_one_name_are_told_apart(tmp_path: Path) -> None:
    record = greedy_game("karma", seed=1)
    assert record.outcome is not None
    put(tmp_path / "twins.txt", record, ["Ann", "Ann"], 0)
    won = record.outcome.ranks.index(1)
    assert f"karma  Ann (0), Ann (1): won by Ann ({won})" in good("library", str(tmp_path))


def test_one_is_seen_again_as_replay_shows_it(shelf: Path) -> None:
    opened = good("library", str(shelf), "--player", "ann", "--open", "2")
    assert opened == good("replay", str(shelf / "one.txt"))
    seen = good("library", str(shelf), "--player", "ann", "--open", "2", "--as-seat", "0")
    assert seen == good("replay", str(shelf / "one.txt"), "--as-seat", "0")


def test_what_cannot_be_found_is_said_in_a_sentence(shelf: Path) -> None:
    assert "there is no folder" in bad("library", str(shelf / "nowhere"))
    assert "there is no record 9: 3 fit" in bad("library", str(shelf), "--open", "9")
    assert "needs --player" in bad("library", str(shelf), "--result", "won")
    assert "--since is a day like" in bad("library", str(shelf), "--since", "monday")
    assert "there is no game 'chess'" in bad("library", str(shelf), "--game", "chess")
