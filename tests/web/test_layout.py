"""What must be in sight is in sight: on a phone, a tablet and a laptop, with few and many seats."""

from typing import Any

import pytest

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.driving import BOT, OFFERED, QUESTION, RESULT, Page, make_table

TABLET = (768, 1024)
SIZES = [PHONE, TABLET, DESKTOP]
TABLES = [
    ("karma", 3, {}),
    ("karma", 6, {"edition": "full"}),
    ("kanobu", 6, {}),
    ("unit", 2, {}),
    ("karmaka", 2, {}),
    ("karmaka", 4, {}),
    ("karmaka", 4, {"mode": "teams"}),
]
MEASURE = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const felt = document.querySelector('.felt');
  const shared = document.querySelector('.board .middle');
  return {
    wide: [...felt.querySelectorAll('*')]
      .filter((element) => box(element).right > felt.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
    page: [document.documentElement.scrollHeight, innerHeight],
    badges: [...document.querySelectorAll('.badge')].map(box),
    others: [...document.querySelectorAll('.others > section')].map(box),
    stacks: [...document.querySelectorAll('.others .places > *')].map(box),
    felt: box(felt),
    middle: box(shared),
    title: [document.querySelector('h1').scrollWidth, document.querySelector('h1').clientWidth],
  };
}"""


def meet(first: dict[str, float], second: dict[str, float]) -> bool:
    """Whether two boxes cover each other by more than a hair."""
    wide = min(first["right"], second["right"]) - max(first["left"], second["left"])
    high = min(first["bottom"], second["bottom"]) - max(first["top"], second["top"])
    return wide > 1 and high > 1


def inside(inner: dict[str, float], outer: dict[str, float]) -> bool:
    """Whether a box lies in another, from top to bottom."""
    return inner["top"] >= outer["top"] - 1 and inner["bottom"] <= outer["bottom"] + 1


def check(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.keyboard.press("Escape")  # no card is chosen
    page.wait_for_timeout(150)
    page.evaluate("felt => felt.scrollTo(0, felt.scrollHeight)", page.query_selector(".felt"))
    found: dict[str, Any] = page.evaluate(MEASURE)
    assert found["wide"] == [], "nothing is cut off at the side"
    assert found["page"][0] <= found["page"][1], "the page itself does not scroll"
    assert found["title"][0] <= found["title"][1], "the game's name is whole"
    assert inside(found["badges"][-1], found["felt"]), "one's own badge is in sight"
    assert inside(found["middle"], found["felt"]), "the middle of the table is in sight"
    for group in (found["others"], found["stacks"], found["badges"]):
        for at, box in enumerate(group):
            assert not any(meet(box, other) for other in group[at + 1 :])


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_everything_is_in_sight(
    people: People, game: str, players: int, options: dict[str, Any]
) -> None:
    page = people.come()
    seats = [{}, *[BOT] * (players - 1)]
    make_table(page, game, options, players=players, seats=seats)
    page.wait_for_selector(QUESTION)
    for _ in range(2):
        for _ in range(3):
            page.locator(f"{RESULT}, {OFFERED}").first.wait_for(timeout=30_000)
            if page.locator(RESULT).count():
                return
            page.locator(OFFERED).first.click()
            page.wait_for_timeout(60)
        page.locator(f"{RESULT}, .mine").first.wait_for(timeout=30_000)
        for size in SIZES:
            check(page, size)
