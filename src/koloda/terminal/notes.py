"""A page that keeps its lines, for a part of the full screen to show."""

from rich.text import Text

from koloda.terminal.page import Page


class Notes(Page):
    """Lines as one rich text."""

    def __init__(self) -> None:
        super().__init__(plain=True)
        self.text = Text()

    def line(
        self,
        text: str = "",
        indent: str = "",  # noqa: ARG002 - the screen wraps by itself
        bold: bool = False,
        dim: bool = False,
    ) -> None:
        """A paragraph."""
        style = "bold" if bold else "dim" if dim else ""
        self.text.append(text + "\n", style)
