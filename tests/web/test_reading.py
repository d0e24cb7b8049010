"""Every card that lies face up can be read large: by mouse, by key and by a right click."""

import pytest

from koloda.games import GAMES
from tests.web.conftest import People

NAMES = [game.name for game in GAMES]
LARGE = ".popover"
OWN = ".front .card[data-card]"
FACE_UP = """() => [...document.querySelectorAll('.stage button[data-card]')].flatMap((card) => {
  const box = card.getBoundingClientRect();
  const at = [box.x + Math.min(box.width / 2, 12), box.y + box.height / 2];
  return document.elementFromPoint(...at)?.closest('.card') === card ? [at] : [];
})"""
"""Where the cards lie that a mouse can point at and whose faces are seen."""


@pytest.mark.parametrize("game", NAMES)
def test_a_mouse_reads_every_card_that_is_seen(people: People, game: str) -> None:
    page = people.come(f"/learn/{game}")
    page.locator(OWN).first.wait_for()
    cards = page.evaluate(FACE_UP)
    assert len(cards) >= 3
    for x, y in cards:
        page.mouse.move(2, 2)
        page.locator(LARGE).wait_for(state="detached")
        page.mouse.move(x, y, steps=2)
        page.locator(f"{LARGE} .title").wait_for()


@pytest.mark.parametrize("game", NAMES)
def test_a_key_keeps_the_large_card_open_with_its_rules(people: People, game: str) -> None:
    page = people.come(f"/learn/{game}")
    page.locator(OWN).first.focus()
    page.keyboard.press("i")
    page.get_by_role("dialog").locator(".title").wait_for()
    page.keyboard.press("Escape")
    page.locator(LARGE).wait_for(state="detached")
    page.locator(OWN).first.click(button="right", position={"x": 10, "y": 30})
    page.get_by_role("dialog").locator(".title").wait_for()
