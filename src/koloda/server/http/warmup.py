"""The first visitor waits for nothing that is made only once: it is made before anybody comes."""

import asyncio
from collections.abc import Iterator

from starlette.types import ASGIApp, Message, Scope

from koloda.locales.fluent_files import LANGUAGES


def first_requests() -> Iterator[tuple[str, bytes]]:
    """What the first page asks for, in every language: paths and queries."""
    yield "/", b""
    for language in LANGUAGES:
        yield "/api/games", f"lang={language}".encode()
        yield f"/api/catalogue/{language}", b""


async def warm(app: ASGIApp) -> None:
    """Ask for the first page as a browser does, and throw the answers away."""
    for path, query in first_requests():
        scope: Scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query,
            "headers": [(b"accept-encoding", b"gzip")],
            "client": None,
            "server": None,
        }
        await app(scope, silence, nowhere)


async def silence() -> Message:
    """A visitor who sends no more and does not go."""
    never: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
    return await never


async def nowhere(_: Message) -> None:
    """Where the answers go."""
