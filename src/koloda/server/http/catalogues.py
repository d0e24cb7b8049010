"""What clients are told about games, rules and words; made once for each language."""

import functools

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import KolodaError
from koloda.engine.values.options import Option, Value
from koloda.games import all_games
from koloda.lessons.lesson import has_lesson
from koloda.locales.catalogue import ENGLISH, ERRORS
from koloda.locales.fluent_files import ROOT, file_of
from koloda.locales.rules import rule_groups
from koloda.puzzles.book import book_of
from koloda.server.protocol import bodies
from koloda.server.protocol.encoding import catalogue_of
from koloda.server.rooms.levels import bots_on_offer


@functools.cache
def games(language: str) -> list[bodies.Game]:
    """All games, each with what a client offers to choose from."""
    return [about(game, language) for game in all_games()]


def about(game: Game, language: str) -> bodies.Game:
    """One game."""
    words = catalogue_of(language)
    return bodies.Game(
        name=game.name,
        title=words.title(game),
        line=words.line(game),
        rules_version=game.rules_version,
        seats=game.seats,
        usual_seats=game.usual_seats,
        options=[option_of(game, option, language) for option in game.options],
        preset_word=game.preset_word,
        presets=[
            bodies.Preset(
                preset.name,
                words.preset(game, preset),
                preset.values,
                seats_of(game, dict(preset.values))[0],
            )
            for preset in game.presets
        ],
        levels=list(bots_on_offer(game.name)),
        lesson=has_lesson(game),
        puzzles=len(book_of(game)),
    )


def seats_of(game: Game, options: dict[str, Value]) -> tuple[list[int], KolodaError | None]:
    """The numbers of seats that a game can be played with by these options; without any, why."""
    found: list[int] = []
    reasons: list[KolodaError] = []
    for players in range(game.seats[0], game.seats[1] + 1):
        try:
            game.setup(players, options)
        except KolodaError as error:
            reasons.append(error)
        else:
            found.append(players)
    return found, None if found else reasons[0]


def option_of(game: Game, option: Option, language: str) -> bodies.Option:
    """One option."""
    return bodies.Option(
        name=option.name,
        kind=option.kind,
        default=option.default,
        allowed=list(option.allowed),
        low=option.low,
        high=option.high,
        clause=option.clause,
        help=catalogue_of(language).option(game, option),
    )


@functools.lru_cache(256)
def rules(game: str, language: str, *table: tuple[str, str | int]) -> list[bodies.Section]:
    """A game's rules, or what they say at a table: sections of clauses."""
    return [
        bodies.Section(
            group.heading,
            [bodies.Clause(number, text) for number, text in group.clauses.items()],
        )
        for group in rule_groups(catalogue_of(language), game, dict(table))
    ]


@functools.cache
def words(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name; rule texts have their own call.

    Errors are said by the server, so that a client need not know their words.
    """
    own = {file.stem: file for file in sorted((ROOT / language).glob("*.ftl"))}
    brought = {
        game.name: file_of(language, game.name) or file_of(ENGLISH, game.name)
        for game in all_games()
        if game.name not in own
    }
    return {
        name: file.read_text(encoding="utf-8")
        for name, file in {**own, **brought}.items()
        if file is not None and name != ERRORS
    }
