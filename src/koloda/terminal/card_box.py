"""A card as a box of the full screen, to be chosen with the arrow keys or the mouse."""

from typing import Final

from rich.text import Text
from textual.message import Message
from textual.widgets import Static

from koloda.terminal.choices import Source
from koloda.terminal.faces import Face, plain

WIDE: Final = 8
"""Columns between the edges."""
SLIM: Final = 4
"""Columns between the edges where a hand is too large for wide boxes."""
EDGES: Final = 2
ROUND: Final = "╭─╮│╰╯"
HEAVY: Final = "┏━┓┃┗┛"
PLAIN: Final = "+-+|++"
PLAIN_HEAVY: Final = "#=#H##"


class CardBox(Static, can_focus=True):
    """One card; a heavy border is the one that is chosen, a dim one cannot be played."""

    DEFAULT_CSS = "CardBox { width: auto; height: 5; }"

    class Chosen(Message):
        """The person wants to do something with a card."""

        def __init__(self, box: "CardBox") -> None:
            super().__init__()
            self.box = box

    class Looked(Message):
        """The person looks at a card."""

        def __init__(self, box: "CardBox") -> None:
            super().__init__()
            self.box = box

    def __init__(
        self, source: Source, face: Face, caption: str, unicode: bool, width: int = WIDE
    ) -> None:
        super().__init__()
        self.source = source
        self.face = face
        self.caption = caption
        self.unicode = unicode
        self.columns = width
        self.advised = False

    def render(self) -> Text:
        """Border, corner, sign, and below it what the card is called or where it lies."""
        heavy, light = (HEAVY, ROUND) if self.unicode else (PLAIN_HEAVY, PLAIN)
        left, line, right, side, low, end = list(heavy if self.has_focus else light)
        sign = self.face.sign if self.unicode else plain(self.face.sign)
        corner = self.face.corner if self.unicode else plain(self.face.corner)
        edge = "bold" if self.has_focus else "" if self.source.moves else "dim"
        mark, width = "!" if self.advised else "", self.columns
        text = Text(no_wrap=True)
        text.append(f"{left}{line * width}{right}\n", edge)
        for words in (
            f"{corner[: width - len(mark)]:<{width - len(mark)}}{mark}",
            f"{sign:^{width}}",
            f"{self.caption[:width]:^{width}}",
        ):
            text.append(side, edge)
            self.print(words, text)
            text.append(f"{side}\n", edge)
        text.append(f"{low}{line * width}{end}", edge)
        return text

    def print(self, words: str, text: Text) -> None:
        """A line of the card, on paper of one colour or two."""
        weight = "" if self.source.moves else " dim"
        for part, paper in (
            (words[: self.columns // 2], self.face.paper),
            (words[self.columns // 2 :], self.face.second or self.face.paper),
        ):
            text.append(part, f"{self.face.ink} on {paper}{weight}")

    def on_focus(self) -> None:
        """The screen tells what the card does."""
        self.refresh()
        self.post_message(self.Looked(self))

    def on_blur(self) -> None:
        """The heavy border goes with the focus."""
        self.refresh()

    def on_click(self) -> None:
        """A click chooses."""
        self.focus()
        self.post_message(self.Chosen(self))
