"""Sets of numbers that are bits of one number."""

from koloda.engine.containers.bits import below, lowest, nth, popcount, several


def test_the_size_of_a_set() -> None:
    for numbers in ([], [0], [59], [3, 17, 40], list(range(60))):
        assert popcount(sum(1 << number for number in numbers)) == len(numbers)


def test_the_lowest_number_of_a_set() -> None:
    for number in range(60):
        assert lowest(1 << number) == number
        assert lowest((1 << 59) | (1 << number)) == number


def test_the_numbers_of_a_set_in_their_order() -> None:
    numbers = [3, 17, 40, 59]
    bits = sum(1 << number for number in numbers)
    assert [nth(bits, place) for place in range(4)] == numbers


def test_the_set_of_all_smaller_numbers() -> None:
    assert [below(number) for number in (0, 1, 3, 59)] == [0, 1, 7, (1 << 59) - 1]


def test_whether_a_set_holds_several_numbers() -> None:
    assert [several(bits) for bits in (0, 1, 1 << 59, 3, (1 << 59) | 1)] == [
        False,
        False,
        False,
        True,
        True,
    ]
