"""What the tests do at a table, by clicks on what the page offers."""

import json
import secrets
from typing import TYPE_CHECKING, Any, Final

from koloda.engine.chance.promise import contribution_hash

if TYPE_CHECKING:
    from tests.web.conftest import People

Page = Any
"""A Playwright page; the library is optional."""

OFFERED: Final = (
    ".stage .card.lit, .stage button.hit, .stage .card.can:not(.picked), .stage button[data-action]"
)
SURE: Final = ".stage button[data-sure]"
"""The answer to a question that a move which is easily regretted asks first."""
CORNER: Final = {"x": 10, "y": 14}
"""Where every card of a fan can be hit: the next one covers its middle."""
QUESTION: Final = "[data-testid=question]"
RESULT: Final = "[data-result]"
BOT: Final = {"kind": "bot", "level": "easy"}
PLAYER: Final = """([result, offered, wait = 25]) => {
  window.moves = 0;
  const sure = () => document.querySelector('.stage button[data-sure]');
  const id = setInterval(() => {
    if (document.querySelector(result)) return clearInterval(id);
    const found = sure() ? [sure()] : [...document.querySelectorAll(offered)];
    if (!found.length) return;
    window.moves += 1;
    found[Math.floor(Math.random() * found.length)].click();
  }, wait);
}"""


def play_now(page: Page, game: str) -> None:
    """One click on the first page."""
    page.locator(f"article.{game} .play").click()
    page.wait_for_selector(QUESTION)


def make_table(
    page: Page,
    game: str,
    options: dict[str, Any] | None = None,
    secret: str = "",
    **more: Any,
) -> str:
    """A table for two people, made as the page makes it; its path."""
    secret = secret or secrets.token_hex(32)
    wanted = {
        "contribution": contribution_hash(secret),
        "game": game,
        "players": 2,
        "options": options or {},
        "seats": [{"kind": "person"}, {"kind": "person"}],
        "name": "Ada",
        "listed": True,
        **more,
    }
    taken = page.evaluate(
        """async (wanted) => {
          const headers = { 'Content-Type': 'application/json' };
          const body = JSON.stringify(wanted);
          return (await fetch('/api/rooms', { method: 'POST', headers, body })).json();
        }""",
        wanted,
    )
    kept = {taken["room"]: {**taken, "game": game, "at": 1e13}}
    page.evaluate("kept => localStorage.setItem('koloda.seats', kept)", json.dumps(kept))
    added = {taken["room"]: {"secret": secret}}
    page.evaluate("added => localStorage.setItem('koloda.fair', added)", json.dumps(added))
    path = f"/t/{taken['room']}"
    page.goto(page.url.split("/t/")[0].rstrip("/") + path)
    return path


def sit_down(page: Page, name: str = "Bob") -> None:
    """Take the first free seat."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    page.wait_for_selector(QUESTION)


def two_at_a_table(
    people: "People", game: str, options: dict[str, Any] | None = None
) -> tuple[Page, Page]:
    """Ada makes a table, Bob comes by its link."""
    ada = people.come()
    bob = people.come(make_table(ada, game, options))
    sit_down(bob)
    ada.wait_for_selector(QUESTION)
    return ada, bob


def play_some(page: Page, moves: int) -> None:
    """Real clicks on offered moves."""
    for _ in range(moves):
        page.locator(f"{RESULT}, {OFFERED}").first.wait_for(timeout=60_000)
        if page.locator(RESULT).count():
            return
        page.locator(OFFERED).first.click(position=CORNER)
        page.wait_for_timeout(60)


def play_to_the_end(*pages: Page, seconds: int = 100) -> None:
    """Everybody clicks at random until the result is there."""
    for page in pages:
        page.evaluate(PLAYER, [RESULT, OFFERED])
    for page in pages:
        page.wait_for_selector(RESULT, timeout=seconds * 1000)
