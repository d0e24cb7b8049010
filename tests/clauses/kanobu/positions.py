"""Positions of Kanobu in few words."""

from koloda.engine.contract.state import State
from koloda.games import find_game
from tests.helpers import field, given, play

KANOBU = find_game("kanobu")

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


def turn_of(seat: int, cards: str, options: str = "players=3") -> State:
    """The start of that seat's ordinary turn; cards that are not named are in the deck."""
    deck = "" if "deck:" in cards else "; deck: rest"
    return given(f"kanobu 1 {options}; stage: turn; turn: {seat}; {cards}{deck}")


def deal(top: str, players: int = 3, first: int = 0, **options: str | int | bool) -> State:
    """A game just dealt from a deck with these cards on top and the others ascending below."""
    state = KANOBU.new(players, {"first": first, **options})
    rest = field(state, "bag").split()
    for card in top.split():
        rest.remove(card)
    play(state, *[f"* deal {card}" for card in top.split() + rest])
    return state


def hand(state: State, seat: int) -> str:
    """A seat's hand in alphabetic order, without the marks of what others know."""
    cards = field(state, f"hand.{seat}").replace("!", "").replace("+", "").split()
    return " ".join(sorted(cards))


def pile(state: State) -> str:
    """The pile, top last."""
    return field(state, "pile")


def deck(state: State) -> list[str]:
    """The deck, top first, without the marks of what everybody knows."""
    return field(state, "deck").replace("!", "").split()


def pending(state: State) -> str:
    """The effect that awaits an answer: symbol, amount, source; or nothing."""
    return " ".join(state.fields().get("pending", []))
