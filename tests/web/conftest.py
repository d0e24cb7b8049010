"""A real server, a real Chromium; one line says what is missing when there is none."""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from koloda.games import GAMES
from tests.examples.installing import NAME as INSTALLED
from tools import web
from tools.chromium import chromium

ROOT = Path(__file__).parents[2]
DESKTOP = (1280, 800)
PHONE = (390, 844)
NARROW = (320, 568)
"""A phone below the width that the tables are drawn for."""
SEED: Final = os.environ.get("KOLODA_WEB_SEED", "1")
"""The same games in every run; another seed plays others."""
READ: Final = json.dumps(" ".join([*(game.name for game in GAMES), INSTALLED]))
"""Games whose first words have been read."""
STEADY = """
import collections, random, secrets, sys
streams = collections.defaultdict(lambda: random.Random(sys.argv[2]))
secrets.token_bytes = lambda size=32: streams[size].randbytes(size)
secrets.randbits = lambda size: streams["bits"].getrandbits(size)
random.SystemRandom = lambda: random.Random(sys.argv[2])
"""
"""Deals, names and bots that are the same in every run: each kind of request has its own stream,
because the page's requests come in no fixed order."""
POSITION = """
import functools
from koloda.server.rooms.registry import Registry
Registry.make = functools.partialmethod(Registry.make, position=%r)
"""
"""Every table begins with this position."""
SERVE = """
import sys
from koloda.server.process import Place, run
from koloda.server.ops.settings import Rate, Settings
from koloda.daily import deal
deal.RIVAL, deal.EXPERT = "easy", "normal"
free = Rate(10000, 10000)
quick = Settings(
    bot_delay=(0.0, 0.02), away_seconds=2.0, messages=free, requests=free, new_rooms=free,
    chat=free, coaching=Rate(0, 0), analyses=free, analysis_seconds=float(sys.argv[3]),
)
sys.exit(run(Place("127.0.0.1", 0, sys.argv[1]), quick, lambda said: print(said, flush=True)))
"""


@contextlib.contextmanager
def serving(
    folder: Path,
    python: str | Path = sys.executable,
    environment: dict[str, str] | None = None,
    seed: str = "",
    analysis: float = 0.01,
    position: str = "",
) -> Iterator[str]:
    """The address of a server whose bots do not pretend to think; a seed makes it repeatable.

    An analysis takes so many seconds: tests need no more of it than its form. Where a position is
    given, every table begins with it.
    """
    program = (STEADY if seed else "") + (POSITION % position if position else "") + SERVE
    words = [str(python), "-c", program, str(folder / "games.db"), seed, str(analysis)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.terminate()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests."""
    pytest.importorskip("starlette", reason="koloda[server] is not installed")
    if not web.is_fresh():
        pytest.skip("the browser client is not built from these sources: make web")
    with serving(tmp_path_factory.mktemp("web")) as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all tests."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    path = chromium()
    if not path:
        pytest.skip("chromium is not installed")
    with playwright.sync_playwright() as started:
        running = started.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield running
        running.close()


@contextlib.contextmanager
def browsing(analysis: float = 0.01, position: str = "") -> Iterator["People"]:
    """People with a server and a Chromium of their own, for programs that are no test."""
    from playwright.sync_api import sync_playwright

    with (
        tempfile.TemporaryDirectory() as where,
        serving(Path(where), analysis=analysis, position=position) as address,
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        yield People(browser, address)
        browser.close()


class People:
    """Opens browsers that know nothing of each other."""

    def __init__(self, browser: Any, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[Any] = []
        self.errors: list[str] = []
        self.expected = ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
        """Words of complaints that belong to the test; a complaint may arrive late."""

    def come(
        self,
        path: str = "/",
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        scheme: str = "light",
        motion: bool = False,
        first: bool = False,
    ) -> Any:
        """Somebody new opens an address; at a first game the table says what it is about."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme=scheme,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size in (PHONE, NARROW),
            is_mobile=size == NARROW,
        )
        context.set_default_timeout(60_000)
        speed = "fast" if motion else "instant"
        quick = f"localStorage['koloda.speed'] ??= '\"{speed}\"'"
        context.add_init_script(f"try {{ {quick} }} catch {{}}")
        if not first:
            context.add_init_script(
                f"try {{ localStorage['koloda.glances'] ??= '{READ}' }} catch {{}}"
            )
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.listen)
        page.goto(self.address + path)
        return page

    def leave(self) -> None:
        """Everybody closes the browser."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()

    def listen(self, message: Any) -> None:
        """Whatever the page complains about fails the test."""
        if message.type == "error" and not any(word in message.text for word in self.expected):
            self.errors.append(message.text)


@pytest.fixture
def people(browser: Any, address: str) -> Iterator[People]:
    """Browsers for one test; a script error in any of them fails it."""
    found = People(browser, address)
    yield found
    found.leave()
    assert found.errors == []


@pytest.fixture
def seeded_people(browser: Any, address: str, tmp_path: Path) -> Iterator[People]:
    """People at a server of their own whose chance is repeatable."""
    assert address, "the client is built"
    with serving(tmp_path, seed=SEED) as found:
        people = People(browser, found)
        yield people
        people.leave()
    assert people.errors == []


@pytest.fixture
def people_at(browser: Any, address: str, tmp_path: Path) -> Iterator[Callable[[str], People]]:
    """People at a server of their own where every table begins with a position."""
    assert address, "the client is built"
    with contextlib.ExitStack() as stack:

        def come_to(position: str) -> People:
            people = People(browser, stack.enter_context(serving(tmp_path, position=position)))
            gathered.append(people)
            return people

        gathered: list[People] = []
        yield come_to
        for people in gathered:
            people.leave()
    assert [error for people in gathered for error in people.errors] == []
