"""Where deals of the day are kept: one record for each deal that was played to its end."""

import os
import sys
from pathlib import Path
from typing import NamedTuple

from koloda.daily.deal import PERSON, Daily
from koloda.daily.host import points_of
from koloda.engine.records.record import Record
from koloda.engine.values.errors import OptionError
from koloda.terminal import faults
from koloda.terminal.files import RecordFile, load, reason

EXPERT_PART = "expert"


class Result(NamedTuple):
    """What somebody reached on a deal."""

    points: int
    """100 for a win, 0 for a loss."""
    moves: int
    """The choices that were made."""


def result_of(record: Record) -> Result:
    """Points and moves of the person's seat."""
    return Result(round(points_of(record)), sum(1 for seat, _ in record.actions if seat == PERSON))


def usual_folder() -> Path:
    """Where programs of this system keep what belongs to a person."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home())
    else:
        base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "koloda" / "daily"


class DailyFolder:
    """The records of one person's deals; the first one of a deal stays."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, deal: Daily, part: str = "") -> Path:
        """The file of a deal; deals of another key have names of their own."""
        words = [deal.day.isoformat(), deal.game.name, deal.mark(), part]
        return self.folder / ("-".join(filter(None, words)) + ".txt")

    def find(self, deal: Daily, part: str = "") -> Result | None:
        """What is kept of a deal."""
        file = self.file(deal, part)
        return result_of(load(str(file))) if file.is_file() else None

    def place(self, deal: Daily, part: str = "") -> RecordFile | None:
        """Where a deal will be kept, unless it is kept already; refused if it cannot be there."""
        file = self.file(deal, part)
        if file.exists():
            return None
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            told = reason(error)
            raise OptionError(faults.CANNOT_WRITE, file=self.folder, reason=told) from None
        return RecordFile(str(file), force=False)

    def keep(self, deal: Daily, record: Record, part: str = "") -> Path | None:
        """Keep a record unless there is one already; the new file."""
        place = self.place(deal, part)
        if place is None:
            return None
        place.write(str(record))
        return place.path

    def days(self, deal: Daily) -> list[str]:
        """The days of which a deal of the same game and key is kept, the latest first."""
        tail = self.file(deal).name.removeprefix(deal.day.isoformat())
        names = [file.name for file in self.folder.glob(f"????-??-??{tail}")]
        return sorted((name.removesuffix(tail) for name in names), reverse=True)
