"""Unit as numbers, for learners."""

from typing import Final

from koloda.engine.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.ints import i64
from koloda.engine.sheet import Sheet
from koloda.games.unit.actions import SEATS
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    KINDS,
    RANKS,
    TOKENS,
    has,
    how_many,
    joker_for,
    of_suit,
)
from koloda.games.unit.events import LIMITS
from koloda.games.unit.side import FIRST_CLUB, Side
from koloda.games.unit.table import BOTH, MUST, OVER, STAGES, UnitTable

BLOCK: Final = KINDS + 1
"""A cell for each card and one for face-down cards."""
PILE: Final = 2 * RANKS + 1
"""A pile of ♠, ♥ or ♦: its own suit, the clubs that extend it, no face-down cards."""
AFTER_PILES: Final = SEATS * (CLUBS * PILE + RANKS + 1)


def features() -> list[Feature]:
    """The blocks of an observation, in their order."""
    clubs = TOKENS[FIRST_CLUB:CARDS]
    found: list[Feature] = [Counts("hand", TOKENS, True)]
    for pile in range(CLUBS):
        own = TOKENS[RANKS * pile : RANKS * pile + RANKS]
        found.append(Counts(LIMITS[pile], own + clubs, True))
    found += [
        Counts(LIMITS[CLUBS], clubs, True),
        Counts("field", TOKENS, True),
        End("field", TOKENS, False, True),
        Counts("deck", []),
        Counts("discard", TOKENS),
        Counts("gone", TOKENS),
        Seats("turn", SEATS),
        Number("turns"),
        Number("points", True),
        Number("recovered", True),
        Words("ready", ["yes"], True),
        Words("locked", TOKENS),
        Words("placed", TOKENS),
        Prompt(STAGES),
    ]
    return found


def observe(table: UnitTable, seat: i64, sheet: Sheet) -> None:
    """The same numbers as from the view, straight from the sets of cards."""
    first: i64 = 0
    if seat >= 0:
        first = seat
        sheet.put(seat, 1)
    for step in range(SEATS):
        owner: i64 = first if step == 0 else 1 - first
        if table.stage == BOTH or (MUST <= table.stage < OVER and table.actor() == owner):
            sheet.put(SEATS + step, 1)
        side = table.sides[owner]
        hand = side.hand if owner == seat else table.shown(owner)
        at = 2 * SEATS + step * BLOCK
        sheet.put_set(at, hand, 1)
        write_number(sheet, at + KINDS, how_many(side.hand & ~hand))
        write_piles(sheet, 2 * SEATS + SEATS * BLOCK, step, side)
    at = 2 * SEATS + SEATS * BLOCK + AFTER_PILES
    write_field(table, first, at, sheet)
    write_rest(table, first, at + SEATS * (BLOCK + KINDS), sheet)


def write_piles(sheet: Sheet, at: i64, step: i64, side: Side) -> None:
    """The four piles of one seat's limit."""
    for pile in range(CLUBS):
        sheet.put_set(at + step * PILE, side.natives(pile), 1)
        sheet.put_set(at + step * PILE + RANKS, of_suit(side.attached, pile), 1)
        at += SEATS * PILE
    sheet.put_set(at + step * (RANKS + 1), side.natives(CLUBS), 1)


def write_field(table: UnitTable, first: i64, at: i64, sheet: Sheet) -> None:
    """All cards of each seat's attacks, jokers included, then the attackers alone."""
    jokers = [0, 0, 0, 0]
    for attack in table.field:
        step: i64 = 0 if attack.owner == first else 1
        for kind in attack.cards():
            sheet.put(at + step * BLOCK + kind, 1)
            if has(table.brought, kind):
                jokers[2 * step + joker_for(kind) - CARDS] += 1
        sheet.put(at + SEATS * BLOCK + step * KINDS + attack.card, 1)
    for step in range(SEATS):
        for joker in range(2):
            write_number(sheet, at + step * BLOCK + CARDS + joker, jokers[2 * step + joker])


def write_rest(table: UnitTable, first: i64, at: i64, sheet: Sheet) -> None:
    """Deck, discard, facts and the open question."""
    sides = table.sides
    write_number(sheet, at, len(table.deck))
    sheet.put_set(at + 1, table.discard, 1)
    sheet.put_set(at + 1 + BLOCK, table.gone, 1)
    at += 1 + 2 * BLOCK
    sheet.put(at + (table.active ^ first), 1)
    write_number(sheet, at + SEATS, table.turns)
    at += SEATS + 1
    for step in range(SEATS):
        side = sides[first ^ step]
        write_number(sheet, at + step, side.points)
        write_number(sheet, at + SEATS + step, side.recovered)
        if side.ready:
            sheet.put(at + 2 * SEATS + step, 1)
    at += 3 * SEATS
    sheet.put_set(at, sides[0].locked | sides[1].locked, 1)
    sheet.put_set(at + KINDS, sides[0].placed | sides[1].placed, 1)
    sheet.put(at + 2 * KINDS + table.stage, 1)


def write_number(sheet: Sheet, at: i64, number: i64) -> None:
    """A number, if it is above 0."""
    if number > 0:
        sheet.put(at, number)
