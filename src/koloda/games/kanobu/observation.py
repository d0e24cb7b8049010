"""Kanobu as numbers, for learners."""

from typing import Final

from koloda.engine.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.ints import i64
from koloda.engine.sheet import Sheet
from koloda.games.kanobu.cards import COLOURS, NO_SYMBOL, SYMBOLS, WORD
from koloda.games.kanobu.hand import Hand, lowest_kind
from koloda.games.kanobu.table import OVER, STAGES, TURN, KanobuTable

DIRECTIONS: Final = ["1", "-1"]


def features(kinds: list[str], players: int) -> list[Feature]:
    """The blocks of an observation, in their order."""
    return [
        Counts("hand", kinds, True),
        Counts("pile", kinds),
        End("pile", kinds, True),
        Counts("deck", kinds),
        Counts("open", kinds),
        Words("named", list(COLOURS), last=True),
        Seats("turn", players),
        Number("turns"),
        Words("direction", DIRECTIONS),
        Words("pending", SYMBOLS),
        Number("pending", part=1),
        Seats("pending", players, 2),
        Number("idle"),
        Seats("out", players),
        Prompt(STAGES),
    ]


def observe(table: KanobuTable, seat: i64, sheet: Sheet) -> None:
    """The same numbers as from the view, straight from the hands and piles."""
    players = table.seats
    block = table.pack.kinds + 1
    first: i64 = 0
    if seat >= 0:
        first = seat
        sheet.put(seat, 1)
    if TURN <= table.stage < OVER:
        sheet.put(players + distance(table, first, table.turn), 1)
    at = 2 * players
    owner = first
    for _ in range(players):
        hand = table.hands[owner]
        write_hand(sheet, at, hand, owner == seat)
        if owner != seat:
            dark = hand.size - hand.known_size
            if dark:
                sheet.put(at + block - 1, dark)
        at += block
        owner += 1
        if owner == players:
            owner = 0
    write_piles(table, at, sheet)
    write_facts(table, first, at + 4 * block - 1, sheet)


def write_piles(table: KanobuTable, at: i64, sheet: Sheet) -> None:
    """Pile, its top, deck and opened cards, from cell `at` on."""
    pack = table.pack
    block = pack.kinds + 1
    for place in range(table.pile.size):
        sheet.add(at + pack.face_kinds[table.pile.at(place)], 1)
    if table.pile.size:
        sheet.put(at + block + pack.face_kinds[table.top], 1)
    at += 2 * block - 1
    for place in range(table.seen):
        sheet.add(at + table.deck.at(place), 1)
    dark = table.deck.size - table.seen - len(table.bag)
    if dark > 0:  # in a shuffle the bag is still to come
        sheet.put(at + block - 1, dark)
    for place in range(len(table.opened)):
        sheet.add(at + block + i64(table.opened[place]), 1)


def write_facts(table: KanobuTable, first: i64, at: i64, sheet: Sheet) -> None:
    """What everybody knows besides the cards."""
    players = table.seats
    colour = last_named(table)
    if colour >= 0:
        sheet.put(at + colour, 1)
    at += len(COLOURS)
    sheet.put(at + distance(table, first, table.turn), 1)
    at += players
    sheet.put(at, table.turns)
    if table.direction == 1:
        sheet.put(at + 1, 1)
    else:
        sheet.put(at + 2, 1)
    at += 3
    if table.pending != NO_SYMBOL:
        sheet.put(at + table.pending, 1)
        sheet.put(at + len(SYMBOLS), table.amount)
        sheet.put(at + len(SYMBOLS) + 1 + distance(table, first, table.source), 1)
    at += len(SYMBOLS) + 1 + players
    sheet.put(at, table.idle)
    for seat in table.out:
        sheet.put(at + 1 + distance(table, first, seat), 1)
    sheet.put(at + 1 + players + table.stage, 1)


def last_named(table: KanobuTable) -> i64:
    """The colour of the highest Colour change on the pile, or -1."""
    pack = table.pack
    place = table.pile.size
    while place:
        place -= 1
        face = table.pile.at(place)
        if pack.face_kinds[face] == pack.face_kinds[pack.named]:
            return face - pack.named if face >= pack.named else -1
    return -1


def distance(table: KanobuTable, first: i64, seat: i64) -> i64:
    """How many seats a seat is away from the viewer."""
    if seat < first:
        return seat - first + table.seats
    return seat - first


def write_hand(sheet: Sheet, at: i64, hand: Hand, own: bool) -> None:
    """A seat's own hand, or what everybody knows of another's."""
    left = hand.known_size
    if own:
        left = hand.size
    bits = hand.low
    first: i64 = 0
    while left:
        if bits == 0:
            bits = hand.high
            first = WORD
        kind = first + lowest_kind(bits)
        bits &= bits - 1
        copies = hand.known(kind)
        if own:
            copies = hand.held(kind)
        if copies:
            sheet.put(at + kind, copies)
            left -= copies
