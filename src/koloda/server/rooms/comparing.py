"""Results of the same seat on the same cards beside each other: what is left is not the deal."""

from collections.abc import Sequence
from statistics import fmean


def side_of(place: int, table: int, sides: int) -> int:
    """Whose seat it is: from table to table every side moves on to the next of the people's seats.

    Over as many tables as there are sides everybody's side has held every hand once.
    """
    return (place - table) % sides


def others_of(points: Sequence[Sequence[int]], table: int, seat: int) -> float:
    """The mean points of a seat at all other tables."""
    return fmean(row[seat] for number, row in enumerate(points) if number != table)


def gain_of(points: Sequence[Sequence[int]], table: int, seat: int) -> float:
    """How much more a seat has reached than the others with the same cards."""
    return points[table][seat] - others_of(points, table, seat)
