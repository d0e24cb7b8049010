"""What a coach speaks of: an idea of the game, in words of the catalogue."""

from typing import NamedTuple


class Concept(NamedTuple):
    """An idea that decides a moment: `coach-NAME` of the game's catalogue, and what it speaks of.

    A value is a number or a card; `player` is a seat.
    """

    name: str
    values: dict[str, str]
