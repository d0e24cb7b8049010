"""Sets of numbers that are bits of one number."""

from koloda.engine.containers.bits import lowest, nth, popcount


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
