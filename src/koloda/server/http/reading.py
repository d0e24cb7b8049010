"""Calls for what is the same for everybody: games, rules, lessons, words."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from koloda.engine.contract.game import Game
from koloda.engine.values.errors import quoted
from koloda.engine.values.options import Value, resolve, show
from koloda.games import find_game
from koloda.locales.faults import NO_LANGUAGE
from koloda.locales.fluent_files import LANGUAGES, Values
from koloda.locales.rules import agreed
from koloda.server.http import catalogues, lessons
from koloda.server.http.asking import NoLanguage, language
from koloda.server.http.calls import JSON
from koloda.server.protocol import bodies, lesson_bodies
from koloda.server.protocol.encoding import error_sentence, language_of


async def games(request: Request) -> list[bodies.Game]:
    """The games with their options and presets, and the bots' levels."""
    return catalogues.games(language(request))


async def seats_for(request: Request, body: bodies.Chosen) -> bodies.SeatNumbers:
    """With how many seats these options can be played; without any, why not."""
    game = find_game(request.path_params["game"])
    seats, error = catalogues.seats_of(game, body.options)
    reader = language_of(request.headers.get("accept-language", ""))
    return bodies.SeatNumbers(seats, "" if error is None else error_sentence(error, reader))


async def rules(request: Request) -> list[bodies.Section]:
    """A game's rules, or what they say at the table in the query: sections of clauses."""
    game = find_game(request.path_params["game"])
    return catalogues.rules(game.name, language(request), *table_of(request, game).items())


def table_of(request: Request, game: Game) -> Values:
    """What was agreed at the table that the query describes; nothing without `players`."""
    given: dict[str, Value] = {**request.query_params}
    given.pop("lang", None)
    players = show(given.pop("players", ""))
    if players not in map(str, range(game.seats[0], game.seats[1] + 1)):
        return {}
    options = resolve(game.name, game.options, game.presets, game.preset_word, given)
    return agreed(int(players), options)


async def examples(request: Request) -> list[lesson_bodies.Example]:
    """Worked examples of a game's rules."""
    game = find_game(request.path_params["game"])
    return await asyncio.to_thread(lessons.examples, game.name, language(request))


async def lesson(request: Request) -> Response:
    """A game's lesson: steps with their views, the answer to every move, and what follows."""
    game = find_game(request.path_params["game"])
    content = await asyncio.to_thread(lessons.lesson, game.name, language(request))
    return Response(content, media_type=JSON)


async def catalogue(request: Request) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    lang = request.path_params["lang"]
    if lang not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise NoLanguage(NO_LANGUAGE, language=quoted(lang), known=known)
    return catalogues.words(lang)
