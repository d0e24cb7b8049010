"""What can go wrong on the command line."""

from typing import Final

from koloda.engine.values.errors import Fault

MISSING_EXTRA: Final = Fault(
    "cli-missing-extra", "{package} is missing: pip install 'koloda[{extra}]' brings it"
)
SMALL_ARENA: Final = Fault(
    "cli-small-arena", "an arena needs at least two players, as in --players hard,normal"
)
OPTION_PAIR: Final = Fault("cli-option-pair", "--option is NAME=VALUE, not {pair}")
NO_PRESETS: Final = Fault("cli-no-presets", "{game} has no {preset} to choose")
OPTION_TWICE: Final = Fault("cli-option-twice", "{game}: option {option} is given twice")
SEATS_OF_TABLE: Final = Fault(
    "cli-seats-of-table", "{game} with {players} players has the seats 0 to {last}, not {seat}"
)
LARGE_RECORD: Final = Fault("cli-large-record", "{file} is too large to be a record")
NOT_UTF8: Final = Fault("cli-not-utf8", "{file} is not a record: it is not UTF-8 text")
NOT_TEXT: Final = Fault("cli-not-text", "{file} is not a record: it is not text")
RECORD_FILE: Final = Fault("cli-record-file", "record: {error}")
NOT_REPLACEABLE: Final = Fault(
    "cli-not-replaceable", "{file} is not a file that a record could replace"
)
MOVES: Final = Fault(
    "cli-moves", "the record has {count} moves: --from {first} --to {last} is not among them"
)
NO_MOVE: Final = Fault("cli-no-move", "--before is a move of the record, 1 to {count}, not {move}")
EXISTS: Final = Fault("cli-exists", "{file} exists already; --force would replace it")
CANNOT_WRITE: Final = Fault("cli-cannot-write", "cannot write {file}: {reason}")
NOT_A_HASH: Final = Fault(
    "cli-not-a-hash",
    "{option} is a hash of 64 hexadecimal digits, for --chain after a number and a colon, "
    "not {given}",
)
VARY_PAIR: Final = Fault("cli-vary-pair", "--vary is OPTION=A,B,…, not {word}")
VARY_RANGE: Final = Fault(
    "cli-vary-range", "{word} is no range: it is LOW..HIGH or LOW..HIGH/STEP, with 24 steps at most"
)
SEAT_NUMBERS: Final = Fault("cli-seat-numbers", "--seats is a number of seats like 3, not {seats}")
SEATS_TWICE: Final = Fault("cli-seats-twice", "a number of seats is given twice: {seats}")
ONE_TABLE: Final = Fault(
    "cli-one-table", "this command plays at one table: one number of seats, not {seats}"
)
NAMES_OR_NUMBER: Final = Fault(
    "cli-names-or-number",
    "--players is a number of seats like 3 or names like hard,normal, not {players}",
)
NUMBERS_TWICE: Final = Fault(
    "cli-numbers-twice", "beside --seats, --players is names like hard,normal, not {players}"
)
YOU_TWICE: Final = Fault(
    "cli-you-twice", "`you` stands once in --players, and then --seat is not given"
)
NO_RULE_TEXTS: Final = Fault("cli-no-rule-texts", "{game} has no rule texts")
NAMES_AND_SEATS: Final = Fault("cli-names-and-seats", "{names} names were given for {seats} seats")
DAILY_HINTS: Final = Fault("cli-daily-hints", "the deal of the day is played without hints")
NOT_A_DAY: Final = Fault("cli-not-a-day", "{option} is a day like 2026-11-17, not {given}")
DAILY_FUTURE: Final = Fault(
    "cli-daily-future", "the deal of {day} is not there yet: a day begins at midnight UTC"
)
NO_SHELF: Final = Fault("cli-no-shelf", "there is no folder {folder}")
LARGE_SHELF: Final = Fault("cli-large-shelf", "{folder} has more than {most} files")
WHOSE_RESULT: Final = Fault("cli-whose-result", "--result {result} needs --player: whose result")
NOT_ON_SHELF: Final = Fault(
    "cli-not-on-shelf", "there is no record {number}: {count} fit what is looked for"
)
NO_PARQUET: Final = Fault(
    "cli-no-parquet", "pyarrow is not installed; pip install 'koloda[data]' brings it"
)
