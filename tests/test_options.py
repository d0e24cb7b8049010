"""An option is in all its places: the page's words in three languages, the referee's games."""

import random
from collections.abc import Callable, Iterable

import pytest

from koloda.engine.contract.game import Game
from koloda.games import GAMES
from koloda.locales.fluent_files import LANGUAGES, Texts
from tests.differential import (
    test_kanobu_referee,
    test_karma_referee,
    test_karmaka_referee,
    test_unit_referee,
)

TABLES = 400
DRAWN: dict[str, Callable[[random.Random], Iterable[str]]] = {
    "karma": lambda dice: test_karma_referee.table(dice)[1],
    "kanobu": lambda dice: test_kanobu_referee.rules(dice)[2],
    "unit": test_unit_referee.some_options,
    "karmaka": lambda dice: test_karmaka_referee.make_options(dice, dice.choice((2, 3, 4))),
}
"""The options of a random table that a game and its referee play."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_option_and_choice(game: Game, language: str) -> None:
    texts = Texts(language, "web").messages
    wanted = [f"option-{game.name}-{option.name}" for option in game.options]
    for option in game.options:
        if option.kind == "choice":
            wanted += [f"value-{option.name}-{value}" for value in option.allowed]
    lacking = [name for name in wanted if name.replace("_", "-") not in texts]
    assert not lacking, f"src/koloda/locales/{language}/web.ftl lacks {', '.join(lacking)}"


@each_game
def test_engine_and_referee_play_every_option(game: Game) -> None:
    dice = random.Random(1)
    drawn = {name for _ in range(TABLES) for name in DRAWN[game.name](dice)}
    lacking = [option.name for option in game.options if option.name not in drawn]
    file = f"tests/differential/test_{game.name}_referee.py"
    assert not lacking, f"{file} never sets {', '.join(lacking)}"
