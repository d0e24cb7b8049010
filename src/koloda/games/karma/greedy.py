"""A simple player of Karma that knows its view and nothing else."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import TABLE, View
from koloda.games.karma import actions
from koloda.games.karma.cards import FB, GP, KINDS, NUMBERS

TASTE: Final = {"several": 10, "karma": 30, "give": 40, "pile": 10, "top": 10}
"""What the player goes by; `make tune` looks for better numbers."""


def greedy(view: View, rng: Rng) -> int:
    """Clear when possible, else the lowest number that fits; karma cards when nothing else does."""
    if view.legal[0] >= actions.FACE_UP:
        return max(view.legal, key=worth_face_up)
    if view.legal[0] >= actions.GIVE:
        return min(view.legal, key=lambda action: cards_held(view, action - actions.GIVE))
    if view.legal[0] >= actions.FLIP:
        return view.legal[rng.below(len(view.legal))] if len(view.legal) > 1 else view.legal[0]
    pile = view.zone("pile", TABLE).cards
    return min(view.legal, key=lambda action: cost(action, len(pile)))


def worth_face_up(action: int) -> int:
    """Karma cards first, in the order GP, PT, BU, FB, then the highest numbers (A24, A43)."""
    kind = action - actions.FACE_UP
    return 2 * KINDS - kind if kind >= GP else kind


def cards_held(view: View, seat: int) -> int:
    """How many cards a seat still has to get rid of."""
    down = sum(card != "-" for card in view.zone("down", seat).cards)
    return len(view.zone("hand", seat).cards) + len(view.zone("up", seat).cards) + down


def cost(action: int, pile: int) -> int:
    """What playing this costs: several at once gain a turn, low numbers are hard to place later."""
    if action >= actions.FLIP:
        return 100 + pile
    kind, times = action % KINDS, 1 + action // KINDS
    if times > 1:
        return -TASTE["several"] * times
    if kind < NUMBERS:
        return TASTE["top"] * kind // 10
    if kind == GP:
        return TASTE["give"] - TASTE["pile"] * pile // 10
    return TASTE["karma"] + FB - kind
