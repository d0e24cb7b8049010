"""The actions of Karmaka and their numbers: a verb is named by its first action."""

from itertools import pairwise
from typing import Final

from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64, vec
from koloda.engine.values.actions import ActionTable
from koloda.games.karmaka.cards import KINDS, TOKENS

MOST_SEATS: Final = 4
MOST_CARDS: Final = 100
"""The largest deck that option counts may make: positions in a pile are actions."""
MOST_RINGS: Final = 99
"""The most Rings that can be spent at one death; 7 are always enough."""
TOP_RUINS: Final = 3
"""The Ruins that Recycle and Salvage choose from (C9, C10)."""

# Sums, which mypyc does not fold because KINDS is another module's; `VERB_OF` reads them once.
# With a card:
POINTS: Final = 0
ABILITY: Final = POINTS + KINDS
FUTURE: Final = ABILITY + KINDS
PARTNER: Final = FUTURE + KINDS
# Alone:
PASS: Final = PARTNER + KINDS
SKIP: Final = PASS + 1
ACCEPT: Final = SKIP + 1
DECLINE: Final = ACCEPT + 1
DRAW: Final = DECLINE + 1
DONE: Final = DRAW + 1
# With a seat:
TARGET: Final = DONE + 1
COPY: Final = TARGET + MOST_SEATS
# With a position from the top:
FETCH: Final = COPY + MOST_SEATS
# With a card:
RUIN: Final = FETCH + TOP_RUINS
SOW: Final = RUIN + KINDS
SCORE: Final = SOW + KINDS
PLACE: Final = SCORE + KINDS
RETURN: Final = PLACE + KINDS
STEAL: Final = RETURN + KINDS
# With a position from the top:
TAKE: Final = STEAL + KINDS
DEED: Final = TAKE + MOST_CARDS
# With a number:
RINGS: Final = DEED + MOST_CARDS
# Chance, with a seat or a card:
FIRST: Final = RINGS + MOST_RINGS + 1
DEAL: Final = FIRST + MOST_SEATS
PICK: Final = DEAL + KINDS
END: Final = PICK + KINDS

VERBS: Final = [
    POINTS, ABILITY, FUTURE, PARTNER, PASS, SKIP, ACCEPT, DECLINE, DRAW, DONE, TARGET, COPY, FETCH,
    RUIN, SOW, SCORE, PLACE, RETURN, STEAL, TAKE, DEED, RINGS, FIRST, DEAL, PICK, END,
]  # fmt: skip
VERB_OF: Final = vec[i64]([first for first, after in pairwise(VERBS) for _ in range(first, after)])
"""The verb of every action."""


def encode(verb: i64, number: i64) -> i64:
    """The action of a verb with a card, a seat, a depth from the top (0) or an amount."""
    return verb + number


def nth_way(verb: i64, way: i64) -> i64:
    """The verb at that place (0 is itself) in a row of verbs that take a card."""
    return verb + way * KINDS


def verb_of(action: i64) -> i64:
    """The verb of an action."""
    return VERB_OF[action]


def number_of(action: i64) -> i64:
    """The card, seat, depth or amount that an action names, or 0."""
    return action - VERB_OF[action]


def list_numbers(verb: i64, numbers: i64, found: ActionList) -> None:
    """Append the actions of a verb with the numbers from 0 on."""
    for number in range(numbers):
        found.append(verb + number)


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("karmaka")
    add(table, ["points", "ability", "future", "partner"], TOKENS)
    for word in ("pass", "skip", "accept", "decline", "draw", "done"):
        table.add(word)
    seats = [str(seat) for seat in range(MOST_SEATS)]
    positions = [str(position) for position in range(1, MOST_CARDS + 1)]
    add(table, ["target", "copy"], seats)
    add(table, ["fetch"], positions[:TOP_RUINS])
    add(table, ["ruin", "sow", "score", "place", "return", "steal"], TOKENS)
    add(table, ["take", "deed"], positions)
    add(table, ["rings"], ["0", *positions[:MOST_RINGS]])
    table.end_of_players()
    add(table, ["first"], seats)
    add(table, ["deal", "pick"], TOKENS)
    return table


def add(table: ActionTable, verbs: list[str], words: list[str]) -> None:
    """Enter every verb with every word."""
    for verb in verbs:
        for word in words:
            table.add(f"{verb} {word}")
