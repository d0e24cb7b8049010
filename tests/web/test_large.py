"""What is particular to large screens: desktop, laptop, a tablet; and what lies over a table."""

from typing import Any, Final

import pytest

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import BOT, QUESTION, make_table, play_now, two_at_a_table

LAPTOP: Final = (1280, 720)
TABLET: Final = (820, 1180)
ALERT: Final = ".stage.frozen [role=alert]"
DROPPED: Final = "() => dispatchEvent(new Event('offline'))"
ZONES: Final = """() => [...document.querySelectorAll('[data-zone]')].map((zone) => {
  const { x, y, width, height } = zone.getBoundingClientRect();
  return [zone.dataset.zone, x, y, width, height].join();
})"""
BEYOND: Final = """() => [...document.querySelectorAll('.mine [data-lit]')].flatMap((place) => {
  const box = place.getBoundingClientRect();
  const tag = place.querySelector('.tag').getBoundingClientRect();
  const inside = tag.left >= box.left - 8 && tag.right <= box.right + 8;
  return inside && tag.bottom <= box.bottom ? [] : [place.dataset.drop];
})"""

COVERED: Final = """() => {
  const offer = document.querySelector('.offer').getBoundingClientRect();
  const cards = '.cloth [data-zone$=":0"] .card, .front .card';
  const parts = `.cloth .badge, .ask .q, .ask .button, ${cards}`;
  const seen = [...document.querySelectorAll(parts)].filter((part) => part.checkVisibility());
  return seen.flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const beside = right <= offer.left || offer.right <= left;
    const apart = beside || bottom <= offer.top || offer.bottom <= top || left === right;
    return apart ? [] : [part.dataset.card ?? part.textContent];
  });
}"""


@pytest.mark.parametrize("size", [LAPTOP, TABLET])
def test_a_lost_connection_is_told_once_and_nothing_moves(
    people: People, size: tuple[int, int]
) -> None:
    page = people.come(size=size)
    play_now(page, "unit")
    before = page.evaluate(ZONES)
    page.context.set_offline(True)
    page.evaluate(DROPPED)
    alert = page.locator(ALERT)
    alert.get_by_text("Nothing is lost").wait_for()
    assert page.get_by_text("Connection lost").count() == 1
    assert page.get_by_text("Connection lost").inner_text() == page.locator(QUESTION).inner_text()
    assert page.locator("[role=alert]").count() == 1
    page.get_by_role("button", name="Try now").wait_for()
    assert page.evaluate(ZONES) == before


def test_a_lost_connection_says_what_the_clock_does(people: People) -> None:
    page = people.come(size=LAPTOP)
    make_table(
        page, "kanobu", seats=[{}, BOT], clock={"kind": "move", "seconds": 600, "increment": 0}
    )
    page.wait_for_selector(QUESTION)
    page.context.set_offline(True)
    page.evaluate(DROPPED)
    page.locator(ALERT).get_by_text("Your clock runs on").wait_for()


@pytest.mark.parametrize("lang", ["en", "it", "ru"])
def test_what_a_place_of_karmaka_says_stays_within_it(people: People, lang: str) -> None:
    page = people.come(size=LAPTOP, lang=lang)
    # Whoever is not first may be asked to take a card, and then holds none that can be played.
    make_table(page, "karmaka", {"first": 0}, players=3, seats=[{}, BOT, BOT])
    page.wait_for_selector(QUESTION)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    for size in (LAPTOP, TABLET):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(".front .card.can").first.click(position={"x": 10, "y": 14})
        page.locator(".mine [data-lit] .tag").first.wait_for()
        assert page.evaluate(BEYOND) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_the_coach_covers_nothing_of_the_table_on_a_tablet(people: People, game: str) -> None:
    page = people.come(f"/learn/{game}", size=TABLET)
    page.wait_for_selector(QUESTION)
    words = box(page, ".coach .text")
    assert words["y"] + words["height"] <= box(page, ".rail")["y"]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_an_offer_covers_no_rival_no_question_and_no_hand(people: People, game: str) -> None:
    ada, bob = two_at_a_table(people, game)
    ada.get_by_role("button", name="More").click()
    for _ in range(2):
        ada.locator("dialog").get_by_role("button", name="Offer to end it").click()
    bob.get_by_role("button", name="Agree").wait_for()
    for width, height in (TABLET, PHONE, (390, 692), (844, 390)):
        bob.set_viewport_size({"width": width, "height": height})
        bob.wait_for_timeout(50)
        assert bob.evaluate(COVERED) == [], (width, height)


def box(page: Any, selector: str) -> dict[str, float]:
    """Where the first such thing stands."""
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found
