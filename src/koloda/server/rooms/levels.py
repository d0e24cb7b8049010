"""The bots that people may choose from."""

import functools
from typing import Final

from koloda.bots.functions import installed_bots
from koloda.bots.ladder import LEVELS

STAND_IN: Final = "normal"
"""Who plays for a person that is away."""
LONGEST_NAME: Final = 40
"""What a seat's column in the database holds."""


@functools.cache
def bots_on_offer() -> tuple[str, ...]:
    """The levels from the weakest up, then the bots that installed packages bring."""
    brought = [name for name in installed_bots() if name not in LEVELS]
    return (*LEVELS, *(name for name in brought if len(name) <= LONGEST_NAME))
