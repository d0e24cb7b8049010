"""Positions of Kanobu in few words."""

from koloda.engine.state import State
from tests.helpers import given

FILL = "G-paper G-rock GY-paper GR-scissors"
"""A hand that matters to nobody."""


def at(
    *hands: str, pile: str, deck: str = "rest", turn: int = 0, more: str = "", options: str = ""
) -> State:
    """A turn, or an answer when `more` names what is pending, with these hands and this pile."""
    stage = "answer" if "pending:" in more else "turn"
    seats = "; ".join(f"hand.{seat}: {cards}" for seat, cards in enumerate(hands))
    text = (
        f"kanobu 1 players={len(hands)} {options}; stage: {stage}; turn: {turn}; {seats}; "
        f"pile: {pile}; deck: {deck}"
    )
    return given(f"{text}; {more}" if more else text)


def fits(card: str, top: str) -> bool:
    """Whether a card may be played on another."""
    other = "R-rock" if card != "R-rock" else "B-rock"
    below = "GY-rock" if "GY-rock" not in (card, top) else "BG-rock"
    state = at(f"{card} {other}", "BR-paper BY-paper GY-scissors", FILL, pile=f"{below} {top}")
    texts = [state.setup.actions.text(action) for action in state.legal_actions(0)]
    return f"play {card}" in texts
