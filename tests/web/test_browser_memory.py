"""What a browser keeps: several tabs, full or odd storage, private links, a line that is down."""

import json

import pytest

from tests.web.conftest import PHONE, People
from tests.web.driving import (
    BOT,
    QUESTION,
    RESULT,
    Page,
    make_table,
    play_now,
    sit_down,
    two_at_a_table,
)

SEATS = "() => Object.keys(JSON.parse(localStorage.getItem('koloda.seats') ?? '{}'))"
REFUSES = """() => Object.defineProperty(Storage.prototype, 'setItem', {
  value: () => { throw new DOMException('full', 'QuotaExceededError') },
})"""
OFFLINE = "() => dispatchEvent(new Event('offline'))"


def give_up(page: Page) -> None:
    """End the game at once."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()


def test_two_tabs_of_a_browser_keep_both_seats(people: People) -> None:
    first = people.come()
    play_now(first, "unit")
    path = make_table(people.come(), "kanobu")
    second = first.context.new_page()
    second.goto(people.address + path)
    sit_down(second)
    give_up(first)
    first.wait_for_selector(RESULT)
    assert path.removeprefix("/t/") in first.evaluate(SEATS)
    second.reload()
    second.wait_for_selector(".front .hand")


def test_who_sits_down_plays_although_nothing_can_be_kept(people: People) -> None:
    path = make_table(people.come(), "kanobu")
    bob = people.come(path)
    bob.evaluate(REFUSES)
    sit_down(bob)
    bob.wait_for_selector(".front .hand")


def test_a_private_link_counts_in_a_tab_that_shows_the_table(people: People) -> None:
    ada = people.come()
    play_now(ada, "karma")
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Make the link").click()
    link = ada.get_by_label("Another device").input_value()
    other = people.come(link.removeprefix(people.address).partition("#")[0])
    other.get_by_text("You are watching").wait_for()
    other.evaluate("link => { location.href = link }", link)
    other.wait_for_selector(".front .hand")
    assert "key" not in other.url
    other.reload()
    other.wait_for_selector(".front .hand")


def test_keys_play_nothing_behind_a_dialog(people: People) -> None:
    page = people.come()
    make_table(page, "unit", {"first": 0}, seats=[{}, BOT])
    page.wait_for_selector(".front .can")
    before = page.locator("[role=log] p").count()
    page.get_by_role("button", name="More").click()
    page.locator("dialog[open] button").first.focus()
    for key in ("1", "2", "u"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    assert page.locator("[role=log] p").count() == before


def test_what_is_written_on_a_dead_line_is_not_lost(people: People) -> None:
    ada, bob = two_at_a_table(people, "karma")
    ada.get_by_role("tab", name="Chat").click()
    ada.context.set_offline(True)
    ada.evaluate(OFFLINE)
    ada.locator(".stage.frozen").wait_for()
    write = ada.get_by_label("Write to the table")
    write.fill("Still here")
    ada.get_by_role("button", name="Send").click()
    assert write.input_value() == "Still here"
    ada.get_by_role("button", name="More").click()
    assert ada.get_by_role("button", name="Leave the table").is_disabled()
    ada.keyboard.press("Escape")
    ada.context.set_offline(False)
    ada.locator(".stage.frozen").wait_for(state="detached")
    ada.get_by_role("button", name="Send").click()
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_text("Still here").first.wait_for()


def test_a_line_that_is_refused_comes_back_with_the_reason(people: People) -> None:
    page = people.come(size=PHONE)
    play_now(page, "karma")
    page.keyboard.press("c")
    write = page.get_by_label("Write to the table")
    write.fill("\u202eabc")
    page.get_by_role("button", name="Send").click()
    page.locator(".unsent").wait_for()
    assert write.input_value() == "\u202eabc"


@pytest.mark.parametrize("odd", [None, "x", 5, {"a": None}, []])
def test_what_is_kept_in_another_shape_is_left_alone(people: People, odd: object) -> None:
    page = people.come()
    for name in ("seats", "name", "lessons", "chosen", "fair", "coach", "sound", "last", "person"):
        page.evaluate(
            "([name, odd]) => localStorage.setItem(`koloda.${name}`, odd)",
            [name, json.dumps(odd)],
        )
    page.reload()
    play_now(page, "kanobu")
    page.wait_for_selector(QUESTION)
