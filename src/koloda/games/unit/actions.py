"""The actions of Unit and their numbers: written and read here and nowhere else.

Every verb has a range of numbers, and the constant of its name is the first one. Nothing outside
this module adds to action numbers or compares them.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.actions import ActionTable
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    FIRST_CLUB,
    KINDS,
    RANKS,
    SUITS,
    TOKENS,
    joker_for,
    suit,
)

SEATS: Final = 2

LIMIT: Final = 0
"""A card from the hand into the limit of its suit (U19)."""
BACK: Final = LIMIT + CARDS
"""A card from the limit back into the hand (U20)."""
ATTACK: Final = BACK + CARDS
RECOVER: Final = ATTACK + CARDS
"""A card becomes points (U22, U27)."""
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
        for card in cards[FIRST_CLUB:]:
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


# From numbers to what they mean --------------------------------------------------------------


def verb_of(action: i64) -> i64:
    """The range that an action lies in, by its first number: LIMIT, BACK, …, DEAL."""
    if action < BACK:
        return LIMIT
    if action < ATTACK:
        return BACK
    if action < RECOVER:
        return ATTACK
    if action < PASS:
        return RECOVER
    if action < ATTACH:
        return action  # PASS, END, DONE, READY, UNREADY
    if action < JOKER_ATTACK:
        return ATTACH
    if action < DEFEND:
        return JOKER_ATTACK
    if action < JOKER_DEFEND:
        return DEFEND
    if action < FIRST:
        return JOKER_DEFEND
    if action < DEAL:
        return FIRST
    return DEAL


def is_word(action: i64) -> bool:
    """Whether an action moves no card: pass, end, done, ready, unready."""
    return PASS <= action < ATTACH


def kind_of(action: i64) -> i64:
    """The card that an action moves; the defender, not its attacker, and not the joker."""
    if action < PASS:
        return action % CARDS  # LIMIT, BACK, ATTACK and RECOVER have 52 numbers each
    verb = verb_of(action)
    if verb == ATTACH:
        return FIRST_CLUB + (action - ATTACH) % RANKS
    if verb in (DEFEND, JOKER_DEFEND):
        return (action - verb) // CARDS
    return action - verb


def pile_of(action: i64) -> i64:
    """The limit pile that a card is put into."""
    if action < BACK:
        return suit(action)
    return (action - ATTACH) // RANKS


def attacker_of(action: i64) -> i64:
    """The attacker that a card is set against."""
    return (action - DEFEND) % CARDS


def brings_joker(action: i64) -> bool:
    """Whether a joker brings the card onto the field (U17)."""
    return JOKER_ATTACK <= action < DEFEND or JOKER_DEFEND <= action < FIRST


def seat_of(action: i64) -> i64:
    """The seat that chance lets begin."""
    return action - FIRST


# From what is meant to its number ------------------------------------------------------------


def limit(kind: i64) -> i64:
    """Put a card into the limit of its suit."""
    return LIMIT + kind


def back(kind: i64) -> i64:
    """Take a card back from the limit."""
    return BACK + kind


def attack(kind: i64) -> i64:
    """Attack with a card."""
    return ATTACK + kind


def recover(kind: i64) -> i64:
    """Turn a card into points."""
    return RECOVER + kind


def attach(kind: i64, pile: i64) -> i64:
    """Put a club into the limit of another suit."""
    return ATTACH + pile * RANKS + kind - FIRST_CLUB


def joker_attack(kind: i64) -> i64:
    """Attack with a card that a joker brings."""
    return JOKER_ATTACK + kind


def defend(kind: i64, attacker: i64) -> i64:
    """Set a card against an attacker."""
    return DEFEND + kind * CARDS + attacker


def joker_defend(kind: i64, attacker: i64) -> i64:
    """Set a card that a joker brings against an attacker."""
    return JOKER_DEFEND + kind * CARDS + attacker


def first(seat: i64) -> i64:
    """Chance lets a seat begin."""
    return FIRST + seat


def deal(kind: i64) -> i64:
    """Chance puts a card next into the deck."""
    return DEAL + kind
