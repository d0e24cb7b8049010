"""The limit: what it pays for, what may leave it.

The clauses: U9, U10, U19, U20, U21, U28, V7, V8, V15, V16, V29, V36, V46.

U10 is an example of U9. V36 follows from V8: cards stay in the limit, so they count in every turn.
V15 follows from U20 and U21: nothing there asks when a card was put into the limit.
"""

from koloda.engine.containers.bits import bit, several
from koloda.engine.containers.ints import i64
from koloda.games.unit import events
from koloda.games.unit.cards import (
    ALL_SUITS,
    CLUBS,
    in_suit,
    of_suit,
    suit,
    up_to,
)
from koloda.games.unit.side import Side
from koloda.games.unit.table import UnitTable


def movable(side: Side) -> i64:
    """The hand cards that may go to limit or field: not locked (U20, V16), no jokers (V27)."""
    return side.usable() & ALL_SUITS


def payable(side: Side, cards: i64) -> i64:
    """Those of the cards that are worth no more than the pile of their suit has free (U9, V7)."""
    found: i64 = 0
    if side.room:
        for pile in range(4):
            found |= cards & in_suit(up_to(side.free(pile)), pile)
    return found


def removable(side: Side) -> i64:
    """The limit cards that no field card occupies and no clubs rest on (U21, V29)."""
    if side.attached == 0:
        return payable(side, side.limit)
    found = payable(side, side.limit & ~side.extending())
    for pile in range(CLUBS):
        clubs = of_suit(side.attached, pile)
        if clubs:
            own = of_suit(side.limit, pile)
            if not several(own):  # V46: only the last card of the suit is bound
                found &= ~in_suit(own, pile)
            found |= in_suit(clubs & up_to(side.free(pile)), CLUBS)
    return found


def takes_clubs(side: Side, pile: i64) -> bool:
    """Whether clubs may extend a pile: never as its first card (U28)."""
    return of_suit(side.limit, pile) != 0


def reserve(table: UnitTable, seat: i64, kind: i64, pile: i64) -> None:
    """A card goes into a pile of the limit and counts there at once (U19, U28)."""
    side = table.sides[seat]
    side.leave_hand(kind)
    side.put_into(pile, kind)
    if table.log is not None:
        told = events.RESERVED if pile == suit(kind) else events.ATTACHED
        table.tell(told[pile], seat, kind)


def take_back(table: UnitTable, seat: i64, kind: i64) -> None:
    """A limit card goes to the hand, locked this turn and known to both (U20, V15, V16, V45)."""
    side = table.sides[seat]
    pile = side.leave_limit(kind)
    side.hand |= bit(kind)
    side.known |= bit(kind)
    side.locked |= bit(kind)
    if table.log is not None:
        table.tell(events.TAKEN_BACK[pile], seat, kind)


def free_limits(table: UnitTable) -> None:
    """The limit stays, nothing occupies it any more, and locks end (V8, V16)."""
    for side in table.sides:
        side.release()
        side.locked = 0


def forget_placed(table: UnitTable) -> None:
    """In the next turn no limit card is one that was put there this turn (U22)."""
    table.sides[0].placed = 0
    table.sides[1].placed = 0
