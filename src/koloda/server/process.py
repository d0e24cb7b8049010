"""Running a server: one process, one address, until it is told to stop."""

import asyncio
import functools
import gc
import logging
import socket
import sys
from collections.abc import Callable
from dataclasses import dataclass
from signal import SIGTERM

import uvicorn

from koloda.engine.values.errors import OptionError
from koloda.server.cluster.workers import Workers, inherited
from koloda.server.http.app import make_app
from koloda.server.http.doorstep import Doorstep
from koloda.server.http.entrance import Entrance
from koloda.server.http.line import Line
from koloda.server.ops.settings import MOST_BYTES, Settings
from koloda.server.protocol import faults
from koloda.server.rooms.registry import nobody_listens
from koloda.server.storage.database import Storage
from koloda.server.storage.place import database_url
from koloda.server.ws.transport import Transport

log = logging.getLogger("koloda.run")

BACKLOG = 4096
SWITCH = 0.0005
"""The longest the event loop keeps the writer's thread from the interpreter; Python's own 5 ms, at
each of a commit's steps, makes a commit take several times as long while the loop is busy.
"""


@dataclass(frozen=True)
class Place:
    """Where a server listens and what it keeps."""

    host: str
    port: int
    database: str
    certificate: str | None = None
    private_key: str | None = None
    behind_proxy: bool = False

    def address(self, port: int) -> str:
        """What a person types into the browser."""
        scheme = "https" if self.certificate else "http"
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        if ":" in host and not host.startswith("["):
            host = f"[{host}]"
        return f"{scheme}://{host}:{port}"


class Server(uvicorn.Server):
    """Says its address once it can be used."""

    said: Callable[[int], None] | None = None

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.at_the_door: set[asyncio.BaseTransport] = set()
        """Sockets of TLS, which uvicorn knows and ends only when they have shaken hands."""

    def handle_exit(self, sig: int, frame: object) -> None:  # noqa: ARG002
        """The first signal asks to stop gracefully, the second at once; neither is an error."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Where other processes can go on with the rooms, hand them over first."""
        leave = self.config.app.leave if isinstance(self.config.app, Entrance) else None
        if leave is not None:
            for server in self.servers:
                server.close()
            await leave()
        await super().shutdown(sockets)
        for transport in list(self.at_the_door):
            transport.abort()  # type: ignore[attr-defined]
        await asyncio.sleep(0)

    async def startup(self, sockets: object = None) -> None:
        """Listen, then say where."""
        if self.config.ssl is not None:
            # The handshake is ours, because uvicorn counts a connection only after it.
            doorstep = functools.partial(Doorstep, self.config.ssl, self.at_the_door)
            self.config.http_protocol_class = doorstep  # type: ignore[assignment]
            self.config.ssl = None
        await super().startup(sockets)  # type: ignore[arg-type]
        calm_collector()
        if self.started and self.said is not None:
            self.said(self.servers[0].sockets[0].getsockname()[1])


def configure(
    place: Place,
    settings: Settings,
    storage: Storage,
    give_up: Callable[[], None] = nobody_listens,
) -> uvicorn.Config:
    """How uvicorn is to run the application."""
    return uvicorn.Config(
        make_app(settings, storage, give_up, place.behind_proxy),
        host=place.host,
        port=place.port,
        http=Line,
        ws=Transport,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=16 * 1024,
        proxy_headers=place.behind_proxy,
        access_log=False,
        log_config=None,
        server_header=False,
        ssl_certfile=place.certificate,
        ssl_keyfile=place.private_key,
    )


def run(place: Place, settings: Settings, say: Callable[[str], None], workers: int = 1) -> int:
    """Serve until a signal comes; 0, or 1 when it could not start."""
    if bool(place.certificate) != bool(place.private_key):
        raise OptionError(faults.CERTIFICATE_AND_KEY)
    given = inherited()
    if given is not None:
        with given:
            return serve_on(given, place, settings, say)
    if workers > 1 and database_url(place.database).get_backend_name() != "postgresql":
        raise OptionError(faults.ONE_PROCESS, workers=workers)
    with listen(place) as line:
        if workers > 1:
            Storage(place.database).close()
            address = place.address(line.getsockname()[1])
            return Workers(line, workers).run(say, address)
        return serve_on(line, place, settings, say)


def serve_on(
    line: socket.socket, place: Place, settings: Settings, say: Callable[[str], None]
) -> int:
    """Serve on an open socket until a signal comes."""
    sys.setswitchinterval(SWITCH)
    storage = Storage(place.database)
    try:
        config = configure(place, settings, storage, lambda: server.handle_exit(SIGTERM, None))
        config.load()
        server = Server(config)
        server.said = lambda port: tell(place.address(port), say)
        server.run([line])
        log.info("stopped")
    except OSError as error:
        raise OptionError(faults.CERTIFICATE, reason=error.strerror or error) from None
    finally:
        if storage.writer.thread.is_alive():
            storage.close()
    return 0 if server.started and not storage.writer.broken else 1


def tell(address: str, say: Callable[[str], None]) -> None:
    """The server can be used at this address."""
    log.info("started", extra={"address": address})
    say(address)


def calm_collector() -> None:
    """Look for cyclic garbage in small steps and seldom everywhere: a search stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 2, 5_000)


def listen(place: Place) -> socket.socket:
    """The socket a server listens on, or a refusal."""
    try:
        family = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((place.host, place.port), family=family, backlog=BACKLOG)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OptionError(
            faults.CANNOT_LISTEN, host=place.host, port=str(place.port), reason=reason
        ) from None
