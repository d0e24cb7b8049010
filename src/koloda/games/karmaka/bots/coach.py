"""What a coach says about Karmaka, from a view alone."""

from koloda.engine.values.concept import Concept
from koloda.engine.values.view import View
from koloda.games.karmaka.bots.greedy import CARD
from koloda.games.karmaka.bots.reasons import HITS
from koloda.games.karmaka.bots.standing import gain, missing, on_last_rung, points, with_card

LIFE = 6
"""A new life has so many cards, or all that were kept."""


def matters(view: View) -> Concept | None:
    """The idea of this choice: what this life still asks for, and what the next one needs."""
    need = missing(view)
    last = need <= 0 and on_last_rung(view)
    goal = {"last": "yes"} if on_last_rung(view) else {}
    if view.prompt == "spend-rings":
        return Concept("rings", {"count": str(max(0, need)), **goal})
    if view.prompt == "offer":
        offered = {"card": view.zone("inplay").cards[0]}
        kept = {"kept": "many"} if len(view.zone("future", view.seat).cards) >= LIFE else {}
        return Concept("offer-last", offered) if last else Concept("offer", offered | kept)
    if view.prompt not in ("play", "play-again"):
        return None
    if need <= 0:
        if is_last_card(view):
            end = "enough-end" if anybody_left(view) else "enough-safe"
            return Concept(end, {"rivals": str(others(view)), **goal, **shield(view)})
        return threat(view) or Concept("enough-last" if last else "enough", shield(view))
    found = short_of(view, need, int(view.facts[f"rings.{view.seat}"]))
    danger = threat(view) if found.name == "short" else None
    return danger or Concept(found.name, {**found.values, **goal})


def threat(view: View) -> Concept | None:
    """That the rival is known to hold a card that costs a Deed, and a cheaper one could take it."""
    deeds = view.zone("deeds", view.seat).cards
    hand = view.zone("hand", view.seat).cards
    if others(view) > 1 or not any(
        worth(card) < min(map(worth, deeds), default=0) for card in hand
    ):
        return None
    rival = next(zone for zone in view.zones if zone.name == "hand" and zone.owner != view.seat)
    known = [card for card in rival.cards if HITS.get(card) == "deeds"]
    return Concept("threat", {"player": str(rival.owner), "card": known[0]}) if known else None


def shield(view: View) -> dict[str, str]:
    """Whether no card of the Hand would be a cheaper shield than the Deed on top."""
    deeds = view.zone("deeds", view.seat).cards
    hand = view.zone("hand", view.seat).cards
    cheaper = any(worth(card) < worth(deeds[-1]) for card in hand) if deeds else False
    return {} if cheaper else {"covered": "yes"}


def worth(card: str) -> int:
    """The points on a card: of several that are enough, the cheapest is spent."""
    return CARD[card].points


def is_last_card(view: View) -> bool:
    """Whether this life ends as the next turn begins, unless another card comes (M2.7)."""
    return len(view.zone("hand", view.seat).cards) == 1 and not view.zone("deck", view.seat).cards


def others(view: View) -> int:
    """How many other players there are."""
    return sum(zone.name == "hand" for zone in view.zones) - 1


def anybody_left(view: View) -> bool:
    """Whether another player has a card to play: without one their turn is a rebirth (M2.8)."""
    return any(
        zone.cards and zone.owner != view.seat
        for zone in view.zones
        if zone.name in ("hand", "deck")
    )


def at_most(view: View) -> int:
    """What the best colour comes to with every card of the Hand among the Deeds."""
    sums = points(view)
    for card in view.zone("hand", view.seat).cards:
        sums = with_card(sums, card)
    return max(sums)


def short_of(view: View, need: int, rings: int) -> Concept:
    """What makes up for the points that a life lacks: a card, Rings, both, or nothing yet."""
    hand = view.zone("hand", view.seat).cards
    for card in sorted(hand, key=worth):
        if gain(view, card) >= need:
            exposed = "yes" if anybody_left(view) else "safe"
            end = exposed if is_last_card(view) else "no"
            return Concept("last-step", {"card": card, "end": end})
    if rings >= need:
        return Concept("ring-step", {"count": str(need)})
    for card in hand:
        if gain(view, card) + rings >= need:
            spent = str(need - gain(view, card))
            return Concept("card-and-rings", {"card": card, "count": spent})
    most, asked = at_most(view) + rings, need + max(points(view))
    if most < asked and not view.zone("deck", view.seat).cards:
        return Concept("hopeless", {"most": str(most), "asked": str(asked), "rings": str(rings)})
    return Concept("short", {"count": str(need - rings), "rings": str(rings)})
