"""What can go wrong with a new game."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_NAME: Final = Fault(
    "kit-no-name",
    "{name} is no name for a game: small letters and digits, a letter first, words joined by _, "
    "at most {longest} characters",
)
NAME_OF_PYTHON: Final = Fault(
    "kit-name-of-python", "{name} means something else in Python: choose another name"
)
NAME_OF_GAME: Final = Fault(
    "kit-name-of-game", "{name} is a game of koloda already: choose another name"
)
NO_FOLDER: Final = Fault("kit-no-folder", "there is no folder {folder}: make it first")
THERE_ALREADY: Final = Fault("kit-there-already", "{place} is there already: nothing was written")
CANNOT_WRITE: Final = Fault("kit-cannot-write", "cannot write {place}: {reason}")
