"""The end of the game: who wins the pot, and what it is worth (P7-P9)."""

from koloda.engine.containers.ints import i64
from koloda.engine.values.outcome import Outcome
from tiny_poker.cards import KINDS
from tiny_poker.rules.pot import most, paid, to_act
from tiny_poker.table import OVER, PokerTable


def outcome(table: PokerTable) -> Outcome | None:
    """The winner gets what the other one has paid (P9)."""
    if table.stage != OVER:
        return None
    reason = "fold" if table.folded else "showdown"
    lead = lead_of_first(table)
    if lead == 0:
        return Outcome((1, 1), reason, (0.0, 0.0), float(most(table.options)))
    ranks, loser = ((1, 2), 1) if lead > 0 else ((2, 1), 0)
    chips = float(paid(table, loser))
    stakes = (chips, -chips) if lead > 0 else (-chips, chips)
    return Outcome(ranks, reason, stakes, float(most(table.options)))


def lead_of_first(table: PokerTable) -> i64:
    """Above 0 if seat 0 has won, below if seat 1 has, 0 if the pot is split."""
    if table.folded:
        return -1 if to_act(table) == 0 else 1
    return strength(table, 0) - strength(table, 1)


def strength(table: PokerTable, seat: i64) -> i64:
    """A pair with the open card beats every single card; else the higher card wins (P8)."""
    card: i64 = table.hands[seat].at(0)
    return card + KINDS if table.board.has(card) else card
