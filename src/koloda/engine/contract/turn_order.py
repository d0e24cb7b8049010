"""Turn order: who follows whom around the table."""

from koloda.engine.containers.ints import i64


def next_seat(seat: i64, seats: i64, direction: i64 = 1) -> i64:
    """The neighbour in the direction of play: 1 goes round to the left, -1 to the right."""
    seat += direction
    if seat == seats:
        return 0
    if seat < 0:
        return seats - 1
    return seat


def seats_from(first: int, seats: int, direction: int = 1) -> list[int]:
    """All seats in turn order, beginning with `first`."""
    return [(first + direction * place) % seats for place in range(seats)]


def distance(first: i64, seat: i64, seats: i64) -> i64:
    """How many places to the left of `first` a seat sits."""
    if seat < first:
        return seat - first + seats
    return seat - first


def first_in_turn(candidates: list[int], last: i64, seats: i64) -> i64:
    """Of several seats, the first one to the left of the seat that acted last (-1: none)."""
    seat = next_seat(last, seats)
    while seat not in candidates:
        seat = next_seat(seat, seats)
    return seat
