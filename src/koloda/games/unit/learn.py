"""Unit as numbers, for learners."""

from typing import Final

from koloda.engine.containers.bits import has, lowest, popcount
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.learning.features import Counts, End, Feature, Number, Prompt, Seats, Words
from koloda.engine.learning.sheet import Sheet, count, mark_set, write
from koloda.games.unit.actions import SEATS
from koloda.games.unit.cards import (
    BLOCK,
    CARDS,
    CLUBS,
    FIRST_CLUB,
    KINDS,
    PILE,
    RANKS,
    TOKENS,
    joker_for,
    of_suit,
)
from koloda.games.unit.events import LIMITS
from koloda.games.unit.knowledge import shown
from koloda.games.unit.legal import actor
from koloda.games.unit.side import Side
from koloda.games.unit.table import BOTH, MUST, OVER, STAGES, Attack, UnitTable


def limit_cell(step: int, card: int) -> int:
    """The cell of a card among both limits, the viewer's before the other one."""
    if card >= FIRST_CLUB:
        return SEATS * CLUBS * PILE + step * (RANKS + 1) + card - FIRST_CLUB
    return (SEATS * (card // RANKS) + step) * PILE + card % RANKS


LIMIT_CELLS: Final = vec[i64](
    [limit_cell(step, card) for step in range(SEATS) for card in range(CARDS)]
)


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
    """Write a seat's view as numbers, straight from the bit sets of cards."""
    memory = sheet.memory
    at = sheet.start
    first = sheet.seen_by(seat)
    hands = at + 2 * SEATS
    piles = hands + SEATS * BLOCK
    field = piles + SEATS * (CLUBS * PILE + RANKS + 1)
    rest = field + SEATS * (BLOCK + KINDS)
    numbers = rest + 1 + 2 * BLOCK + SEATS + 1
    words = numbers + 3 * SEATS
    for step in range(SEATS):
        owner: i64 = first ^ step  # of two seats the one `step` further
        if table.stage == BOTH or (MUST <= table.stage < OVER and actor(table) == owner):
            memory[at + SEATS + step] = 1
        side = table.sides[owner]
        hand = side.hand if owner == seat else shown(table, owner)
        mark_set(memory, hands + step * BLOCK, hand)
        write(memory, hands + step * BLOCK + KINDS, popcount(side.hand & ~hand))
        write_limit(side, step, piles, memory)
        write_numbers(side, numbers + step, memory)
        mark_set(memory, words, side.locked)
        mark_set(memory, words + KINDS, side.placed)
    for attack in table.field:
        write_attack(table, attack, attack.owner ^ first, field, memory)
    write_rest(table, first, rest, memory)
    memory[words + 2 * KINDS + table.stage] = 1


def write_limit(side: Side, step: i64, at: i64, memory: vec[u8]) -> None:
    """The four piles of one seat's limit."""
    limit = side.limit
    if side.attached:
        limit &= ~side.extending()
        for pile in range(CLUBS):
            place = at + (SEATS * pile + step) * PILE + RANKS
            mark_set(memory, place, of_suit(side.attached, pile))
    cells = step * CARDS
    while limit:
        memory[at + LIMIT_CELLS[cells + lowest(limit)]] = 1
        limit &= limit - 1


def write_attack(table: UnitTable, attack: Attack, step: i64, at: i64, memory: vec[u8]) -> None:
    """All cards of an attack, jokers included, then the attacker alone."""
    block = at + step * BLOCK
    write_fighter(table, attack.card, block, memory)
    if attack.first >= 0:
        write_fighter(table, attack.first, block, memory)
    if attack.second >= 0:
        write_fighter(table, attack.second, block, memory)
    memory[at + SEATS * BLOCK + step * KINDS + attack.card] = 1


def write_fighter(table: UnitTable, kind: i64, at: i64, memory: vec[u8]) -> None:
    """A card of the field, and the joker that brought it."""
    memory[at + kind] = 1
    if has(table.brought, kind):
        count(memory, at + joker_for(kind))


def write_numbers(side: Side, at: i64, memory: vec[u8]) -> None:
    """One seat's points, how many cards it has recovered, and whether it is ready."""
    write(memory, at, max(side.points, 0))
    write(memory, at + SEATS, side.recovered)
    if side.ready:
        memory[at + 2 * SEATS] = 1


def write_rest(table: UnitTable, first: i64, at: i64, memory: vec[u8]) -> None:
    """The cards that belong to no seat, and whose turn it is."""
    write(memory, at, len(table.deck))
    mark_set(memory, at + 1, table.discard)
    mark_set(memory, at + 1 + BLOCK, table.gone)
    at += 1 + 2 * BLOCK
    memory[at + (table.active ^ first)] = 1
    write(memory, at + SEATS, table.turns)
