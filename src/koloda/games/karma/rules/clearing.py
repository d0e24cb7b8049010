"""Doubles: identical cards played together or in a row clear the pile (K16-K18).

A8 follows from the order of a play: clearing comes before any effect. A16 follows from the deck:
more than `copies` identical cards never meet.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import one
from koloda.engine.containers.packed_slots import run_on_top
from koloda.games.karma import events
from koloda.games.karma.cards import EVERY_NUMBER, PT, is_karma
from koloda.games.karma.rules.pile import empty_pile
from koloda.games.karma.table import FOLLOW, KarmaTable


def playable_together(table: KarmaTable, cards: i64) -> i64:
    """Of these fitting cards, those that may be played several at once (K16, D7, A15, A46)."""
    if table.stage == FOLLOW and not table.options.pt_pair:
        return 0  # K26, D9
    return cards if table.options.karma_doubles else cards & EVERY_NUMBER  # A36


def clears(table: KarmaTable, kind: i64, copies: i64, location: i64) -> bool:
    """Whether these and the identical cards on top are enough in a row (K17, A5, A38, A46)."""
    if is_karma(kind) and not table.options.karma_doubles:
        return False  # A36
    if kind == table.top:
        copies += run_on_pile(table, kind, location)
    return copies >= table.options.clear


def run_on_pile(table: KarmaTable, kind: i64, location: i64) -> i64:
    """How many identical cards on top count with one from that location (K17, K18, D8, A7).

    Who has played them does not matter; only the Play a Table Card of this turn counts by location.
    """
    stop = table.fixed  # A37
    if table.stage == FOLLOW and kind == PT:
        if location != table.pt_location:
            return 0  # K18, A6, A45: cards of different locations are never combined
        stop = max(stop, table.pt_stop)  # A31, A45: those of the same location are
    return run_on_top(table.stack, kind, table.pile_size - stop)


def clear_pile(table: KarmaTable, seat: i64, kind: i64, copies: i64) -> None:
    """The pile and the cards that clear it leave the game, without any effect (K17, A5, A8)."""
    table.removed += table.pile_cards + copies * one(kind)
    empty_pile(table)
    table.memory.forget()  # A30: cards that left the game never come back
    table.tell(events.CLEARED, seat)
