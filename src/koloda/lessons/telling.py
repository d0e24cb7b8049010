"""Worked examples in the reader's language: titles, sentences, and labels for the pictures."""

from typing import NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.values.view import TABLE
from koloda.lessons.examples import Example, Row, Scene, examples_of, scenes
from koloda.lessons.words import EXAMPLES, LessonWords, seat_names
from koloda.locales.catalogue import Catalogue


class ToldRow(NamedTuple):
    """A place at the table by its name, with its cards and their marks."""

    label: str
    cards: tuple[str, ...]
    marks: tuple[str, ...]


class ToldScene(NamedTuple):
    """A picture and what is told below it."""

    rows: list[ToldRow]
    facts: list[str]


class ToldExample(NamedTuple):
    """An example in words."""

    name: str
    title: str
    text: str
    clause: str
    scenes: list[ToldScene]


def tell_examples(game: Game, catalogue: Catalogue) -> list[ToldExample]:
    """All examples of a game."""
    words = LessonWords(game, catalogue.language, EXAMPLES)
    return [tell(game, example, words, catalogue) for example in examples_of(game)]


def tell(game: Game, example: Example, words: LessonWords, catalogue: Catalogue) -> ToldExample:
    """One example of a rule as the browser is told it."""
    found = scenes(game, example)
    names = seat_names(catalogue, found[0].view.players)
    drawn = [
        ToldScene(
            [
                ToldRow(label(row, game, names, catalogue), row.cards, row.marks)
                for row in scene.rows
            ],
            [fact(scene, name, names, words) for name in example.facts],
        )
        for scene in found
    ]
    title, text = words.say(example.name, "title"), words.say(example.name, "text")
    return ToldExample(example.name, title, text, example.clause, drawn)


def label(row: Row, game: Game, names: list[str], catalogue: Catalogue) -> str:
    """Whose place it is, and its name; the examples may have a shorter one than the table."""
    words = LessonWords(game, catalogue.language, EXAMPLES)
    place = words.find("zone", row.zone) or catalogue.zone(game.name, row.zone)
    return place if row.owner == TABLE else f"{names[row.owner]} · {place}"


def fact(scene: Scene, name: str, names: list[str], words: LessonWords) -> str:
    """A fact of the view in the words of the examples."""
    word, _, seat = name.partition(".")
    value = int(scene.view.facts[name])
    return words.say("fact", word, {"player": names[int(seat)], "value": value})
