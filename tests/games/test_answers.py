"""What a game tells of its events: which are answers, and what a loss came from."""

from koloda.engine.contract.game import Game
from koloda.engine.values.event import EventKind, Sight
from koloda.games import GAMES


def test_abilities_of_karmaka_ask_and_no_other_game_does() -> None:
    for game in GAMES:
        names = [kind.name for kind in game.events]
        asks = any(game.is_answer(name, before) for name in names for before in names)
        assert asks == (game.name == "karmaka")


def test_a_game_that_says_nothing_of_it_names_no_cards() -> None:
    lost = Sight(EventKind("lost", "loses {amount}"), 0, (), 3, -1)
    for game in GAMES:
        if game.name != "unit":
            assert Game.cause(game, lost, [lost]) == game.cause(lost, [lost]) == []
