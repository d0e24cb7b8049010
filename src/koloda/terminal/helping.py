"""Help on the full screen: advice, reasons and the rules."""

from textual import work

from koloda.bots.hints import Hint
from koloda.terminal.card_box import CardBox
from koloda.terminal.choosing import Choosing
from koloda.terminal.move_button import MoveButton
from koloda.terminal.notes import Notes
from koloda.terminal.reader import RulesReader


class Helping(Choosing):
    """What a person may ask for before choosing."""

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
        advices = self.session.advices(found)
        self.advice = list(zip(found, advices, strict=True))
        self.note_from_top("\n".join(f"- {told}" for told in advices))
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
            self.note_from_top(reasons.text.plain)

    def action_rules(self) -> None:
        """All rules of this table, searchable."""
        self.push_screen(RulesReader(self.session.catalogue, self.session.chair.setup))
