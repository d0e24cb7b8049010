"""The actions of Karmaka and their numbers."""

from typing import Final

from koloda.engine.values.actions import ActionTable
from koloda.games.karmaka.cards import KINDS, TOKENS

MOST_SEATS: Final = 4
MOST_CARDS: Final = 100
"""The largest deck that option counts may make: positions in a pile are actions."""
MOST_RINGS: Final = 99
"""The most Rings that can be spent at one death; 7 are always enough."""

POINTS: Final = 0
ABILITY: Final = POINTS + KINDS
FUTURE: Final = ABILITY + KINDS
PARTNER: Final = FUTURE + KINDS
PASS: Final = PARTNER + KINDS
SKIP: Final = PASS + 1
ACCEPT: Final = SKIP + 1
DECLINE: Final = ACCEPT + 1
DRAW: Final = DECLINE + 1
DONE: Final = DRAW + 1
TARGET: Final = DONE + 1
COPY: Final = TARGET + MOST_SEATS
FETCH: Final = COPY + MOST_SEATS
RUIN: Final = FETCH + 3
SOW: Final = RUIN + KINDS
SCORE: Final = SOW + KINDS
PLACE: Final = SCORE + KINDS
RETURN: Final = PLACE + KINDS
STEAL: Final = RETURN + KINDS
TAKE: Final = STEAL + KINDS
WORK: Final = TAKE + MOST_CARDS
RINGS: Final = WORK + MOST_CARDS
FIRST: Final = RINGS + MOST_RINGS + 1
DEAL: Final = FIRST + MOST_SEATS
PICK: Final = DEAL + KINDS


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("karmaka")
    add(table, ["points", "ability", "future", "partner"], TOKENS)
    for word in ("pass", "skip", "accept", "decline", "draw", "done"):
        table.add(word)
    seats = [str(seat) for seat in range(MOST_SEATS)]
    positions = [str(position) for position in range(1, MOST_CARDS + 1)]
    add(table, ["target", "copy"], seats)
    add(table, ["fetch"], positions[:3])
    add(table, ["ruin", "sow", "score", "place", "return", "steal"], TOKENS)
    add(table, ["take", "work"], positions)
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
