"""A pass tells something only where somebody waited for an answer."""

import pytest

from koloda.games import find_game

UNIT = find_game("unit")


@pytest.mark.parametrize("before", ["reserved", "taken-back"])
def test_a_pass_after_a_card_of_the_limit_tells_nothing(before: str) -> None:
    assert UNIT.is_silent("passed", before)


def test_a_pass_after_an_attack_and_any_other_event_are_told() -> None:
    assert not UNIT.is_silent("passed", "attacked")
    assert not UNIT.is_silent("attacked", "reserved")
