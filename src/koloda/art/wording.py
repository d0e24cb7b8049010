"""What stands in words on a picture of a table, in the engine's own words or in a reader's."""

from typing import Protocol

from koloda.engine.records.record import Record
from koloda.engine.values.event import Sight
from koloda.engine.values.view import TABLE, View, Zone


class Wording(Protocol):
    """The words of a picture."""

    def title(self, record: Record) -> str:
        """The game and who played it."""
        ...

    def caption(self, number: int, sights: list[Sight]) -> str:
        """What happened in the move of that number, as far as it was seen; 0 is the deal."""
        ...

    def place(self, zone: Zone) -> str:
        """The name of a place."""
        ...

    def facts(self, view: View) -> list[str]:
        """What everybody knows besides the cards."""
        ...


class Plain:
    """The engine's words, as positions and records have them."""

    def title(self, record: Record) -> str:
        """The game and who played it."""
        return f"{record.setup.game.title}: {', '.join(record.names)}"

    def caption(self, number: int, sights: list[Sight]) -> str:
        """What happened, by the events' own words."""
        told = "; ".join(str(sight) for sight in sights) if number else "deal"
        return f"{number}. {told}"

    def place(self, zone: Zone) -> str:
        """The zone's name and whose it is."""
        return zone.name if zone.owner == TABLE else f"{zone.name} {zone.owner}"

    def facts(self, view: View) -> list[str]:
        """All facts by name."""
        return [f"{name} {value}" for name, value in view.facts.items()]
