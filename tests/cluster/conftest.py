"""Two servers on one database, for the tests that leave them running."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cluster.fleet import START_SECONDS, Server
from tools.postgres import Postgres, missing, postgres


@pytest.fixture
def anyio_backend() -> str:
    """What runs the tests that are coroutines."""
    return "asyncio"


@pytest.fixture(scope="session")
def needs_postgres() -> None:
    """Skips what cannot run here."""
    lacking = missing()
    if lacking:
        pytest.skip(f"{lacking} is not here (python tools/postgres.py)")


class Pair:
    """Two servers without a proxy, each with its own address."""

    def __init__(self, database: Postgres, folder: Path) -> None:
        self.database = database
        self.servers = [Server(folder, number, database.url()) for number in range(2)]
        self.addresses = [f"http://127.0.0.1:{server.port}" for server in self.servers]
        self.http = [httpx.Client(base_url=address, timeout=20) for address in self.addresses]
        for server in self.servers:
            server.start()
        for number in range(2):
            self.wait(number)

    def wait(self, number: int) -> None:
        """Until a server can be used."""
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end:
            try:
                if self.http[number].get("/healthz").status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.1)
        pytest.fail(self.servers[number].log.read_text())


@pytest.fixture(scope="module")
def pair(needs_postgres: None) -> Iterator[Pair]:
    with postgres() as database, tempfile.TemporaryDirectory() as name:
        found = Pair(database, Path(name))
        yield found
        for server, http in zip(found.servers, found.http, strict=True):
            server.end()
            http.close()
