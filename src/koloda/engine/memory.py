"""Positions met before in games that undo little: found at once among hundreds."""

from typing import Final

from koloda.engine.ints import i64

DRAWERS: Final = 64
NO_KEY: Final = -1


class Met:
    """A position's key and the one met before it; never changed, so copies share it."""

    def __init__(self, key: i64, before: "Met | None") -> None:
        self.key = key
        self.before = before


class Memory:
    """Keys of positions in drawers by their lowest bits; copies share what they have in common."""

    def __init__(self) -> None:
        self.drawers: list[Met | None] = [None] * DRAWERS
        self.newest: i64 = NO_KEY

    def visit(self, key: i64) -> i64:
        """Note a position; how often it has been met, now included."""
        drawer = key % DRAWERS
        before = self.drawers[drawer]
        self.drawers[drawer] = Met(key, before)
        self.newest = key
        if before is None:
            return 1
        return self.met()

    def met(self) -> i64:
        """How often the newest position has been met."""
        times: i64 = 0
        if self.newest < 0:
            return 1
        place = self.drawers[self.newest % DRAWERS]
        while place is not None:
            if place.key == self.newest:
                times += 1
            place = place.before
        return times

    def forget(self) -> None:
        """Something irreversible happened: no earlier position can come back."""
        if self.newest >= 0:
            self.drawers = [None] * DRAWERS
            self.newest = NO_KEY

    def keys(self) -> list[int]:
        """All keys, drawer by drawer, the newest one last."""
        found: list[int] = []
        for number in range(DRAWERS):
            place = self.drawers[(self.newest - number) % DRAWERS]
            while place is not None:
                found.append(place.key)
                place = place.before
        found.reverse()
        return found

    def replace(self, keys: list[int]) -> None:
        """Remember exactly these keys."""
        self.forget()
        for key in keys:
            self.visit(key)

    def clone(self) -> "Memory":
        """An independent copy."""
        copy = Memory()
        copy.drawers = self.drawers[:]
        copy.newest = self.newest
        return copy
