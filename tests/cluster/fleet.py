"""A database, servers that reach it by wires that can be cut, and a real proxy before them."""

import asyncio
import contextlib
import os
import signal
import subprocess
import tempfile
import threading
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import IO

import httpx

from tests.terminal.running import PROGRAM, environment
from tools.postgres import Postgres, free_port, haproxy, postgres

START_SECONDS = 300.0
"""Far more than a start takes: on a busy machine a server waits long for its turn."""
PROXY = """
global
    stats socket {folder}/stats
defaults
    mode http
    option redispatch
    retries 3
    retry-on conn-failure empty-response
    timeout connect 1s
    timeout client 60s
    timeout server 60s
    timeout tunnel 60s
frontend all
    bind 127.0.0.1:{port}
    default_backend servers
backend servers
    balance roundrobin
    option forwardfor
    option httpchk GET /healthz
    timeout check 1500ms
    default-server check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
{servers}
"""


class Wire:
    """The way from one server to the database, which can be cut and comes back."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.cut = False
        self.open: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Let go of every socket; a pump that waits for the wire goes on and finds its end."""
        self.cut = False
        if self.server is not None:
            self.server.close()
        for writer in list(self.open):
            writer.transport.abort()
        while self.open:
            await asyncio.sleep(0.01)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            far_reader, far = await asyncio.open_connection("127.0.0.1", self.target)
            self.open.add(far)
            try:
                await asyncio.gather(self.pump(reader, far), self.pump(far_reader, writer))
            finally:
                self.open.discard(far)
                far.close()
        self.open.discard(writer)
        writer.close()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Nothing arrives while the wire is cut, and nobody is told."""
        with contextlib.suppress(OSError):
            while data := await reader.read(1 << 16):
                while self.cut:
                    await asyncio.sleep(0.05)
                writer.write(data)
                await writer.drain()
        writer.close()


class Server:
    """`koloda serve` on a port of its own, started as often as needed."""

    def __init__(
        self, folder: Path, number: int, url: str, program: Sequence[str] = PROGRAM
    ) -> None:
        self.program = program
        self.port = free_port()
        self.log = folder / f"server-{number}.log"
        self.url = url
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--database", self.url]
        self.process = subprocess.Popen(
            [*command, "--behind-proxy", "--bots", "1"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            # Not a file: what a server says must be read also when its disk is full.
            stderr=subprocess.PIPE,
            env=environment(),
            start_new_session=True,
        )
        assert self.process.stderr is not None
        threading.Thread(target=keep, args=(self.process.stderr, self.log), daemon=True).start()

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def gone(self) -> int:
        assert self.process is not None
        return await asyncio.to_thread(self.process.wait)

    def end(self) -> None:
        """Whatever state it is in, with the bots that it has started."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    async def is_ready(self) -> bool:
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(timeout=2, verify=False) as http:
                answer = await http.get(f"http://127.0.0.1:{self.port}/healthz")
                return answer.status_code == 200
        return False


def keep(said: IO[bytes], log: Path) -> None:
    """Write down what a server says until it has ended."""
    with said, log.open("ab") as file:
        for line in said:
            file.write(line)
            file.flush()


class Fleet:
    """Everything together; `address` is what people know."""

    def __init__(self, database: Postgres, folder: Path, servers: int) -> None:
        self.database = database
        self.folder = folder
        self.wires = [Wire(database.port) for _ in range(servers)]
        self.servers: list[Server] = []
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.proxy: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        for number, wire in enumerate(self.wires):
            await wire.start()
            server = Server(self.folder, number, self.database.url(wire.port))
            server.start()
            self.servers.append(server)
        names = enumerate(self.servers)
        lines = [f"    server s{number} 127.0.0.1:{server.port}" for number, server in names]
        text = PROXY.format(folder=self.folder, port=self.port, servers="\n".join(lines))
        (self.folder / "haproxy.cfg").write_text(text)
        self.start_proxy()
        for server in self.servers:
            await self.ready(server)

    async def ready(self, server: Server) -> None:
        async with asyncio.timeout(START_SECONDS):
            while not await server.is_ready():
                await asyncio.sleep(0.1)

    def start_proxy(self) -> None:
        with (self.folder / "haproxy.log").open("ab") as log:
            command = [haproxy(), "-db", "-f", str(self.folder / "haproxy.cfg")]
            self.proxy = subprocess.Popen(command, stdout=log, stderr=log)

    def stop_proxy(self) -> None:
        if self.proxy is not None:
            self.proxy.kill()
            self.proxy.wait()

    def end(self) -> None:
        self.stop_proxy()
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.signal(signal.SIGCONT)
            server.end()

    def logs(self) -> str:
        return "".join(server.log.read_text() for server in self.servers)


@contextlib.asynccontextmanager
async def fleet(servers: int = 3) -> AsyncIterator[Fleet]:
    """A fleet for the length of a test."""
    keep = os.environ.get("KOLODA_FLEET_LOGS", "")
    with postgres() as database, tempfile.TemporaryDirectory(prefix="koloda-fleet-") as name:
        found = Fleet(database, Path(keep or name), servers)
        try:
            await found.start()
            yield found
        finally:
            found.end()
            for wire in found.wires:
                await wire.stop()
