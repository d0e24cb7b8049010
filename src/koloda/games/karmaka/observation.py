"""Karmaka as numbers, for learners."""

from typing import Final

from koloda.engine.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.ints import i64
from koloda.engine.pile import Pile
from koloda.engine.sheet import Sheet
from koloda.games.karmaka.cards import KINDS, TOKENS
from koloda.games.karmaka.hands import KIND, PLACE_OF_BIT, Hand, bit
from koloda.games.karmaka.places import Place
from koloda.games.karmaka.steps import TOP, WORDS
from koloda.games.karmaka.table import KarmakaTable

BLOCK: Final = KINDS + 1
"""A cell for each kind and one for face-down cards."""
FACE_DOWN: Final = KINDS


def features(players: int) -> list[Feature]:
    """The blocks of an observation, in their order."""
    return [
        Counts("hand", TOKENS, True),
        Counts("deck", TOKENS, True),
        Counts("future", TOKENS, True),
        Counts("works", TOKENS, True),
        End("future", TOKENS, False, True),
        End("works", TOKENS, False, True),
        Counts("well", TOKENS),
        Counts("ruins", TOKENS),
        Counts("inplay", TOKENS),
        Counts("shown", TOKENS),
        End("ruins", TOKENS, False),
        Seats("turn", players),
        Number("turns"),
        Number("rung", True),
        Number("rings", True),
        Number("extra"),
        Seats("target", players),
        Words("copied", TOKENS),
        Number("taken"),
        Prompt([*WORDS[1:], "over"]),
    ]


def observe(table: KarmakaTable, seat: i64, sheet: Sheet) -> None:
    """The same numbers as from the view, straight from the piles."""
    players: i64 = len(table.places)
    first: i64 = 0
    if seat >= 0:
        first = seat
        sheet.put(seat, 1)
    actor = table.actor()
    if actor >= 0:
        sheet.put(players + (actor - first + players) % players, 1)
    for step in range(players):
        owner: i64 = (first + step) % players
        write_place(table, owner, seat, 2 * players, step, sheet)
    write_rest(table, seat, 2 * players + players * (4 * BLOCK + 2 * KINDS), sheet)


def write_place(
    table: KarmakaTable, owner: i64, seat: i64, at: i64, step: i64, sheet: Sheet
) -> None:
    """The four piles of one seat and the tops of two."""
    players: i64 = len(table.places)
    mine = bit(seat)
    place = table.places[owner]
    block = at + step * BLOCK
    write_hand(place.hand, owner == seat, mine, block, sheet)
    if seat == table.turn and owner == table.target:
        write_shown(table, -1, block, sheet)
    at += players * BLOCK
    write_pile(place.deck, False, mine, at + step * BLOCK, sheet)
    at += players * BLOCK
    write_pile(place.future, owner == seat, mine, at + step * BLOCK, sheet)
    at += players * BLOCK
    write_pile(place.works, True, mine, at + step * BLOCK, sheet)
    at += players * BLOCK
    write_tops(place, owner == seat, mine, at, step, players, sheet)


def write_tops(
    place: Place, own: bool, mine: i64, at: i64, step: i64, players: i64, sheet: Sheet
) -> None:
    """The top of the Future Life, if it is known, and the exposed Deed."""
    if place.future.size:
        card = place.future.top()
        if own or (card >> 5) & mine:
            sheet.put(at + step * KINDS + (card & KIND), 1)
    if place.works.size:
        sheet.put(at + (players + step) * KINDS + place.works.top(), 1)


def write_rest(table: KarmakaTable, seat: i64, at: i64, sheet: Sheet) -> None:
    """What belongs to no seat, from cell `at` on."""
    players: i64 = len(table.places)
    first: i64 = 0 if seat < 0 else seat
    mine = bit(seat)
    write_pile(table.well, False, mine, at, sheet)
    if table.loose.size:
        sheet.add(at + FACE_DOWN, table.loose.size)
    write_pile(table.ruins, True, mine, at + BLOCK, sheet)
    if table.in_play >= 0:
        sheet.put(at + 2 * BLOCK + table.in_play, 1)
    write_hand(table.lifted, seat == table.turn, mine, at + 3 * BLOCK, sheet)
    if seat == table.turn:
        write_shown(table, 1, at + 3 * BLOCK, sheet)
    at += 4 * BLOCK
    if table.ruins.size:
        sheet.put(at + table.ruins.top(), 1)
    at += KINDS
    sheet.put(at + (table.turn - first + players) % players, 1)
    at += players
    sheet.put(at, table.turns)
    at += 1
    for step in range(players):
        place = table.places[(first + step) % players]
        if place.rung > 0:
            sheet.put(at + step, place.rung)
        sheet.put(at + players + step, place.rings)
    at += 2 * players
    sheet.put(at, table.extra)
    if table.target >= 0:
        sheet.put(at + 1 + (table.target - first + players) % players, 1)
    at += 1 + players
    if table.copied >= 0:
        sheet.put(at + table.copied, 1)
    at += KINDS
    sheet.put(at, table.taken)
    at += 1
    if table.stack:
        sheet.put(at + (table.stack & TOP) - 1, 1)
    else:
        sheet.put(at + len(WORDS) - 1, 1)


def write_pile(pile: Pile, own: bool, mine: i64, at: i64, sheet: Sheet) -> None:
    """How many cards of each kind a seat knows in a pile, then how many it does not know."""
    dark: i64 = 0
    for below in range(pile.size):
        card = pile.at(below)
        if own or (card >> 5) & mine:
            sheet.add(at + (card & KIND), 1)
        else:
            dark += 1
    if dark:
        sheet.put(at + FACE_DOWN, dark)


def write_hand(hand: Hand, own: bool, mine: i64, at: i64, sheet: Sheet) -> None:
    """How many cards of each kind a seat knows in a Hand, then how many it does not know."""
    if own:
        rest = hand.mask
        while rest:
            kind: i64 = PLACE_OF_BIT[(rest & -rest) % 37]
            sheet.put(at + kind, hand.count(kind))
            rest &= rest - 1
        return
    dark = hand.size
    for below in range(hand.known.size):
        card = hand.known.at(below)
        if (card >> 5) & mine:
            sheet.add(at + (card & KIND), 1)
            dark -= 1
    if dark:
        sheet.put(at + FACE_DOWN, dark)


def write_shown(table: KarmakaTable, times: i64, at: i64, sheet: Sheet) -> None:
    """The cards that Swindle has shown, where they lie or, with -1, where they do not."""
    if table.shown.size:
        for kind in table.shown.kinds():
            sheet.add(at + kind, times)
