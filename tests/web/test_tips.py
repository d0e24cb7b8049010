"""What a place is for is said to a mouse that rests on it, and lies over no question."""

from collections.abc import Callable

import pytest

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.driving import BOT, CORNER, QUESTION, Page, make_table

TIP = ".tip"
TITLED = ".stage [title], .stage [data-tip]"
PLATE = ".stage .ask"
PLACES: dict[str, str] = {
    "unit": (
        "unit 2 players=2; stage: may; active: 0; turns: 8; points: 18 12; hand.0: 8D 2C; "
        "limit-s.0: JS; limit-h.0: 10H; hand.1: 5C JC; limit-h.1: KH; field: 0:5H; "
        "deck: AS AC AD 2H 4C 9D; discard: rest"
    ),
    "karmaka": (
        "karmaka 2 players=2; steps: play; turn: 0; turns: 30; rungs: 1 1; rings: 1 1; "
        "hand.0: panic salvage; deck.0: peek; deeds.0: swindle; future.0: journey; "
        "hand.1: vengeance; deck.1: destiny recycle; deeds.1: thievery; well: jubilee rest"
    ),
}


def begin(people: People, game: str, size: tuple[int, int]) -> Page:
    """A table against a bot at that position."""
    page = people.come(size=size)
    make_table(page, game, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    return page


def cover(page: Page) -> bool:
    """Whether the tip and the plate with the question share any room."""
    tip, plate = (page.locator(each).first.bounding_box() for each in (f"{TIP} span", PLATE))
    assert tip and plate
    beside = tip["x"] >= plate["x"] + plate["width"] or plate["x"] >= tip["x"] + tip["width"]
    apart = tip["y"] >= plate["y"] + plate["height"] or plate["y"] >= tip["y"] + tip["height"]
    return not (beside or apart)


@pytest.mark.parametrize("size", [DESKTOP, (1280, 720)], ids=["desktop", "low"])
@pytest.mark.parametrize("game", PLACES)
def test_no_tip_covers_the_question(
    people_at: Callable[[str], People], game: str, size: tuple[int, int]
) -> None:
    page = begin(people_at(PLACES[game]), game, size)
    places = page.locator(TITLED)
    told: list[str] = []
    for at in range(places.count()):
        place = places.nth(at)
        words = place.get_attribute("title")
        place.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
        page.locator(TIP).wait_for()
        told.append(page.locator(TIP).inner_text().strip())
        assert told[-1] == words
        assert not cover(page), words
    assert len(set(told)) > 3


def test_on_touch_titles_stay(people_at: Callable[[str], People]) -> None:
    page = begin(people_at(PLACES["unit"]), "unit", PHONE)
    titles = page.locator(TITLED).evaluate_all("all => all.map((one) => one.title)")
    limit = page.locator(TITLED).last
    limit.dispatch_event("pointerover", {"pointerType": "touch", "bubbles": True})
    page.wait_for_timeout(600)
    assert page.locator(TIP).count() == 0
    now = page.locator(TITLED).evaluate_all("all => all.map((one) => one.title)")
    assert now == titles and all(titles)


def test_what_was_pressed_says_nothing_until_the_mouse_comes_again(
    people_at: Callable[[str], People],
) -> None:
    page = begin(people_at(PLACES["unit"]), "unit", DESKTOP)
    page.locator(".front .card.can[data-card='8D']").click(position=CORNER)
    place = page.locator(".drop[data-drop=limit-d]")
    place.locator("button.hit").click(position={"x": 90, "y": 40})
    page.locator(".front .card[data-card='8D']").wait_for(state="detached")
    page.locator(".stage [data-tip]").wait_for()
    page.wait_for_timeout(600)
    assert page.locator(TIP).count() == 0
    page.mouse.move(640, 300)
    page.locator(".stage [data-tip]").wait_for(state="detached")
    place.hover(position={"x": 90, "y": 40})
    page.locator(TIP).wait_for()


def test_a_large_card_puts_the_tip_away(people_at: Callable[[str], People]) -> None:
    page = begin(people_at(PLACES["unit"]), "unit", DESKTOP)
    page.locator(".drop[data-drop=limit-s]").hover(position={"x": 100, "y": 60})
    page.locator(TIP).wait_for()
    page.locator(".stage .card[data-card=JS]").hover()
    page.locator(".popover").wait_for()
    assert page.locator(TIP).count() == 0
