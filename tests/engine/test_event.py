"""Events and what each seat may see of them."""

import pytest

from koloda.engine.contract.state import WATCHER
from koloda.engine.values.event import EVERYONE, NO_ONE, Event, EventKind, sight
from koloda.engine.values.view import Zone, zone

DREW = EventKind("drew", "{player} draws {cards}", "deck", "hand")
GAVE = EventKind("gave", "{player} gives {other} {amount}: {cards}")
TOKENS = ["A", "K", "Q"]


@pytest.mark.parametrize(
    ("audience", "sees"),
    [
        (EVERYONE, [0, 1, 2, WATCHER]),
        (NO_ONE, []),
        (0b1, [0]),
        (0b10, [1]),
        (0b101, [0, 2]),
    ],
)
def test_who_sees_the_faces(audience: int, sees: list[int]) -> None:
    event = Event(DREW, 1, (2, 0), audience, 2, -1)
    for seat in (0, 1, 2, WATCHER):
        cards = ("Q", "A") if seat in sees else ("?", "?")
        assert event.shows_faces_to(seat) is (seat in sees)
        assert sight(event, seat, TOKENS) == (DREW, 1, cards, 2, -1)


def test_a_sight_as_a_sentence() -> None:
    event = Event(GAVE, 0, (1, 1), 0b1, 2, 1)
    assert str(sight(event, 0, TOKENS)) == "seat 0 gives seat 1 2: K K"
    assert str(sight(event, 1, TOKENS)) == "seat 0 gives seat 1 2: ? ?"


def test_a_zone_as_text() -> None:
    assert str(Zone("hand", 2, ("A", "?"))) == "hand.2: A ?"
    assert str(Zone("pile", -1, ())) == "pile: -"


def test_a_zone_that_a_game_makes_is_one_like_any_other() -> None:
    made = zone("hand", 2, ("A", "?"))
    assert type(made) is Zone and made == Zone("hand", 2, ("A", "?"))
    assert (made.name, made.owner, made.cards) == ("hand", 2, ("A", "?"))
