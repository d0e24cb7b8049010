"""Karmaka as numbers, for learners."""

from typing import Final

from koloda.engine.containers.bits import lowest
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.pile import Pile
from koloda.engine.contract.turn_order import distance
from koloda.engine.learning.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.learning.sheet import Sheet, count, write
from koloda.games.karmaka.cards import BLOCK, COLOUR_WORDS, KINDS, TOKENS
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.knowers import KNOWER, kind_of, knower
from koloda.games.karmaka.rules.steps import WORDS
from koloda.games.karmaka.table import KarmakaTable

DECLINED: Final = "1 for each colour of the gifts that the seat has declined in its present life"


def features(players: int) -> list[Feature]:
    """The blocks of an observation, in their order."""
    return [
        Counts("hand", TOKENS, True),
        Counts("deck", TOKENS, True),
        Counts("future", TOKENS, True),
        Counts("deeds", TOKENS, True),
        End("future", TOKENS, False, True),
        End("deeds", TOKENS, False, True),
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


def told() -> list[Feature]:
    """The last blocks: what the moves have told (bots/evidence.py)."""
    return [Words("declined", COLOUR_WORDS, True, meaning=DECLINED)]


def observe(table: KarmakaTable, seat: i64, sheet: Sheet) -> None:
    """Write a seat's observation straight from the piles, without making a view."""
    players: i64 = len(table.places)
    memory = sheet.memory
    at = sheet.start
    first = sheet.seen_by(seat)
    actor = table.asked
    if actor >= 0:
        memory[at + players + distance(first, actor, players)] = 1
    at += 2 * players
    observer = KNOWER * knower(seat)
    stride = players * BLOCK
    tops = at + 4 * stride
    common = tops + 2 * players * KINDS
    facts = common + 4 * BLOCK + KINDS
    rungs = facts + players + 1
    for step in range(players):
        owner = first + step
        if owner >= players:
            owner -= players
        place = table.places[owner]
        block, top = at + step * BLOCK, tops + step * KINDS
        if place.deeds.size:
            write_open(place.deeds, block + 3 * stride, top + players * KINDS, memory)
        if place.deck.size:
            write_pile(place.deck, observer, block + stride, memory)
        if owner == seat:
            write_own(place.hand, block, memory)
            if place.future.size:
                write_open(place.future, block + 2 * stride, top, memory)
        else:
            if place.hand.size:
                write_hand(place.hand, observer, block, memory)
            if place.future.size:
                write_future(place.future, observer, block + 2 * stride, top, memory)
        write(memory, rungs + step, max(place.rung, 0))
        write(memory, rungs + players + step, place.rings)
    if seat == table.turn and table.target >= 0:
        write_shown(table, -1, at + distance(first, table.target, players) * BLOCK, memory)
    write_table(table, seat, observer, common, memory)
    write_facts(table, first, players, facts, memory)


def write_table(table: KarmakaTable, seat: i64, observer: i64, at: i64, memory: vec[u8]) -> None:
    """The cards that belong to no seat."""
    write_pile(table.well, observer, at, memory)
    if table.loose.size:
        write(memory, at + KINDS, i64(memory[at + KINDS]) + table.loose.size)
    if table.ruins.size:
        write_open(table.ruins, at + BLOCK, at + 4 * BLOCK, memory)
    if table.in_play >= 0:
        memory[at + 2 * BLOCK + table.in_play] = 1
    if seat == table.turn:
        write_own(table.lifted, at + 3 * BLOCK, memory)
        write_shown(table, 1, at + 3 * BLOCK, memory)
    elif table.lifted.size:
        write_hand(table.lifted, observer, at + 3 * BLOCK, memory)


def write_facts(table: KarmakaTable, first: i64, players: i64, at: i64, memory: vec[u8]) -> None:
    """What everybody knows besides the cards and what is written with each seat's piles."""
    memory[at + distance(first, table.turn, players)] = 1
    at += players
    write(memory, at, table.turns)
    at += 1 + 2 * players
    write(memory, at, table.extra)
    if table.target >= 0:
        memory[at + 1 + distance(first, table.target, players)] = 1
    at += 1 + players
    if table.copied >= 0:
        memory[at + table.copied] = 1
    at += KINDS
    write(memory, at, table.taken)
    at += 1
    if table.stack:
        memory[at + table.next_step() - 1] = 1
    else:
        memory[at + len(WORDS) - 1] = 1


def write_open(pile: Pile, at: i64, top: i64, memory: vec[u8]) -> None:
    """How many cards of each kind there are in a pile that the viewer knows, and its highest."""
    cards = pile.cells
    kind: i64 = 0
    for place in range(pile.size):
        kind = kind_of(i64(cards[place]))
        count(memory, at + kind)
    memory[top + kind] = 1


def write_future(pile: Pile, observer: i64, at: i64, top: i64, memory: vec[u8]) -> None:
    """What a seat knows of another's Future Life, and its highest card if it knows that."""
    write_pile(pile, observer, at, memory)
    if pile.marks & observer:
        highest = pile.top()
        if highest & observer:
            memory[top + kind_of(highest)] = 1


def write_pile(pile: Pile, observer: i64, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind a seat knows in a pile, then how many it does not know."""
    write(memory, at + KINDS, pile.size - count_known(pile, observer, at, memory))


def write_own(hand: Hand, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind a Hand holds."""
    rest = hand.mask
    while rest:
        kind = lowest(rest)
        memory[at + kind] = u8(hand.count(kind))
        rest &= rest - 1


def write_hand(hand: Hand, observer: i64, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind a seat is sure of in a Hand, then how many others there are."""
    write(memory, at + KINDS, hand.size - count_known(hand.known, observer, at, memory))


def count_known(pile: Pile, observer: i64, at: i64, memory: vec[u8]) -> i64:
    """Count the cards of each kind that a seat knows in a pile; how many these are."""
    known: i64 = 0
    if pile.marks & observer:
        cards = pile.cells
        for place in range(pile.size):
            card = i64(cards[place])
            if card & observer:
                count(memory, at + kind_of(card))
                known += 1
    return known


def write_shown(table: KarmakaTable, times: i64, at: i64, memory: vec[u8]) -> None:
    """The cards that Swindle has shown, where they lie or, with -1, where they do not."""
    if table.shown.size:
        for kind in table.shown.cards():
            memory[at + kind] = u8(i64(memory[at + kind]) + times)
