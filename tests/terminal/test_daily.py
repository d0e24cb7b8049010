"""The deal of the day: the same for everybody, its first result kept, and nothing spoiled."""

import datetime
from pathlib import Path

import pytest

from koloda.daily import deal as deals
from koloda.daily.deal import commitment_for, daily, seed_for, today
from koloda.daily.host import expert_plays, points_of
from koloda.engine.chance.rng import commitment
from koloda.engine.records.record import Record, read_record
from koloda.games import GAMES, find_game
from koloda.terminal.daily import DailyChair
from tests.terminal.running import bad, good

ONES = "1\n" * 3000
DAY = datetime.date(2026, 11, 17)
KARMA = find_game("karma")


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is tested here holds for any bots; nothing is kept outside of the test."""
    monkeypatch.setattr(deals, "RIVAL", "easy")
    monkeypatch.setattr(deals, "EXPERT", "normal")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))


def played(*words: str) -> str:
    """The deal of the fixed day, played with the first move each time."""
    return good("daily", "karma", "--date", DAY.isoformat(), *words, typed=ONES)


def kept(folder: Path, name: str) -> Record:
    """A record of the person's folder."""
    file = folder / "koloda" / "daily" / name
    return read_record(file.read_text(encoding="utf-8"), find_game)


def test_every_day_game_and_key_has_cards_of_its_own() -> None:
    days = [DAY, DAY + datetime.timedelta(1)]
    seeds = {seed_for(day, game, key) for day in days for game in GAMES for key in (b"a", b"b")}
    assert len(seeds) == 4 * len(GAMES)
    assert seed_for(DAY, KARMA, b"a") == seed_for(DAY, KARMA, b"a")


def test_what_is_published_before_the_day_fits_the_deal() -> None:
    assert commitment_for(DAY, KARMA, b"secret") == commitment(seed_for(DAY, KARMA, b"secret"))
    assert daily(DAY, KARMA, b"secret").match().commitment == commitment_for(DAY, KARMA, b"secret")


def test_equal_moves_meet_equal_answers_whatever_else_was_asked() -> None:
    first, second = DailyChair(daily(DAY, KARMA)), DailyChair(daily(DAY, KARMA))
    for _ in range(6):
        first.wait()
        second.wait()
        second._rng.below(9)
        assert first.view() == second.view()
        action = first.view().legal[0]
        first.play(action)
        second.play(action)


def test_the_first_result_counts_and_is_kept(tmp_path: Path) -> None:
    text = played()
    record = kept(tmp_path, "2026-11-17-karma.txt")
    assert record.outcome is not None
    assert record.seed == seed_for(DAY, KARMA, deals.PUBLIC_KEY)
    assert commitment(record.seed) in text
    again = played()
    assert "the first time counts" in again and "the first time counts" not in text
    assert str(kept(tmp_path, "2026-11-17-karma.txt")) == str(record)


def test_it_stands_beside_the_expert_on_the_same_cards(tmp_path: Path) -> None:
    text = played()
    expert = kept(tmp_path, "2026-11-17-karma-expert.txt")
    assert str(expert) == str(expert_plays(daily(DAY, KARMA)))
    word = {100: "won", 0: "lost"}.get(round(points_of(expert)), "points")
    assert f"The expert: {word}" in text
    assert "The expert" not in played("--no-expert")


def test_what_is_shared_names_no_card_and_no_move() -> None:
    lines = played().rstrip().splitlines()
    start = lines.index("Koloda, the deal of 2026-11-17: Karma")
    shared = lines[start : lines.index("", start)]
    assert shared[-1] == "koloda daily karma --date 2026-11-17"
    assert len(shared) == 4
    assert all(line.startswith(("My result: ", "The expert: ")) for line in shared[1:3])


def test_the_list_has_every_day_that_was_played() -> None:
    assert "No deal of Karma" in good("daily", "karma", "--list")
    played("--no-expert")
    good("daily", "karma", "--date", "2026-11-16", "--no-expert", typed=ONES)
    played("--no-expert", "--key", "our round")
    lines = good("daily", "karma", "--list").splitlines()
    assert [line[:10] for line in lines] == ["2026-11-17", "2026-11-16"]
    others = good("daily", "karma", "--list", "--key", "our round").splitlines()
    assert [line[:10] for line in others] == ["2026-11-17"]


def test_whoever_leaves_keeps_nothing(tmp_path: Path) -> None:
    assert "Goodbye" in good("daily", "unit", "--date", "2026-11-17", typed="hint\nquit\n")
    assert "without hints" in good("daily", "unit", "--date", "2026-11-17", typed="hint\nquit\n")
    assert not [each for each in tmp_path.rglob("*") if each.is_file()]


def test_days_to_come_and_no_days_are_refused() -> None:
    later = (today() + datetime.timedelta(2)).isoformat()
    assert "is not there yet" in bad("daily", "karma", "--date", later)
    assert "--date is a day like" in bad("daily", "karma", "--date", "friday")


def test_a_folder_that_can_keep_nothing_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("taken")
    told = bad("daily", "karma", "--folder", str(tmp_path / "file"), typed=ONES)
    assert told.startswith(f"koloda: cannot write {tmp_path / 'file'}: ")
