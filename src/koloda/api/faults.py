"""What can go wrong at the front door."""

from typing import Final

from koloda.engine.values.errors import Fault

NOT_A_BOT: Final = Fault(
    "api-not-a-bot", "a bot is a level's name, a function or a Player, not {given}"
)
SMALL_CONTEST: Final = Fault("api-small-contest", "a contest needs at least two bots, not {given}")
SMALL_LAB: Final = Fault("api-small-lab", "an experiment needs at least one deal")
BOTS_AND_SEATS: Final = Fault("api-bots-and-seats", "{bots} bots were given for {seats} seats")
BOTS_BY_NAME: Final = Fault(
    "api-bots-by-name", "several workers take bots by name, as 'hard' or 'module:name'"
)
NOT_WHOLE: Final = Fault("api-not-whole", "{argument} is a whole number, not {given}")
SEED_BYTES: Final = Fault(
    "api-seed-bytes", "a seed is a whole number or {most} bytes, not {given} bytes"
)
NO_VALUES: Final = Fault("api-no-values", "{option} needs at least one value to compare")
NOT_COUNTS: Final = Fault(
    "api-not-counts", "{argument} is a number of seats or a list of them, not {given}"
)
NOT_TEXT: Final = Fault("api-not-text", "{argument} is a text, not {given}")
NOT_SECONDS: Final = Fault("api-not-seconds", "{argument} is a number of seconds, not {given}")
TOO_SMALL: Final = Fault("api-too-small", "{argument} is at least {least}, not {given}")
NOT_NAMES: Final = Fault(
    "api-not-names", "{argument} is a list of names without line breaks and ';', not {given}"
)
NOT_A_LIST: Final = Fault("api-not-a-list", "{argument} is a list of bots, not {given}")
NOT_VARIED: Final = Fault(
    "api-not-varied", "{argument} is a dictionary of options with lists of values, not {given}"
)
LAB_BOTS: Final = Fault(
    "api-lab-bots", "{argument} is a bot's name or a list of names, not {given}"
)
NO_MEASURE: Final = Fault("api-no-measure", "there is no measure {given}; there are {there}")
NO_VARIANT: Final = Fault("api-no-variant", "there is no variant {given}; there are {there}")
TAKES_OTHERS: Final = Fault(
    "api-takes-others", "a bot is a function of a view and a generator; {given} takes others"
)
NO_OUTCOME: Final = Fault("api-no-outcome", "the game is not over, so it has no outcome yet")
SEATS: Final = Fault("api-seats", "there are the seats 0 to {last}, not {seat}")
SEATS_OR_WATCHER: Final = Fault(
    "api-seats-or-watcher", "there are the seats 0 to {last}, and -1 for a watcher, not {seat}"
)
NOBODY_OWES: Final = Fault("api-nobody-owes", "the game is over, so nobody owes a move")
MOVES_OF_RECORD: Final = Fault("api-moves-of-record", "this record has {count} moves, not {asked}")
AFTER_MOVES: Final = Fault(
    "api-after-moves", "this record has moments after 0 to {count} moves, not after {asked}"
)
CANNOT_READ: Final = Fault("api-cannot-read", "{file} cannot be read: {reason}")
NO_TEXT: Final = Fault("api-no-text", "{file} cannot be read: it is no text")
