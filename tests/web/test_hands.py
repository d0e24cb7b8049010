"""Whole games by hand: dragged with a mouse, tapped on a phone, and with the keyboard alone."""

from typing import Any

import pytest

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import BOT, CORNER, QUESTION, RESULT, SURE, Page, make_table

SHORT: dict[str, dict[str, Any]] = {
    "karma": {"cap": 8},
    "kanobu": {"cap": 8},
    "unit": {"start0": 3, "start1": 3},
    "karmaka": {"cap": 6},
}
NAMES = [game.name for game in GAMES]
CARD = ".stage .card.can:not(.cards:has(> .all) *)"
"""A card that can be played, unless it lies too close to others and opens with them."""
TARGET = ".stage [data-lit]"
BUTTON = ".stage button[data-action]"
PLACE = ".stage button.hit"
MOST = 150


def begin(people: People, game: str, size: tuple[int, int]) -> Page:
    """A short game against one bot."""
    page = people.come(size=size)
    make_table(page, game, SHORT[game], seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    return page


def is_over(page: Page, *offers: str) -> bool:
    """Wait until there is something to do; true when the game has ended."""
    page.locator(", ".join((RESULT, *offers))).first.wait_for(timeout=60_000)
    return bool(page.locator(RESULT).count())


def middle(page: Page, selector: str) -> tuple[float, float] | None:
    """Where a mouse would touch the first of these; the hand's cards by their left edge."""
    box = page.locator(selector).first.bounding_box()
    return box and (box["x"] + min(box["width"] / 2, 14), box["y"] + box["height"] / 2)


def drag(page: Page) -> bool:
    """Take the first card that can be played to the first place that lights up for it."""
    start = middle(page, CARD)
    if start is None:
        return False
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 12, start[1] - 30, steps=3)
    lit = page.locator(TARGET).count()
    end = middle(page, TARGET) if lit else None
    if end:
        page.mouse.move(*end, steps=4)
    page.mouse.up()
    return end is not None


@pytest.mark.parametrize("game", NAMES)
def test_dragged_with_a_mouse(people: People, game: str) -> None:
    page = begin(people, game, (1280, 800))
    dragged = 0
    for _ in range(MOST):
        if is_over(page, CARD, BUTTON, PLACE):
            break
        if page.locator(SURE).count():
            page.locator(SURE).click()
        elif page.locator(CARD).count() and drag(page):
            dragged += 1
        elif (offered := page.locator(f"{PLACE}, {BUTTON}, {CARD}")).count():
            offered.first.click(position=CORNER)
        page.wait_for_timeout(80)
    assert page.locator(RESULT).count() == 1
    assert dragged > 2


def test_a_quick_mouse_leaves_no_card_hanging(people: People) -> None:
    page = begin(people, "karmaka", (1280, 800))
    page.locator(CARD).first.wait_for(timeout=60_000)
    start = middle(page, CARD)
    assert start is not None
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(640, 60)  # out of the card in a single step
    page.mouse.up()
    page.mouse.move(*start)
    page.mouse.move(start[0] + 4, start[1] - 40, steps=4)
    page.wait_for_timeout(200)
    assert page.locator(".travelling.dragged").count() == 0
    assert page.locator(TARGET).count() == 0


@pytest.mark.parametrize("game", NAMES)
def test_tapped_on_a_phone(people: People, game: str) -> None:
    page = begin(people, game, PHONE)
    for _ in range(MOST):
        if is_over(page, CARD, BUTTON, PLACE):
            break
        lit = page.locator(
            ".stage .card.lit, .stage .drop.lit > button.hit, .stage .badge > button.hit"
        )
        offered = lit if lit.count() else page.locator(f"{CARD}:not(.picked), {BUTTON}, {PLACE}")
        if page.locator(SURE).count():
            page.locator(SURE).tap()
        elif offered.count():
            offered.first.tap(position=CORNER)
        page.wait_for_timeout(80)
    assert page.locator(RESULT).count() == 1


@pytest.mark.parametrize("game", NAMES)
def test_with_the_keyboard_alone(people: People, game: str) -> None:
    page = begin(people, game, (1280, 800))
    mine = "wanted => document.activeElement.matches(wanted)"
    for _ in range(MOST):
        if is_over(page, CARD, BUTTON, PLACE):
            break
        offered = f"{CARD}:not(.picked), .card.lit, {BUTTON}, {PLACE}"
        wanted = SURE if page.locator(SURE).count() else offered
        for _ in range(40):
            if page.evaluate(mine, wanted):
                page.keyboard.press("Enter")
                break
            page.keyboard.press("Tab")
        page.wait_for_timeout(80)
    assert page.locator(RESULT).count() == 1
