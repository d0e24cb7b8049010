"""Positions met before, for the rules that end a game that turns in circles."""


class Loops:
    """Keys of the positions since something happened that can never be undone."""

    def __init__(self) -> None:
        self.keys: list[int] = []

    def visit(self, key: int) -> int:
        """Note a position; how often it has been met, now included."""
        self.keys.append(key)
        return self.keys.count(key)

    def forget(self) -> None:
        """Something irreversible happened: no earlier position can come back."""
        if self.keys:
            self.keys = []

    def clone(self) -> "Loops":
        """An independent copy."""
        copy = Loops()
        copy.keys = self.keys[:]
        return copy
