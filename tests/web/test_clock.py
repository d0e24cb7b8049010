"""A table with a clock: on a phone the plate shows it beside what happened, never over it."""

from typing import Any, Final

import pytest

from tests.web.conftest import PHONE, People
from tests.web.driving import CORNER, OFFERED, QUESTION, Page, make_table, sit_down

SIZES: Final = (PHONE, (390, 692), (844, 390))
CLOCK: Final = {"kind": "move", "seconds": 300.0, "increment": 0.0}
PERSON: Final = {"kind": "person"}
FACE_UP: Final = 3
OVERLAPS: Final = """() => {
  const box = (element) => element.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const ask = document.querySelector('.ask');
  const parts = [...ask.querySelectorAll('.last .link, .chosen, [role=timer], .seat > .face, .q')]
    .filter((part) => part.checkVisibility())
    .map((part) => [part.className || part.role, box(part)]);
  const clocks = [...document.querySelectorAll('.cloth .badge [role=timer]')];
  return [
    ...parts.flatMap(([name, one], at) => parts.slice(at + 1)
      .filter(([, other]) => !apart(one, other)).map(([other]) => `${name} over ${other}`)),
    ...clocks.filter((clock) => box(clock).right > box(clock.closest('.badge')).right + 1)
      .map((clock) => `${clock.textContent} beyond its seat`),
  ];
}"""


def look(page: Page) -> dict[str, Any]:
    """What lies over what on the plate, at each size of a phone."""
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(50)
        if over := page.evaluate(OVERLAPS):
            found[f"{width}x{height}"] = over
    return found


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_how_many_have_chosen_and_the_clock_stand_beside_what_happened(
    people: People, lang: str
) -> None:
    ada = people.come(size=PHONE, lang=lang)
    path = make_table(ada, "karma", players=3, seats=[PERSON] * 3, clock=CLOCK)
    bob = people.come(path)
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Sit here").first.click()
    cleo = people.come(path)
    sit_down(cleo, "Cleo")
    for page in (bob, cleo):
        for chosen in range(FACE_UP):
            page.locator(OFFERED).first.click(position=CORNER)
            page.wait_for_function(
                "left => document.querySelectorAll('.front [data-piece]').length === left",
                arg=2 * FACE_UP - chosen - 1,
            )
    ada.locator(".ask .chosen").filter(has_text="2").wait_for()
    ada.locator(".ask [role=timer]").wait_for()
    assert ada.locator(".ask .seat .arc").count() == 1
    assert look(ada) == {}


def test_the_clocks_of_a_duel_stay_in_their_seats(people: People) -> None:
    ada = people.come(size=PHONE)
    bob = people.come(make_table(ada, "unit", {"first": 0}, clock=CLOCK))
    sit_down(bob)
    ada.wait_for_selector(QUESTION)
    ada.locator(".cloth .badge [role=timer]").first.wait_for()
    assert look(ada) == {}
    assert look(bob) == {}
