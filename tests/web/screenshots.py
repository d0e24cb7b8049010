"""Pictures of every screen, for people to look at: python -m tests.web.screenshots FOLDER."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from koloda.games import GAMES
from tests.web.conftest import People, serving
from tests.web.driving import BOT, RESULT, make_table, play_now, play_to_the_end
from tools.chromium import chromium

SIZES: Final = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1280, 800)}
LINES: Final = {"karma": 36, "kanobu": 24, "unit": 26, "karmaka": 40}
"""How much has happened in the picture of a game."""
BOTS: Final = [{}, BOT]


def picture(page: Any, folder: Path, name: str, whole: bool = False) -> None:
    """One file, once the cards have come to rest."""
    page.wait_for_timeout(700)
    page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=82, full_page=whole)


def reach_the_middle(page: Any, lines: int) -> None:
    """A bot plays for the person until the log is so long: a table as sensible people have it."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="A bot plays for Guest").click()
    page.keyboard.press("Escape")
    enough = "lines => document.querySelectorAll('[role=log] p').length > lines"
    page.wait_for_function(enough, arg=lines, timeout=60_000)
    page.get_by_role("button", name="Play yourself").click()
    page.locator(f"{RESULT}, .mine").first.wait_for(timeout=30_000)


def look_around(people: People, folder: Path, size: str, scheme: str) -> None:
    """First page, new table, each game in the middle, and an ended one."""
    page = people.come(size=SIZES[size], scheme=scheme)
    page.wait_for_selector("article")
    picture(page, folder, f"home-{size}-{scheme}", whole=True)
    page.get_by_role("link", name="Invite").nth(2).click()
    page.wait_for_selector("form, fieldset")
    picture(page, folder, f"new-{size}-{scheme}", whole=True)
    for game in GAMES:
        page = people.come(size=SIZES[size], scheme=scheme)
        play_now(page, game.name)
        reach_the_middle(page, LINES[game.name])
        picture(page, folder, f"{game.name}-{size}-{scheme}")
    make_table(page, "karma", {"cap": 2}, seats=BOTS)
    page.wait_for_selector("[data-testid=question]")
    play_to_the_end(page)
    page.wait_for_selector(RESULT)
    picture(page, folder, f"result-{size}-{scheme}")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    picture(page, folder, f"replay-{size}-{scheme}")


def main() -> int:
    """All sizes in light and dark."""
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as where,
        serving(Path(where)) as address,
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for size in sys.argv[2:] or SIZES:
            for scheme in ("light", "dark"):
                people = People(browser, address)
                look_around(people, folder, size, scheme)
                people.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main())
