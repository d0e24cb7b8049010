"""The parts of a view that an observation in numbers is made of, each a block of cells."""

from typing import Final

from koloda.engine.containers.ints import i64, mypyc_attr
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.view import HIDDEN, View

NOTHING: Final = "-"
"""An empty slot of a zone, or a fact without a value."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Feature:
    """A block of cells with a label for each; one block for the table or one for every seat."""

    def __init__(self, name: str, labels: list[str], each_seat: bool, meaning: str) -> None:
        self.name = name
        self.labels = labels
        self.each_seat = each_seat
        self.meaning = meaning
        self.places = {label: place for place, label in enumerate(labels)}

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """Write the block of that seat, or of the table, from cell `at` on."""
        raise NotImplementedError


class Counts(Feature):
    """How many cards of each kind a zone shows, then how many it hides."""

    def __init__(self, zone: str, kinds: list[str], each_seat: bool = False) -> None:
        meaning = f"cards of each kind in {zone}, then face-down ones"
        super().__init__(zone, [*kinds, HIDDEN], each_seat, meaning)

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """Zones of one name and owner count together."""
        counts = [0] * len(self.labels)
        for zone in view.zones:
            if zone.name == self.name and zone.owner == owner:
                for card in zone.cards:
                    place = self.places.get(card, -1)
                    if place >= 0:
                        counts[place] += 1
        for place, number in enumerate(counts):
            if number:
                sheet.put(at + place, number)


class End(Feature):
    """The first or the last card of a zone that keeps an order."""

    def __init__(self, zone: str, kinds: list[str], last: bool, each_seat: bool = False) -> None:
        side = "last" if last else "first"
        meaning = f"1 for the kind of the {side} card of {zone}"
        super().__init__(f"{side} of {zone}", kinds, each_seat, meaning)
        self.zone = zone
        self.last = last

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """Nothing is written for an empty zone or a card that cannot be told."""
        for zone in view.zones:
            if zone.name == self.zone and zone.owner == owner and zone.cards:
                card = zone.cards[-1] if self.last else zone.cards[0]
                if card in self.places:
                    sheet.put(at + self.places[card], 1)


class Slots(Feature):
    """Which places of a zone hold a card."""

    def __init__(self, zone: str, size: int, each_seat: bool = False) -> None:
        labels = [str(slot + 1) for slot in range(size)]
        super().__init__(zone, labels, each_seat, f"1 for each slot of {zone} with a card")

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """An empty slot is shown as `-`."""
        for zone in view.zones:
            if zone.name == self.name and zone.owner == owner:
                for slot, card in enumerate(zone.cards[: len(self.labels)]):
                    if card != NOTHING:
                        sheet.put(at + slot, 1)


class Number(Feature):
    """A number among the facts, like points; `part` counts the fact's words from 0."""

    def __init__(self, fact: str, each_seat: bool = False, part: int = 0) -> None:
        super().__init__(fact, ["number"], each_seat, f"the number {fact}, at most 255")
        self.part = part

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """A word that is not a number counts as 0."""
        words = fact(view, self.name, owner)
        if self.part < len(words) and words[self.part].isdigit():
            sheet.put(at, int(words[self.part]))


class Words(Feature):
    """Which of some words a fact holds: a symbol, a direction, cards; or only its last word."""

    def __init__(
        self,
        fact: str,
        words: list[str],
        each_seat: bool = False,
        last: bool = False,
        meaning: str = "",
    ) -> None:
        usual = f"1 for the last word in {fact}" if last else f"1 for each word in {fact}"
        super().__init__(fact, words, each_seat, meaning or usual)
        self.last = last

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """Other words are ignored."""
        words = fact(view, self.name, owner)
        for word in words[-1:] if self.last else words:
            if word in self.places:
                sheet.put(at + self.places[word], 1)


class Seats(Feature):
    """Which seats a fact names, counted from the viewer; `part` takes one word, -1 all of them."""

    def __init__(self, fact: str, players: int, part: int = -1) -> None:
        labels = [f"+{step}" for step in range(players)]
        super().__init__(fact, labels, False, f"1 for each seat in {fact}, the viewer's first")
        self.part = part

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """A word that is not a seat is ignored."""
        words = fact(view, self.name, owner)
        for word in words if self.part < 0 else words[self.part : self.part + 1]:
            if word.isdigit():
                sheet.put(at + (int(word) - max(view.seat, 0)) % view.players, 1)


class Prompt(Feature):
    """The question that is open."""

    def __init__(self, words: list[str]) -> None:
        super().__init__("prompt", words, False, "1 for the question that is open")

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """An unknown word is ignored."""
        if view.prompt in self.places:
            sheet.put(at + self.places[view.prompt], 1)


class Viewer(Feature):
    """The viewer's own seat, because some actions name seats."""

    def __init__(self, players: int) -> None:
        labels = [str(seat) for seat in range(players)]
        super().__init__("seat", labels, False, "1 for the viewer's seat")

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """A watcher has no seat."""
        if view.seat >= 0:
            sheet.put(at + view.seat, 1)


class ToAct(Feature):
    """Who owes a choice."""

    def __init__(self, players: int) -> None:
        labels = [f"+{step}" for step in range(players)]
        meaning = "1 for each seat that owes a choice, the viewer's first"
        super().__init__("to act", labels, False, meaning)

    def fill(self, view: View, owner: int, at: i64, sheet: Sheet) -> None:
        """Chance is nobody's seat."""
        for seat in view.to_act:
            if seat >= 0:
                sheet.put(at + (seat - max(view.seat, 0)) % view.players, 1)


def fact(view: View, name: str, owner: int) -> list[str]:
    """The words of a fact; a fact of one seat has the seat's number behind its name."""
    return view.facts.get(name if owner < 0 else f"{name}.{owner}", "").split()
