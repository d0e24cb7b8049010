"""After a game: from the result to the chart, to a costly move, and to another try at it."""

import re
from typing import Any

from tests.web.conftest import PHONE, People
from tests.web.driving import BOT, QUESTION, RESULT, Page, make_table, play_to_the_end
from tests.web.test_access import complaints

SENTENCE = "Move 2 cost something."
COSTLY = {
    "move": 2,
    "points": -14.2,
    "doubt": 5.1,
    "sentence": SENTENCE,
    "played": "play 7",
    "better": "play 10",
}
RUNNING = {"state": "running", "share": 0.25, "report": None}


def finish(page: Page) -> None:
    """A short game against a bot, to its end."""
    make_table(page, "karma", {"cap": 2}, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    play_to_the_end(page)


def with_a_costly_move(route: Any) -> None:
    """The server's own answer; few samples find no costly move, so one is put into the report."""
    answer = route.fetch()
    found = answer.json()
    if found.get("report"):
        found["report"]["seats"][0]["mistakes"] = [COSTLY]
    route.fulfill(response=answer, json=found)


def test_from_the_result_to_the_chart_to_a_costly_move_and_to_another_try(people: People) -> None:
    page = people.come(size=PHONE)
    finish(page)
    page.route("**/analysis?*", lambda route: route.fulfill(json=RUNNING))
    page.locator(RESULT).get_by_role("link", name="Analyse", exact=True).click()
    report = page.get_by_role("dialog", name="Luck and skill", exact=True)
    report.get_by_role("progressbar").wait_for()
    report.get_by_text("25 %", exact=True).wait_for()
    page.keyboard.press("Escape")  # the page can be used in the meantime
    page.get_by_role("button", name="One step on", exact=True).click()
    assert page.locator("output").inner_text().startswith("1 / ")
    page.get_by_role("button", name="Analyse", exact=True).click()
    report.get_by_role("button", name="Cancel", exact=True).click()
    report.get_by_text("The analysis was cancelled.", exact=True).wait_for()

    page.unroute("**/analysis?*")
    page.route("**/analysis?*", with_a_costly_move)
    report.get_by_role("button", name="Analyse", exact=True).click()
    report.get_by_role("img", name="Winning chance, move by move: Ada", exact=True).wait_for()
    for words in ("Luckiest moment", "Unluckiest moment", "Luck of the cards"):
        report.get_by_text(words, exact=True).first.wait_for()
    assert complaints(page) == []
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    for lang in ("ru", "it"):  # longer words beside the cards of a costly move
        other = people.come(size=PHONE, lang=lang)
        other.route("**/analysis?*", with_a_costly_move)
        other.goto(page.url.split("#")[0] + "#analysis")
        # The faces of both cards come later than the words, and take the most room.
        other.locator(".report .pair .best svg").first.wait_for()
        assert other.locator(".report .pair svg").count() >= 3, "two cards and an arrow"
        assert (
            other.locator("dialog[open]").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
        )

    report.get_by_role("slider", name="Move of the chart").fill("3")
    report.get_by_text("After move 3: ").wait_for()
    report.get_by_role("button", name="Show on the table", exact=True).click()
    report.wait_for(state="detached")
    assert page.locator("output").inner_text().startswith("3 / ")
    page.get_by_role("button", name="Analyse", exact=True).click()
    report.get_by_text(f"{SENTENCE} −14.2 ± 5.1").click()
    report.wait_for(state="detached")
    assert page.locator("output").inner_text().startswith("2 / ")
    page.get_by_role("button", name="Analyse", exact=True).click()
    report.get_by_role("button", name="Try it", exact=True).click()
    offer = page.get_by_role("dialog", name="Try it", exact=True)
    offer.get_by_text("A new table goes on after move 1, against bots.").wait_for()
    assert complaints(page) == []
    before = page.url
    offer.get_by_role("button", name="Play from here", exact=True).click()
    page.wait_for_url(re.compile("/t/"))
    page.wait_for_selector(QUESTION)
    assert page.url.split("/")[-1] not in before
