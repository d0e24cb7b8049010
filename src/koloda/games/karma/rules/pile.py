"""The discard pile: what may lie on it, how cards get there, who takes it (K7, K11-K13, K20)."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import kinds_from, one
from koloda.engine.containers.packed_slots import push
from koloda.games.karma import events
from koloda.games.karma.cards import EVERY_CARD, FB, FIVE_OR_KARMA, is_number
from koloda.games.karma.keys import pile_key
from koloda.games.karma.place import Place
from koloda.games.karma.table import NO_CARD, KarmaTable


def accepted_on(top: i64) -> i64:
    """Every card that may lie on this one; what lies below it does not matter (A1, A9, A10)."""
    if is_number(top):
        return kinds_from(top)  # K7, D16: not lower; K19: the karma cards are the last kinds
    if top == FB:
        return FIVE_OR_KARMA  # K30
    return EVERY_CARD  # K27, K29, D10: Play a Table Card and Bottoms Up count as zero


def fits(table: KarmaTable, kind: i64) -> bool:
    """Whether a card may lie on the pile."""
    return one(kind) & table.accepted != 0


def put_on_pile(table: KarmaTable, kind: i64, copies: i64) -> None:
    """Put identical cards (D6) on the pile, karma cards like others (K20)."""
    table.pile_cards += copies * one(kind)
    table.pile_size += copies
    table.top = kind
    table.accepted = accepted_on(kind)
    stack = table.stack
    key = table.pile_key
    while copies:
        stack = push(stack, kind)
        key = pile_key(key, kind)
        copies -= 1
    table.stack = stack
    table.pile_key = key


def empty_pile(table: KarmaTable) -> None:
    """The pile is gone; on an empty one any card may be played (K12)."""
    table.stack = 0
    table.pile_size = 0
    table.pile_cards = 0
    table.top = NO_CARD
    table.accepted = EVERY_CARD
    table.fixed = 0
    table.pile_key = 0


def lay_pile(table: KarmaTable, cards: list[int]) -> None:
    """Let the pile be these cards, the last one on top."""
    empty_pile(table)
    for kind in cards:
        put_on_pile(table, kind, 1)


def pile_to_hand(table: KarmaTable, place: Place) -> None:
    """The whole pile becomes hand cards, which everybody has seen (K13, D12, A29)."""
    table.into_hand(place, table.pile_cards, table.pile_size)
    place.known += table.pile_cards
    empty_pile(table)


def take_pile(table: KarmaTable, seat: i64) -> None:
    """A seat takes the pile, its face-up cards stay; the next one starts afresh (K11, K12, A27).

    The free start belongs to a pile that was taken, not to a double (D5).
    """
    if table.log is not None:
        table.tell_cards(events.TOOK, seat, table.pile)
    pile_to_hand(table, table.places[seat])
