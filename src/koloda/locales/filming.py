"""The words of a film or a strip of pictures, in a reader's language."""

from typing import Final

from koloda.engine.records.record import Record
from koloda.engine.values.event import Sight
from koloda.engine.values.view import TABLE, View, Zone
from koloda.locales.catalogue import Catalogue

HAND: Final = "hand"
"""The first place of every seat, whose label names the seat."""


class Narrator:
    """Tells whose cards lie where and what was played, by the players' names."""

    def __init__(self, catalogue: Catalogue, record: Record) -> None:
        self.catalogue = catalogue
        self.game = record.setup.game.name
        self.names = list(record.names)

    def title(self, record: Record) -> str:
        """The game and who played it."""
        return f"{self.catalogue.title(record.setup.game)}: {', '.join(self.names)}"

    def caption(self, number: int, sights: list[Sight]) -> str:
        """What happened in the move of that number, as far as it was seen; 0 is the deal."""
        if not number:
            return f"{number}. {self.catalogue.say('account-deal')}"
        told = [self.catalogue.sight(self.game, sight, self.names) for sight in sights]
        return f"{number}. {'; '.join(told)}"

    def place(self, zone: Zone) -> str:
        """The place, and at a seat's hand whose row it is."""
        # What is told after the comma, how the cards lie, is seen in a picture.
        name = self.catalogue.zone(self.game, zone.name).partition(",")[0]
        named = zone.owner != TABLE and zone.name == HAND
        return f"{self.names[zone.owner]}: {name}" if named else name

    def facts(self, view: View) -> list[str]:
        """What is worth saying besides the cards."""
        told = [
            self.catalogue.fact(self.game, name, value, self.names)
            for name, value in view.facts.items()
        ]
        return [fact for fact in told if fact]
