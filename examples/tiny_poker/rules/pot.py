"""Chips: what a bet costs, and what each seat has put into the pot (P2, P4)."""

from koloda.engine.containers.ints import i64
from tiny_poker.options import ANTE, PokerSetup
from tiny_poker.table import BETTING, PokerTable


def to_act(table: PokerTable) -> i64:
    """The seat whose turn it is: seat 0 begins each round, then they take turns (P3)."""
    return (table.checked + table.bets) % 2


def unit(options: PokerSetup, number: i64) -> i64:
    """The chips of a bet or raise in a round (P4)."""
    return options.bet * (number + 1)


def paid(table: PokerTable, seat: i64) -> i64:
    """What a seat has put into the pot (P2, P4)."""
    options = table.options
    chips = ANTE + table.earlier * options.bet + table.bets * unit(options, table.round)
    open_bet = table.bets > 0 and (table.stage == BETTING or table.folded)
    if open_bet and seat == to_act(table):
        chips -= unit(options, table.round)
    return chips


def most(options: PokerSetup) -> i64:
    """The most chips that a seat can lose: the ante and every bet there may be."""
    chips: i64 = ANTE
    for number in range(options.rounds):
        chips += options.bets * unit(options, number)
    return chips
