"""The browser client's files."""

from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from koloda.server.http import pages
from koloda.server.rooms.registry import Registry

STATIC: Final = Path(__file__).parent.parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NO_CLIENT: Final = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Koloda</title>"
    "<p>The Koloda server is running; its browser client has not been built.</p></html>"
)


class Client(StaticFiles):
    """The built client; every address that is no file is the client's own."""

    def __init__(self, directory: Path, registry: Registry) -> None:
        super().__init__(directory=directory)
        self.registry = registry
        self.index = directory / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or a page of the client; files with a hash in their name never change."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(status_code=405)
        if path in (".", "index.html"):
            return await self.page("", scope)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            known = path.startswith(("api/", "assets/")) or "." in path.rpartition("/")[2]
            if error.status_code != 404 or known:
                raise
            return await self.page(path, scope)
        response = packed(response, scope)
        hashed = path.startswith("assets/")
        response.headers["Cache-Control"] = FOR_EVER if hashed else ASK_AGAIN
        return response

    async def page(self, path: str, scope: Scope) -> Response:
        """A page: the client's one file, with a head of its own."""
        # Read anew each time: whoever builds the client again need not start the server again.
        index = self.index.read_text(encoding="utf-8")
        text, status = await pages.shown(index, path, Request(scope), self.registry)
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
        return HTMLResponse(text, status, headers)


def packed(response: Response, scope: Scope) -> Response:
    """The compressed copy that was made when the client was built, for those who can read it."""
    if not isinstance(response, FileResponse):
        return response
    copy = Path(f"{response.path}.gz")
    if not copy.is_file() or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
        return response
    headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return FileResponse(copy, headers=headers, media_type=response.media_type)


def client_route(registry: Registry) -> BaseRoute:
    """The client for every address that is no call; without one, a page that says so."""
    if (STATIC / "index.html").is_file():
        return Mount("/", Client(STATIC, registry))
    return Route("/", no_client)


async def no_client(_: Request) -> HTMLResponse:
    """The page of a server whose client has not been built."""
    return HTMLResponse(NO_CLIENT)
