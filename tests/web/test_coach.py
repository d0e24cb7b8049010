"""The coach on the plate: there in a first game against bots, silent where it does not belong."""

import json
from typing import Any

from tests.web.conftest import PHONE, People
from tests.web.driving import BOT, OFFERED, Page, make_table, play_now, play_some, two_at_a_table

COACH = "[data-testid=coach]"
FIRST = "Lay your high numbers and karma cards face up"
CRITICISM = "Clearly better was “lay 16 face up”: 20 more wins in a hundred."
PLACES = """() => [...document.querySelectorAll('.ask, .cloth, .front [data-zone]')]
  .map((place) => Object.values(place.getBoundingClientRect().toJSON()))"""


def switch(page: Page, to: str) -> None:
    """Use the switch in the table's menu."""
    page.get_by_role("button", name="More", exact=True).click()
    coach = page.locator("dialog fieldset", has_text="Coach")
    coach.get_by_text(to, exact=True).click()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def test_it_speaks_in_a_first_game_until_it_is_switched_off_and_nothing_moves(
    people: People,
) -> None:
    page = people.come(size=PHONE, scheme="dark")
    play_now(page, "karma")
    page.locator(COACH, has_text=FIRST).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    spoken = page.evaluate(PLACES)
    switch(page, "Off")
    page.locator(COACH).wait_for(state="detached")
    assert page.evaluate(PLACES) == spoken
    page.reload()
    page.locator(OFFERED).first.wait_for()
    assert page.locator(COACH).count() == 0
    switch(page, "On")
    page.locator(COACH, has_text=FIRST).wait_for()


def test_it_is_off_after_a_first_game_of_the_kind(people: People) -> None:
    page = people.come()
    make_table(page, "karma", seats=[{}, BOT])
    page.locator(COACH, has_text=FIRST).wait_for()
    page.evaluate(
        """() => {
          const seats = JSON.parse(localStorage['koloda.seats']);
          const older = { key: 'k', seat: 0, game: 'karma', at: 1, over: true };
          localStorage['koloda.seats'] = JSON.stringify({ ...seats, older });
        }"""
    )
    page.reload()
    page.locator(OFFERED).first.wait_for()
    assert page.locator(COACH).count() == 0


def test_people_who_play_each_other_have_none(people: People) -> None:
    ada, _ = two_at_a_table(people, "karma")
    ada.locator(OFFERED).first.wait_for()
    assert ada.locator(COACH).count() == 0
    ada.get_by_role("button", name="More", exact=True).click()
    ada.locator("dialog h3").first.wait_for()
    assert ada.locator("dialog fieldset", has_text="Coach").count() == 0


def test_what_is_said_after_a_move_stays_until_the_next(people: People) -> None:
    page = people.come()
    page.route_web_socket("**/ws", criticise_once())
    make_table(page, "karma", seats=[{}, BOT])
    page.locator(COACH, has_text=FIRST).wait_for()
    play_some(page, 1)
    page.locator(COACH, has_text=CRITICISM).wait_for()
    page.locator(".front .card").nth(5).wait_for(state="detached")  # the move has come back
    play_some(page, 1)
    page.locator(COACH, has_text=CRITICISM).wait_for(state="detached")


def criticise_once() -> Any:
    """A line to the server on which the first move is answered by a remark."""
    done: list[str] = []

    def connect(line: Any) -> None:
        server = line.connect_to_server()

        def pass_on(text: str) -> None:
            server.send(text)
            message = json.loads(text)
            if message["t"] == "act" and not done:
                done.append(message["id"])
                remark = {"t": "remark", "kind": "after", "sentence": CRITICISM, "values": {}}
                about = {key: message[key] for key in ("id", "seq", "action")}
                line.send(json.dumps(remark | about))

        line.on_message(pass_on)

    return connect
