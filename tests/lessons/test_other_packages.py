"""A game of another package brings its lesson along: a data file and its sentences."""

import importlib
from pathlib import Path

import pytest

from koloda.lessons.lesson import has_lesson, read_lesson
from koloda.lessons.player import answer_to, moments
from koloda.lessons.words import LessonWords
from koloda.locales import fluent_files

GAME = """
from koloda.games.karma.game import Karma


class Guest(Karma):
    def __init__(self):
        super().__init__()
        self.name = "guest"
"""
LESSON = """
[[steps]]
name = "first"
clause = "K7"
position = "guest 2 players=2; stage: play; turn: 0; hand.0: 7 9; hand.1: 3; pile: 6; removed: rest"
right = "play 7"
wrong = { "play 9" = "nine" }
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a package that is not koloda's."""
    folder = tmp_path / "guest_game"
    (folder / "locales" / "en").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "game.py").write_text(GAME, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return folder


def test_its_steps_and_sentences_are_found(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (package / "lesson.toml").write_text(LESSON, encoding="utf-8")
    texts = "first-title = Higher\nfirst-nine = Too high\n"
    (package / "locales" / "en" / "lessons.ftl").write_text(texts, encoding="utf-8")
    game = importlib.import_module("guest_game.game").Guest()
    monkeypatch.setattr(fluent_files, "games_there_are", lambda: [game])
    assert has_lesson(game)
    (moment,) = moments(read_lesson(game))
    assert answer_to(moment, "play 9").word == "nine"
    words = LessonWords(game, "it")
    assert words.say("first", "nine") == "Too high"
    assert words.find("first", "ten") is None
    (package / "lesson.toml").unlink()
    assert not has_lesson(game)
