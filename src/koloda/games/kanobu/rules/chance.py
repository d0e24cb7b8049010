"""The card Chance: the next player lays three of Rock, Scissors and Paper (N22, R12-R15, R42, R45).

R13: the next player may accept instead; `legal` always offers it.
"""

from typing import Final

from koloda.engine.containers.bits import below, bit, has
from koloda.engine.containers.ints import i64
from koloda.engine.containers.wide_bits import (
    WideBits,
    first,
    intersection,
    no_bits,
    rest,
    some,
    union,
)
from koloda.games.kanobu import events
from koloda.games.kanobu.cards import NO_SYMBOL, SIGNS
from koloda.games.kanobu.rules.direction import next_player
from koloda.games.kanobu.rules.hands import leave_hand
from koloda.games.kanobu.rules.turn import end_turn, go_out
from koloda.games.kanobu.table import LAY, KanobuTable

CARDS_TO_LAY: Final = 3


def chance_allowed(table: KanobuTable, seat: i64) -> bool:
    """Whether the next player has three cards: else no Chance, wherever it is from (N22, R15, R45).

    It holds for the last card, for passing Chance on, and for a Chance drawn or opened, too.
    """
    return table.hands[next_player(table, seat)].size >= CARDS_TO_LAY


def lay(table: KanobuTable, seat: i64, kind: i64) -> None:
    """Lay one of the three cards, in any order and without effect (N22, R14)."""
    table.idle = 0
    table.pending = NO_SYMBOL
    table.amount = 0
    leave_hand(table, seat, kind)
    table.cover(kind)
    table.laid += 1
    if table.log is not None:
        table.tell(events.LAID, seat, kind)
    if table.laid < CARDS_TO_LAY:
        table.stage = LAY
        return
    table.laid = 0
    if table.hands[seat].size == 0:
        go_out(table, seat)  # R14
    else:
        end_turn(table, seat)  # R42


def kinds_to_lay(table: KanobuTable, seat: i64) -> WideBits:
    """The kinds in the hand that may be laid next: any sign, or one that is missing (N22, R12)."""
    kinds = table.pack.all_signs
    if table.options.one_of_each:
        kinds = missing_kinds(table)
    return intersection(kinds, table.hands[seat].present)


def missing_kinds(table: KanobuTable) -> WideBits:
    """The kinds of the signs that are not laid yet, where one of each is laid (R12)."""
    kinds = no_bits()
    missing = missing_signs(table)
    for sign in range(len(SIGNS)):
        if has(missing, sign):
            kinds = union(kinds, table.pack.sign_kinds.at(sign))
    return kinds


def can_lay(table: KanobuTable, seat: i64) -> bool:
    """Whether the hand holds all that is left to lay of the three cards (N22, R12)."""
    hand = table.hands[seat]
    if table.options.one_of_each:
        missing = missing_signs(table)
        for sign in range(len(SIGNS)):
            kinds = intersection(table.pack.sign_kinds.at(sign), hand.present)
            if has(missing, sign) and not some(kinds):
                return False
        return True
    need = CARDS_TO_LAY - table.laid
    kinds = kinds_to_lay(table, seat)
    while some(kinds) and need > 0:
        need -= hand.held(first(kinds))
        kinds = rest(kinds)
    return need <= 0


def missing_signs(table: KanobuTable) -> i64:
    """The set of the signs that are not laid yet, where one of each is laid (R12)."""
    signs = below(len(SIGNS))
    pile = table.pile.size
    for place in range(pile - table.laid, pile):
        signs &= ~bit(table.pack.symbols[table.pile.at(place)])
    return signs
