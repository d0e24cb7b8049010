"""Cards one above the other that come and go on top, and sometimes in between."""

from koloda.engine.containers.ints import append, i16, i64, vec


class Pile:
    """Numbers below 32768 from the bottom to the top, two bytes each."""

    def __init__(self, cells: vec[i16]) -> None:
        self.cells = cells
        """Only the first `size` entries are in use."""
        self.size: i64 = len(cells)
        self.marks: i64 = -1 if self.size else 0
        """All bits of the cards that have lain in it since it was empty, or more."""

    def clone(self) -> "Pile":
        """An independent copy."""
        copy = Pile(self.cells[: self.size])
        copy.marks = self.marks
        return copy

    def at(self, place: i64) -> i64:
        """The card at that place, counted from 0 at the bottom."""
        return i64(self.cells[place])

    def put(self, place: i64, card: i64) -> None:
        """Let another card lie at that place."""
        self.cells[place] = i16(card)
        self.marks |= card

    def top(self) -> i64:
        """The highest card; there is one."""
        return i64(self.cells[self.size - 1])

    def push(self, card: i64) -> None:
        """A card comes on top."""
        if self.size < len(self.cells):
            self.cells[self.size] = i16(card)
        else:
            self.cells = append(self.cells, i16(card))
        self.size += 1
        self.marks |= card

    def pop(self) -> i64:
        """The top card goes; there is one."""
        self.size -= 1
        if self.size == 0:
            self.marks = 0
        return i64(self.cells[self.size])

    def insert(self, place: i64, card: i64) -> None:
        """Put a card at that place, under those that lay there and above."""
        self.push(card)
        cells = self.cells
        above = self.size - 1
        while above > place:
            cells[above] = cells[above - 1]
            above -= 1
        cells[place] = i16(card)

    def take(self, place: i64) -> i64:
        """The card at that place goes."""
        cells = self.cells
        card = i64(cells[place])
        self.size -= 1
        while place < self.size:
            cells[place] = cells[place + 1]
            place += 1
        return card

    def reverse(self) -> None:
        """Turn the pile round: the top card lies at the bottom."""
        cells = self.cells
        low: i64 = 0
        high = self.size - 1
        while low < high:
            below = cells[low]
            cells[low] = cells[high]
            cells[high] = below
            low += 1
            high -= 1

    def clear(self) -> None:
        """Hold no card."""
        self.size = 0
        self.marks = 0

    def lay(self, cards: list[int]) -> None:
        """Hold these cards and no others, the last one on top."""
        self.clear()
        for card in cards:
            self.push(card)

    def cards(self) -> list[int]:
        """All cards, the top one last."""
        return [self.at(place) for place in range(self.size)]


def empty_pile() -> Pile:
    """A pile without a card."""
    return Pile(vec[i16]())
