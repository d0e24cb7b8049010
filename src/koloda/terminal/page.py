"""Lines on a terminal: wrapped to its width, bold and dim where that helps."""

import os
import shutil
import textwrap
from typing import Final

import click

WIDEST: Final = 100
KEPT: Final = "\N{NO-BREAK SPACE}"
"""A space at which no line ends; printed as any other."""


class Page:
    """Where text goes; plain pages have no colours, for screen readers and logs."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or bool(os.environ.get("NO_COLOR"))

    def line(self, text: str = "", indent: str = "", bold: bool = False, dim: bool = False) -> None:
        """A paragraph; its further lines are indented."""
        width = max(min(shutil.get_terminal_size((WIDEST, 24)).columns, WIDEST), 20)
        lines = textwrap.wrap(
            text,
            width,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        for piece in lines or [""]:
            styled = click.style(piece.replace(KEPT, " "), bold=bold or None, dim=dim or None)
            click.echo(styled, color=False if self.plain else None)

    def item(self, mark: str, text: str) -> None:
        """A paragraph that opens with a mark, its further lines under the text."""
        self.line(mark + text, " " * len(mark))
