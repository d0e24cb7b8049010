"""Whoever may answer in Unit can wait for the last word by one press."""

from tests.web.conftest import People
from tests.web.driving import CORNER, QUESTION, Page, two_at_a_table

CARDS = ".front .card"
BAY = ".drop[data-drop^=limit-] button.hit"
END = "button[data-action=end]"
GONE_OR_ASKED = """([cards, left, bay]) =>
  document.querySelectorAll(cards).length === left || document.querySelector(bay)"""


def into_a_limit(page: Page, left: int) -> None:
    """Put the first card of the hand into its limit; one that could also attack asks where."""
    page.locator(f"{CARDS}.can").first.click(position=CORNER)
    page.wait_for_function(GONE_OR_ASKED, arg=[CARDS, left, BAY])
    if page.locator(BAY).count():
        page.locator(BAY).click(position=CORNER)
    page.locator(CARDS).nth(left).wait_for(state="detached")


def test_one_press_passes_until_the_last_word(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit", {"first": 0})
    into_a_limit(ada, 5)
    bob.get_by_role("button", name="Wait for my last word or the next attack").click()
    ada.locator(END).wait_for()
    into_a_limit(ada, 4)
    ada.locator(END).click()  # Bob has passed again without a press
    bob.locator(QUESTION, has_text="The last word is yours").wait_for()
    assert bob.locator(CARDS).count() == 6
