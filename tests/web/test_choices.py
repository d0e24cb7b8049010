"""Answers by hand that others' hidden choices, a double tap or a quick hand must not disturb."""

from typing import Final

from tests.web.conftest import PHONE, People
from tests.web.driving import BOT, QUESTION, Page, make_table, sit_down

HAND: Final = ".front [data-piece]"
CAN: Final = ".front .card.can"
FLAGS: Final = ".front .flag"
SETTLED: Final = 400
"""Milliseconds in which a second card would have gone."""
LEFT: Final = "left => document.querySelectorAll('.front [data-piece]').length === left"


def press(page: Page, spot: tuple[float, float], times: int) -> None:
    """One click of a mouse, the last of so many that the system counts as one double click."""
    page.mouse.move(*spot)
    page.mouse.down(click_count=times)
    page.mouse.up(click_count=times)


def corner(page: Page) -> tuple[float, float]:
    """Where a card in the middle of the fan can be hit."""
    cards = page.locator(CAN)
    box = cards.nth(cards.count() // 2).bounding_box()
    return box["x"] + 10, box["y"] + 14


def test_a_hint_stays_while_another_seat_chooses_unseen(people: People) -> None:
    ada = people.come()
    bob = people.come(make_table(ada, "karma", hints=True))
    sit_down(bob)
    ada.locator(CAN).first.wait_for()
    ada.keyboard.press("h")
    ada.locator(FLAGS).first.wait_for()
    said = ada.locator(FLAGS).all_inner_texts()
    bob.locator(CAN).first.click()
    ada.locator("[data-zone='up:1'] [data-piece]").first.wait_for()
    assert ada.locator(FLAGS).all_inner_texts() == said
    ada.locator(CAN).first.click()
    ada.locator(FLAGS).first.wait_for(state="detached")


def test_a_card_that_is_held_stays_held_while_another_seat_chooses_unseen(people: People) -> None:
    ada = people.come()
    bob = people.come(make_table(ada, "karma"))
    sit_down(bob)
    ada.locator(CAN).first.wait_for()
    held = ada.locator(HAND).count()
    x, y = corner(ada)
    ada.mouse.move(x, y)
    ada.mouse.down()
    ada.mouse.move(x + 12, y - 40, steps=3)
    bob.locator(CAN).first.click()
    ada.locator("[data-zone='up:1'] [data-piece]").first.wait_for()
    place = ada.locator("[data-drop=up]").bounding_box()
    ada.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    ada.mouse.up()
    ada.wait_for_function(LEFT, arg=held - 1)


def test_a_double_click_lays_one_card(people: People) -> None:
    page = people.come(size=PHONE)
    make_table(page, "karma", players=4, seats=[{}, BOT, BOT, BOT])
    page.wait_for_selector(QUESTION)
    page.locator(CAN).first.wait_for()
    held = page.locator(HAND).count()
    spot = corner(page)
    for times in (1, 2, 3):
        press(page, spot, times)
        page.wait_for_function(LEFT, arg=held - 1)
        page.locator(CAN).first.wait_for()
    page.wait_for_timeout(SETTLED)
    assert page.locator(HAND).count() == held - 1
    press(page, spot, 1)
    page.wait_for_function(LEFT, arg=held - 2)
