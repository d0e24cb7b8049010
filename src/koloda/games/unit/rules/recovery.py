"""Turning cards into points: U22 to U24, U27, V17 to V22, V28, V37 to V41, V47.

V19 and V47 follow from `resolve.after_recovery`: the question stays open while the danger lasts,
with every card that qualifies, and may be declined. V20: a recovered card leaves the limit only as
one that may be taken back, and damage is a matter of the field alone.
"""

from koloda.engine.containers.bits import bit, has
from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.games.unit import events
from koloda.games.unit.cards import ALL_HEARTS, total, value
from koloda.games.unit.rules.damage import damage
from koloda.games.unit.rules.limit import removable
from koloda.games.unit.table import DANGER, UnitTable


def uses_limit(table: UnitTable, seat: i64) -> bool:
    """Whether that seat may turn limit cards into points; variant 2 allows one seat only (U24)."""
    return seat == table.active or not table.options.active_only


def is_asked(table: UnitTable, seat: i64) -> bool:
    """Whether that seat, once in danger, is asked about recovery (V38).

    Variant 2 bars nobody from hearts of the hand (V28), and the question may not depend on what a
    closed hand holds.
    """
    return uses_limit(table, seat) or table.options.ext_hearts


def from_limit(table: UnitTable, seat: i64) -> i64:
    """The limit cards that could become points: not of this turn, not occupied (U22, U23, V20)."""
    if not uses_limit(table, seat):
        return 0
    side = table.sides[seat]
    cards = removable(side) & ~side.placed
    if table.options.hearts_only:
        cards &= ALL_HEARTS
    return cards


def from_hand(table: UnitTable, seat: i64) -> i64:
    """The hand cards that could become points: with the extension hearts (U27, V28)."""
    if not table.options.ext_hearts:
        return 0
    return table.sides[seat].usable() & ALL_HEARTS


def recoverable(table: UnitTable, seat: i64) -> i64:
    """The cards that can become points now: in danger, by option at any time (V17, V28, V41)."""
    if table.stage == DANGER:
        return from_limit(table, seat) | from_hand(table, seat)
    found: i64 = 0
    if table.options.anytime:
        found = from_limit(table, seat)
    if table.options.hearts_anytime:
        found |= from_hand(table, seat)
    return found


def turn_into_points(table: UnitTable, seat: i64, kind: i64) -> None:
    """A card of the limit or a heart of the hand leaves the game for points (U22, U27, V22)."""
    side = table.sides[seat]
    if has(side.hand, kind):
        side.leave_hand(kind)
        table.tell(events.RECOVERED_HAND, seat, kind)
    else:
        pile = side.leave_limit(kind)
        if table.log is not None:
            table.tell(events.RECOVERED[pile], seat, kind)
    table.gone |= bit(kind)
    if table.options.net:
        side.recovered += value(kind)  # V40
    else:
        start: i64 = table.options.start[seat]
        gain = min(value(kind), start - side.points)  # V18, V21, V39
        side.points += gain
        table.tell(events.GAINED, seat, -1, EVERYONE, gain)


def most_points(table: UnitTable, seat: i64) -> i64:
    """What that seat could have before its losses are booked (U22, V18, V40)."""
    side = table.sides[seat]
    most = side.points + side.recovered
    most += total(from_limit(table, seat) | from_hand(table, seat))
    start: i64 = table.options.start[seat]
    return most if table.options.net else min(start, most)


def tell_unsaved(table: UnitTable, seat: i64) -> None:
    """Why a loss is not averted: the open cards of the limit could not, or were kept (V19)."""
    if table.log is None:
        return
    side = table.sides[seat]
    gain = spare(table, seat)
    enough = side.points + side.recovered + gain > damage(table, seat)
    table.tell(events.UNSPENT if enough else events.UNSAVED, seat, -1, EVERYONE, gain)


def spare(table: UnitTable, seat: i64) -> i64:
    """The most that cards of the limit could bring together, as far as it is free (U22, V20)."""
    side = table.sides[seat]
    cards = side.limit & ~side.placed
    if table.options.hearts_only:
        cards &= ALL_HEARTS
    most: i64 = 0
    if uses_limit(table, seat):
        for pile in range(4):
            found = [kind for kind in side.pile(pile) if has(cards, kind)]
            most += largest_sum(found, side.free(pile))
    start: i64 = table.options.start[seat]
    return most if table.options.net else min(most, start - side.points)  # V18, V40


def largest_sum(cards: list[int], most: i64) -> i64:
    """The largest sum of the values of some of these cards that is not above the most."""
    sums: set[int] = {0}
    for kind in cards:
        sums |= {found + value(kind) for found in sums}
    return max([found for found in sums if found <= most])
