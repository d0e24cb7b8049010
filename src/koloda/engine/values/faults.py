"""What can go wrong with options, positions, actions and records."""

from typing import Final

from koloda.engine.values.errors import Fault

LONG_POSITION: Final = Fault("long-position", "{game} position: longer than {most} characters")
NOT_A_GAME: Final = Fault("not-a-game", "{argument} is a game or its name, not {given}")
ONLY_A_GAME: Final = Fault("only-a-game", "a Game is checked, not its name or {given}")
NOT_A_POSITION: Final = Fault("not-a-position", "this is not a {game} position: {text}")
POSITION_VERSION: Final = Fault(
    "position-version",
    "this position needs {game} rules version {needed}; here is version {version}",
)
NOT_AN_OPTION: Final = Fault("not-an-option", "{game}: {word} is not one option=value")
NO_PLAYERS: Final = Fault("no-players", "{game}: players=N is missing")
RECORD_NAMES: Final = Fault("record-names", "a record names {players} players, not {given}")
LONG_RECORD: Final = Fault("long-record", "record: longer than {most} characters")
RECORD_FORMAT: Final = Fault(
    "record-format", "record: the first line is 'Koloda: {format}' in a record of this format"
)
RECORD_VERSION: Final = Fault(
    "record-version", "this record needs {game} rules version {needed}; here is version {version}"
)
RECORD_POSITION: Final = Fault(
    "record-position", "record: the position is not one of the table in 'Setup'"
)
RECORD_ACTIONS: Final = Fault(
    "record-actions", "record: the header promises {promised} actions, but {count} are there"
)
RECORD_RESULT: Final = Fault(
    "record-result",
    "record: the header says the result is {promised}, but the actions lead to {result}",
)
RECORD_HEADER: Final = Fault(
    "record-header", "record line {line}: {words} is not a new 'Name: value'"
)
NO_HEADER: Final = Fault("no-header", "record: the header {header} is missing")
RECORD_SEED: Final = Fault("record-seed", "record: the header '{header}' is not hexadecimal")
RECORD_LINE: Final = Fault("record-line", "record line {line}: {error}")
NOT_A_MOVE: Final = Fault("not-a-move", "{words} is not a seat and its action")
NO_SEED: Final = Fault("no-seed", "this record has no seed, so its chance cannot be checked")
BROKEN_PROMISE: Final = Fault(
    "broken-promise", "the seed is not the one that was promised: the commitment differs"
)
NOT_PROMISED: Final = Fault(
    "not-promised", "the commitment of this record is not the one that was shown before the deal"
)
NOT_ADDED: Final = Fault("not-added", "this contribution is not in the seed")
OTHER_MOVES: Final = Fault("other-moves", "the actions of this record are not those of this chain")
OTHER_SEED: Final = Fault(
    "other-seed", "the seed is not made of the secret and the players' contributions"
)
NO_DEAL: Final = Fault(
    "no-deal", "this game goes on from a position, so its deal cannot be checked"
)
OTHER_CHANCE: Final = Fault(
    "other-chance", "action {number}: the seed gives {expected}, the record has {found}"
)
NO_ZONE: Final = Fault("no-zone", "{game} has no zone {zone}; there are {there}")
ZONE_OF_SEATS: Final = Fault(
    "zone-of-seats",
    "{game} has a zone {zone} for each seat and none on the table: zone({zone}, seat); "
    "there are {there}",
)
NO_ACTION: Final = Fault("no-action", "{game} has no action {action}; actions start with {verbs}")
NO_SUCH_ACTION: Final = Fault("no-such-action", "{game} has no action {action}; there is {alike}")
NOT_A_FIELD: Final = Fault("not-a-field", "{game} position: {text} is not 'name: words'")
FIELD_TWICE: Final = Fault("field-twice", "{game} position: {field} stands there twice")
NO_FIELD: Final = Fault("no-field", "{game} position: {field} is missing")
ONE_NUMBER: Final = Fault("one-number", "{game} position: {field} needs one number")
FIELD_NUMBER: Final = Fault(
    "field-number", "{game} position: {field} is a whole number from {low} to {high}, not {word}"
)
FIELD_CHOICE: Final = Fault(
    "field-choice", "{game} position: {field} is one of {allowed}, not {found}"
)
NOT_A_CARD: Final = Fault("not-a-card", "{game} position: {word} in {field} is not a card")
UNKNOWN_FIELD: Final = Fault("unknown-field", "{game} position: {field} is not known")
WRONG_COUNT: Final = Fault(
    "wrong-count", "{game} position: card {card} is there {have} times, not {want}"
)
NO_OPTION: Final = Fault("no-option", "{game} has no option {option}; it has {known}")
PRESET_CHOICE: Final = Fault("preset-choice", "{game}: {preset} is one of {known}, not {given}")
NO_GAME: Final = Fault("no-game", "there is no game {game}; there is {known}")
BROKEN_GAME: Final = Fault(
    "broken-game", "the game {game} is installed and cannot be loaded: {reason}"
)
ONLY_SEATS: Final = Fault("only-seats", "{game} is played by {seats} players, not {players}")
WRONG_SEATS: Final = Fault(
    "wrong-seats", "{game} is played by {low} to {high} players, not {players}"
)
OPTION_SWITCH: Final = Fault("option-switch", "{game}: option {option} is yes or no, not {given}")
OPTION_NUMBER: Final = Fault(
    "option-number", "{game}: option {option} is a whole number from {low} to {high}, not {given}"
)
OPTION_SEAT: Final = Fault(
    "option-seat", "{game}: option {option} is a seat's number or random, not {given}"
)
OPTION_CHOICE: Final = Fault(
    "option-choice", "{game}: option {option} is one of {allowed}, not {given}"
)
SEAT_OPTION: Final = Fault(
    "seat-option", "{game}: option {option} is a seat from 0 to {last} or random"
)
