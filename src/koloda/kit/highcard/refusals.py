"""Why an action of High Card is refused, with the clause that says so."""

from typing import Final

from koloda.engine.values.refusal import Reason, Refusal
from koloda.kit.highcard import actions
from koloda.kit.highcard.cards import TOKENS
from koloda.kit.highcard.table import NAMING, HighcardTable

NOT_CHANCE: Final = Reason("not-chance", "H1", "dealing is not a player's choice")
NOT_HELD: Final = Reason("not-held", "H2", "you do not have {card}")
NOT_TAKEN: Final = Reason("not-taken", "H4", "seat {seat} has not just taken a trick")
NAME_FIRST: Final = Reason("name-first", "H4", "name a seat of this table that leads")

REASONS: Final = (NOT_CHANCE, NOT_HELD, NOT_TAKEN, NAME_FIRST)


def why_not(table: HighcardTable, seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    if action >= actions.DEAL:
        return Refusal("highcard", NOT_CHANCE, {})
    if table.stage == NAMING:
        return Refusal("highcard", NAME_FIRST, {})
    if actions.is_lead(action):
        return Refusal("highcard", NOT_TAKEN, {"seat": str(seat)})
    return Refusal("highcard", NOT_HELD, {"card": TOKENS[actions.card_played(action)]})
