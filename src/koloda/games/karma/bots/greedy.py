"""A rule player of Karma that knows its view and nothing else."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import TABLE, View
from koloda.games.karma import actions
from koloda.games.karma.cards import FB, GP, KINDS, is_karma, is_number

TASTE: Final = {"several": 10, "karma": 30, "give": 40, "pile": 10, "top": 10}
"""What the player goes by; `make tune` looks for better numbers."""
TAKING: Final = 100
"""Taking the pile costs more than any play."""


def greedy(view: View, rng: Rng) -> int:
    """Clear when possible, else the lowest number that fits; karma cards when nothing else does."""
    first = view.legal[0]
    if actions.is_face_up(first):
        return max(view.legal, key=worth_face_up)
    if actions.is_give(first):
        return min(view.legal, key=lambda action: cards_held(view, actions.receiver_of(action)))
    if actions.is_play(first):
        pile = view.zone("pile", TABLE).cards
        return min(view.legal, key=lambda action: cost(action, len(pile)))
    return view.legal[rng.below(len(view.legal))] if len(view.legal) > 1 else first


def worth_face_up(action: int) -> int:
    """Karma cards first, in the order GP, PT, BU, FB, then the highest numbers (D17, A24, A43)."""
    kind = actions.face_up_kind_of(action)
    return 2 * KINDS - kind if is_karma(kind) else kind


def cards_held(view: View, seat: int) -> int:
    """How many cards a seat still has to get rid of."""
    down = sum(card != "-" for card in view.zone("down", seat).cards)
    return len(view.zone("hand", seat).cards) + len(view.zone("up", seat).cards) + down


def cost(action: int, pile: int) -> int:
    """What playing this costs: several at once gain a turn, low numbers are hard to place later."""
    if not actions.is_play(action):
        return TAKING + pile
    kind, copies = actions.kind_of(action), actions.copies_of(action)
    if copies > 1:
        return -TASTE["several"] * copies
    if is_number(kind):
        return TASTE["top"] * kind // 10
    if kind == GP:
        return TASTE["give"] - TASTE["pile"] * pile // 10
    return TASTE["karma"] + FB - kind
