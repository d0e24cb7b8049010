"""Every lesson is played with the wanted move and with every other: the engine judges them all."""

import re

import pytest

from koloda.engine.contract.game import Game
from koloda.games import GAMES, find_game
from koloda.lessons.lesson import LEARNER, has_lesson, read_lesson
from koloda.lessons.player import Moment, answer_to, follow, moments
from koloda.lessons.words import LessonWords
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES, Texts
from koloda.locales.rules import find_clause

STEPS = [
    pytest.param(game, moment, id=f"{game.name}-{moment.step.name}")
    for game in GAMES
    for moment in moments(read_lesson(game))
]


def legal(moment: Moment) -> tuple[str, ...]:
    """What the learner may do."""
    return moment.state.view(LEARNER).actions


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_each_game_has_a_lesson_of_a_few_minutes(game: Game) -> None:
    assert has_lesson(game)
    assert 6 <= len(read_lesson(game).steps) <= 14


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_takes_five_minutes(game: Game, language: str) -> None:
    words, steps = LessonWords(game, language), read_lesson(game).steps
    read = " ".join(
        words.say(step.name, part) for step in steps for part in ("title", "text", "right")
    )
    # Numbers, cards and signs are seen at a glance; a move takes eight seconds.
    seconds = len(re.findall(r"[^\W\d_]{2,}", read)) * 60 / 200 + len(steps) * 8
    assert seconds <= 5 * 60


@pytest.mark.parametrize(("game", "moment"), STEPS)
def test_the_wanted_move_is_legal_and_what_follows_can_be_played(
    game: Game, moment: Moment
) -> None:
    assert LEARNER in moment.state.to_act()
    assert moment.step.right in legal(moment)
    assert follow(moment)


@pytest.mark.parametrize(("game", "moment"), STEPS)
def test_every_other_move_has_its_sentence_in_every_language(game: Game, moment: Moment) -> None:
    for language in LANGUAGES:
        words = LessonWords(game, language)
        for part in ("title", "text"):
            assert words.say(moment.step.name, part)
        for action in legal(moment):
            answer = answer_to(moment, action)
            assert answer.right == (action == moment.step.right)
            assert words.say(moment.step.name, answer.word), (language, action, answer.word)


@pytest.mark.parametrize(("game", "moment"), STEPS)
def test_a_foreseen_wrong_move_is_possible(game: Game, moment: Moment) -> None:
    for move in moment.step.wrong:
        assert any(move in (action, action.split()[0]) for action in legal(moment)), move
    answered = {
        answer_to(moment, action).word for action in legal(moment) if action != moment.step.right
    }
    assert set(moment.step.wrong.values()) <= answered


@pytest.mark.parametrize(("game", "moment"), STEPS)
def test_the_rules_refuse_what_the_lesson_says_they_refuse(game: Game, moment: Moment) -> None:
    actions = moment.state.setup.actions
    for move, clause in moment.step.refused.items():
        refusal = moment.state.refusal(LEARNER, actions.parse(move))
        assert refusal is not None, move
        assert refusal.clause == f"{game.name} {clause}"


@pytest.mark.parametrize(("game", "moment"), STEPS)
def test_a_step_cites_a_clause(game: Game, moment: Moment) -> None:
    assert find_clause(Catalogue("en"), game.name, moment.step.clause)


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_in_vain(game: Game, language: str) -> None:
    wanted = set()
    for moment in moments(read_lesson(game)):
        parts = {"title", "text"} | {answer_to(moment, action).word for action in legal(moment)}
        wanted |= {f"{moment.step.name}-{part}" for part in parts}
    assert set(Texts(language, f"lessons/{game.name}").messages) == wanted


@pytest.mark.parametrize(
    ("game", "step", "reason"),
    [("unit", "late", "cards"), ("unit", "win", "points"), ("karmaka", "top", "transcendence")],
)
def test_the_end_of_a_game_is_shown_and_won(game: str, step: str, reason: str) -> None:
    moment = next(
        found for found in moments(read_lesson(find_game(game))) if found.step.name == step
    )
    outcome = follow(moment)[-1].state.outcome()
    assert outcome is not None
    assert (outcome.ranks[LEARNER], outcome.reason) == (1, reason)
