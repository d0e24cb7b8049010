# mypyc: interpreted
"""The laws that any game must satisfy, shipped so that other people's games can be checked too."""

from koloda.engine.laws.holding import BrokenContract as BrokenContract
from koloda.engine.laws.whole_games import can_sit as can_sit
from koloda.engine.laws.whole_games import check_game as check_game
from koloda.engine.laws.whole_games import check_moment as check_moment
from koloda.engine.laws.whole_games import check_one_game as check_one_game
