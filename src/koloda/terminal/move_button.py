"""A move as a button on one line: where a card goes, or what is no card."""

from typing import Final

from rich.cells import cell_len
from textual.message import Message
from textual.widgets import Static

FRAME: Final = 6
"""Columns of the brackets and of the gap after a button."""


class MoveButton(Static, can_focus=True):
    """Pressed by Enter or a click."""

    DEFAULT_CSS = """
    MoveButton { width: auto; height: 1; margin: 0 2 0 0; }
    MoveButton:focus { text-style: bold reverse; }
    """

    class Pressed(Message):
        """The person wants this move."""

        def __init__(self, button: "MoveButton") -> None:
            super().__init__()
            self.button = button

    def __init__(self, action: int, words: str) -> None:
        super().__init__(f"[ {words} ]", markup=False)
        self.action = action
        self.words = words
        self.columns = cell_len(words) + FRAME

    def advise(self, best: int) -> None:
        """Mark the button if it is the best move."""
        mark = "!" if self.action == best else " "
        self.update(f"[{mark}{self.words} ]")

    def on_click(self) -> None:
        """A click presses."""
        self.post_message(self.Pressed(self))
