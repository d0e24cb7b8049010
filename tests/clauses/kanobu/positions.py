"""Positions of Kanobu in few words."""

from koloda.engine.contract.state import State
from koloda.games import find_game
from tests.helpers import field, given, legal, play

KANOBU = find_game("kanobu")

DECKS = ["listed", "drawpurple"]


def fits(card: str, top: str) -> bool:
    """Whether a card may be played on another."""
    other = "R-rock" if card != "R-rock" else "B-rock"
    below = "GY-rock" if "GY-rock" not in (card, top) else "BG-rock"
    state = turn_of(
        0,
        f"hand.0: {card} {other}; hand.1: BR-paper BY-paper GY-scissors; hand.2: G-paper G-rock; "
        f"pile: {below} {top}",
    )
    return f"play {card}" in legal(state, 0)


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


def sizes(state: State) -> list[int]:
    """How many cards each of three seats holds."""
    return [len(hand(state, seat).split()) for seat in range(3)]


def cards(profile: str, players: int = 3) -> list[str]:
    """All cards of a deck."""
    return field(KANOBU.new(players, {"profile": profile}), "bag").split()
