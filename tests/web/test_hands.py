"""Whole games by hand: dragged with a mouse, tapped on a phone, and with the keyboard alone."""

import contextlib
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import BOT, CORNER, QUESTION, RESULT, SURE, Page, make_table, sit_down

SHORT: dict[str, dict[str, Any]] = {
    "karma": {"cap": 8},
    "kanobu": {"cap": 8},
    "unit": {"start0": 3, "start1": 3},
    "karmaka": {"cap": 6},
}
NAMES = [game.name for game in GAMES]
CARD = ".stage .card.can:not(.cards:has(> .all) *, dialog *)"
"""A card that can be played where it lies."""
CLOSE = ".stage .cards:has(.card.can) > .all"
"""Over cards that lie too close to others: they open together."""
PANEL = "dialog[open]"
OPENED = f"{PANEL} .card.can"
"""A card that can be played, in the panel of those that open together."""
PICKED = ".front .card.picked"
"""Held: where it may go is lit, over what else lies there."""
TARGET = ".stage [data-lit]"
BUTTON = ".stage button[data-action]"
PLACE = ".stage button.hit"
MOST = 150
DOUBLE = 500
"""Milliseconds after which a tap at the same place is no second one of a double tap."""


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


def drag(page: Page, card: str = CARD) -> bool:
    """Take the first card that can be played to the first place that lights up for it."""
    start = middle(page, card)
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
        if is_over(page, CARD, BUTTON, PLACE, CLOSE):
            break
        if page.locator(SURE).count():
            page.locator(SURE).click()
        elif page.locator(PANEL).count():
            dragged += drag(page, OPENED)
        elif page.locator(CARD).count() and drag(page):
            dragged += 1
        elif (offered := page.locator(f"{PLACE}, {BUTTON}, {CARD}, {CLOSE}")).count():
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
        if is_over(page, CARD, BUTTON, PLACE, CLOSE):
            break
        lit = page.locator(
            ".stage .card.lit, .stage .drop.lit > button.hit, .stage .badge > button.hit"
        )
        cards = f"{CARD}:not(.picked), {BUTTON}, {PLACE}, {CLOSE}"
        offered = lit if lit.count() else page.locator(cards)
        if page.locator(SURE).count():
            page.locator(SURE).tap()
        elif page.locator(OPENED).count():
            page.locator(OPENED).first.tap()
        elif offered.count():
            offered.first.tap(position=CORNER)
        page.wait_for_timeout(80)
    assert page.locator(RESULT).count() == 1


@pytest.mark.parametrize("game", NAMES)
def test_with_the_keyboard_alone(people: People, game: str) -> None:
    page = begin(people, game, (1280, 800))
    mine = "wanted => document.activeElement.matches(wanted)"
    for _ in range(MOST):
        if is_over(page, CARD, BUTTON, PLACE, CLOSE):
            break
        offered = f"{CARD}:not(.picked), .card.lit, {BUTTON}, {PLACE}, {CLOSE}, {OPENED}"
        wanted = SURE if page.locator(SURE).count() else offered
        for _ in range(40):
            if page.evaluate(mine, wanted):
                page.keyboard.press("Enter")
                break
            page.keyboard.press("Tab")
        page.wait_for_timeout(80)
    assert page.locator(RESULT).count() == 1


def fill(page: Page) -> None:
    """One click of somebody who puts every card into a limit and does nothing else."""
    limit = page.locator(".stage [data-drop^=limit].lit > .hit")
    front = page.locator(f".front {CARD[7:]}")
    for offered in (page.locator(SURE), limit, front, page.locator(BUTTON)):
        if offered.count():
            # What was offered may be gone, as the answer to the last click has come.
            with contextlib.suppress(TimeoutError):
                offered.first.click(position=CORNER, timeout=1000)
            return


def crowded(people: People) -> Page:
    """A table of Unit on a phone on which cards of one limit lie too close, one's own turn."""
    ada = people.come(size=PHONE)
    bob = people.come(make_table(ada, "unit", {"responses": False, "first": 0}))
    sit_down(bob)
    for _ in range(10 * MOST):
        if ada.locator(CLOSE).count() and not ada.locator(PICKED).count():
            ada.wait_for_timeout(DOUBLE)
            return ada
        for page in (ada, bob):
            fill(page)
        ada.wait_for_timeout(60)
    raise AssertionError("no limit has three cards")


@pytest.mark.parametrize("way", ["drag", "tap", "keys"])
def test_cards_that_lie_too_close_open_together(people: People, way: str) -> None:
    page = crowded(people)
    held = page.locator(".front [data-piece]").count()
    if way == "keys":
        page.locator(CLOSE).first.focus()
        page.keyboard.press("Enter")
        page.locator(PANEL).wait_for()
        page.keyboard.press("Escape")
        page.locator(PANEL).wait_for(state="detached")
        page.locator(CLOSE).first.focus()
        page.keyboard.press("Enter")
        page.locator(OPENED).first.focus()
        page.keyboard.press("Enter")
    else:
        page.locator(CLOSE).first.tap()
        page.locator(OPENED).first.wait_for()
        if way == "tap":
            page.locator(OPENED).first.tap()
        else:
            assert drag(page, OPENED)
    page.locator(PANEL).wait_for(state="detached")
    page.locator(SURE).click()
    page.wait_for_function(
        "held => document.querySelectorAll('.front [data-piece]').length === held + 1", arg=held
    )
