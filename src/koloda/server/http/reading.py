"""Calls for what is the same for everybody: games, rules, lessons, words."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from koloda.engine.values.errors import quoted
from koloda.games import find_game
from koloda.locales.faults import NO_LANGUAGE
from koloda.locales.fluent_files import LANGUAGES
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
    """A game's rules: sections of clauses."""
    game = find_game(request.path_params["game"])
    return catalogues.rules(game.name, language(request))


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
