"""The end of the game (H5)."""

from koloda.engine.values.outcome import Outcome
from koloda.kit.highcard.table import OVER, HighcardTable


def outcome(table: HighcardTable) -> Outcome | None:
    """The more tricks, the better the rank (H5)."""
    if table.stage != OVER:
        return None
    ranks = tuple(1 + sum(other > mine for other in table.taken) for mine in table.taken)
    return Outcome(ranks, "played")
