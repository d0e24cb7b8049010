"""Karma as numbers, for learners."""

from typing import Final

from koloda.engine.features import Counts, End, Feature, Number, Prompt, Seats, Slots
from koloda.engine.ints import i64
from koloda.engine.sheet import Sheet
from koloda.games.karma.cards import KINDS, TOKENS
from koloda.games.karma.table import CHOOSE, OVER, STAGES, KarmaTable

BLOCK: Final = KINDS + 1
"""A cell for each kind and one for face-down cards."""


def features(players: int) -> list[Feature]:
    """The blocks of an observation, in their order."""
    return [
        Counts("hand", TOKENS, True),
        Counts("up", TOKENS, True),
        Slots("down", 3, True),
        Counts("pile", TOKENS),
        End("pile", TOKENS, True),
        End("pile", TOKENS, False),
        Counts("deck", []),
        Counts("removed", TOKENS),
        Seats("turn", players),
        Number("turns"),
        Prompt(STAGES),
    ]


def observe(table: KarmaTable, seat: i64, sheet: Sheet) -> None:
    """The same numbers as from the view, straight from the sets of cards."""
    players: i64 = table.rules.seats
    first: i64 = 0
    if seat >= 0:
        first = seat
        sheet.put(seat, 1)
    hands = 2 * players
    ups = hands + players * BLOCK
    downs = ups + players * BLOCK
    owner = first
    for step in range(players):
        place = table.places[owner]
        if acts(table, owner):
            sheet.put(players + step, 1)
        if owner == seat:
            sheet.put_set(hands, place.hand, 2)
        else:
            dark = place.hand_size - sheet.put_set(hands, place.known, 2)
            if dark:
                sheet.put(hands + KINDS, dark)
        if owner != seat and table.stage == CHOOSE:
            sheet.put(ups + KINDS, place.up_size)
        else:
            sheet.put_set(ups, place.up, 2)
        for slot in range(3):
            if (place.down >> (5 * slot)) & 31:
                sheet.put(downs + slot, 1)
        hands += BLOCK
        ups += BLOCK
        downs += 3
        owner += 1
        if owner == players:
            owner = 0
    write_rest(table, first, downs, sheet)


def write_rest(table: KarmaTable, first: i64, at: i64, sheet: Sheet) -> None:
    """What belongs to no seat, from cell `at` on."""
    players: i64 = table.rules.seats
    if table.pile_size:
        sheet.put_set(at, table.pile_cards, 2)
        sheet.put(at + KINDS + 1 + table.top, 1)
        sheet.put(at + KINDS + 1 + KINDS + table.bottom(), 1)
    at += 3 * KINDS + 1
    sheet.put(at, len(table.deck))
    sheet.put_set(at + 1, table.removed, 2)
    at += KINDS + 2
    sheet.put(at + (table.turn - first + players) % players, 1)
    at += players
    sheet.put(at, table.turns)
    sheet.put(at + 1 + table.stage, 1)


def acts(table: KarmaTable, seat: i64) -> bool:
    """Whether that seat owes a choice."""
    if table.stage == CHOOSE:
        return table.places[seat].up_size < 3
    return CHOOSE < table.stage < OVER and table.turn == seat
