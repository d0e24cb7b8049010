"""Which cards a loss came from."""

from koloda.engine.values.event import EventKind, Sight
from koloda.games import find_game
from koloda.games.unit.events import AGAINST, ATTACKED, CLEARED, DEFENDED, GAINED, LOST

UNIT = find_game("unit")


def sight(kind: EventKind, seat: int, cards: str = "", amount: int = 0) -> Sight:
    return Sight(kind, seat, tuple(cards.split()), amount, -1)


TURN = (
    sight(ATTACKED, 0, "9S"),
    sight(DEFENDED, 1, "7S XB"),
    sight(AGAINST, 1, "9S"),
    sight(ATTACKED, 1, "2H"),
    sight(DEFENDED, 0, "5H"),
    sight(AGAINST, 0, "2H"),
    sight(ATTACKED, 0, "KD XR"),
    sight(ATTACKED, 1, "4C"),
)


def test_attackers_that_came_through_and_defenders_that_struck_back() -> None:
    assert UNIT.cause(sight(LOST, 1, amount=18), [*TURN]) == ["9S", "5H", "KD"]
    assert UNIT.cause(sight(LOST, 0, amount=4), [*TURN]) == ["4C"]


def test_a_field_that_was_cleared_is_forgotten() -> None:
    later = [*TURN, sight(CLEARED, 0, "9S"), sight(ATTACKED, 0, "3S")]
    assert UNIT.cause(sight(LOST, 1, amount=3), later) == ["3S"]


def test_who_has_not_seen_the_whole_turn_names_no_card() -> None:
    assert UNIT.cause(sight(LOST, 1, amount=18), [*TURN[3:]]) == []
    assert UNIT.cause(sight(GAINED, 1, amount=18), [*TURN]) == []


def test_what_is_no_strike_changes_nothing() -> None:
    told = [sight(GAINED, 0, amount=1), *TURN]
    assert UNIT.cause(sight(LOST, 0, amount=4), told) == ["4C"]
