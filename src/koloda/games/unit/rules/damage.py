"""What the field costs each player (U11, U12, U15, U16, U30, V10, V12, V18, V32, V33, V40)."""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.games.unit import events
from koloda.games.unit.cards import value
from koloda.games.unit.rules.field import writes_off
from koloda.games.unit.table import Attack, UnitTable


def unstopped(table: UnitTable, attack: Attack) -> i64:
    """What is left of an attack; below 0 if the defence exceeds it, 0 if a spade writes it off.

    The clauses: U11, U15, U16, V12; U30, V32, V33.
    """
    rest = value(attack.card)
    if attack.first >= 0:
        rest -= value(attack.first)
    if attack.second >= 0:
        rest -= value(attack.second)
    if writes_off(table, attack.first, attack.card):
        return 0
    if writes_off(table, attack.second, attack.card):
        return 0
    return rest


def damage(table: UnitTable, seat: i64) -> i64:
    """What a seat is about to lose: attacks on it, and defences that exceed its own (U12, U16)."""
    lost: i64 = 0
    for attack in table.field:
        rest = unstopped(table, attack)
        if attack.owner == seat:
            rest = -rest
        if rest > 0:
            lost += rest
    return lost


def is_in_danger(table: UnitTable, seat: i64) -> bool:
    """Whether the points of that seat are about to run out (U22, V17, V40)."""
    side = table.sides[seat]
    return side.points + side.recovered <= damage(table, seat)


def book_losses(table: UnitTable) -> None:
    """Both lose at once (V10)."""
    first, second = damage(table, 0), damage(table, 1)
    book(table, 0, first)
    book(table, 1, second)


def book(table: UnitTable, seat: i64, loss: i64) -> None:
    """Points after the losses and what was collected for them, up to the start (V18, V21, V40)."""
    side = table.sides[seat]
    before = side.points
    start: i64 = table.options.start[seat]
    side.points = min(start, before + side.recovered - loss)
    side.recovered = 0
    if side.points < before:
        table.tell(events.LOST, seat, -1, EVERYONE, before - side.points)
    elif side.points > before:
        table.tell(events.GAINED, seat, -1, EVERYONE, side.points - before)
