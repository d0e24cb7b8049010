"""Why an action of crazy eights is refused, with the clause that says so."""

from typing import TYPE_CHECKING, Final

from crazy_eights import actions
from crazy_eights.cards import SUITS, TOKENS
from crazy_eights.table import NAMING
from koloda.engine.values.refusal import Reason, Refusal

if TYPE_CHECKING:
    from crazy_eights.state import EightsState

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


def why_not(state: "EightsState", seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    if action >= actions.DEALER:
        return refuse(NOT_CHANCE)
    if state.stage == NAMING:
        return refuse(NAME_FIRST)
    if action >= actions.NAME:
        return refuse(NO_EIGHT)
    if action == actions.PASS:
        return refuse(PASS_LATER)
    if action == actions.DRAW:
        if state.deck.size == 0:
            return refuse(DECK_EMPTY)
        return refuse(DREW_ALL, amount=str(state.drawn))
    card = TOKENS[action]
    if state.hands[seat].count(action) == 0:
        return refuse(NOT_HELD, card=card)
    if state.owed:
        return refuse(ONLY_TWOS, amount=str(state.owed))
    return refuse(NO_MATCH, card=card, suit=SUITS[state.suit], top=TOKENS[state.top])
