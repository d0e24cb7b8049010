"""A rule player of tiny poker that knows its view and nothing else."""

from koloda.engine.chance.rng import Rng
from koloda.engine.values.view import View
from tiny_poker import actions
from tiny_poker.cards import QUEEN, TOKENS


def greedy(view: View, rng: Rng) -> int:  # noqa: ARG001
    """Bet and raise with a king or a pair, check and call with a queen, give up with a jack."""
    (held,) = view.zone("hand", view.seat).cards
    strong = held in view.zone("board").cards or TOKENS.index(held) > QUEEN
    wanted = [actions.RAISE, actions.BET, actions.CALL]
    if not strong:
        wanted = [actions.CHECK, actions.CALL if TOKENS.index(held) == QUEEN else actions.FOLD]
    return next(action for action in wanted if action in view.legal)
