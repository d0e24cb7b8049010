"""Results of the same seat on the same cards beside each other: what is left is not the deal."""

from collections.abc import Sequence
from math import hypot
from statistics import fmean

from koloda.server.protocol.analysis_bodies import Figure


def side_of(place: int, table: int, sides: int) -> int:
    """Whose seat it is: from table to table every side moves on to the next of the people's seats.

    Over as many tables as there are sides everybody's side has held every hand once.
    """
    return (place - table) % sides


def others_of(points: Sequence[Sequence[float]], table: int, seat: int) -> float:
    """The mean points of a seat at all other tables."""
    return fmean(row[seat] for number, row in enumerate(points) if number != table)


def gain_of(points: Sequence[Sequence[float]], table: int, seat: int) -> float:
    """How much more a seat has reached than the others with the same cards."""
    return points[table][seat] - others_of(points, table, seat)


def rest_of(
    points: Sequence[Sequence[float]], luck: Sequence[Sequence[Figure]], table: int, seat: int
) -> Figure:
    """The same gain once every result is freed of what its own cards gave.

    The same deck soon gives other cards where others play, so that the same seat is not the same
    luck.
    """
    rest = [
        [reached - given.points for reached, given in zip(*both, strict=True)]
        for both in zip(points, luck, strict=True)
    ]
    others = len(points) - 1
    doubts = [
        row[seat].doubt / (1 if number == table else others) for number, row in enumerate(luck)
    ]
    return Figure(gain_of(rest, table, seat), hypot(*doubts))
