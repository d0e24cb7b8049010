"""Karmaka as numbers, for learners."""

from koloda.engine.containers.bits import lowest
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.pile import Pile
from koloda.engine.learning.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.learning.sheet import Sheet, count, write
from koloda.games.karmaka.cards import BLOCK, KINDS, TOKENS
from koloda.games.karmaka.hands import KIND, KNOWER, Hand, bit
from koloda.games.karmaka.steps import TOP, WORDS
from koloda.games.karmaka.table import KarmakaTable


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
    memory = sheet.memory
    at = sheet.start
    first: i64 = 0
    if seat >= 0:
        first = seat
        memory[at + seat] = 1
    actor = table.actor()
    if actor >= 0:
        memory[at + players + distance(actor, first, players)] = 1
    at += 2 * players
    for step in range(players):
        owner = first + step
        if owner >= players:
            owner -= players
        write_place(table, owner, seat, at, step, memory)
    at += players * (4 * BLOCK + 2 * KINDS)
    write_table(table, seat, at, memory)
    write_facts(table, first, at + 4 * BLOCK + KINDS, memory)


def write_place(
    table: KarmakaTable, owner: i64, seat: i64, at: i64, step: i64, memory: vec[u8]
) -> None:
    """The four piles of one seat and the tops of two."""
    players: i64 = len(table.places)
    knower = KNOWER * bit(seat)
    place = table.places[owner]
    block = at + step * BLOCK
    stride = players * BLOCK
    tops = at + 4 * stride + step * KINDS
    if owner == seat:
        write_own(place.hand, block, memory)
        write_open(place.future, block + 2 * stride, memory)
    else:
        write_hand(place.hand, knower, block, memory)
        write_pile(place.future, knower, block + 2 * stride, memory)
    if seat == table.turn and owner == table.target:
        write_shown(table, -1, block, memory)
    write_pile(place.deck, knower, block + stride, memory)
    write_open(place.works, block + 3 * stride, memory)
    if place.future.size:
        card = place.future.top()
        if owner == seat or card & knower:
            memory[tops + (card & KIND)] = 1
    if place.works.size:
        memory[tops + players * KINDS + place.works.top()] = 1


def write_table(table: KarmakaTable, seat: i64, at: i64, memory: vec[u8]) -> None:
    """The cards that belong to no seat."""
    knower = KNOWER * bit(seat)
    write_pile(table.well, knower, at, memory)
    if table.loose.size:
        write(memory, at + KINDS, i64(memory[at + KINDS]) + table.loose.size)
    write_open(table.ruins, at + BLOCK, memory)
    if table.in_play >= 0:
        memory[at + 2 * BLOCK + table.in_play] = 1
    if seat == table.turn:
        write_own(table.lifted, at + 3 * BLOCK, memory)
        write_shown(table, 1, at + 3 * BLOCK, memory)
    else:
        write_hand(table.lifted, knower, at + 3 * BLOCK, memory)
    if table.ruins.size:
        memory[at + 4 * BLOCK + table.ruins.top()] = 1


def write_facts(table: KarmakaTable, first: i64, at: i64, memory: vec[u8]) -> None:
    """What everybody knows besides the cards."""
    players: i64 = len(table.places)
    memory[at + distance(table.turn, first, players)] = 1
    at += players
    write(memory, at, table.turns)
    at += 1
    for owner in range(players):
        place = table.places[owner]
        step = distance(owner, first, players)
        write(memory, at + step, max(place.rung, 0))
        write(memory, at + players + step, place.rings)
    at += 2 * players
    write(memory, at, table.extra)
    if table.target >= 0:
        memory[at + 1 + distance(table.target, first, players)] = 1
    at += 1 + players
    if table.copied >= 0:
        memory[at + table.copied] = 1
    at += KINDS
    write(memory, at, table.taken)
    at += 1
    if table.stack:
        memory[at + (table.stack & TOP) - 1] = 1
    else:
        memory[at + len(WORDS) - 1] = 1


def distance(seat: i64, first: i64, players: i64) -> i64:
    """How many seats a seat is away from the viewer."""
    if seat < first:
        return seat - first + players
    return seat - first


def write_open(pile: Pile, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind there are in a pile that the viewer knows."""
    if pile.size:
        cards = pile.cells
        for place in range(pile.size):
            count(memory, at + (i64(cards[place]) & KIND))


def write_pile(pile: Pile, knower: i64, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind a seat knows in a pile, then how many it does not know."""
    if pile.size:
        cards = pile.cells
        dark = pile.size
        for place in range(pile.size):
            card = i64(cards[place])
            if card & knower:
                count(memory, at + (card & KIND))
                dark -= 1
        write(memory, at + KINDS, dark)


def write_own(hand: Hand, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind a Hand holds."""
    rest = hand.mask
    while rest:
        kind = lowest(rest)
        memory[at + kind] = u8(hand.count(kind))
        rest &= rest - 1


def write_hand(hand: Hand, knower: i64, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind a seat is sure of in a Hand, then how many others there are."""
    write_pile(hand.known, knower, at, memory)
    write(memory, at + KINDS, i64(memory[at + KINDS]) + hand.size - hand.known.size)


def write_shown(table: KarmakaTable, times: i64, at: i64, memory: vec[u8]) -> None:
    """The cards that Swindle has shown, where they lie or, with -1, where they do not."""
    if table.shown.size:
        for kind in table.shown.kinds():
            memory[at + kind] = u8(i64(memory[at + kind]) + times)
