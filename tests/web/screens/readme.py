"""Makes the README's pictures and film: python -m tests.web.screens.readme docs/images."""

import base64
import sys
from pathlib import Path
from typing import Any, Final

from tests.web.conftest import People, browsing
from tests.web.driving import OFFERED, QUESTION, RESULT
from tests.web.screens.film import Film
from tests.web.screens.tables import CAN, LINES, MINE, PLAYERS, pick, reach_the_middle, sit

PICTURES: Final = ("karma", "kanobu", "karmaka")
FILMED: Final = "kanobu"
SIZE: Final = (1280, 800)
FILM_WIDTH: Final = 720
MOST_GAMES: Final = 5
MOST_MOVES: Final = 8
QUALITY: Final = 78
BEFORE: Final = 0.8
AFTER: Final = 5.2
"""Seconds of the question, and of one's own move with the answers of the others."""


def picture(page: Any, where: Path) -> None:
    """A WebP of the page as it is."""
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY}
    found = session.send("Page.captureScreenshot", asked)
    where.write_bytes(base64.b64decode(found["data"]))


def is_lively(page: Any) -> bool:
    """Whether there is something to see: a hand, a choice among its cards, and no empty pile."""
    held = page.locator(".front [data-piece]").count()
    bare = page.locator(".cloth [data-zone^=pile]:not(:has([data-piece]))").count()
    over = page.locator(RESULT).count()
    return bool(held >= 3 and page.locator(CAN).count() >= 2 and not bare and not over)


def middle(people: People, game: str) -> Any:
    """A game in its middle, one's own turn."""
    for _ in range(MOST_GAMES):
        page = sit(people, game, PLAYERS[game])
        page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
        reach_the_middle(page, LINES[game])
        for _ in range(MOST_MOVES):
            if is_lively(page):
                return page
            # Not by a place on the card: the outer ones of a wide fan are turned.
            page.locator(OFFERED).first.dispatch_event("click")
            page.locator(f"{RESULT}, {MINE}").first.wait_for(timeout=60_000)
    raise RuntimeError(f"no lively table of {game}")


def film(people: People, folder: Path) -> int:
    """A real move, a card of one's own and what the others do, as fast as it is at the table."""
    page = middle(people, FILMED)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("localStorage.setItem('koloda.speed', '\"normal\"')")
    page.clock.install()
    page.reload()
    page.wait_for_selector(QUESTION)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    page.wait_for_timeout(1500)
    filmed = Film(page, SIZE, FILM_WIDTH)
    filmed.roll(BEFORE)
    page.locator(CAN).first.dispatch_event("click")
    filmed.roll(AFTER)
    return filmed.write(people.come(), folder / "move.png")


def main() -> int:
    """Three pictures and the film."""
    folder = Path(sys.argv[1])
    with browsing() as people:
        for game in PICTURES:
            page = middle(people, game)
            if game == "karmaka":
                pick(page)
            page.wait_for_timeout(400)
            picture(page, folder / f"{game}.webp")
        sys.stdout.write(f"the film has {film(people, folder)} bytes\n")
        people.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
