"""The actions of Unit and their numbers."""

from typing import Final

from koloda.engine.values.actions import ActionTable
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    KINDS,
    RANKS,
    SUITS,
    TOKENS,
    joker_for,
)

SEATS: Final = 2

LIMIT: Final = 0
BACK: Final = LIMIT + CARDS
ATTACK: Final = BACK + CARDS
RECOVER: Final = ATTACK + CARDS
PASS: Final = RECOVER + CARDS
END: Final = PASS + 1
DONE: Final = END + 1
READY: Final = DONE + 1
UNREADY: Final = READY + 1
ATTACH: Final = UNREADY + 1
"""A club into another suit's limit: 13 numbers for each of ♠ ♥ ♦ (U28)."""
JOKER_ATTACK: Final = ATTACH + CLUBS * RANKS
DEFEND: Final = JOKER_ATTACK + CARDS
"""The defender's kind times 52 plus the attacker's."""
JOKER_DEFEND: Final = DEFEND + CARDS * CARDS
FIRST: Final = JOKER_DEFEND + CARDS * CARDS
DEAL: Final = FIRST + SEATS


def action_table() -> ActionTable:
    """The texts of all actions, in the order of their numbers."""
    table = ActionTable("unit")
    cards = TOKENS[:CARDS]
    for verb in ("limit", "back", "attack", "recover"):
        for card in cards:
            table.add(f"{verb} {card}")
    for word in ("pass", "end", "done", "ready", "unready"):
        table.add(word)
    for pile in SUITS[:CLUBS]:
        for card in cards[CLUBS * RANKS :]:
            table.add(f"limit {card} {pile}")
    brought = [f"joker {TOKENS[joker_for(kind)]}" for kind in range(CARDS)]
    for kind, card in enumerate(cards):
        table.add(f"{brought[kind]} attack {card}")
    for card in cards:
        for attacker in cards:
            table.add(f"defend {card} against {attacker}")
    for kind, card in enumerate(cards):
        for attacker in cards:
            table.add(f"{brought[kind]} defend {card} against {attacker}")
    table.end_of_players()
    for seat in range(SEATS):
        table.add(f"first {seat}")
    for kind in range(KINDS):
        table.add(f"deal {TOKENS[kind]}")
    return table
