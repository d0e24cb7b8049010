"""Drawing from the deck (K14, K15).

Drawing is automatic: K32 and D13 follow, nobody can forget it.
"""

from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import one
from koloda.games.karma import events
from koloda.games.karma.place import Place
from koloda.games.karma.table import KarmaTable


def draw(table: KarmaTable, seat: i64, place: Place) -> None:
    """Fill the hand while the deck lasts (K14, A48); not one that is full (K15, D14)."""
    while place.hand_size < table.options.row and table.deck:
        kind = table.deck.pop()
        table.into_hand(place, one(kind), 1)
        table.memory.forget()  # A30: a drawn card never goes back
        table.tell(events.DREW, seat, kind, bit(seat))
