"""Puzzles in a browser: from the first page to the answer, by mouse and by keys."""

import re

from koloda.games import find_game
from koloda.puzzles.book import Entry, book_of
from tests.web.conftest import PHONE, People
from tests.web.driving import CORNER, Page
from tests.web.test_access import complaints

ANSWER = "[data-testid=answer]"
BOOK = book_of(find_game("karma"))


def simple(entry: Entry) -> bool:
    """Whether every move of a puzzle is one card, so that a click makes it."""
    return all(re.fullmatch(r"play \d+", action) for action in entry.wins)


ENTRY = next(entry for entry in BOOK if simple(entry))
WRONG = next(action for action in ENTRY.wins if action != ENTRY.best)


def play(page: Page, action: str) -> None:
    """Click the card of a move in the hand."""
    page.locator(f".front .card[data-card='{action.split()[1]}']").first.click(position=CORNER)
    page.wait_for_selector(ANSWER)


def test_from_the_first_page_to_a_missed_puzzle_and_the_next_one(people: People) -> None:
    page = people.come()
    page.get_by_test_id("puzzles").click()
    page.wait_for_url(re.compile("/puzzles$"))
    page.get_by_role("heading", name="Karma", exact=True).wait_for()
    assert complaints(page) == []
    page.locator(f"a[href='/puzzles/karma/{ENTRY.id}']").click()
    page.get_by_text("Bots missed it in").wait_for()
    assert complaints(page) == []
    play(page, WRONG)
    assert "Clearly better was" in page.locator(ANSWER).inner_text()
    assert page.locator("li.chosen:not(.best)").count() == 1
    assert complaints(page) == []
    page.get_by_role("link", name="All puzzles").last.click()
    page.locator(f"a.tried[href='/puzzles/karma/{ENTRY.id}']").wait_for()


def test_a_phone_shows_the_answer_and_the_way_on(people: People) -> None:
    page = people.come(size=PHONE, path=f"/puzzles/karma/{ENTRY.id}")
    page.get_by_role("heading", name="Which move wins most often?").wait_for()
    assert not page.get_by_text("One move is clearly better").is_visible()  # the table is in sight
    play(page, ENTRY.best)
    assert "Right" in page.locator(ANSWER).inner_text()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.get_by_role("link", name="Next puzzle").wait_for()
    page.keyboard.press("Enter")  # the way on has the focus
    page.wait_for_function(f"!location.pathname.endsWith('{ENTRY.id}')")
