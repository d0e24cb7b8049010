"""A folder of records, by their headers: quick to look through, whatever else lies in it."""

import datetime
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from koloda.engine.records.record import UNFINISHED, split
from koloda.engine.values.errors import NotationError, OptionError
from koloda.terminal import faults

MOST_HEADERS: Final = 60_000
"""Bytes that are read of a file; headers with a long position fit."""
MOST_FILES: Final = 100_000


@dataclass(frozen=True)
class Card:
    """What the headers of one record say."""

    file: Path
    day: datetime.date
    """When the file was last changed, by UTC: a record has no date of its own."""
    game: str
    names: tuple[str, ...]
    ranks: tuple[int, ...]
    """The rank of every seat; nothing if the game was not finished."""

    def winners(self) -> list[int]:
        """The seats that won; none in a draw."""
        if len(set(self.ranks)) <= 1:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def result(self, player: str) -> str:
        """How it ended: `unfinished`, `drawn`, or for a player `won` or `lost`."""
        if not self.ranks:
            return UNFINISHED
        if not self.winners():
            return "drawn"
        won = [self.names[seat].casefold() for seat in self.winners()]
        return "won" if any(player in name for name in won) else "lost"


@dataclass(frozen=True)
class Wanted:
    """What is looked for; what is empty fits everything."""

    game: str = ""
    player: str = ""
    """A part of a name, in small letters."""
    result: str = ""
    since: datetime.date = datetime.date.min
    until: datetime.date = datetime.date.max

    def fits(self, card: Card) -> bool:
        """Whether a record is one of those looked for."""
        return (
            self.game in ("", card.game)
            and any(self.player in name.casefold() for name in card.names)
            and self.result in ("", card.result(self.player))
            and self.since <= card.day <= self.until
        )


def cards_in(folder: Path) -> tuple[list[Card], int]:
    """The records of a folder and of those below it, the latest first; how many files are none."""
    if not folder.is_dir():
        raise OptionError(faults.NO_SHELF, folder=folder)
    found: list[Card] = []
    others = 0
    for number, file in enumerate(sorted(each for each in folder.rglob("*") if each.is_file())):
        if number >= MOST_FILES:
            raise OptionError(faults.LARGE_SHELF, folder=folder, most=MOST_FILES)
        card = card_of(file)
        if card is None:
            others += 1
        else:
            found.append(card)
    return sorted(found, key=lambda card: card.day, reverse=True), others


def card_of(file: Path) -> Card | None:
    """The headers of a record, or None for any other file."""
    try:
        with file.open("rb") as opened:
            text = opened.read(MOST_HEADERS).decode("utf-8", "ignore").replace("\r\n", "\n")
        headers, _ = split(text.removeprefix("\ufeff").partition("\n\n")[0])
        names = tuple(value for name, value in headers.items() if name.startswith("Seat "))
        words = headers["Result"].split()
        ranks = () if words == [UNFINISHED] else tuple(int(word) for word in words[: len(names)])
        changed = datetime.datetime.fromtimestamp(file.stat().st_mtime, datetime.UTC)
    except (OSError, NotationError, KeyError, ValueError):
        return None
    if not names or (ranks and len(ranks) != len(names)) or "Game" not in headers:
        return None
    return Card(file, changed.date(), headers["Game"], names, ranks)
