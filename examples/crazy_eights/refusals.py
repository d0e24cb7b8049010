"""Why an action of crazy eights is refused, with the clause that says so."""

from typing import Final

from crazy_eights import actions
from crazy_eights.cards import SUITS, TOKENS
from crazy_eights.table import NAMING, EightsTable
from koloda.engine.values.refusal import Reason, Refusal

NOT_CHANCE: Final = Reason("not-chance", "C2", "dealing is not a player's choice")
NAME_FIRST: Final = Reason("name-first", "C6", "you played an eight: name a suit")
NO_EIGHT: Final = Reason("no-eight", "C6", "a suit is named only after an eight")
DECK_EMPTY: Final = Reason("deck-empty", "C7", "the deck is empty")
DREW_ALL: Final = Reason("drew-all", "C7", "you have drawn {amount} cards in this turn, no more")
PASS_LATER: Final = Reason("pass-later", "C8", "you may still draw, so you may not pass")
NOT_HELD: Final = Reason("not-held", "C5", "you do not have {card}")
ONLY_TWOS: Final = Reason("only-twos", "C11", "{amount} cards are owed: play a two or draw them")
NO_MATCH: Final = Reason("no-match", "C5", "{card} is neither of suit {suit} nor like {top}")

REASONS: Final = (
    NOT_CHANCE, NAME_FIRST, NO_EIGHT, DECK_EMPTY, DREW_ALL, PASS_LATER, NOT_HELD, ONLY_TWOS,
    NO_MATCH,
)  # fmt: skip


def refuse(reason: Reason, **values: str) -> Refusal:
    """A refusal of crazy eights."""
    return Refusal("crazy_eights", reason, values)


def why_not(table: EightsTable, seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    if action >= actions.DEALER:
        return refuse(NOT_CHANCE)
    if table.stage == NAMING:
        return refuse(NAME_FIRST)
    if actions.is_name(action):
        return refuse(NO_EIGHT)
    if action == actions.PASS:
        return refuse(PASS_LATER)
    if action == actions.DRAW:
        if table.deck.size == 0:
            return refuse(DECK_EMPTY)
        return refuse(DREW_ALL, amount=str(table.drawn))
    card = actions.card_played(action)
    token = TOKENS[card]
    if not table.hands[seat].has(card):
        return refuse(NOT_HELD, card=token)
    if table.owed:
        return refuse(ONLY_TWOS, amount=str(table.owed))
    return refuse(NO_MATCH, card=token, suit=SUITS[table.suit], top=TOKENS[table.top])
