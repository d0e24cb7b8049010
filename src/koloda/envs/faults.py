"""What can go wrong in environments."""

from typing import Final

from koloda.engine.values.errors import Fault

SEAT: Final = Fault("env-seat", "seat is a number from {low} to {high}, not {seat}")
OPPONENTS: Final = Fault("env-opponents", "{needed} opponents are needed, not {given}")
RENDER_MODE: Final = Fault("env-render-mode", "render_mode is one of {known}, not {mode}")
NO_RENDER_MODE: Final = Fault(
    "env-no-render-mode", "nothing is rendered without render_mode: one of {known}"
)
ILLEGAL: Final = Fault("env-illegal", "illegal is one of {known}, not {given}")
ACTIONS: Final = Fault("env-actions", "{games} games need one action each, not {given}")
NOT_LEGAL: Final = Fault("env-not-legal", "game {game}: action {action} is not legal")
TOO_FEW: Final = Fault("env-too-few", "{name} is at least {least}, not {given}")
NOT_ENDED: Final = Fault("env-not-ended", "game {game} has neither ended nor been cut off just now")
OBSERVER: Final = Fault("env-observer", "koloda has no parameters for observers, like {given}")
RECALL: Final = Fault(
    "env-recall",
    "this game of {game} takes {rows} rows of memory so far, more than the {most} of its tensor: "
    "load it with a larger recall",
)
UNLISTED: Final = Fault(
    "env-unlisted", "{game} does not list its event {event}, so there is no tensor of the past"
)
