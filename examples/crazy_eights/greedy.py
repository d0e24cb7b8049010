"""A simple player of crazy eights that knows its view and nothing else."""

from crazy_eights import actions
from crazy_eights.cards import EIGHT, SUITS
from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import View


def greedy(view: View, rng: Rng) -> int:
    """Play the dearest card that fits, an eight only when nothing else does; name the own suit."""
    if view.legal[0] >= actions.NAME:
        return max(view.legal, key=lambda action: held(view, SUITS[action - actions.NAME]))
    plain = [card for card in view.legal if card < actions.DRAW and card >> 2 != EIGHT]
    if plain:
        return plain[-1]
    # An eight is lower than `draw`, which is lower than `pass`; one eight is as good as another.
    eights = [card for card in view.legal if card < actions.DRAW]
    return eights[rng.below(len(eights))] if eights else view.legal[0]


def held(view: View, suit: str) -> int:
    """How many cards of a suit the seat has."""
    return sum(card.startswith(suit) for card in view.zone("hand", view.seat).cards)
