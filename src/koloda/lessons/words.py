"""The sentences of lessons and examples in the reader's language."""

from typing import Final

from koloda.engine.contract.game import Game
from koloda.locales.catalogue import ENGLISH, Catalogue
from koloda.locales.fluent_files import Texts, Values

LESSONS: Final = "lessons"
EXAMPLES: Final = "examples"


class LessonWords:
    """The messages of `lessons/GAME.ftl` in one language; what it lacks is said in English."""

    def __init__(self, game: Game, language: str, folder: str = LESSONS) -> None:
        name = f"{folder}/{game.name}"
        self.files = [Texts(found, name) for found in dict.fromkeys((language, ENGLISH))]

    def find(self, step: str, word: str, values: Values | None = None) -> str | None:
        """A sentence of a step, such as its `title` or what the `right` move has shown."""
        for texts in self.files:
            text = texts.format(f"{step}-{word}", values or {})
            if text is not None:
                return text
        return None

    def say(self, step: str, word: str, values: Values | None = None) -> str:
        """A sentence of a step, empty where nobody has written it."""
        return self.find(step, word, values) or ""


def seat_names(catalogue: Catalogue, players: int) -> list[str]:
    """The learner, then the others at the table."""
    you = catalogue.find("web", "you-are") or ""
    others = (catalogue.find("web", "lesson-others") or "").split(", ")
    return [you, *others][:players]
