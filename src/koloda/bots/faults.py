"""What can go wrong with players."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_MOVE: Final = Fault(
    "bot-no-move", "{bot} answered {answer}, which is neither a move's text nor its number"
)
MOVE_NUMBER: Final = Fault("bot-move-number", "{bot} named move {move} of {moves} moves")
NEITHER_BOT: Final = Fault("bot-neither-bot", "{bot} is neither a bot function nor a Player")
NO_BOT: Final = Fault("bot-no-bot", "there is no bot {bot}: {reason}")
NO_FILE: Final = Fault("bot-no-file", "there is no file {file} with bots in {folder}")
NO_NAME: Final = Fault("bot-no-name", "{file} is a file: say which bot of it, as {file}:NAME")
NOT_IN_MODULE: Final = Fault("bot-not-in-module", "there is no bot {bot}: {place} has {there}")
BOT_FAILS: Final = Fault("bot-bot-fails", "the bot {bot} ({place}) fails: {reason}")
NO_PLAYER: Final = Fault(
    "bot-no-player",
    "there is no player {player}; there is {known}, hard@SECONDS and hard#ITERATIONS, "
    "likewise for expert, file.py:name, module:name, net, net:FILE and exec:COMMAND",
)
BUDGET: Final = Fault("bot-budget", "{player}: the budget is a number above 0, at most {most}")
CANNOT_START: Final = Fault("bot-cannot-start", "the bot {bot} cannot be started: {reason}")
NO_COMMAND: Final = Fault("bot-no-command", "the bot {bot} cannot be started: it is no command")
NOT_READY: Final = Fault("bot-not-ready", "the bot {bot} does not answer `koloda 1` with `ready`")
NO_ANSWER: Final = Fault("bot-no-answer", "{bot} has not answered for {seconds} seconds")
ENDED: Final = Fault("bot-ended", "{bot} has ended without an answer")
NO_NETWORK: Final = Fault("bot-no-network", "{file} is no network of koloda: {reason}")
NO_OWN_NETWORK: Final = Fault(
    "bot-no-own-network", "no network of koloda was made for {here}: {level} plays instead"
)
OTHER_TABLE: Final = Fault(
    "bot-other-table", "the network in {file} was made for {made}, not for {here}"
)
