"""On a phone a thumb hits every button, and of each card that lies in a fan enough is seen."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.conftest import NARROW, PHONE, People
from tests.web.driving import BOT, OFFERED, QUESTION, RESULT, Page, make_table

SIZES: Final = (PHONE, (390, 692), (844, 390))
"""A phone, a low or a narrow one (ui/narrow.ts draws it as wide as this), one held sideways."""
TABLES: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("karma", 4, {"edition": "full"}),
    ("kanobu", 4, {}),
    ("unit", 2, {}),
    ("karmaka", 3, {}),
]
THUMB: Final = 44
CORNER: Final = 26
MEASURE: Final = (Path(__file__).parent / "thumbs.js").read_text(encoding="utf-8")
CLICK: Final = """([offered, number]) => {
  const sure = document.querySelector('.stage button[data-sure]');
  const found = sure ? [sure] : [...document.querySelectorAll(offered)];
  found[number % found.length]?.click();
}"""
MOVES: Final = 24


def too_small(page: Page) -> dict[str, Any]:
    """The buttons and the cards of this moment that a thumb would miss, each with its size."""
    found: dict[str, Any] = page.evaluate(MEASURE, [THUMB, CORNER])
    return found


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_buttons_and_cards_are_large_enough_for_a_thumb(
    seeded_people: People, game: str, players: int, options: dict[str, Any]
) -> None:
    page = seeded_people.come(size=PHONE)
    make_table(page, game, options, players=players, seats=[{}, *[BOT] * (players - 1)])
    page.wait_for_selector(QUESTION)
    missed: dict[str, str] = {}
    for move in range(MOVES):
        page.locator(f"{RESULT}, {OFFERED}").first.wait_for()
        if page.locator(RESULT).count():
            break
        width, height = SIZES[move % len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        for what, size in too_small(page).items():
            if what.startswith("look at all cards"):
                continue  # the pile above such a name opens its place, too
            missed.setdefault(f"{width}x{height} {what}", size)
        page.evaluate(CLICK, [OFFERED, move * 7])
    assert not missed, "\n".join(f"{what}: {size}" for what, size in sorted(missed.items()))


def test_each_place_to_attack_is_as_high_as_a_thumb_before_anything_lights_up(
    people: People,
) -> None:
    page = people.come(size=(844, 390))
    make_table(page, "unit", {}, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    places = page.locator(".lane .free [data-drop]")
    heights = places.evaluate_all("all => all.map(one => one.getBoundingClientRect().height)")
    assert len(heights) == 4
    assert min(heights) >= THUMB


def test_answers_are_as_high_where_the_page_is_drawn_smaller(people: People) -> None:
    page = people.come(size=NARROW)
    # Whoever begins may pass.
    make_table(page, "karmaka", {"first": 0}, seats=[{}, BOT])
    answer = page.locator(".acts .button").first
    answer.wait_for()
    high = answer.evaluate("one => one.getBoundingClientRect().height * screen.width / innerWidth")
    assert round(high) >= THUMB
