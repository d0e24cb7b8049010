"""What a question is made from: a view, the agreed rules, and who sits where."""

from typing import NamedTuple

from koloda.engine.contract.setup import Setup
from koloda.engine.values.view import TABLE, View
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import Values


class Moment(NamedTuple):
    """One seat's choice, and the words it is told in."""

    catalogue: Catalogue
    view: View
    setup: Setup
    players: list[str]

    def say(self, message: str, values: Values | None = None) -> str:
        """A sentence of the game's catalogue, or nothing where it has none."""
        return self.catalogue.find(self.view.game, message, values or {}) or ""

    def card(self, token: str) -> str:
        """A card's name."""
        return self.catalogue.card(self.view.game, token)

    def cards(self, place: str, owner: int = TABLE) -> tuple[str, ...]:
        """The cards of a place; none if the game has no such place."""
        for zone in self.view.zones:
            if (zone.name, zone.owner) == (place, owner):
                return zone.cards
        return ()

    def hand(self) -> tuple[str, ...]:
        """The person's own cards."""
        return self.cards("hand", self.view.seat)

    def figures(self, name: str) -> list[int]:
        """The numbers that the view tells under a name."""
        return [int(word) for word in self.view.figures.get(name, "").split()]

    def fact(self, name: str) -> int:
        """A number that everybody knows."""
        return int(self.view.facts.get(name, "0"))

    def can(self, verb: str) -> bool:
        """Whether some legal move has this word."""
        return any(verb in move.split() for move in self.view.actions)


def yes(true: bool) -> str:
    """The word that the catalogue's variants go by."""
    return "yes" if true else "no"
