"""Worked examples of the rules, which a game brings in the file `examples.toml` of its package.

An example is a position, the moves made in it, and the places at the table that are drawn before
and after them. Which cards may be played, and where cards end, the engine says.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.values.view import View, Zone
from koloda.lessons.lesson import LEARNER
from koloda.lessons.player import play_line
from koloda.locales.fluent_files import folder_of

FILE: Final = "examples.toml"
CAN: Final = "can"
CANNOT: Final = "cannot"
NEW: Final = "new"
OWN: Final = ("hand", "up")
"""The places of the reader whose cards are marked as playable or not."""


@dataclass(frozen=True, slots=True)
class Example:
    """A position with moves that show one clause at work."""

    name: str
    clause: str
    position: str
    shows: tuple[str, ...]
    """The places that are drawn, as a view names them: `pile`, `hand.0`."""
    moves: tuple[str, ...]
    """Moves as a record writes them: `1 play 12`."""
    drawn: int = 0
    """After how many of the moves the second picture is drawn; 0: after all of them."""
    verb: str = ""
    """If given, the pictures mark the own cards that may be played this way."""
    facts: tuple[str, ...] = ()
    """What is told below the pictures, as a view names it: `points.0`."""
    after: Mapping[str, str] = field(default_factory=dict)
    """Places, facts and figures as they must be after the moves, or the example is wrong."""
    refused: Mapping[str, str] = field(default_factory=dict)
    """Moves that the rules must refuse at first, and the clause that does."""


class Row(NamedTuple):
    """A place at the table with its cards, each with a mark or none."""

    zone: str
    owner: int
    cards: tuple[str, ...]
    marks: tuple[str, ...]


class Scene(NamedTuple):
    """One picture of an example, and a view for what is told below it."""

    view: View
    rows: list[Row]


def examples_of(game: Game) -> list[Example]:
    """The examples of a game in their order; a game may have none."""
    file = file_of(game)
    if not file.is_file():
        return []
    text = file.read_text(encoding="utf-8")
    return [example_of(words) for words in tomllib.loads(text)["examples"]]


def file_of(game: Game) -> Path:
    """Where a game's examples stand."""
    return folder_of(game).parent / FILE


def example_of(words: dict[str, Any]) -> Example:
    """An example as the file has it; a word that is none of an example's is an error."""
    rows = {name: tuple(words.get(name, ())) for name in ("shows", "moves", "facts")}
    return Example(**{**words, **rows})


def scenes(game: Game, example: Example) -> list[Scene]:
    """The table before and after the moves; the facts of the second are those of the end."""
    state = game.parse(example.position)
    before = after = scene(example, state)
    for number, line in enumerate(example.moves, 1):
        play_line(state, line)
        if number <= (example.drawn or number):
            after = scene(example, state)
    first = Scene(before.view, marked(example, before))
    return [first, Scene(state.view(LEARNER), changed(before, after))]


def scene(example: Example, state: State) -> Scene:
    """The places of an example as the reader sees them at one moment."""
    view = state.view(LEARNER)
    rows = [
        Row(zone.name, zone.owner, zone.cards, ("",) * len(zone.cards))
        for place in example.shows
        for zone in zones_at(view, place)
    ]
    return Scene(view, rows)


def zones_at(view: View, place: str) -> list[Zone]:
    """The zones of that name: of one owner, or of all; none if there is nothing of the kind."""
    name, _, owner = place.partition(".")
    return [
        zone for zone in view.zones if zone.name == name and (not owner or zone.owner == int(owner))
    ]


def marked(example: Example, first: Scene) -> list[Row]:
    """The rows of the first picture, with what of the reader's own cards may be played."""
    if not example.verb:
        return first.rows
    words = [action.split() for action in first.view.actions]
    playable = {word[1] for word in words if word[0] == example.verb and len(word) > 1}
    return [
        row._replace(marks=tuple(CAN if card in playable else CANNOT for card in row.cards))
        if row.owner == LEARNER and row.zone in OWN
        else row
        for row in first.rows
    ]


def changed(first: Scene, last: Scene) -> list[Row]:
    """The rows of the last picture, with the cards that have come."""
    found = []
    for row in last.rows:
        lain: Counter[str] = Counter()
        for each in first.rows:
            if (each.zone, each.owner) == (row.zone, row.owner):
                lain.update(each.cards)
        marks = []
        for card in row.cards:
            marks.append("" if lain[card] > 0 else NEW)
            lain[card] -= 1
        found.append(row._replace(marks=tuple(marks)))
    return found


def told(view: View, name: str) -> str:
    """A place, a fact or a figure of a view as text, for what must hold after the moves."""
    zone = zones_at(view, name)
    if zone:
        return " ".join(card for each in zone for card in each.cards)
    return view.facts.get(name, view.figures.get(name, ""))
