"""A rule player of Karmaka that knows its view and nothing else.

It follows the rule book's hint for beginners: the best colour goes onto the Deeds, the next one
onto the Future Life, the third is played for its abilities; and good Deeds are covered.
"""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import View
from koloda.games.karmaka.cards import CARDS, COLOURS, MOSAIC, POINTS, TOKENS, colour_points
from koloda.games.karmaka.rules.lives import LOWEST_THRESHOLD

CARD: Final = {card.name: card for card in CARDS}
TASTE: Final = {
    "score": 60, "cover": 40, "save": 27, "spare": 9, "ability": 55, "own ability": 28,
    "wanted": 3, "enough": 5, "save more": 1, "ability less": 2, "take": 1,
}  # fmt: skip
"""What the player goes by; `make tune` looks for better numbers."""


def greedy(view: View, rng: Rng) -> int:
    """The action of the highest worth; chance decides between equal ones."""
    plan = Plan(view)
    worths = [plan.worth(*text.split()) for text in view.actions]
    best = [
        action for action, worth in zip(view.legal, worths, strict=True) if worth == max(worths)
    ]
    return best[rng.below(len(best))]


class Plan:
    """What a seat wants in this life and in the next one."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.hand = kinds(view, "hand")
        self.deeds = kinds(view, "deeds")
        self.future = kinds(view, "future")
        self.rung = int(view.facts[f"rung.{view.seat}"])
        self.missing = LOWEST_THRESHOLD + self.rung - max(colour_points(self.deeds))
        now = [self.strength(colour, self.deeds + self.hand) for colour in range(MOSAIC)]
        self.now = now.index(max(now))
        later = [self.strength(colour, self.future + self.hand) for colour in range(MOSAIC)]
        later[self.now] = -1
        self.later = later.index(max(later))

    def strength(self, colour: int, cards: list[int]) -> int:
        """The points of one colour among these cards."""
        return sum(POINTS[kind] for kind in cards if COLOURS[kind] in (colour, MOSAIC))

    def worth(self, verb: str, word: str = "") -> int:
        """How good an action is."""
        if word in CARD:
            return self.worth_of_card(verb, word)
        if verb in ("target", "copy"):
            return self.worth_of_seat(verb, int(word))
        if verb == "rings":
            spent, needed = int(word), max(0, self.missing)
            return 1 if spent == needed else -abs(spent)
        if verb == "fetch":
            return self.points(self.view.zone("ruins").cards[int(word) - 1])
        if verb == "take":
            return self.points(self.view.zone("future", self.view.seat).cards[int(word) - 1])
        if verb == "deed":
            points = self.points(self.view.zone("deeds", self.view.seat).cards[int(word) - 1])
            return -points if self.view.prompt == "they-ruin-a-deed" else points
        if verb == "accept":
            offered = self.points(self.view.zone("inplay").cards[0])
            return TASTE["take"] * offered - (len(self.future) >= TASTE["enough"])
        return {"draw": 1, "done": 0, "decline": 1}.get(verb, -100)

    def points(self, token: str) -> int:
        """The points of a card, twice if its colour is wanted now."""
        card = CARD[token]
        return card.points * (TASTE["wanted"] if card.colour in (self.now, MOSAIC) else 1)

    def worth_of_card(self, verb: str, word: str) -> int:
        """How good it is to do this with that card."""
        card = CARD[word]
        wanted = card.colour in (self.now, MOSAIC)
        if verb == "points":
            if wanted and self.missing > 0:
                return TASTE["score"] + card.points
            covers = bool(self.deeds) and COLOURS[self.deeds[-1]] in (self.now, MOSAIC)
            return (
                TASTE["cover"]
                if covers and self.missing <= 0 and card.points == 1 and not wanted
                else -50
            )
        if verb in ("future", "sow", "place"):
            if card.colour in (self.later, MOSAIC) or self.missing <= 0:
                return TASTE["save"] + TASTE["save more"] * card.points
            return TASTE["spare"] if verb == "future" else card.points
        if verb == "ability":
            if card.colour in (self.now, self.later):
                return TASTE["own ability"]
            return TASTE["ability"] - TASTE["ability less"] * card.points
        if verb == "score":
            return self.missing if wanted else -1
        if verb == "ruin":
            return -1 if self.view.prompt == "may-ruin" else -self.points(word)
        return self.points(word) if verb in ("steal", "return") else -60

    def worth_of_seat(self, verb: str, seat: int) -> int:
        """Rivals who are ahead are hit; gifts are for oneself."""
        deeds = self.view.zone("deeds", seat).cards
        if verb == "copy":
            return self.points(deeds[0])
        if "longevity" in self.view.zone("inplay").cards:
            return 100 if seat == self.view.seat else 0
        if seat == self.view.seat:
            return -1
        return 10 * int(self.view.facts[f"rung.{seat}"]) + len(deeds)


def kinds(view: View, zone: str) -> list[int]:
    """The own cards of a zone; Deeds and the Future Life from their bottom."""
    return [TOKENS.index(token) for token in reversed(view.zone(zone, view.seat).cards)]
