"""Karma as numbers, for learners."""

from typing import Final

from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.packed_multiset import size
from koloda.engine.containers.packed_slots import EMPTY
from koloda.engine.contract.turn_order import distance
from koloda.engine.learning.features import (
    Counts,
    End,
    Feature,
    Number,
    Prompt,
    Seats,
    Slots,
    Words,
)
from koloda.engine.learning.sheet import Sheet, write
from koloda.games.karma.actions import SLOTS
from koloda.games.karma.cards import KINDS, TOKENS
from koloda.games.karma.legal import must_choose
from koloda.games.karma.place import Place
from koloda.games.karma.table import CHOOSE, FOLLOW, GIVING, PLAYING, STAGES, KarmaTable

LACKS: Final = (
    "1 for each kind that fitted when the seat last took the pile, which it hardly holds unseen; "
    "0 again once it has drawn"
)


def features(players: int) -> list[Feature]:
    """The blocks of an observation, in their order."""
    return [
        Counts("hand", TOKENS, True),
        Counts("up", TOKENS, True),
        Slots("down", SLOTS, True),
        Counts("pile", TOKENS),
        End("pile", TOKENS, True),
        End("pile", TOKENS, False),
        Counts("deck", []),
        Counts("removed", TOKENS),
        Seats("turn", players),
        Number("turns"),
        Prompt(STAGES),
    ]


def told() -> list[Feature]:
    """The last blocks: what the moves have told (bots/evidence.py)."""
    return [Words("lacks", TOKENS, True, meaning=LACKS)]


def observe(table: KarmaTable, seat: i64, sheet: Sheet) -> None:
    """Write the features of the view straight from the packed cards."""
    players: i64 = table.options.seats
    memory = sheet.memory
    at = sheet.start
    first = sheet.seen_by(seat)
    block: i64 = KINDS + 1  # a cell for each kind and one for the cards that are not seen
    hands = at + 2 * players
    ups = hands + players * block
    downs = ups + players * block
    for step in range(players):
        owner = first + step
        if owner >= players:
            owner -= players
        place = table.places[owner]
        if acts(table, owner):
            memory[at + players + step] = 1
        write_hand(place, owner == seat, hands, memory)
        if owner != seat and table.stage == CHOOSE:
            write(memory, ups + KINDS, place.up_size)
        else:
            write_set(place.up, ups, memory)
        write_down(place, downs, memory)
        hands += block
        ups += block
        downs += SLOTS
    write_rest(table, first, downs, memory)


def write_hand(place: Place, own: bool, at: i64, memory: vec[u8]) -> None:
    """A seat's own hand, or what everybody knows of another's and how many cards are left."""
    if own:
        write_set(place.hand, at, memory)
    elif place.known:
        write_set(place.known, at, memory)
        write(memory, at + KINDS, place.hand_size - size(place.known))
    else:
        write(memory, at + KINDS, place.hand_size)


def write_set(cards: i64, at: i64, memory: vec[u8]) -> None:
    """How often each kind is in a multiset; every cell, since looking for the lowest costs more."""
    if cards:
        for cell in range(at, at + KINDS):
            memory[cell] = u8(cards & 3)
            cards >>= 2


def write_down(place: Place, at: i64, memory: vec[u8]) -> None:
    """Which face-down slots hold a card."""
    for slot in range(SLOTS):
        if place.under(slot) != EMPTY:
            memory[at + slot] = 1


def write_rest(table: KarmaTable, first: i64, at: i64, memory: vec[u8]) -> None:
    """What belongs to no seat, from cell `at` on."""
    players: i64 = table.options.seats
    if table.pile_size:
        write_set(table.pile_cards, at, memory)
        memory[at + KINDS + 1 + table.top] = 1
        memory[at + KINDS + 1 + KINDS + table.bottom()] = 1
    at += 3 * KINDS + 1
    write(memory, at, len(table.deck))
    write_set(table.removed, at + 1, memory)
    at += KINDS + 2
    memory[at + distance(first, table.turn, players)] = 1
    at += players
    write(memory, at, table.turns)
    memory[at + 1 + table.stage] = 1


def acts(table: KarmaTable, seat: i64) -> bool:
    """Whether that seat owes a choice."""
    if table.stage == CHOOSE:
        return must_choose(table, seat)
    return table.turn == seat and table.stage in (PLAYING, FOLLOW, GIVING)
