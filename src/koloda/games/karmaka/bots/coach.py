"""What a coach says about Karmaka, from a view alone."""

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import View
from koloda.games.karmaka.bots.greedy import CARD
from koloda.games.karmaka.cards import MOSAIC


def matters(view: View) -> Concept | None:
    """The idea of this choice: what this life still asks for, and what the next one needs."""
    need = missing(view)
    last = need <= 0 and on_last_rung(view)
    if view.prompt == "spend-rings":
        return Concept("rings", {"count": str(max(0, need))})
    if view.prompt == "offer":
        return Concept("offer-last" if last else "offer", {"card": view.zone("inplay").cards[0]})
    if view.prompt not in ("play", "play-again"):
        return None
    if need <= 0:
        return Concept("enough-last" if last else "enough", {})
    return short_of(view, need, int(view.facts[f"rings.{view.seat}"]))


def short_of(view: View, need: int, rings: int) -> Concept:
    """What makes up for the points that a life lacks: a card, Rings, both, or nothing yet."""
    hand = view.zone("hand", view.seat).cards
    for card in hand:
        if gain(view, card) >= need:
            return Concept("last-step", {"card": card})
    if rings >= need:
        return Concept("ring-step", {"count": str(need)})
    for card in hand:
        if gain(view, card) + rings >= need:
            spent = str(need - gain(view, card))
            return Concept("card-and-rings", {"card": card, "count": spent})
    return Concept("short", {"count": str(need - rings), "rings": str(rings)})


def rung(view: View) -> int:
    """The rung of the own seat, from 0."""
    return int(view.facts[f"rung.{view.seat}"])


def on_last_rung(view: View) -> bool:
    """Whether the next step is Transcendence, after which there is no other life (M2.8)."""
    return rung(view) == len(view.figures["asked"].split()) - 1


def missing(view: View) -> int:
    """The points of one colour that this life still asks for."""
    return int(view.figures["asked"].split()[rung(view)]) - max(points(view))


def points(view: View) -> list[int]:
    """The points of the own Deeds by colour."""
    return [int(word) for word in view.figures[f"points.{view.seat}"].split()]


def gain(view: View, token: str) -> int:
    """By how much a card among the Deeds brings the best colour nearer to what is asked."""
    card, now = CARD[token], points(view)
    then = [
        have + card.points * (card.colour in (colour, MOSAIC)) for colour, have in enumerate(now)
    ]
    return max(then) - max(now)


def why_better(view: View, better: list[str], made: list[str]) -> Concept | None:
    """The idea by which one action is better than another."""
    need = missing(view)
    if better[0] == "rings":
        fewer = int(better[1]) < int(made[1])
        return Concept("why-fewer-rings" if fewer else "why-more-rings", {})
    if better[0] in ("accept", "decline"):
        return Concept(f"why-{better[0]}", {})
    if better[0] == "points" and need > 0 and gain(view, better[1]) > 0:
        if gain(view, better[1]) >= need:
            return Concept("why-rung", {"card": better[1]})
        more = made[0] != "points" or gain(view, better[1]) > gain(view, made[1])
        return Concept("why-points", {"need": str(need)}) if more else None
    if better[0] == "future" and need <= 0:
        return Concept("why-future", {})
    if made[0] == "ability" and better[0] in ("points", "future"):
        return Concept("why-offered", {"card": made[1]})
    return None
