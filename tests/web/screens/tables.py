"""The moments of each game: those at rest in the whole matrix, moving ones as they come."""

import contextlib
import re
import time
from typing import Any, Final

from playwright.sync_api import TimeoutError

from tests.web.conftest import People
from tests.web.driving import BOT, OFFERED, PLAYER, QUESTION, RESULT, make_table, sit_down
from tests.web.screens.album import SIZES, Album, Page

PLAYERS: Final = {"karma": 4, "kanobu": 4, "unit": 2, "karmaka": 3}
CROWDED: Final = {"karma": 6, "kanobu": 8, "karmaka": 4}
CROWD_OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "karma": {"edition": "full"},
    "kanobu": {"experimental": True},
    "karmaka": {},
}
LINES: Final = {"karma": 46, "kanobu": 28, "unit": 24, "karmaka": 60}
"""How much has happened in the pictures of the middle of a game."""
MINE: Final = ".mine"
CAN: Final = ".front .card.can"
FACES: Final = "button[data-piece]:not([data-card='?'])"
TRIES: Final = 10
SOON: Final = 3000
"""Milliseconds within which a card opens on a machine that has other work, too."""
ENOUGH: Final = """lines => {
  const enough = document.querySelectorAll('[role=log] p').length > lines;
  if (enough) document.body.classList.add('enough');
  return enough || document.querySelector('[data-result]');
}"""
MOVING: Final = ("desktop", "phone")
SECONDS: Final = 50
"""How long a game is watched for its moments."""
NEWS: Final = "() => document.querySelector('.banner b')?.textContent ?? ''"


def sit(
    people: People,
    game: str,
    players: int,
    motion: bool = False,
    options: dict[str, Any] | None = None,
    level: str = "normal",
) -> Page:
    """A table against bots that people would have."""
    page = people.come(size=SIZES["desktop"], scheme="dark", motion=motion)
    speed = "fast" if motion else "instant"
    page.evaluate("speed => localStorage.setItem('koloda.speed', JSON.stringify(speed))", speed)
    bots = [{**BOT, "level": level}] * (players - 1)
    make_table(page, game, options, players=players, seats=[{}, *bots], name="Mira")
    page.wait_for_selector(QUESTION)
    return page


def let_a_bot_play(page: Page) -> None:
    """A bot takes the person's seat: a table as sensible people have it."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="A bot plays for Mira").click()
    page.keyboard.press("Escape")


def reach_the_middle(page: Page, lines: int) -> None:
    """Play what is offered until the log has this many lines and one's turn has come."""
    page.evaluate(PLAYER, [f"{RESULT}, .enough", OFFERED, 60])
    page.wait_for_function(ENOUGH, arg=lines, timeout=120_000)
    page.locator(f"{RESULT}, {MINE}").first.wait_for(timeout=60_000)
    page.keyboard.press("Escape")


def pick(page: Page) -> None:
    """Hold up a card that can be played: where it may go is lit."""
    cards = page.locator(CAN).all()
    box = cards[len(cards) // 2].bounding_box() if cards else None
    if box:
        x, y = box["x"] + 18, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y - 40, steps=4)


def read(page: Page) -> None:
    """Open the large card of a card in the hand, else of one on the table, as the key for it does.

    Only a card that is seen takes the focus, and a table that has just been opened may draw its
    cards once more, so that the press meets none.
    """
    shown = f"{FACES}:visible"
    for _ in range(TRIES):
        own, laid = page.locator(f".front {shown}"), page.locator(f".stage {shown}")
        if not own.count() and not laid.count():
            return
        with contextlib.suppress(TimeoutError):
            (own if own.count() else laid).first.focus(timeout=SOON)
            page.keyboard.press("i")
            page.locator(".popover").wait_for(timeout=SOON)
            return
    raise AssertionError("no card can be read")


