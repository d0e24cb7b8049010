"""The rules on the full screen, with a line to search them."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from koloda.engine.contract.setup import Setup
from koloda.locales.catalogue import Catalogue
from koloda.locales.rules import agreed, rule_groups


class RulesReader(ModalScreen[None]):
    """All clauses of a table that contain what is typed."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss", "")]
    CSS = """
    RulesReader { align: center middle; }
    #reader { width: 90%; height: 90%; border: round $accent; background: $surface; }
    """

    def __init__(self, catalogue: Catalogue, setup: Setup) -> None:
        super().__init__()
        self.catalogue = catalogue
        table = agreed(setup.players, setup.options)
        self.groups = rule_groups(catalogue, setup.game.name, table)

    def compose(self) -> ComposeResult:
        """The line to search with above the clauses."""
        with Vertical(id="reader"):
            yield Input(placeholder=self.catalogue.say("screen-find"))
            with VerticalScroll():
                yield Static(self.found(""), id="clauses")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Show what fits as it is typed."""
        self.query_one("#clauses", Static).update(self.found(event.value))

    def found(self, wanted: str) -> Text:
        """The clauses whose number or words contain this."""
        text = Text()
        for group in self.groups:
            clauses = {
                number: words
                for number, words in group.clauses.items()
                if wanted.casefold() in f"{number} {words}".casefold()
            }
            if clauses:
                text.append(f"{group.heading}\n", "bold")
            for number, words in clauses.items():
                text.append(f"{number}  ", "bold").append(f"{words}\n")
        return text
