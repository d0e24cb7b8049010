"""The full screen: table, moves and log side by side, for the keyboard and the mouse."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Footer, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from koloda.engine.values.event import Sight
from koloda.terminal.board import show_board, show_result, show_sights
from koloda.terminal.page import Page
from koloda.terminal.reader import RulesReader
from koloda.terminal.session import Session

NARROW = 90
"""With fewer columns the log lies below the table."""


class Notes(Page):
    """A page that keeps its lines, for a part of the screen to show."""

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


class TableScreen(App[None]):
    """One person's table; shows and asks what the session does line by line."""

    CSS = """
    #left { width: 3fr; }
    #board { height: 1fr; padding: 0 1; border: round $primary; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #moves { height: auto; max-height: 40%; border: round $accent; }
    #log { width: 2fr; padding: 0 1; border: round $primary; }
    .narrow Horizontal { layout: vertical; }
    .narrow #left { width: 1fr; height: 3fr; }
    .narrow #log { width: 1fr; height: 1fr; }
    """
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.say = session.catalogue.say
        self.title = session.catalogue.title(session.game)
        for key, action, words in (
            ("h", "hint", self.say("word-hint")),
            ("w", "why", self.say("screen-why")),
            ("r", "rules", self.say("word-rules")),
            ("a", "again", self.say("word-again")),
            ("q", "quit", self.say("word-quit")),
        ):
            self.bind(key, action, description=words)

    def compose(self) -> ComposeResult:
        """Table above moves, the log beside them, the keys below."""
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="cards")
                yield Static(id="prompt")
                yield OptionList(id="moves", markup=False)
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        """Begin with what happens before the first choice."""
        self.query_one("#board").border_title = self.title
        self.query_one("#log").border_title = self.say("screen-log")
        self.note(self.say("commitment", commitment=self.session.chair.commitment), "dim")
        self.go_on(None)

    def on_resize(self, event: Resize) -> None:
        """A narrow terminal has the log below."""
        self.screen.set_class(event.size.width < NARROW, "narrow")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move is chosen."""
        self.go_on(self.session.chair.view().legal[event.option_index])

    def go_on(self, action: int | None) -> None:
        """Take the person's action, if there is one, and let the others play."""
        moves = self.query_one(OptionList)
        moves.clear_options()
        moves.disabled = True
        self.query_one("#prompt", Static).update(self.say("screen-wait"))
        self.others_play(action)

    @work(thread=True)
    def others_play(self, action: int | None) -> None:
        """Bots may think for a while: meanwhile the screen stays alive."""
        chair = self.session.chair
        news = [] if action is None else chair.play(action)
        news += chair.wait()
        self.call_from_thread(self.show, news)

    def show(self, news: list[Sight]) -> None:
        """The table as it is now, what happened, and what can be done."""
        session = self.session
        told, board = Notes(), Notes()
        show_sights(session.catalogue, told, session.game.name, news, session.players)
        self.note(told.text)
        view = session.chair.view()
        show_board(session.catalogue, board, view, session.players)
        self.query_one("#cards", Static).update(board.text)
        prompt = self.query_one("#prompt", Static)
        if not view.legal:
            result = Notes()
            show_result(session.catalogue, result, view, session.players)
            result.line(self.say("screen-again", key="a"))
            result.line(self.say("screen-leave", key="q"))
            prompt.update(result.text)
            return
        prompt.update(session.catalogue.prompt(view.game, view.prompt))
        moves = self.query_one(OptionList)
        for number, action in enumerate(view.legal, 1):
            words = session.catalogue.move(session.chair.setup, action, session.players)
            moves.add_option(Option(f"{number}  {words}"))
        moves.disabled = False
        moves.highlighted = 0
        moves.focus()

    def note(self, text: str | Text, style: str = "") -> None:
        """A line of the log."""
        self.query_one(RichLog).write(Text(text, style) if isinstance(text, str) else text)

    def is_asking(self) -> bool:
        """Whether the person owes a choice."""
        return not self.query_one(OptionList).disabled

    def action_hint(self) -> None:
        """The best few moves, into the log."""
        if self.is_asking():
            self.think()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """The search takes a second."""
        advice = Notes()
        self.session.show_hints(advice)
        self.call_from_thread(self.note, advice.text)

    def action_why(self) -> None:
        """For each card why it cannot be played, into the log."""
        if self.is_asking():
            reasons = Notes()
            self.session.explain("", reasons)
            self.note(reasons.text)

    def action_rules(self) -> None:
        """All rules, searchable."""
        self.push_screen(RulesReader(self.session.catalogue, self.session.game))

    def action_again(self) -> None:
        """Leave this game for the next one, once it is over."""
        if self.session.chair.view().outcome is not None:
            self.session.more = True
            self.exit()
