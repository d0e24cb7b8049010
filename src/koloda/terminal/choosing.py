"""Choosing on the full screen: the rows of cards and places, by arrows, keys or mouse."""

import re

from rich.text import Text
from textual.containers import Horizontal
from textual.widgets import Static

from koloda.engine.values.view import View
from koloda.terminal.card_box import EDGES, SLIM, WIDE, CardBox
from koloda.terminal.choices import HAND, buttons, sources
from koloda.terminal.faces import face
from koloda.terminal.move_button import MoveButton
from koloda.terminal.printed import printed
from koloda.terminal.table_app import TableApp
from koloda.terminal.why import about_card


def short(name: str) -> str:
    """The part of a name that says most in a few letters: from its first capital or digit on."""
    found = re.search(r"[^\W_a-zа-яё].*", name)
    return (found.group() if found else name).split("(")[0].strip()


def fitting(name: str, width: int) -> str:
    """A name in a few letters; a suit or colour at its end matters most."""
    first, _, last = name.rpartition(" ")
    if len(name) > width and len(last) == 1:
        gap = " " if width == WIDE else ""
        name = first[: width - 1 - len(gap)].split(" ")[0] + gap + last
    return name if len(name) <= width else f"{name[: width - 1].strip()}…"


class Choosing(TableApp):
    """Cards to choose, then where they go."""

    def go_on(self, action: int | None) -> None:
        """Take the person's action, if there is one, and let the others play."""
        raise NotImplementedError

    async def lay_hand(self, view: View) -> None:
        """The cards that can be chosen, as boxes."""
        catalogue = self.session.catalogue
        hand = self.query_one("#hand")
        await hand.remove_children()
        boxes = []
        found = sources(view, self.session.chair.setup)
        room = self.query_one("#prompt").size.width
        width = WIDE if len(found) * (WIDE + EDGES) <= room else SLIM
        for source in found:
            name = catalogue.card(view.game, source.token)
            place = catalogue.zone(view.game, source.zone).split(",")[0]
            caption = fitting(short(name if source.zone == HAND else place), width)
            look = face(view.game, source.token)
            boxes.append(CardBox(source, look, self.words(caption), self.unicode, width))
        await hand.mount(*boxes)
        hand.display = bool(boxes)

    async def offer(self, actions: list[int]) -> None:
        """Moves as buttons, as many in a row as it holds."""
        place = self.query_one("#moves")
        await place.remove_children()
        rows: list[list[MoveButton]] = []
        left = 0
        for action in actions:
            session = self.session
            words = session.catalogue.move(session.chair.setup, action, session.players)
            button = MoveButton(action, self.words(words))
            if button.columns > left:
                rows.append([])
                left = self.query_one("#prompt").size.width
            rows[-1].append(button)
            left -= button.columns
        await place.mount(*(Horizontal(*row) for row in rows))

    def begin(self) -> None:
        """The focus goes to the first card that can be played, or to the first button."""
        boxes = [box for box in self.query(CardBox) if box.source.moves]
        first = boxes[0] if boxes else next(iter(self.query(MoveButton)))
        first.focus()

    def is_asking(self) -> bool:
        """Whether the person owes a choice."""
        return self.asking

    async def on_card_box_chosen(self, event: CardBox.Chosen) -> None:
        """Play a card that has one move; otherwise ask where it goes, or say why it stays."""
        moves = event.box.source.moves
        # A key that was pressed twice may reach a card of the moment before.
        if not self.asking or not event.box.is_attached:
            return
        if len(moves) == 1:
            self.go_on(moves[0])
        elif moves:
            await self.offer(list(moves))
            next(iter(self.query(MoveButton))).focus()
        else:
            self.look_at(event.box, why=True)

    def on_card_box_looked(self, event: CardBox.Looked) -> None:
        """What the card says and does, unless another has been chosen since."""
        if event.box.has_focus:
            self.look_at(event.box, why=not event.box.source.moves)

    def look_at(self, box: CardBox, why: bool) -> None:
        """The card's name and printed text; its advice, or why it cannot be played."""
        session, token = self.session, box.source.token
        text = Text(session.catalogue.card(session.game.name, token), "bold")
        words = printed(session.catalogue, session.game.name, token)
        text.append(f": {words}" if words else "", "not bold")
        for hint, told in self.advice:
            if hint.action in box.source.moves:
                text.append(f"\n{told}", "not bold")
                break
        else:
            if why and self.asking:
                reason = about_card(session.chair, session.catalogue, session.players, token)
                text.append(f"\n{reason}", "not bold")
            elif self.asking:
                text.append(f"\n{self.coming(box.source.moves)}", "not bold")
        text.plain = self.words(text.plain)
        self.query_one("#detail", Static).update(text)

    def coming(self, moves: tuple[int, ...]) -> str:
        """What Enter does with the card that is looked at."""
        if len(moves) > 1:
            return self.say("screen-where")
        session = self.session
        words = session.catalogue.move(session.chair.setup, moves[0], session.players)
        return self.say("screen-enter", move=words)

    def on_move_button_pressed(self, event: MoveButton.Pressed) -> None:
        """A move is chosen; a button of the moment before is gone and does nothing."""
        if self.asking and event.button.is_attached:
            self.go_on(event.button.action)

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
            self.focused.post_message(MoveButton.Pressed(self.focused))

    async def action_back(self) -> None:
        """Let go of a card that was chosen."""
        if self.asking:
            view = self.session.chair.view()
            await self.offer(buttons(view, self.session.chair.setup))
            self.begin()
