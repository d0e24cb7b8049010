"""A reusable buffer of actions, for drivers that list legal actions millions of times."""

from koloda.engine.containers.bits import WORD, lowest
from koloda.engine.containers.ints import append, i64, vec
from koloda.engine.containers.wide_bits import WideBits


class ActionList:
    """The legal actions of one seat, ascending."""

    def __init__(self) -> None:
        self.actions = vec[i64]([0] * 16)
        """Only the first `size` entries are in use."""
        self.size: i64 = 0

    def append(self, action: i64) -> None:
        """One more action."""
        if self.size < len(self.actions):
            self.actions[self.size] = action
        else:
            self.actions = append(self.actions, action)
        self.size += 1

    def append_set(self, first: i64, bits: i64) -> None:
        """An action for each bit of a set; `first` is that of the lowest bit."""
        actions = self.actions
        size = self.size
        while bits:
            action = first + lowest(bits)
            if size < len(actions):
                actions[size] = action
            else:
                actions = append(actions, action)
            size += 1
            bits &= bits - 1
        self.actions = actions
        self.size = size

    def append_wide(self, first: i64, bits: WideBits) -> None:
        """An action for each number of a set; `first` is that of the number 0."""
        low, high = bits
        self.append_set(first, low)
        if high:
            self.append_set(first + WORD, high)

    def listed(self) -> list[int]:
        """The actions as a list."""
        return [self.actions[place] for place in range(self.size)]
