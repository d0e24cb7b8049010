"""The bots' levels that people may choose from."""

from typing import Final

from koloda.bots.ladder import LEVELS as LEVELS

STAND_IN: Final = "normal"
"""Who plays for a person that is away."""
