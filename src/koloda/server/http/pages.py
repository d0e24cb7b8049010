"""What a page says of itself before any script runs: its status, its title, its picture."""

import html
import re
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request

from koloda.games import all_games
from koloda.locales.catalogue import Catalogue
from koloda.puzzles.book import book_of
from koloda.server.protocol.encoding import catalogue_of, language_of
from koloda.server.rooms.keys import well_formed
from koloda.server.rooms.registry import Registry
from koloda.server.rooms.room import NO_MAKER, OPEN, Room

HEAD: Final = re.compile(r"<!-- head -->.*<!-- /head -->", re.DOTALL)
"""The part of index.html that is told anew for each page."""
OF_A_GAME: Final = {"new": "new-table", "rules": "rules-of", "learn": "learn-game"}
"""The pages of one game, and the message that is the title of each."""
OF_A_ROOM: Final = ("t", "replay")
SITE: Final = "koloda"


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the client: its status, and what a link to it shows."""

    title: str
    line: str
    picture: str = SITE
    status: int = 200


async def page_of(path: str, registry: Registry, language: str) -> Page:
    """The page at an address of the client."""
    words = catalogue_of(language)
    kind, _, rest = path.strip("/").partition("/")
    if not kind or kind == ".":
        return Page(said(words, "site-title"), said(words, "home-lead"))
    if kind == "daily":
        return Page(f"{said(words, 'daily')} · Koloda", said(words, "daily-lead"))
    if kind == "puzzles" and is_puzzle(rest):
        return Page(f"{said(words, 'puzzles')} · Koloda", said(words, "puzzles-lead"))
    if kind == "duplicate" and well_formed(rest):
        return Page(f"{said(words, 'duplicate')} · Koloda", said(words, "duplicate-lead"))
    game = next((game for game in all_games() if game.name == rest), None)
    if kind in OF_A_GAME and game is not None:
        title = said(words, OF_A_GAME[kind], game=words.title(game))
        return Page(f"{title} · Koloda", words.line(game), game.name)
    if kind in OF_A_ROOM and well_formed(rest):
        room = registry.rooms.get(rest)
        return of_room(room, words) if room else await of_stored(rest, registry, words)
    return Page(said(words, "no-page"), said(words, "no-page-help"), status=404)


def is_puzzle(rest: str) -> bool:
    """Whether that is the list of all puzzles, a game, or one of the puzzles of a game."""
    name, _, puzzle = rest.partition("/")
    book = next((book_of(game) for game in all_games() if game.name == name), ())
    return not rest or (bool(book) and (not puzzle or puzzle in [entry.id for entry in book]))


def of_room(room: Room, words: Catalogue) -> Page:
    """A table: before the game it is somebody's invitation."""
    game = room.plan.setup.game
    title = words.title(game)
    host = "" if room.maker == NO_MAKER else room.chairs[room.maker].name
    if room.state == OPEN and host:
        title = said(words, "invited", name=host, game=title)
    return Page(f"{title} · Koloda", words.line(game), game.name)


async def of_stored(name: str, registry: Registry, words: Catalogue) -> Page:
    """A table that this process has not brought back: its game, or that there is none."""
    stored = await registry.storage.game_of(name)
    game = next((game for game in all_games() if game.name == stored), None)
    if stored is None:
        return Page(said(words, "no-table"), said(words, "no-page-help"), status=404)
    if game is None:
        return Page(said(words, "site-title"), said(words, "home-lead"))
    return Page(f"{words.title(game)} · Koloda", words.line(game), game.name)


def said(words: Catalogue, message: str, **values: str) -> str:
    """A sentence of the browser's own."""
    return words.find("web", message, dict(values)) or message


def render(index: str, page: Page, request: Request) -> str:
    """The client's only file with the head of one page."""
    base = str(request.base_url).rstrip("/")
    facts = {
        "og:title": page.title,
        "og:description": page.line,
        "og:type": "website",
        "og:site_name": "Koloda",
        "og:url": f"{base}{request.url.path}",
        "og:image": f"{base}/pictures/{page.picture}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f"<title>{html.escape(page.title)}</title>"]
    lines.append(f'<meta name="description" content="{html.escape(page.line)}">')
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    for name, value in facts.items():
        lines.append(f'<meta property="{name}" content="{html.escape(value)}">')
    return HEAD.sub(lambda _: "\n    ".join(lines), index)


async def shown(index: str, path: str, request: Request, registry: Registry) -> tuple[str, int]:
    """A page as text, with its status."""
    page = await page_of(path, registry, language_of(request.headers.get("accept-language", "")))
    return render(index, page, request), page.status
