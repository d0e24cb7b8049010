"""A row of small numbers that an observation is written on."""

from typing import Final

from koloda.engine.ints import i64

MOST: Final = 255
"""A larger number is written as this one."""


class Sheet:
    """Cells that hold 0 to 255, all of them 0 at first; batches keep theirs in other memory."""

    def __init__(self, size: int) -> None:
        self.cells = [0] * size

    def put(self, cell: i64, value: i64) -> None:
        """Write a number that is not negative into a cell."""
        self.cells[cell] = min(value, MOST)

    def add(self, cell: i64, amount: i64) -> None:
        """Change the number in a cell, which does not become negative."""
        self.cells[cell] = min(self.cells[cell] + amount, MOST)

    def put_set(self, cell: i64, cards: i64, bits: i64) -> i64:
        """Write how often each kind is in a set with 1 or 2 bits for each; how many that are."""
        total: i64 = 0
        mask: i64 = 2 * bits - 1
        while cards:
            copies = cards & mask
            if copies:
                self.put(cell, copies)
                total += copies
            cards >>= bits
            cell += 1
        return total
