"""The sentences of a lesson in the reader's language."""

from koloda.engine.contract.game import Game
from koloda.locales.catalogue import ENGLISH
from koloda.locales.fluent_files import Texts


class LessonWords:
    """The messages `lessons/GAME.ftl` of one language; what it lacks is said in English."""

    def __init__(self, game: Game, language: str) -> None:
        name = f"lessons/{game.name}"
        self.files = [Texts(found, name) for found in dict.fromkeys((language, ENGLISH))]

    def find(self, step: str, word: str) -> str | None:
        """A sentence of a step, such as its `title` or what the `right` move has shown."""
        for texts in self.files:
            text = texts.format(f"{step}-{word}", {})
            if text is not None:
                return text
        return None

    def say(self, step: str, word: str) -> str:
        """As `find`; a sentence that nobody has written is empty."""
        return self.find(step, word) or ""
