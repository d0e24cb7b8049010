"""Positions of Unit in few words."""

from koloda.engine.contract.state import State
from koloda.games import find_game
from tests.helpers import field, given, play

UNIT = find_game("unit")


def table(stage: str, cards: str = "", options: str = "", rest: str = "deck") -> State:
    """A moment in a turn of seat 0; cards that are not named lie in the deck or another pile."""
    named = f"{cards}; " if cards else ""
    active = "" if "active:" in cards else "active: 0; "
    head = f"unit {UNIT.rules_version} players=2 {options}".rstrip()
    return given(f"{head}; stage: {stage}; {active}{named}{rest}: rest")


def deal(top: str = "", options: dict[str, bool | int | str] | None = None) -> State:
    """A game begun by seat 0, dealt from a deck with these cards on top, the others ascending."""
    state = UNIT.new(2, {"first": 0, **(options or {})})
    rest = field(state, "bag").split()
    for card in top.split():
        rest.remove(card)
    play(state, *[f"* deal {card}" for card in top.split() + rest])
    return state


def points(state: State) -> str:
    """The points of both seats, written as a score."""
    return field(state, "points").replace(" ", ":")


def stage(state: State) -> str:
    """The stage with the seats that may act."""
    return " ".join([field(state, "stage"), *map(str, state.to_act())])


def after_turn(cards: str, options: str = "") -> State:
    """The next turn, after seat 1 had the last word in this one and added nothing."""
    state = table("rest", cards, options)
    play(state, "1 done")
    return state
