"""Short words for tests that read like the rule book."""

import os
from pathlib import Path

import koloda
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.event import Event
from koloda.engine.values.refusal import IllegalAction
from koloda.games import find_game

ROOT = Path(__file__).parent.parent


def environment(**more: str) -> dict[str, str]:
    """What a process needs to import the koloda that is tested here, its tests and examples."""
    places = (Path(koloda.__file__).parent.parent, ROOT, ROOT / "examples")
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, places)), **more}


def given(position: str) -> State:
    """The state of a position text; its first word is the game."""
    return find_game(position.split(maxsplit=1)[0]).parse(position)


def play(state: State, *moves: str) -> list[Event]:
    """Play moves written as `seat action` (`* action` is chance); what happened in all of them."""
    events: list[Event] = []
    for move in moves:
        seat, text = move.split(maxsplit=1)
        events += state.play_text(CHANCE if seat == "*" else int(seat), text)
    return events


def names(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [event.kind.name for event in events]


def legal(state: State, seat: int) -> list[str]:
    """The texts of a seat's legal actions."""
    return [state.setup.actions.text(action) for action in state.legal_actions(seat)]


def refused(state: State, seat: int, text: str) -> str:
    """The clause that refuses an action; the position must not have changed."""
    before = str(state)
    try:
        state.play_text(seat, text)
    except IllegalAction as error:
        assert str(state) == before
        return error.refusal.clause
    raise AssertionError(f"{text} was allowed")


def field(state: State, name: str) -> str:
    """A field of the position, as text."""
    return " ".join(state.fields()[name])
