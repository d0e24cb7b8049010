"""A rule player of crazy eights that knows its view and nothing else."""

from crazy_eights import actions
from crazy_eights.cards import EIGHT, SUITS, rank_of
from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import View


def greedy(view: View, rng: Rng) -> int:
    """Play the dearest card that fits, an eight only when nothing else does; name the own suit."""
    if actions.is_name(view.legal[0]):
        return max(view.legal, key=lambda action: held(view, SUITS[actions.suit_named(action)]))
    plays = [action for action in view.legal if actions.is_play(action)]
    plain = [action for action in plays if rank_of(actions.card_played(action)) != EIGHT]
    if plain:
        return plain[-1]
    # One eight is as good as another; without one there is nothing but to draw or to pass.
    return plays[rng.below(len(plays))] if plays else view.legal[0]


def held(view: View, suit: str) -> int:
    """How many cards of a suit the seat has."""
    return sum(card.startswith(suit) for card in view.zone("hand", view.seat).cards)
