"""Who follows whom around the table."""

from koloda.engine.contract.turn_order import first_in_turn, next_seat, seats_from


def test_play_goes_round_in_either_direction() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]
    assert [next_seat(seat, 3, -1) for seat in range(3)] == [2, 0, 1]


def test_all_seats_from_one_on() -> None:
    assert seats_from(2, 4) == [2, 3, 0, 1]
    assert seats_from(2, 4, -1) == [2, 1, 0, 3]


def test_of_several_seats_the_next_to_the_left_acts_first() -> None:
    assert first_in_turn([0, 1, 3], 1, 4) == 3
    assert first_in_turn([0, 1], 3, 4) == 0
    assert first_in_turn([1], 1, 4) == 1
    assert first_in_turn([0, 2], -1, 3) == 0
