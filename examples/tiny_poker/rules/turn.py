"""Betting: check, bet, raise, call and fold (P3-P7)."""

from koloda.engine.containers.ints import i64
from tiny_poker import events
from tiny_poker.rules.pot import unit
from tiny_poker.table import OVER, TURN_UP, PokerTable


def call(table: PokerTable, seat: i64) -> None:
    """The other's bet is matched, which ends the round (P6, P8)."""
    table.tell(events.CALLED, seat)
    end_round(table)


def fold(table: PokerTable, seat: i64) -> None:
    """The other seat wins the pot, and no card is shown (P7)."""
    table.folded = True
    table.stage = OVER
    table.tell(events.FOLDED, seat)


def check(table: PokerTable, seat: i64) -> None:
    """Nothing is paid; the second check ends the round (P3)."""
    table.tell(events.CHECKED, seat)
    if table.checked:
        end_round(table)
    else:
        table.checked = 1


def bet(table: PokerTable, seat: i64) -> None:
    """A bet, or a raise of the other's bet (P4, P5)."""
    kind = events.RAISED if table.bets else events.BET
    table.bets += 1
    table.tell(kind, seat, amount=unit(table.options, table.round))


def end_round(table: PokerTable) -> None:
    """The open card and another round (P6), or the hands are shown (P8)."""
    if table.round + 1 < table.options.rounds:
        table.round += 1
        table.earlier = table.bets
        table.bets = 0
        table.checked = 0
        table.stage = TURN_UP
        return
    table.stage = OVER
    for owner, hand in enumerate(table.hands):
        table.tell_cards(events.SHOWED, owner, hand.cards())
