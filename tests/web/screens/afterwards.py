"""What comes after a game: sharing, analysis, another try; and deals that are compared."""

import re

from tests.web.conftest import People
from tests.web.driving import BOT, QUESTION, RESULT, make_table, play_to_the_end
from tests.web.screens.album import FEW, Album, Page
from tests.web.test_daily import give_up, open_deal
from tests.web.test_duplicate import open_match, sit

CAPS = {"karma": {"cap": 8}, "kanobu": {"cap": 8}, "unit": {}, "karmaka": {"cap": 6}}
"""Games that end before their analysis takes long."""
REPORT = ".report"


def open_share(page: Page) -> None:
    """What can be taken away from a replay."""
    if not page.locator("dialog[open]").count():
        page.locator("button.share").click()


def open_try(page: Page) -> None:
    """The offer to play on from a move."""
    if not page.locator("dialog[open]").count():
        page.locator("button.try").click()


def end_of_report(page: Page) -> None:
    """The last lines of a long report."""
    page.locator("dialog[open]").evaluate("one => one.scrollTo(0, one.scrollHeight)")


def analysed(people: People, album: Album) -> None:
    """The replay's dialogs, and each game's report, its beginning and its end."""
    for game, options in CAPS.items():
        page = people.come()
        make_table(page, game, options, seats=[{}, BOT])
        page.wait_for_selector(QUESTION)
        play_to_the_end(page)
        replay = page.url.replace("/t/", "/replay/")
        if game == "karma":
            page.goto(replay)
            album.take(page, "share", "[role=slider], input[type=range]", open_share, matrix=FEW)
            album.take(page, "try", "[role=slider], input[type=range]", open_try, matrix=FEW)
        page.goto(f"{replay}#analysis")
        page.reload()
        album.take(page, f"analysis-{game}", REPORT, matrix=FEW)
        album.take(page, f"analysis-{game}-end", REPORT, end_of_report, matrix=FEW)


def every_day(people: People, album: Album) -> None:
    """The deals of the day before and after one of them, with the picture to share."""
    page = people.come("/daily")
    album.take(page, "daily", "article", whole=True)
    open_deal(page, "unit")
    give_up(page)
    album.take(page, "daily-result", RESULT)
    page.goto(f"{people.address}/daily")
    album.take(page, "daily-played", "article", whole=True)
    with page.expect_download() as saved:
        page.locator("article[data-game=unit]").get_by_role("button", name="Picture").click()
    saved.value.save_as(album.folder / "daily-picture.png")


def several_tables(people: People, album: Album) -> None:
    """A duplicate match while it is played, and its ranking."""
    anna = people.come("/new/karma")
    path = open_match(anna)
    album.take(anna, "duplicate", "article", whole=True)
    others = [people.come(path) for _ in range(3)]
    for page, name, (table, seat) in zip(
        others, ("Boris", "Clara", "Dario"), ((0, 1), (1, 0), (1, 1)), strict=True
    ):
        sit(page, name, table, seat)
    for page in others:
        page.wait_for_selector(QUESTION)
    give_up(others[0])
    others[0].get_by_role("link", name=re.compile("To the match")).first.click()
    album.take(others[0], "duplicate-half", "article", whole=True)
    give_up(others[1])
    album.take(others[0], "duplicate-ranking", "[data-testid=ranking]", whole=True)
    others[0].get_by_role("button", name="Rank without luck", exact=True).click()
    others[0].get_by_role("columnheader", name="Without luck", exact=True).wait_for()
    album.take(others[0], "duplicate-luck", "[data-testid=ranking]", whole=True)
