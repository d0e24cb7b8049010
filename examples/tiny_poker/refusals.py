"""Why an action of tiny poker is refused, with the clause that says so."""

from typing import Final

from koloda.engine.values.refusal import Reason, Refusal
from tiny_poker import actions
from tiny_poker.table import PokerTable

NOT_CHANCE: Final = Reason("not-chance", "P2", "dealing is not a player's choice")
NO_BET: Final = Reason("no-bet", "P4", "there is no bet to answer: check or bet")
ANSWER: Final = Reason("answer", "P4", "there is a bet: fold, call or raise")
NO_MORE: Final = Reason("no-more", "P5", "no more than {amount} bets and raises in a round")

REASONS: Final = (NOT_CHANCE, NO_BET, ANSWER, NO_MORE)


def why_not(table: PokerTable, action: int) -> Refusal:
    """Why the seat whose choice it is may not take this action."""
    if action >= actions.DEAL:
        return Refusal("tiny_poker", NOT_CHANCE, {})
    if table.bets == 0:
        return Refusal("tiny_poker", NO_BET, {})
    if action in (actions.CHECK, actions.BET):
        return Refusal("tiny_poker", ANSWER, {})
    return Refusal("tiny_poker", NO_MORE, {"amount": str(table.options.bets)})
