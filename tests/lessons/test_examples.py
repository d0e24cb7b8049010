"""Every worked example is played: a rule that changes breaks it."""

import pytest

from crazy_eights.game import CrazyEights
from koloda.engine.contract.game import Game
from koloda.games import GAMES, find_game
from koloda.lessons.examples import CAN, CANNOT, NEW, Example, examples_of, scenes, told
from koloda.lessons.lesson import LEARNER
from koloda.lessons.telling import tell_examples
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES, Texts
from koloda.locales.rules import find_clause

EXAMPLES = [
    pytest.param(game, example, id=f"{game.name}-{example.name}")
    for game in GAMES
    for example in examples_of(game)
]


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_each_game_has_a_page_of_examples(game: Game) -> None:
    assert 4 <= len(examples_of(game)) <= 6


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_moves_lead_where_the_example_says(game: Game, example: Example) -> None:
    end = scenes(game, example)[-1].view
    assert {name: told(end, name) for name in example.after} == dict(example.after)
    assert example.after


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_the_rules_refuse_what_the_example_says_they_refuse(game: Game, example: Example) -> None:
    state = game.parse(example.position)
    for move, clause in example.refused.items():
        refusal = state.refusal(LEARNER, state.setup.actions.parse(move))
        assert refusal is not None, move
        assert refusal.clause == f"{game.name} {clause}"


@pytest.mark.parametrize(("game", "example"), EXAMPLES)
def test_an_example_cites_a_clause_and_shows_places_of_the_table(
    game: Game, example: Example
) -> None:
    assert find_clause(Catalogue("en"), game.name, example.clause)
    assert all(scene.rows for scene in scenes(game, example))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_every_example_is_told_in_every_language(game: Game, language: str) -> None:
    for example in tell_examples(game, Catalogue(language)):
        assert example.title and example.text
        assert all(row.label for scene in example.scenes for row in scene.rows)
        assert all(fact for scene in example.scenes for fact in scene.facts)
    english, own = (set(Texts(each, f"examples/{game.name}").messages) for each in ("en", language))
    assert own == english


def test_marks_say_what_may_be_played_and_what_has_come() -> None:
    karma = find_game("karma")
    before, after = scenes(karma, examples_of(karma)[0])
    (_, hand), (pile, _) = before.rows, after.rows
    assert dict(zip(hand.cards, hand.marks, strict=True)) == {"4": CANNOT, "11": CAN, "FB": CAN}
    assert dict(zip(pile.cards, pile.marks, strict=True)) == {"3": "", "9": "", "11": NEW}


def test_a_second_picture_may_show_the_field_before_it_is_cleared() -> None:
    unit = find_game("unit")
    defence = next(each for each in tell_examples(unit, Catalogue("en")) if each.name == "defend")
    assert defence.scenes[1].rows[0].cards == ("9S", "7S")
    assert defence.scenes[1].facts == ["You: 18 points", "Wren: 20 points"]


def test_a_game_may_come_without_examples() -> None:
    assert tell_examples(CrazyEights(), Catalogue("en")) == []
