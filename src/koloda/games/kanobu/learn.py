"""Kanobu as numbers, for learners."""

from typing import Final

from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.ring import RingBuffer
from koloda.engine.contract.turn_order import distance
from koloda.engine.learning.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.learning.sheet import Sheet, copy_numbers, count, write
from koloda.games.kanobu.cards import COLOURS, NO_SYMBOL, SYMBOLS
from koloda.games.kanobu.hand import Hand
from koloda.games.kanobu.table import OVER, STAGES, TURN, KanobuTable

DIRECTIONS: Final = ["1", "-1"]
LACKS: Final = (
    "1 for each kind that the seat did not play when it drew, passed or was skipped, and hardly "
    "holds unseen; 0 again once it has drawn for an effect"
)


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


def told(kinds: list[str]) -> list[Feature]:
    """The last blocks: what the moves have told (bots/evidence.py)."""
    return [Words("lacks", kinds, True, meaning=LACKS)]


def observe(table: KanobuTable, seat: i64, sheet: Sheet) -> None:
    """Write the observation straight from hands and piles, many times as quick as by a view."""
    players = table.seats
    block = table.pack.kinds + 1
    memory = sheet.memory
    at = sheet.start
    first = sheet.seen_by(seat)
    if TURN <= table.stage < OVER:
        memory[at + players + distance(first, table.turn, players)] = 1
    at += 2 * players
    for step in range(players):
        owner = first + step
        if owner >= players:
            owner -= players
        if owner == seat:
            write_hand(table.hands[owner], at, memory)
        else:
            write_known(table.hands[owner], at, memory)
        at += block
    write_piles(table, at, memory)
    write_facts(table, first, at, memory)


def write_hand(hand: Hand, at: i64, memory: vec[u8]) -> None:
    """All cards of a hand."""
    copy_numbers(hand.present, hand.copies, 0, memory, at)


def write_known(hand: Hand, at: i64, memory: vec[u8]) -> None:
    """The cards of a hand that everybody knows, then how many others there are."""
    if hand.known_size:
        copy_numbers(hand.known_kinds, hand.copies, hand.kinds, memory, at)
    write(memory, at + hand.kinds, hand.unseen_size())


def write_piles(table: KanobuTable, at: i64, memory: vec[u8]) -> None:
    """Pile, its top, deck and opened cards, from cell `at` on."""
    pack = table.pack
    block = pack.kinds + 1
    if table.pile.size:
        write_pile(table.pile, pack.face_kinds, at, memory)
        memory[at + block + pack.face_kinds[table.top]] = 1
    deck = at + 2 * block - 1
    write_lowest(table.deck, table.known_under, deck, memory)
    dark = table.deck.size - table.known_under - len(table.bag)
    if dark > 0:  # in a shuffle the bag is still to come
        write(memory, deck + block - 1, dark)
    opened = deck + block
    for place in range(len(table.opened)):
        count(memory, opened + i64(table.opened[place]))


def write_pile(pile: RingBuffer, kinds: vec[i64], at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind lie on the pile."""
    faces = pile.cells
    turn = pile.mask
    for place in range(pile.first, pile.first + pile.size):
        count(memory, at + kinds[i64(faces[place & turn])])


def write_lowest(deck: RingBuffer, number: i64, at: i64, memory: vec[u8]) -> None:
    """How many cards of each kind are among the lowest ones of the deck."""
    cards = deck.cells
    turn = deck.mask
    for place in range(deck.first, deck.first + number):
        count(memory, at + i64(cards[place & turn]))


def write_facts(table: KanobuTable, first: i64, piles: i64, memory: vec[u8]) -> None:
    """What everybody knows besides the cards; the piles' cells are written already."""
    players = table.seats
    change = table.pack.face_kinds[table.pack.named]
    at = piles + 4 * (table.pack.kinds + 1) - 1
    if change >= 0 and memory[piles + change]:
        colour = last_named(table, change)
        if colour >= 0:
            memory[at + colour] = 1
    at += len(COLOURS)
    memory[at + distance(first, table.turn, players)] = 1
    at += players
    write(memory, at, table.turns)
    if table.direction == 1:
        memory[at + 1] = 1
    else:
        memory[at + 2] = 1
    at += 3
    if table.pending != NO_SYMBOL:
        memory[at + table.pending] = 1
        write(memory, at + len(SYMBOLS), table.amount)
        memory[at + len(SYMBOLS) + 1 + distance(first, table.source, players)] = 1
    at += len(SYMBOLS) + 1 + players
    write(memory, at, table.idle)
    for seat in table.out:
        memory[at + 1 + distance(first, seat, players)] = 1
    memory[at + 1 + players + table.stage] = 1


def last_named(table: KanobuTable, change: i64) -> i64:
    """The colour of the highest Colour change on the pile, or -1; there is one on it."""
    kinds = table.pack.face_kinds
    faces = table.pile.cells
    turn = table.pile.mask
    place = table.pile.first + table.pile.size - 1
    while kinds[i64(faces[place & turn])] != change:
        place -= 1
    return max(i64(faces[place & turn]) - table.pack.named, -1)
