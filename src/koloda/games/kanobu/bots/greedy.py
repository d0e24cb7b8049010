"""A rule player of Kanobu that knows its view and nothing else."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import View

CANCEL: Final = "P-cancel"
ATTACKS: Final = ("three", "two", "skip", "chance", "one")
SIGNS: Final = ("rock", "scissors", "paper")
TASTE: Final = {
    "few": 2, "attack": 30, "sign": 20, "effect": 10, "purple": 0, "two colours": 1,
    "cancel": 45, "keep cancel": 5, "use": 40,
}  # fmt: skip
"""What the player goes by; `make tune` looks for better numbers."""


def greedy(view: View, rng: Rng) -> int:
    """Answer effects, play what fits rarely, keep Cancel for effects or the last card (R28)."""
    wishes = [wish(view, text) for text in view.actions]
    best = [
        action for action, worth in zip(view.legal, wishes, strict=True) if worth == max(wishes)
    ]
    return best[rng.below(len(best))]


def wish(view: View, text: str) -> int:
    """The preference for an action."""
    verb, _, card = text.partition(" ")
    if verb == "play":
        return play_wish(view, card)
    if verb == "use":
        return TASTE["use"] + card_wish(view, card) if card != CANCEL else 1
    if verb == "keep":
        return 20 + TASTE["keep cancel"] * (card == CANCEL) + (card[0] == "P")
    if verb == "colour":
        return sum(card in held.partition("-")[0] for held in view.zone("hand", view.seat).cards)
    return {"lay": 90, "draw": 5, "pass": 5, "accept": 0}[verb]


def play_wish(view: View, card: str) -> int:
    """The preference for playing a card of the hand: never Cancel without need."""
    if card != CANCEL:
        return 50 + card_wish(view, card)
    last = len(view.zone("hand", view.seat).cards) == 1
    return TASTE["cancel"] if last or view.prompt == "answer" else 1


def card_wish(view: View, card: str) -> int:
    """Attacks on a short hand, then cards that fit rarely, purple ones last."""
    colours, _, symbol = card.partition("-")
    if symbol in ATTACKS and next_hand(view) <= TASTE["few"]:
        return TASTE["attack"] - ATTACKS.index(symbol)
    if colours == "P":
        return TASTE["purple"]
    if symbol in SIGNS:
        return TASTE["sign"] - TASTE["two colours"] * len(colours)
    return TASTE["effect"]


def next_hand(view: View) -> int:
    """How many cards the next player holds."""
    seat = view.seat
    while True:
        seat = (seat + int(view.facts["direction"])) % view.players
        size = len(view.zone("hand", seat).cards)
        if size:
            return size
