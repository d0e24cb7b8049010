"""The full screen: the table drawn, cards to choose with arrows or mouse, and the log beside it."""

import re
import sys
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, HorizontalScroll, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Footer, RichLog, Static

from koloda.bots.hints import Hint
from koloda.engine.values.event import Sight
from koloda.engine.values.view import View
from koloda.terminal.board import show_result, show_sights
from koloda.terminal.card_box import CardBox
from koloda.terminal.choices import HAND, buttons, sources
from koloda.terminal.drawn import Drawing
from koloda.terminal.faces import face, plain
from koloda.terminal.move_button import MoveButton
from koloda.terminal.notes import Notes
from koloda.terminal.printed import printed
from koloda.terminal.reader import RulesReader
from koloda.terminal.session import Session
from koloda.terminal.why import about_card

NARROW = 100
"""With fewer columns the log lies below the table."""
SHORT = 30
"""With fewer lines there is no room for frames."""


def short(name: str) -> str:
    """The part of a name that says most in a few letters: from its first capital or digit on."""
    found = re.search(r"[^\W_a-zа-яё].*", name)
    return (found.group() if found else name).split("(")[0].strip()


class TableScreen(App[None]):
    """One person's table; shows and asks what the session does line by line."""

    CSS = """
    #left { width: 3fr; }
    #board { height: 1fr; padding: 0 1; border: round $primary; }
    #prompt { height: auto; padding: 0 1; text-style: bold; }
    #hand { height: 6; padding: 0 1; }
    #detail { height: 2; padding: 0 1; }
    #moves { height: 2; padding: 0 1; }
    #log { width: 2fr; padding: 0 1; border: round $primary; }
    .narrow Horizontal#all { layout: vertical; }
    .narrow #left { width: 1fr; height: 1fr; }
    .narrow #log { width: 1fr; height: 5; }
    .short #board { border: none; }
    .short #moves { height: 1; }
    .short #hand { height: 5; scrollbar-size-horizontal: 0; }
    .narrow.short #log { height: 4; border: none; border-top: solid $primary; }
    .ascii #board, .ascii #log { border: ascii $primary; }
    """
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(self, session: Session, unicode: bool | None = None) -> None:
        super().__init__()
        self.session = session
        self.say = session.catalogue.say
        self.title = session.catalogue.title(session.game)
        utf = (sys.stdout.encoding or "").lower().startswith("utf")
        self.unicode = utf if unicode is None else unicode
        self.asking = False
        self.advice: list[Hint] = []
        for key, action, words in (
            ("h", "hint", self.say("word-hint")),
            ("w", "why", self.say("screen-why")),
            ("r", "rules", self.say("word-rules")),
            ("a", "again", self.say("word-again")),
            ("q", "quit", self.say("word-quit")),
        ):
            self.bind(key, action, description=words)
        for key, action in (
            ("left", "step(-1)"),
            ("right", "step(1)"),
            ("up", "cards"),
            ("down", "places"),
            ("enter", "choose"),
            ("escape", "back"),
        ):
            self.bind(key, action, show=False)

    def compose(self) -> ComposeResult:
        """Table above question, hand and moves; the log beside them, the keys below."""
        with Horizontal(id="all"):
            with Vertical(id="left"):
                with VerticalScroll(id="board", can_focus=False):
                    yield Static(id="cards")
                yield Static(id="prompt")
                yield HorizontalScroll(id="hand", can_focus=False)
                yield Static(id="detail")
                yield HorizontalScroll(id="moves", can_focus=False)
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
        news = [] if action is None else chair.play(action)
        news += chair.wait()
        self.call_from_thread(self.call_later, self.show, news)

    async def show(self, news: list[Sight]) -> None:
        """The table as it is now, what happened, and what can be done."""
        session = self.session
        told = Notes()
        seat = session.chair.seat
        show_sights(session.catalogue, told, session.game.name, news, session.players, seat)
        self.note(told.text)
        view = session.chair.view()
        width = self.query_one("#board").size.width - 4
        drawing = Drawing(
            session.catalogue,
            view,
            session.players,
            self.unicode,
            width,
            roomy=self.size.height >= SHORT,
        )
        self.query_one("#cards", Static).update(drawing.board())
        self.query_one("#detail", Static).update("")
        await self.lay_hand(view)
        if view.legal:
            self.query_one("#prompt", Static).update(
                self.words(session.catalogue.prompt(view.game, view.prompt))
            )
            await self.offer(buttons(view, session.chair.setup))
            self.asking = True
            self.begin()
        else:
            await self.offer([])
            self.query_one("#prompt", Static).update(self.ending(view))

    def ending(self, view: View) -> Text:
        """How the game ended, and what can be done now."""
        result = Notes()
        show_result(self.session.catalogue, result, view, self.session.players)
        result.line(self.say("screen-again", key="a"))
        result.line(self.say("screen-leave", key="q"))
        return result.text

    async def lay_hand(self, view: View) -> None:
        """The cards that can be chosen, as boxes."""
        catalogue = self.session.catalogue
        hand = self.query_one("#hand")
        await hand.remove_children()
        boxes = []
        for source in sources(view, self.session.chair.setup):
            name = catalogue.card(view.game, source.token)
            place = catalogue.zone(view.game, source.zone).split(",")[0]
            caption = short(name if source.zone == HAND else place)
            look = face(view.game, source.token)
            boxes.append(CardBox(source, look, self.words(caption), self.unicode))
        await hand.mount(*boxes)

    async def offer(self, actions: list[int]) -> None:
        """Moves as buttons in a row."""
        row = self.query_one("#moves")
        await row.remove_children()
        for action in actions:
            words = self.session.catalogue.move(
                self.session.chair.setup, action, self.session.players
            )
            await row.mount(MoveButton(action, self.words(words)))

    def begin(self) -> None:
        """The focus goes to the first card that can be played, or to the first button."""
        boxes = [box for box in self.query(CardBox) if box.source.moves]
        first = boxes[0] if boxes else next(iter(self.query(MoveButton)))
        first.focus()

    # Choosing ---------------------------------------------------------------------------------

    def is_asking(self) -> bool:
        """Whether the person owes a choice."""
        return self.asking

    async def on_card_box_chosen(self, event: CardBox.Chosen) -> None:
        """Play a card that has one move; otherwise ask where it goes, or say why it stays."""
        moves = event.box.source.moves
        if not self.asking:
            return
        if len(moves) == 1:
            self.go_on(moves[0])
        elif moves:
            await self.offer(list(moves))
            next(iter(self.query(MoveButton))).focus()
        else:
            self.look_at(event.box, why=True)

    def on_card_box_looked(self, event: CardBox.Looked) -> None:
        """What the card says and does."""
        self.look_at(event.box, why=not event.box.source.moves)

    def look_at(self, box: CardBox, why: bool) -> None:
        """The card's name and printed text; its advice, or why it cannot be played."""
        session, token = self.session, box.source.token
        text = Text(session.catalogue.card(session.game.name, token), "bold")
        words = printed(session.catalogue, session.game.name, token)
        text.append(f": {words}" if words else "", "not bold")
        for hint in self.advice:
            if hint.action in box.source.moves:
                text.append(f"\n{session.advice(hint)}", "not bold")
                break
        else:
            if why and self.asking:
                reason = about_card(session.chair, session.catalogue, session.players, token)
                text.append(f"\n{reason}", "not bold")
        text.plain = self.words(text.plain)
        self.query_one("#detail", Static).update(text)

    def on_move_button_pressed(self, event: MoveButton.Pressed) -> None:
        """A move is chosen."""
        if self.asking:
            self.go_on(event.action)

    def action_step(self, by: int) -> None:
        """To the next card, or the next button, of the row that has the focus."""
        row = self.query(MoveButton) if isinstance(self.focused, MoveButton) else None
        widgets = list(row if row else self.query(CardBox)) or list(self.query(MoveButton))
        if widgets:
            at = widgets.index(self.focused) + by if self.focused in widgets else 0
            widgets[at % len(widgets)].focus()

    def action_cards(self) -> None:
        """From the buttons up to the cards."""
        boxes = list(self.query(CardBox))
        if boxes and not isinstance(self.focused, CardBox):
            boxes[0].focus()

    def action_places(self) -> None:
        """From the cards down to the buttons."""
        row = list(self.query(MoveButton))
        if row and not isinstance(self.focused, MoveButton):
            row[0].focus()

    def action_choose(self) -> None:
        """What has the focus."""
        if isinstance(self.focused, CardBox):
            self.focused.post_message(CardBox.Chosen(self.focused))
        elif isinstance(self.focused, MoveButton):
            self.focused.post_message(MoveButton.Pressed(self.focused.action))

    async def action_back(self) -> None:
        """Let go of a card that was chosen."""
        if self.asking:
            view = self.session.chair.view()
            await self.offer(buttons(view, self.session.chair.setup))
            self.begin()

    def words(self, text: str) -> str:
        """A text as this terminal can show it."""
        return text if self.unicode else plain(text)

    # Help -------------------------------------------------------------------------------------

    def note(self, text: str | Text, style: str = "") -> None:
        """A line of the log."""
        told = Text(text, style) if isinstance(text, str) else text
        told.plain = self.words(told.plain)
        self.query_one(RichLog).write(told)

    def action_hint(self) -> None:
        """The best few moves, on their cards and in the log."""
        if self.asking:
            self.think()

    @work(thread=True, exclusive=True)
    def think(self) -> None:
        """The search takes a second."""
        self.call_from_thread(self.advise, self.session.chair.hints())

    def advise(self, found: list[Hint]) -> None:
        """Mark the card of the best move, and tell the rest."""
        self.advice = found
        for hint in found:
            self.note(f"- {self.session.advice(hint)}")
        for box in self.query(CardBox):
            box.advised = found[0].action in box.source.moves
            box.refresh()
        for button in self.query(MoveButton):
            button.advise(found[0].action)
        if isinstance(self.focused, CardBox):
            self.look_at(self.focused, why=False)

    def action_why(self) -> None:
        """For each card why it cannot be played, into the log."""
        if self.asking:
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
