"""Positions of Karma in few words."""

from koloda.engine.contract.state import State
from koloda.games import find_game
from tests.helpers import field, given, play

KARMA = find_game("karma")
TOKENS = KARMA.setup(2).tokens


def turn_of(seat: int, cards: str, options: str = "players=2") -> State:
    """The start of that seat's turn; cards that are not named are out of the game."""
    return given(f"karma 2 {options}; stage: play; turn: {seat}; {cards}; removed: rest")


def deal(top: str, players: int = 2, dealer: int = 1, edition: str = "ru") -> State:
    """A game just dealt from a deck with these cards on top and the others ascending below."""
    state = KARMA.new(players, {"edition": edition})
    play(state, f"* dealer {dealer}")
    rest = field(state, "bag").split()
    for card in top.split():
        rest.remove(card)
    play(state, *[f"* deal {card}" for card in top.split() + rest])
    return state


def hands(state: State) -> list[str]:
    """Every seat's hand in the order of the cards, without the mark of those that all have seen."""
    seats = range(state.setup.players)
    cards = [field(state, f"hand.{seat}").replace("!", "").split() for seat in seats]
    return [" ".join(sorted(hand, key=TOKENS.index)) for hand in cards]
