"""A first game says what it is about: once, closed by Escape, a click or the button."""

import json
from typing import Any

import pytest

from koloda.games import GAMES
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.driving import BOT, QUESTION, Page, make_table, play_now
from tests.web.test_access import complaints

GLANCE = "dialog[open] .glance"


def opened(page: Page) -> list[str]:
    """The heads of the lines that lie over the table."""
    page.locator(GLANCE).wait_for()
    return [head.strip() for head in page.locator(f"{GLANCE} strong").all_inner_texts()]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_first_game_begins_with_it_once(people: People, game: str, size: tuple[int, int]) -> None:
    page = people.come(size=size, first=True)
    play_now(page, game)
    heads = opened(page)
    assert heads[:1] == ["Goal"]
    assert complaints(page) == []
    focused = page.evaluate("document.activeElement.textContent")
    assert focused == "Play"
    page.keyboard.press("Escape")
    page.locator(GLANCE).wait_for(state="detached")
    page.reload()
    page.wait_for_selector(QUESTION)
    page.get_by_role("button", name="Rules").or_(
        page.get_by_role("tab", name="Rules")
    ).first.click()
    page.locator("aside .glance").wait_for()
    assert [each.strip() for each in page.locator("aside strong").all_inner_texts()] == heads
    assert page.locator(GLANCE).count() == 0


def test_the_button_and_a_click_beside_it_close_it(people: People) -> None:
    page = people.come(first=True)
    play_now(page, "unit")
    opened(page)
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.locator(GLANCE).wait_for(state="detached")
    page.goto(people.address)
    play_now(page, "karmaka")
    opened(page)
    page.mouse.click(5, 5)
    page.locator(GLANCE).wait_for(state="detached")


@pytest.mark.parametrize(
    ("kept", "agreed"),
    [
        ({"lessons": {"unit": {"at": 0, "all": 14, "done": True}}}, {}),
        ({}, {"clock": {"kind": "game", "seconds": 600, "increment": 0}}),
    ],
    ids=["after the lesson", "with a clock"],
)
def test_who_knows_the_game_or_has_no_time_is_not_told(
    people: People, kept: dict[str, Any], agreed: dict[str, Any]
) -> None:
    page = people.come(first=True)
    for name, value in kept.items():
        page.evaluate(f"localStorage['koloda.{name}'] = '{json.dumps(value)}'")
    make_table(page, "unit", seats=[{}, BOT], **agreed)
    page.wait_for_selector(QUESTION)
    page.wait_for_timeout(300)
    assert page.locator(GLANCE).count() == 0


def test_it_tells_what_was_agreed_at_the_table(people: People) -> None:
    page = people.come(first=True)
    make_table(page, "unit", {"responses": False}, seats=[{}, BOT])
    opened(page)
    assert "Nobody answers in between." in page.locator(GLANCE).inner_text()
    assert "may answer with one" not in page.locator(GLANCE).inner_text()
