"""A duplicate match in browsers: from the form of a new table to the ranking."""

import re

from tests.web.conftest import PHONE, People
from tests.web.driving import QUESTION, Page
from tests.web.test_access import complaints
from tests.web.test_daily import give_up

OTHER = "section[aria-labelledby=seats] select"
SIT = "article[data-table='{}'] li:nth-child({}) button"


def fits(page: Page) -> bool:
    """Whether nothing of the page is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def open_match(page: Page, tables: int = 2) -> str:
    """Open a match from the form; its path."""
    page.locator("summary", has_text="Duplicate match").click()
    page.locator("label.pill", has_text=re.compile(f"^ *{tables} *$")).click()
    assert page.get_by_text("Who may come", exact=True).count() == 0
    page.get_by_role("button", name="Open the match", exact=True).click()
    page.wait_for_url(re.compile("/duplicate/"))
    page.wait_for_selector("article[data-table]")
    return f"/duplicate/{page.url.split('/')[-1]}"


def sit(page: Page, name: str, table: int, seat: int) -> None:
    """Take a seat from the page of the match."""
    page.get_by_label("Your name", exact=True).fill(name)
    page.locator(SIT.format(table, seat + 1)).click()
    page.wait_for_url(re.compile("/t/"))


def test_four_friends_from_the_form_to_the_ranking(people: People) -> None:
    anna = people.come("/new/karma", size=PHONE)
    path = open_match(anna)
    assert complaints(anna) == [] and fits(anna)
    assert anna.get_by_label("Invitation link", exact=True).input_value().endswith(path)
    assert anna.locator("article button", has_text="Sit here").count() == 0  # one seat each
    anna.get_by_role("link", name="Back to the table", exact=True).click()
    anna.get_by_role("heading", name="The table is waiting", exact=True).wait_for()
    assert anna.get_by_role("link", name="To the match", exact=True).is_visible()

    boris, clara, dario = (people.come(path) for _ in range(3))
    sit(boris, "Boris", 0, 1)
    sit(clara, "Clara", 1, 0)
    sit(dario, "Dario", 1, 1)
    for page in (anna, boris, clara, dario):
        page.wait_for_selector(QUESTION)
    assert boris.get_by_role("button", name="Hint", exact=True).count() == 0
    give_up(boris)
    boris.get_by_text("The cards are shown when all tables of this match are over.").wait_for()
    assert boris.get_by_role("link", name="Replay", exact=True).count() == 0
    boris.get_by_role("link", name="To the match", exact=True).click()
    boris.get_by_text("1 of 2 tables are over. The ranking comes when all are.").wait_for()
    assert boris.get_by_test_id("ranking").count() == 0
    give_up(clara)

    ranking = boris.get_by_test_id("ranking")  # it comes by itself
    ranking.wait_for()
    sides = ranking.locator("li").all_inner_texts()
    assert [re.findall(r"[+−]\d+", side) for side in sides] == [["+100"], ["−100"]]
    assert "Dario" in sides[0] and "Boris, Clara" in sides[1]
    assert ranking.locator("tbody tr").count() == 4
    assert ranking.locator("tr.own").inner_text().startswith("Boris")
    assert complaints(boris) == []
    anna.goto(people.address + path)
    anna.get_by_test_id("ranking").wait_for()
    assert complaints(anna) == [] and fits(anna)
    anna.get_by_role("button", name="Rank without luck", exact=True).click()
    luck = anna.get_by_test_id("ranking")
    luck.get_by_role("columnheader", name="Without luck", exact=True).wait_for()
    told = luck.locator("ol strong").all_inner_texts()
    gains = [float(gain.split()[0].replace("−", "-")) for gain in told]
    assert gains[0] > 0 and gains[0] == -gains[1]
    assert complaints(anna) == [] and fits(anna)
    anna.locator("article[data-table='1'] a", has_text="Replay").click()
    anna.get_by_role("slider").wait_for()


def test_a_match_against_bots_goes_on_without_an_empty_table(people: People) -> None:
    page = people.come("/new/unit")
    page.locator(OTHER).select_option("easy")
    open_match(page, tables=3)
    page.get_by_role("link", name="Back to the table", exact=True).click()
    page.wait_for_selector(QUESTION)
    page.go_back()
    for number in (2, 1):
        table = page.locator(f"article[data-table='{number}']")
        table.locator("button", has_text="Go on without this table").click()
        table.wait_for(state="detached")
    page.get_by_role("link", name="Back to the table", exact=True).click()
    give_up(page)
    page.get_by_role("link", name="To the match", exact=True).click()
    page.get_by_text("Only one table was played, so there is nothing to compare.").wait_for()


def test_a_replay_stays_closed_and_the_page_speaks_three_languages(people: People) -> None:
    page = people.come("/new/unit")
    page.locator(OTHER).select_option("easy")
    path = open_match(page)
    page.get_by_role("link", name="Back to the table", exact=True).click()
    page.wait_for_selector(QUESTION)
    room = page.url.split("/")[-1]
    give_up(page)
    people.expected.append("403")
    page.goto(f"{people.address}/replay/{room}")
    page.get_by_text("the same cards are still being played at another table").wait_for()
    for lang, title in (("ru", "Дубликатный матч: "), ("it", "Incontro duplicato: ")):
        other = people.come(path, size=PHONE, lang=lang)
        other.get_by_role("heading", name=re.compile(f"^{title}")).wait_for()
        assert complaints(other) == [] and fits(other)