def ask(page: Page) -> None:
    """Ask for a hint."""
    page.keyboard.press("h")
    page.wait_for_timeout(1500)


def open_log(page: Page) -> None:
    """The log, which is a sheet where there is no room beside the table."""
    page.keyboard.press("l")


def open_more(page: Page) -> None:
    """What one seldom needs at a table."""
    if not page.locator("dialog[open]").count():
        page.locator("header button").last.click()


def at_rest(people: People, album: Album, game: str) -> None:
    """Opening, middle, a card picked, read, hinted at; result and replay."""
    page = sit(people, game, PLAYERS[game])
    album.take(page, f"{game}-opening", QUESTION)
    reach_the_middle(page, LINES[game])
    album.take(page, f"{game}-middle", QUESTION)
    album.take(page, f"{game}-picked", QUESTION, pick)
    album.take(page, f"{game}-read", QUESTION, read)
    album.take(page, f"{game}-hint", QUESTION, ask)
    album.take(page, f"{game}-log", QUESTION, open_log)
    if album.wants(f"{game}-result") or album.wants(f"{game}-replay"):
        let_a_bot_play(page)
        page.wait_for_selector(RESULT, timeout=240_000)
        album.take(page, f"{game}-result", RESULT)
        page.goto(page.url.replace("/t/", "/replay/"))
        album.take(page, f"{game}-replay", "[role=slider], input[type=range]")


def crowded(people: People, album: Album, game: str) -> None:
    """As many players as the game knows."""
    if game not in CROWDED or not album.wants(f"{game}-crowded"):
        return
    page = sit(people, game, CROWDED[game], options=CROWD_OPTIONS[game])
    reach_the_middle(page, LINES[game])
    album.take(page, f"{game}-crowded", QUESTION)


def moving(people: People, album: Album, game: str) -> None:
    """Cards on their way, and the first of each banner in words."""
    for size in MOVING:
        if not album.wants(f"{game}-moving"):
            return
        page = sit(people, game, PLAYERS[game], motion=True)
        page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
        let_a_bot_play(page)
        watch(page, album, f"{game}-moving-{size}")


def watch(page: Page, album: Album, name: str) -> None:
    """Take a picture of each kind of moment, and of three journeys."""
    seen: set[str] = set()
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends and not page.locator(RESULT).count():
        said = page.evaluate(NEWS)
        kind = re.sub(r"[^a-z]+", "-", re.sub(r"\b[A-Z]\w+|\d+", "", said).lower()).strip("-")
        if said and kind not in seen:
            page.wait_for_timeout(180)
            album.shoot(page, f"{name}-{kind[:30]}")
        elif not said and page.locator(".travelling").count() and len(seen) < 40:
            kind = f"travel-{sum(key.startswith('travel') for key in seen)}"
            if kind == "travel-3":
                page.wait_for_timeout(40)
                continue
            album.shoot(page, f"{name}-{kind}")
            page.wait_for_timeout(1500)
        seen.add(kind)
        page.wait_for_timeout(40)


def people_wait(people: People, album: Album) -> None:
    """Two people: the one who waits, one who watches, and a lost connection."""
    ada = people.come(size=SIZES["desktop"], scheme="dark")
    path = make_table(ada, "unit", {"first": 1})
    bob = people.come(path)
    sit_down(bob)
    ada.wait_for_selector(QUESTION)
    album.take(ada, "table-waiting", QUESTION)
    album.take(people.come(path), "table-watching", QUESTION)
    album.take(ada, "table-more", QUESTION, open_more)
    if album.wants("table-lost"):
        ada.context.set_offline(True)
        ada.evaluate("() => dispatchEvent(new Event('offline'))")
        ada.locator(".stage.frozen [role=alert]").wait_for(timeout=40_000)
        for size in SIZES:
            width, height = SIZES[size]
            ada.set_viewport_size({"width": width, "height": height})
            album.shoot(ada, f"table-lost-{size}-dark-en")
