"""Levels that are the same on every machine, however busy it is."""

from typing import Final

from koloda.engine.contract.setup import Setup

EXPERT: Final = "expert#1500"


def steady(level: str, setup: Setup) -> str:
    """The name of a level by iterations where it would search by the clock."""
    if level == "hard":
        return f"hard#{setup.game.hard_iterations(setup)}"
    return EXPERT if level == "expert" else level
