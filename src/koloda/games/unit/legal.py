"""Whose choice it is in Unit, and what may be done."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import lowest, nth, popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.unit import actions
from koloda.games.unit.cards import (
    ALL_SUITS,
    CLUBS,
    FIRST_CLUB,
    brought_by,
    of_suit,
    suit,
)
from koloda.games.unit.rules.field import met_by, open_attackers
from koloda.games.unit.rules.limit import movable, payable, removable, takes_clubs
from koloda.games.unit.rules.recovery import recoverable
from koloda.games.unit.side import Side
from koloda.games.unit.table import (
    BOTH,
    DANGER,
    MAY,
    MUST,
    OVER,
    PRIORITY,
    REPLY,
    REST,
    SHUFFLE,
    UnitTable,
)

NO_WORD: Final = -1
NOTHING: Final = ActionList()
"""Never filled."""


def actor(table: UnitTable) -> i64:
    """The seat to choose; in the free order one that is not ready."""
    if table.stage <= SHUFFLE:
        return CHANCE
    if table.stage == OVER:
        return NOBODY
    if table.stage == BOTH and table.sides[table.active].ready:
        return 1 - table.active
    return table.mover


def to_act(table: UnitTable) -> list[int]:
    """All seats that may act: in the free order both (U7)."""
    if table.stage == BOTH:
        return [0, 1]
    seat = actor(table)
    return [] if seat == NOBODY else [seat]


def list_legal(table: UnitTable, seat: i64, found: ActionList) -> None:
    """Append the legal actions of that seat, ascending; either seat has the same kinds (V5)."""
    side = table.sides[seat]
    if table.stage != DANGER:
        cards = movable(side)
        found.append_set(actions.LIMIT, cards)
        found.append_set(actions.BACK, removable(side))
        found.append_set(actions.ATTACK, payable(side, cards))
    found.append_set(actions.RECOVER, recoverable(table, seat))
    word = word_of(table, side)
    if word != NO_WORD:
        found.append(word)
    if may_defend_or_attach(table, seat):
        list_defences_and_attachments(table, seat, found)


def random_action(table: UnitTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely: only the rare ones are listed for it.

    Playouts spend most of their time here, and counting sets is much quicker than listing them.
    """
    side = table.sides[seat]
    to_limit: i64 = 0
    back: i64 = 0
    to_field: i64 = 0
    if table.stage != DANGER:
        to_limit = movable(side)
        back = removable(side)
        to_field = payable(side, to_limit)
    to_points, word = recoverable(table, seat), word_of(table, side)
    rare = NOTHING
    if may_defend_or_attach(table, seat):
        rare = ActionList()
        list_defences_and_attachments(table, seat, rare)
    limits, backs, fields = popcount(to_limit), popcount(back), popcount(to_field)
    points = popcount(to_points)
    count = limits + backs + fields + points + rare.size
    if word != NO_WORD:
        count += 1
    pick = rng.below(count)
    if pick < limits:
        return actions.limit(nth(to_limit, pick))
    pick -= limits
    if pick < backs:
        return actions.back(nth(back, pick))
    pick -= backs
    if pick < fields:
        return actions.attack(nth(to_field, pick))
    pick -= fields
    if pick < points:
        return actions.recover(nth(to_points, pick))
    pick -= points
    if word != NO_WORD:
        if pick == 0:
            return word
        pick -= 1
    return rare.actions[pick]


def word_of(table: UnitTable, side: Side) -> i64:
    """The word for moving no card at this stage, or NO_WORD (U4, U5, U6, U7, V19, V44)."""
    if table.stage == MAY:
        return actions.END
    if table.stage in (REPLY, PRIORITY):
        return actions.PASS
    if table.stage in (REST, DANGER):
        return actions.DONE
    if table.stage == MUST:
        return NO_WORD
    if side.ready:
        return actions.UNREADY
    return actions.READY


# Actions that most turns do not have ---------------------------------------------------------


def may_defend_or_attach(table: UnitTable, seat: i64) -> bool:
    """Whether there may be clubs for other suits, jokers or defences."""
    if table.stage == DANGER:
        return False
    jokers = table.sides[seat].hand & ~ALL_SUITS
    return jokers != 0 or table.options.ext_clubs or open_attackers(table, 1 - seat) != 0


def list_defences_and_attachments(table: UnitTable, seat: i64, found: ActionList) -> None:
    """Clubs for other suits (U28), what jokers bring (U17, V27), and all defences (U11)."""
    side = table.sides[seat]
    cards = movable(side)
    bringable = cards & brought_by(side.hand & ~ALL_SUITS)
    attackers = open_attackers(table, 1 - seat)
    if table.options.ext_clubs:
        list_attachments(side, found)
    found.append_set(actions.JOKER_ATTACK, bringable)
    if attackers:
        paid = payable(side, cards)
        while paid:
            kind = lowest(paid)
            meets = attackers & met_by(table, suit(kind))
            found.append_set(actions.defend(kind, 0), meets)
            paid &= paid - 1
        while bringable:
            kind = lowest(bringable)
            meets = attackers & met_by(table, suit(kind))
            found.append_set(actions.joker_defend(kind, 0), meets)
            bringable &= bringable - 1


def list_attachments(side: Side, found: ActionList) -> None:
    """Clubs for every pile that has a card of its own suit (U28)."""
    clubs = of_suit(side.usable(), CLUBS)
    if clubs:
        for pile in range(CLUBS):
            if takes_clubs(side, pile):
                found.append_set(actions.attach(FIRST_CLUB, pile), clubs)
