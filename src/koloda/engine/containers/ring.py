"""A ring buffer of cards: a deck or a pile whose order matters."""

from koloda.engine.containers.ints import i64, u8, vec


class RingBuffer:
    """Numbers below 256 from the bottom to the top, one byte each; constant time at both ends."""

    def __init__(self, cells: vec[u8]) -> None:
        self.cells = cells
        """The cells: a power of two, at least the capacity."""
        self.mask: i64 = len(cells) - 1
        self.first: i64 = 0
        """The cell of the lowest card."""
        self.size: i64 = 0

    def clone(self) -> "RingBuffer":
        """An independent copy."""
        copy = RingBuffer(self.cells[:])
        copy.first = self.first
        copy.size = self.size
        return copy

    def at(self, place: i64) -> i64:
        """The card at that place, counted from 0 at the bottom."""
        return i64(self.cells[(self.first + place) & self.mask])

    def put(self, place: i64, card: i64) -> None:
        """Let another card lie at that place."""
        self.cells[(self.first + place) & self.mask] = u8(card)

    def top(self) -> i64:
        """The highest card; there is one."""
        return i64(self.cells[(self.first + self.size - 1) & self.mask])

    def push(self, card: i64) -> None:
        """A card comes on top."""
        self.cells[(self.first + self.size) & self.mask] = u8(card)
        self.size += 1

    def pop(self) -> i64:
        """The top card goes; there is one."""
        self.size -= 1
        return i64(self.cells[(self.first + self.size) & self.mask])

    def push_under(self, card: i64) -> None:
        """Put a card under all others."""
        self.first = (self.first - 1) & self.mask
        self.cells[self.first] = u8(card)
        self.size += 1

    def holds(self, card: i64, first: i64) -> bool:
        """Whether such a card lies at that place or above it."""
        cells = self.cells
        for place in range(self.first + first, self.first + self.size):
            if i64(cells[place & self.mask]) == card:
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


def empty_ring(most: i64) -> RingBuffer:
    """A ring buffer with room for `most` cards."""
    cells: i64 = 1
    while cells < most:
        cells += cells
    return RingBuffer(vec[u8]([0] * cells))
