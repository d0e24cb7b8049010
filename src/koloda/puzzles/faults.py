"""What can go wrong with puzzles."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_PUZZLES: Final = Fault("puzzles-no-book", "{game} brings no puzzles")
NO_PUZZLE: Final = Fault("puzzles-no-puzzle", "{game} has no puzzle {puzzle}")
NO_MOVE: Final = Fault("puzzles-no-move", "{action} is not one of the moves of this puzzle")
