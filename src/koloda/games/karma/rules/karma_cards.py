"""The karma cards' effects (K21-K30); Five or Below has none but what it accepts (`accepted_on`).

Two identical ones that do not clear take effect once (A38).
"""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import one
from koloda.engine.values.event import EVERYONE
from koloda.games.karma import events
from koloda.games.karma.cards import GP
from koloda.games.karma.rules.pile import lay_pile, pile_to_hand
from koloda.games.karma.table import FOLLOW, GIVING, KarmaTable


def give_the_pile(table: KarmaTable, seat: i64, copies: i64) -> None:
    """Give the Pile leaves the game, and the pile goes to another player (K20, K21, A4).

    An empty pile goes to nobody (A4); with one opponent there is nothing to choose (A19, A40).
    """
    table.removed += copies * one(GP)
    table.memory.forget()  # A30: cards that left the game never come back
    table.tell(events.LEFT_GAME, seat, GP, EVERYONE, copies)
    if table.pile_size == 0:
        return
    if table.options.seats == 2:
        hand_over(table, seat, 1 - seat)
    else:
        table.stage = GIVING


def hand_over(table: KarmaTable, seat: i64, other: i64) -> None:
    """Another player gets the pile and is back in the game after going out (K21, K22, D11)."""
    receiver = table.places[other]
    was_out = not receiver.has_cards()
    if table.log is not None:
        table.tell_cards(events.GAVE, seat, table.pile, EVERYONE, other)
    pile_to_hand(table, receiver)
    if was_out:
        table.tell(events.BACK, seat, -1, EVERYONE, 1, other)


def play_a_table_card(table: KarmaTable, location: i64, copies: i64) -> None:
    """Play a Table Card lies on the pile: another card may follow it (K24, A2, A6)."""
    if table.stage != FOLLOW:
        table.pt_stop = 0
    elif location != table.pt_location:
        table.pt_stop = table.pile_size - copies  # A6, A45: those below came from elsewhere
    table.stage = FOLLOW
    table.pt_location = location


def bottoms_up(table: KarmaTable, seat: i64) -> None:
    """The bottom card goes on top (K28, K29); a move is not a play: no effect, no double (A7).

    Alone on the pile, Bottoms Up is its own bottom card (A3).
    """
    if table.pile_size > 1:
        pile = table.pile
        bottom = pile.pop(0)
        pile.append(bottom)
        lay_pile(table, pile)
        if not table.options.moved_counts:
            table.fixed = table.pile_size  # A37
        table.tell(events.MOVED_UP, seat, bottom)
