"""What Unit says beside one's points, before the click that ends a game, and after a defeat."""

from collections.abc import Callable

from tests.web.conftest import People
from tests.web.driving import BOT, CORNER, QUESTION, RESULT, SURE, Page, make_table

ADVICE = ".points.own > p"
DONE = "button[data-action=done]"
REST = "hand.1: 3H 8S; limit-c.1: 4C QC; discard: rest"
LATE = (
    "unit 2 players=2; stage: rest; active: 1; turns: 14; quiet: {quiet}; points: 3 11; "
    f"hand.0: 5C 7D; limit-s.0: 2S; limit-d.0: 9D; deck:; {REST}"
)
"""The last word of a turn without a deck."""
SOON = (
    "unit 2 players=2; stage: may; active: 0; turns: 14; points: 9 11; hand.0: 5C 7D; "
    f"limit-s.0: KS; limit-d.0: 9D; field: 0:2S; deck: AS AC AD 2H; {REST}"
)
STRUCK = (
    "unit 2 players=2; stage: rest; active: 1; turns: 13; points: 12 11; hand.0: 5C 7D; "
    f"limit-d.0: 9D; limit-d.1: 10D; field: 1:8D; deck: AS AC AD 2H; {REST}"
)


def begin(people: People, motion: bool = False) -> Page:
    page = people.come(motion=motion)
    make_table(page, "unit", seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    return page


def test_the_click_that_adds_up_the_cards_asks_first_and_a_defeat_is_no_feast(
    people_at: Callable[[str], People],
) -> None:
    page = begin(people_at(LATE.format(quiet="yes")), motion=True)
    page.locator(ADVICE, has_text="no field card now: the end. So far 26 to 27 + hand").wait_for()
    page.locator(DONE).click()
    asked = page.locator(QUESTION)
    asked.get_by_text("That ends the game: your points, hand and limit are 26").wait_for()
    assert page.locator(RESULT).count() == 0
    page.get_by_role("button", name="Cancel").click()
    page.locator(DONE).wait_for()
    page.locator(DONE).click()
    page.locator(SURE).click()
    # In the colour of a loss, without petals.
    page.locator(".banner.bad:not(:has(i))", has_text="wins").wait_for()
    page.wait_for_selector(RESULT)
    assert page.locator(ADVICE).inner_text().strip() == ""


def test_a_turn_that_does_not_end_the_game_is_not_asked_about(
    people_at: Callable[[str], People],
) -> None:
    page = begin(people_at(LATE.format(quiet="no")))
    page.locator(ADVICE, has_text="no deck: 2 turns without field cards end it").wait_for()
    page.locator(DONE).click()
    page.locator(DONE).wait_for(state="detached")
    assert page.locator(SURE).count() == 0


def test_a_deck_that_runs_out_is_told_beside_the_points(
    people_at: Callable[[str], People],
) -> None:
    page = begin(people_at(SOON))
    advice = page.locator(ADVICE, has_text="the deck runs out soon")
    advice.wait_for()
    words, box = advice.bounding_box(), page.locator(".points.own").bounding_box()
    assert words and box
    assert words["y"] + words["height"] <= box["y"] + box["height"]


def test_the_card_that_is_held_tells_what_it_would_leave(
    people_at: Callable[[str], People],
) -> None:
    page = begin(people_at(STRUCK))
    page.locator(ADVICE, has_text="4 left as it stands").wait_for()
    page.locator(".front .card[data-card='7D']").click(position=CORNER)
    page.locator(ADVICE, has_text="11 left if 7♦ defends").wait_for()
    page.get_by_role("button", name="Put back").click()
    page.locator(ADVICE, has_text="4 left as it stands").wait_for()
