"""What happened, told in sentences, each with what explains it."""

from typing import Final, NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.values.event import Sight
from koloda.engine.values.view import HIDDEN
from koloda.locales.catalogue import NOBODY, Catalogue
from koloda.terminal.page import Page

LOG: Final = "log"
"""The file of the catalogue with what is added to a sentence."""


class Told(NamedTuple):
    """A happening as it is told."""

    sight: Sight
    unasked: bool = False
    """Whether it looks like a choice and there was no other."""
    cause: tuple[str, ...] = ()
    """The cards that it came from."""


class Story:
    """What one reader has been told of a game: what comes later is explained by it."""

    def __init__(
        self, catalogue: Catalogue, game: Game, players: list[str], reader: int = NOBODY
    ) -> None:
        self.catalogue = catalogue
        self.game = game
        self.players = players
        self.reader = reader
        self.heard: list[Sight] = []

    def tell(self, page: Page, news: list[list[Sight]]) -> None:
        """What each action led to; what is done to card after card is told once."""
        for told in merged(self.hear(news)):
            page.item("- ", self.sentence(told))

    def hear(self, news: list[list[Sight]]) -> list[Told]:
        """Remember what each action led to; returns what there is to tell of it."""
        found: list[Told] = []
        first = len(self.heard)
        for action in news:
            for place, sight in enumerate(action):
                before = self.heard[-1].kind.name if len(self.heard) > first else ""
                if not self.game.is_silent(sight.kind.name, before):
                    # An answer that somebody gave is an action of its own.
                    unasked = place > 0 and self.game.is_answer(sight.kind.name, before)
                    cause = tuple(self.game.cause(sight, self.heard))
                    found.append(Told(sight, unasked, cause))
                self.heard.append(sight)
        return found

    def sentence(self, told: Told) -> str:
        """A happening in words to its reader."""
        sight, name = told.sight, self.game.name
        pieces = [self.catalogue.sight(name, sight, self.players, self.reader)]
        if told.unasked:
            pieces.append(self.catalogue.find(LOG, f"{name}-unasked") or "")
        if told.cause:
            cards = self.catalogue.cards(name, told.cause)
            message = f"{name}-{sight.kind.name}-by"
            pieces.append(self.catalogue.find(LOG, message, {"cards": cards}) or "")
        return " ".join(piece for piece in pieces if piece)


def merged(all_told: list[Told]) -> list[Told]:
    """Neighbours that differ in their cards only put together.

    Hidden picks of one kind that the seats make by turns are neighbours, too.
    """
    kept: list[Told] = []
    for told in all_told:
        sight = told.sight
        place = len(kept) - 1
        while place >= 0 and hidden_picks(kept[place], told) and not alike(kept[place], told):
            place -= 1
        last = kept[place].sight if place >= 0 else sight
        if place >= 0 and last.cards and sight.cards and alike(kept[place], told):
            cards, amount = last.cards + sight.cards, last.amount + sight.amount
            kept[place] = told._replace(sight=sight._replace(cards=cards, amount=amount))
        else:
            kept.append(told)
    return kept


def hidden_picks(one: Told, other: Told) -> bool:
    """Whether both are of one kind and show no card."""
    same = one.sight.kind == other.sight.kind and one.sight.cards and other.sight.cards
    return bool(same) and set(one.sight.cards + other.sight.cards) == {HIDDEN}


def alike(one: Told, other: Told) -> bool:
    """Whether the same player does the same thing to the same other player."""
    first, second = one.sight, other.sight
    who = (first.seat, first.other) == (second.seat, second.other)
    return who and (first.kind, one.unasked) == (second.kind, other.unasked)
