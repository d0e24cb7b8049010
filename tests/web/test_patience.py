"""In Unit a card is picked up before it goes anywhere, and one press waits for the last word."""

import re
from collections.abc import Callable

from tests.web.conftest import People
from tests.web.driving import BOT, CORNER, QUESTION, Page, make_table, two_at_a_table

CARDS = ".front .card"
BAY = ".drop[data-drop^=limit-] button.hit"
END = "button[data-action=end]"


def into_a_limit(page: Page, left: int) -> None:
    """Put the first card of the hand into its limit."""
    page.locator(f"{CARDS}.can").first.click(position=CORNER)
    page.locator(BAY).click(position=CORNER)
    page.locator(CARDS).nth(left).wait_for(state="detached")


def put(page: Page, card: str, place: str) -> None:
    """Put a card where it may go."""
    held = page.locator(f"{CARDS}.can[data-card='{card}']")
    held.click(position=CORNER)
    page.locator(place).click(position=CORNER)
    held.wait_for(state="detached")


def test_a_tap_only_picks_a_card_up(people: People) -> None:
    page = people.come()
    make_table(page, "unit", {"first": 0}, seats=[{}, BOT])
    card = page.locator(f"{CARDS}.can").first
    card.click(position=CORNER)
    page.locator(QUESTION, has_text="there it pays every turn, but no longer attacks").wait_for()
    assert page.locator(BAY).count() == 1
    page.get_by_role("button", name="Put back").click()
    page.locator(BAY).wait_for(state="detached")
    assert page.locator(CARDS).count() == 6
    card.focus()
    page.keyboard.press("Enter")
    page.locator(BAY).focus()
    page.keyboard.press("Enter")
    page.locator("[role=log] p", has_text=re.compile(r"^\s*You\sput")).wait_for()


def test_one_press_passes_until_the_last_word(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit", {"first": 0})
    into_a_limit(ada, 5)
    bob.get_by_role("button", name="Wait for my last word").click()
    ada.locator(END).wait_for()
    into_a_limit(ada, 4)
    ada.locator(END).click()  # Bob has passed again without a press
    bob.locator(QUESTION, has_text="Last word").wait_for()
    assert bob.locator(CARDS).count() == 6


STRUCK = (
    "unit 2 players=2; stage: may; active: 1; turns: 6; points: 12 12; hand.0: 6H 7D; "
    "limit-d.0: KD; hand.1: 2S KC 3D; limit-d.1: AD 9D; field: 1:2D; deck: AS AC 2H 4C; "
    "discard: rest"
)
"""Bob attacks with a card that Ada could defend against, and has more to do."""


def test_the_same_attack_is_asked_about_once(people_at: Callable[[str], People]) -> None:
    ada, bob = two_at_a_table(people_at(STRUCK), "unit")
    put(bob, "2S", BAY)
    ada.get_by_role("button", name="Wait for my last word").click()
    put(bob, "KC", BAY)
    bob.locator(END).wait_for()  # Ada has passed again without a press
    put(bob, "3D", ".drop[data-drop^=attack] button.hit")
    ada.locator(QUESTION, has_text="you stand to lose 5").wait_for()
