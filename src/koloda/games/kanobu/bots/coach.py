"""What a coach says about Kanobu, from a view alone."""

from typing import Final

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import View
from koloda.games.kanobu.bots.greedy import ATTACKS, CANCEL, TASTE, next_hand

COLOURS: Final = "BGRY"
BY_PROMPT: Final = {"star": "star", "lay": "lay", "drawn": "drawn"}


def matters(view: View) -> Concept | None:
    """The idea of this choice: answers, purple cards and Cancel for later, short hands."""
    if view.prompt in BY_PROMPT:
        return Concept(BY_PROMPT[view.prompt], {})
    if view.prompt == "answer":
        return Concept("answer", {})
    if view.prompt == "colour":
        colour = most_held(view)
        return Concept("colour", {"colour": colour, "count": str(held(view, colour))})
    plays = [text.split()[1] for text in view.actions if text.startswith("play")]
    if next_hand(view) <= TASTE["few"] and any(attacks(card) for card in plays):
        return Concept("short", {"count": str(next_hand(view))})
    if CANCEL in plays and len(plays) > 1:
        return Concept("cancel", {})
    purple = sum(card.startswith("P-") for card in plays)
    if 0 < purple < len(plays):
        return Concept("purple", {})
    return Concept("fits", {"count": str(len(plays))}) if len(plays) > 1 else None


def attacks(card: str) -> bool:
    """Whether a card makes the next player draw or lose a turn."""
    return card.partition("-")[2] in ATTACKS


def held(view: View, colour: str) -> int:
    """How many cards of the hand have a colour."""
    hand = view.zone("hand", view.seat).cards
    return sum(colour in card.partition("-")[0] for card in hand)


def most_held(view: View) -> str:
    """The colour that most cards of the hand have."""
    return max(COLOURS, key=lambda colour: held(view, colour))


def why_better(view: View, better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one action is better than another."""
    if better[0] == "colour":
        more = held(view, better[1]) - held(view, made[1])
        return Concept("why-colour", {"count": str(held(view, better[1]))}) if more > 0 else None
    if made[0] in ("draw", "pass", "accept") and better[0] == "play":
        return Concept(f"why-{made[0]}", {})
    if made[0] == "keep" and better[0] == "use":
        return Concept("why-use", {})
    if made[0] == "play" and better[0] == "draw":
        return why_wait(made[1])
    if made[0] != "play" or better[0] != "play":
        return None
    if attacks(better[1]) and not attacks(made[1]) and next_hand(view) <= TASTE["few"]:
        return Concept("why-short", {"count": str(next_hand(view))})
    if made[1] != CANCEL and better[1].startswith("P-"):
        return None
    return why_wait(made[1]) or why_colours(view, better[1], made[1])


def why_wait(card: str) -> Concept | None:
    """The idea by which a card is better kept: what fits at any time, or saves its owner."""
    if card == CANCEL:
        return Concept("why-cancel", {})
    return Concept("why-purple", {}) if card.startswith("P-") else None


def why_colours(view: View, better: str, made: str) -> Concept | None:
    """The idea by which one coloured card is better than another, where colours tell it (R4)."""
    one, _, symbol = better.partition("-")
    other, _, same = made.partition("-")
    if len(one) < len(other):
        return Concept("why-two", {})
    more = held(view, one) - held(view, other)
    if symbol == same and len(one) == len(other) == 1 and more > 0:
        return Concept("why-follow", {"count": str(held(view, one) - 1)})
    return None
