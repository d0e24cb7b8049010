"""The end of the game, penalties and ranks (C15, C16)."""

from crazy_eights import events
from crazy_eights.cards import EIGHT, JACK, rank_of
from crazy_eights.table import OVER, EightsTable
from koloda.engine.containers.ints import i64
from koloda.engine.values.outcome import Outcome

PENALTY_OF_EIGHT = 50
PENALTY_OF_HIGH_CARD = 10


def finish(table: EightsTable, seat: i64) -> None:
    """The game is over (C15)."""
    table.stage = OVER
    table.tell(events.ENDED, seat)


def outcome(table: EightsTable) -> Outcome | None:
    """The lower the penalty, the better the rank (C16)."""
    if table.stage != OVER:
        return None
    found = penalties(table)
    ranks = tuple(1 + sum(other < mine for other in found) for mine in found)
    return Outcome(ranks, ending(table))


def ending(table: EightsTable) -> str:
    """The word for why the game is over (C15)."""
    if table.passes > table.options.seats:
        return "passes"
    return "out" if any(hand.size == 0 for hand in table.hands) else "turns"


def penalties(table: EightsTable) -> list[int]:
    """What each seat's cards cost (C16)."""
    return [sum(penalty(card) for card in hand.cards()) for hand in table.hands]


def penalty(card: int) -> int:
    """What one card costs (C16)."""
    rank = rank_of(card)
    if rank == EIGHT:
        return PENALTY_OF_EIGHT
    return PENALTY_OF_HIGH_CARD if rank >= JACK else card + 2
