"""The screens around a game: first page, new table, waiting, rules, settings, dead ends."""

from tests.web.conftest import People
from tests.web.driving import BOT, QUESTION, RESULT, make_table, play_to_the_end
from tests.web.screens.album import Album, Page

NOWHERE = "/t/AAAAAAAAAAAAAAAAAAAAAA"
SEATS = "localStorage.getItem('koloda.seats')"


def first_pages(people: People, album: Album) -> None:
    """The first page when nothing runs, and with tables, a turn of mine and a finished game."""
    page = people.come()
    page.wait_for_selector("article")
    album.take(page, "home-first", "article", whole=True)
    make_table(people.come(), "kanobu", name="Ana")
    make_table(page, "karma", {"cap": 1}, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    play_to_the_end(page)
    ended = page.evaluate(f"JSON.parse({SEATS})")
    page.goto(people.address)
    make_table(page, "karmaka", players=3, seats=[{}, BOT, BOT], name="Mira")
    page.wait_for_selector(QUESTION)
    page.evaluate(
        "ended => localStorage.setItem('koloda.seats',"
        f" JSON.stringify({{...ended, ...JSON.parse({SEATS})}}))",
        ended,
    )
    page.goto(people.address)
    album.take(page, "home-running", "article", whole=True)


def open_settings(page: Page) -> None:
    """Everything one chooses, in its panel."""
    if not page.locator("dialog[open]").count():
        page.locator("header button").last.click()


def unfold(page: Page) -> None:
    """The finer rules of a new table."""
    page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")


def around(people: People, album: Album) -> None:
    """Forms, invitations, rules and pages that do not exist."""
    page = people.come()
    page.wait_for_selector("article")
    album.take(page, "settings", "article", open_settings)
    for game in ("karma", "kanobu", "unit", "karmaka"):
        page.goto(f"{people.address}/new/{game}")
        album.take(page, f"new-{game}", "form", whole=True)
    album.take(page, "new-unfolded", "form", unfold, whole=True)
    page.goto(f"{people.address}/rules/karma")
    album.take(page, "rules", "[id^=K]")
    page.goto(people.address)
    path = make_table(page, "karma", players=4, seats=[{}, {}, {}, BOT])
    album.take(page, "waiting", "h2")
    album.take(people.come(path), "invited", "h2")
    album.take(people.come(NOWHERE), "no-table", "[role=alert]")
    album.take(people.come("/nowhere"), "no-page", "h1")
    page = people.come()
    make_table(page, "karma", {"cap": 2}, players=3, seats=[{}, BOT, BOT])
    page.wait_for_selector(QUESTION)
    play_to_the_end(page)
    album.take(page, "result-stopped", RESULT)
