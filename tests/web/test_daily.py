"""The deal of the day in a browser: from the first page to the comparison with others."""

import re

from tests.web.conftest import PHONE, People
from tests.web.driving import QUESTION, RESULT, Page
from tests.web.test_access import complaints

PLAY = "article[data-game={}] button.primary"


def give_up(page: Page) -> None:
    """Give up the game at the table, which counts as a defeat."""
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.get_by_role("button", name="Give up", exact=True).click()
    page.wait_for_selector(RESULT)


def open_deal(page: Page, game: str) -> None:
    """From the page of the day to one's own table of a game."""
    page.locator(PLAY.format(game)).click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(QUESTION)


def test_from_the_first_page_to_the_comparison_with_others(people: People) -> None:
    page = people.come(size=PHONE)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_test_id("daily").click()
    page.wait_for_url(re.compile("/daily$"))
    page.get_by_role("heading", name="Karmaka", exact=True).wait_for()
    assert page.locator("article").count() >= 4
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    open_deal(page, "unit")
    room = page.url.split("/")[-1]
    for name in ("Undo", "Hint"):
        assert page.get_by_role("button", name=name, exact=True).count() == 0
    page.goto(f"{people.address}/daily")  # it can be left and gone on with
    page.locator(PLAY.format("unit")).get_by_text("Back to the table").click()
    page.wait_for_url(re.compile(room))
    page.wait_for_selector(QUESTION)
    give_up(page)
    result = page.locator(RESULT)
    assert result.get_by_role("link", name="Replay", exact=True).count() == 0
    result.get_by_role("link", name="Compare with the others", exact=True).click()

    deal = page.locator("article[data-game=unit]")
    deal.get_by_text("You: lost in 0 moves.", exact=True).wait_for()
    deal.get_by_text(re.compile(r"^Place \d+ of \d+\.$")).wait_for()
    deal.get_by_text(re.compile("^The expert: ")).wait_for()
    assert page.locator(PLAY.format("unit")).count() == 0
    assert complaints(page) == []
    deal.get_by_role("button", name="Copy the result", exact=True).click()
    deal.get_by_role("button", name="Copied", exact=True).wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.splitlines()[0].startswith("Koloda, the deal of ")
    assert text.splitlines()[1] == "My result: lost in 0 moves."
    assert room not in text and text.splitlines()[-1].startswith(f"{people.address}/daily/")
    with page.expect_download() as saved:
        deal.get_by_role("button", name="Picture", exact=True).click()
    assert saved.value.suggested_filename == "koloda-unit.png"


def test_a_replay_stays_closed_while_the_day_lasts(people: People) -> None:
    page = people.come("/daily")
    open_deal(page, "karma")
    room = page.url.split("/")[-1]
    give_up(page)
    people.expected.append("403")
    page.goto(f"{people.address}/replay/{room}")
    early = "the cards of the deal of the day are shown when the day is over"
    page.get_by_text(early).wait_for()
