"""The full screen: the table drawn, cards to choose with arrows or mouse, and the log beside it."""

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, HorizontalScroll, Vertical, VerticalScroll
from textual.events import Resize
from textual.message import Message
from textual.widgets import Footer, RichLog, Static

from koloda.engine.values.event import Sight
from koloda.engine.values.view import View
from koloda.terminal.board import show_result
from koloda.terminal.choices import buttons
from koloda.terminal.drawn import Drawing
from koloda.terminal.helping import Helping
from koloda.terminal.notes import Notes

NARROW = 100
"""With fewer columns the log lies below the table."""
SCROLLBAR = 1
SHORT = 30
"""With fewer lines there is no room for frames."""


class Cloth(VerticalScroll):
    """Where the table is drawn; its width is known late, and changes with the terminal."""

    columns = 0

    class Widened(Message):
        """The table has another width than before."""

    def on_resize(self, event: Resize) -> None:
        """Only another width asks for another drawing: the height changes with every question."""
        if event.size.width != self.columns:
            self.columns = event.size.width
            self.post_message(self.Widened())


class TableScreen(Helping):
    """One person's table; shows and asks what the session does line by line."""

    CSS = """
    #left { width: 3fr; }
    #board { height: 1fr; padding: 0 1; border: round $primary; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #hand { height: 6; padding: 0 1; }
    #detail { height: auto; min-height: 2; max-height: 6; padding: 0 1; }
    #moves { height: auto; max-height: 5; padding: 0 1; }
    #moves Horizontal { height: 1; }
    #log { width: 2fr; padding: 0 1; border: round $primary; }
    .narrow Horizontal#all { layout: vertical; }
    .narrow #left { width: 1fr; height: 1fr; }
    .narrow #log { width: 1fr; height: 5; }
    .short #board { border: none; }
    .short #hand { height: 5; scrollbar-size-horizontal: 0; }
    .short #detail { max-height: 3; }
    .narrow.short #log { height: 4; border: none; border-top: solid $primary; }
    .ascii #board, .ascii #log { border: ascii $primary; }
    .ascii.short #board { border: none; }
    .ascii.narrow.short #log { border: none; border-top: ascii $primary; }
    #board, #log, #moves { scrollbar-size-vertical: 1; }
    """

    def compose(self) -> ComposeResult:
        """Table above question, hand and moves; the log beside them, the keys below."""
        with Horizontal(id="all"):
            with Vertical(id="left"):
                with Cloth(id="board", can_focus=False):
                    yield Static(id="cards")
                yield Static(id="prompt")
                yield HorizontalScroll(id="hand", can_focus=False)
                yield Static(id="detail")
                yield VerticalScroll(id="moves", can_focus=False)
            yield RichLog(id="log", wrap=True, min_width=20)
        yield Footer()

    def on_mount(self) -> None:
        """Begin with what happens before the first choice."""
        self.screen.set_class(not self.unicode, "ascii")
        self.query_one("#board").border_title = self.title
        log = self.query_one("#log", RichLog)
        log.border_title = self.say("screen-log")
        log.can_focus = False
        chair = self.session.chair
        self.note(self.say(chair.promise, commitment=chair.commitment), "dim")
        self.note(self.say("screen-keys"), "dim")
        self.go_on(None)

    def on_resize(self, event: Resize) -> None:
        """A narrow terminal has the log below."""
        self.screen.set_class(event.size.width < NARROW, "narrow")
        self.screen.set_class(event.size.height < SHORT, "short")

    async def on_cloth_widened(self) -> None:
        """The same moment, drawn to the new width."""
        if self.seen is not None:
            self.draw_board(self.seen)
        if self.seen is not None and self.asking:
            await self.lay_hand(self.seen)
            await self.offer(buttons(self.seen, self.session.chair.setup))
            self.begin()

    # The game ---------------------------------------------------------------------------------

    def go_on(self, action: int | None) -> None:
        """Take the person's action, if there is one, and let the others play."""
        self.asking = False
        self.advice = []
        self.query_one("#prompt", Static).update(self.say("screen-wait"))
        self.others_play(action)

    @work(thread=True)
    def others_play(self, action: int | None) -> None:
        """Bots may think for a while: meanwhile the screen stays alive."""
        chair = self.session.chair
        news = [] if action is None else [chair.play(action)]
        news += chair.wait()
        self.call_from_thread(self.call_later, self.show, news)

    async def show(self, news: list[list[Sight]]) -> None:
        """The table as it is now, what happened, and what can be done."""
        session = self.session
        told = Notes()
        session.story.tell(told, news)
        if told.text:
            self.note(Text("\n" if self.is_roomy() else "") + told.text)
        view = self.seen = session.chair.view()
        self.draw_board(view)
        detail = self.query_one("#detail", Static)
        detail.update("")
        detail.display = bool(view.legal)
        await self.lay_hand(view)
        if view.legal:
            self.query_one("#prompt", Static).update(self.words(session.question(view)))
            await self.offer(buttons(view, session.chair.setup))
            self.asking = True
            self.begin()
        else:
            await self.offer([])
            self.query_one("#prompt", Static).update(self.ending(view))
            self.refresh_bindings()

    def draw_board(self, view: View) -> None:
        """Seats, piles and places, as wide as the table is."""
        session, roomy = self.session, self.is_roomy()
        width = self.query_one("#board").size.width - SCROLLBAR
        goal = self.words(session.catalogue.line(session.game)) if view.legal else ""
        drawing = Drawing(
            session.catalogue, view, session.players, self.unicode, width, roomy, goal
        )
        self.query_one("#cards", Static).update(drawing.board())
        # Where not everything fits, the own places at the end matter most.
        board = self.query_one("#board", VerticalScroll)
        self.call_after_refresh(board.scroll_end, animate=False)

    def action_look(self, by: int) -> None:
        """A table that is higher than its part of the screen, page by page; or else the log."""
        board, log = self.query_one("#board", VerticalScroll), self.query_one("#log", RichLog)
        seen = board if board.max_scroll_y > 0 else log
        seen.scroll_relative(y=by * max(1, seen.size.height - SCROLLBAR), animate=False)

    def ending(self, view: View) -> Text:
        """How the game ended, and what can be done now."""
        result = Notes()
        show_result(self.session.catalogue, result, view, self.session.players)
        result.line(f"{self.say('screen-again', key='a')} {self.say('screen-leave', key='q')}")
        return result.text

    def is_roomy(self) -> bool:
        """Whether there are lines to spare."""
        return self.size.height >= SHORT

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The key for another game is offered once this one is over."""
        if action == "again" and (self.seen is None or self.seen.outcome is None):
            return False
        return super().check_action(action, parameters)

    def action_again(self) -> None:
        """Leave this game for the next one."""
        self.session.more = True
        self.exit()
