"""Makes the README's pictures and film: python -m tests.web.screens.readme docs/images."""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.web.conftest import People, serving
from tests.web.driving import OFFERED, QUESTION
from tests.web.screens.film import Film
from tests.web.screens.tables import LINES, PLAYERS, pick, reach_the_middle, sit
from tools.chromium import chromium

PICTURES: Final = ("karma", "kanobu", "karmaka")
FILMED: Final = "kanobu"
SIZE: Final = (1280, 800)
FILM_SIZE: Final = (720, 450)
QUALITY: Final = 78
MILLISECONDS: Final = 6500
"""How long one's own move and the answers of the others are filmed."""


def picture(page: Any, where: Path) -> None:
    """A WebP of the page as it is."""
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY}
    found = session.send("Page.captureScreenshot", asked)
    where.write_bytes(base64.b64decode(found["data"]))


def middle(people: People, game: str, motion: bool = False) -> Any:
    """A game in its middle, one's own turn."""
    page = sit(people, game, PLAYERS[game])
    page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
    reach_the_middle(page, LINES[game])
    if motion:
        page.emulate_media(reduced_motion="no-preference")
        page.evaluate("localStorage.setItem('koloda.speed', '\"normal\"')")
        page.reload()
        page.wait_for_selector(QUESTION)
        page.wait_for_timeout(800)
    return page


def film(people: People, folder: Path) -> int:
    """A real move: a card of one's own, and what the others do."""
    page = middle(people, FILMED, motion=True)
    filmed = Film(page, *FILM_SIZE)
    page.wait_for_timeout(500)
    page.locator(OFFERED).first.click(position={"x": 10, "y": 14})
    page.wait_for_timeout(MILLISECONDS)
    filmed.stop()
    return filmed.write(people.come(), folder / "move.png", 2.0)


def main() -> int:
    """Three pictures and the film."""
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1])
    with (
        tempfile.TemporaryDirectory() as where,
        serving(Path(where)) as address,
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        people = People(browser, address)
        for game in PICTURES:
            page = middle(people, game)
            pick(page)
            page.wait_for_timeout(400)
            picture(page, folder / f"{game}.webp")
        sys.stdout.write(f"the film has {film(people, folder)} bytes\n")
        people.leave()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
