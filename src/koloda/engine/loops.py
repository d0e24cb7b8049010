"""Positions met before, for the rules that end a game that turns in circles."""

from typing import Final

from koloda.engine.ints import i64

HIGHEST: Final = 1 << 60
NONE: Final = -1

Keys = tuple[i64, i64, i64, i64]


class Page:
    """Four keys, the newest first, and the page before; never changed, so copies share it."""

    def __init__(self, four: Keys, before: "Page | None") -> None:
        self.four = four
        self.before = before


class Loops:
    """Keys, from 0 up, of the positions since something happened that can never be undone."""

    def __init__(self) -> None:
        self.four: Keys = (NONE, NONE, NONE, NONE)
        """The newest keys, the newest first."""
        self.before: Page | None = None
        self.marks: i64 = 0
        """One bit for the keys of each remainder by 60: no bit, no such key yet."""

    def visit(self, key: i64) -> i64:
        """Note a position; how often it has been met, now included."""
        mark: i64 = HIGHEST >> (key % 60)
        first, second, third, fourth = self.four
        if fourth == NONE:
            self.four = (key, first, second, third)
        else:
            self.before = Page(self.four, self.before)
            self.four = (key, NONE, NONE, NONE)
        if self.marks & mark:
            return self.met()
        self.marks |= mark
        return 1

    def met(self) -> i64:
        """How often the newest position has been met."""
        newest = self.four[0]
        if newest == NONE:
            return 1
        times = among(newest, self.four)
        page = self.before
        while page is not None:
            times += among(newest, page.four)
            page = page.before
        return times

    def forget(self) -> None:
        """Something irreversible happened: no earlier position can come back."""
        self.four = (NONE, NONE, NONE, NONE)
        self.marks = 0
        if self.before is not None:
            self.before = None

    def keys(self) -> list[int]:
        """All keys, the oldest first."""
        keys: list[int] = [key for key in self.four if key != NONE]
        page = self.before
        while page is not None:
            keys += page.four
            page = page.before
        keys.reverse()
        return keys

    def replace(self, keys: list[int]) -> None:
        """Remember exactly these keys."""
        self.forget()
        for key in keys:
            self.visit(key)

    def clone(self) -> "Loops":
        """An independent copy."""
        copy = Loops()
        copy.four = self.four
        copy.before = self.before
        copy.marks = self.marks
        return copy


def among(key: i64, four: Keys) -> i64:
    """How often a key is among four."""
    first, second, third, fourth = four
    return (key == first) + (key == second) + (key == third) + (key == fourth)
