"""Cards one above the other: a deck or a pile of which the order matters."""

from koloda.engine.ints import i64, u8, vec


class Row:
    """Numbers below 256 from the bottom to the top, one byte each; quick at both ends.

    The cells go round: the lowest card may lie in a cell behind the top card's.
    """

    def __init__(self, cells: vec[u8]) -> None:
        self.cells = cells
        """A power of two of them, at least as many as there may be cards."""
        self.turn: i64 = len(cells) - 1
        self.first: i64 = 0
        """The cell of the lowest card."""
        self.size: i64 = 0

    def clone(self) -> "Row":
        """An independent copy."""
        copy = Row(self.cells[:])
        copy.first = self.first
        copy.size = self.size
        return copy

    def at(self, place: i64) -> i64:
        """The card at that place, counted from 0 at the bottom."""
        return i64(self.cells[(self.first + place) & self.turn])

    def put(self, place: i64, card: i64) -> None:
        """Let another card lie at that place."""
        self.cells[(self.first + place) & self.turn] = u8(card)

    def top(self) -> i64:
        """The highest card; there is one."""
        return i64(self.cells[(self.first + self.size - 1) & self.turn])

    def push(self, card: i64) -> None:
        """A card comes on top."""
        self.cells[(self.first + self.size) & self.turn] = u8(card)
        self.size += 1

    def pop(self) -> i64:
        """The top card goes; there is one."""
        self.size -= 1
        return i64(self.cells[(self.first + self.size) & self.turn])

    def push_under(self, card: i64) -> None:
        """A card comes to lie under all others."""
        self.first = (self.first - 1) & self.turn
        self.cells[self.first] = u8(card)
        self.size += 1

    def holds(self, card: i64, first: i64) -> bool:
        """Whether such a card lies at that place or above it."""
        cells = self.cells
        for place in range(self.first + first, self.first + self.size):
            if i64(cells[place & self.turn]) == card:
                return True
        return False

    def lay(self, cards: list[int]) -> None:
        """Hold these cards and no others, the last one on top."""
        self.size = 0
        for card in cards:
            self.push(card)

    def cards(self) -> list[int]:
        """All cards, the top one last."""
        return [self.at(place) for place in range(self.size)]


def empty_row(most: i64) -> Row:
    """A row that has room for so many cards."""
    cells: i64 = 1
    while cells < most:
        cells += cells
    return Row(vec[u8]([0] * cells))
