"""Whole games in the browser: two people, and one against bots."""

from typing import Any

import pytest

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import (
    BOT,
    QUESTION,
    RESULT,
    Page,
    make_table,
    play_some,
    play_to_the_end,
    sit_down,
    two_at_a_table,
)

SHORT: dict[str, dict[str, Any]] = {
    "karma": {"cap": 12},
    "kanobu": {"cap": 12},
    "unit": {"start0": 7, "start1": 7},
    "karmaka": {"cap": 8},
}
NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_two_people_play_a_whole_game(people: People, game: str) -> None:
    ada, bob = two_at_a_table(people, game, SHORT.get(game))
    play_to_the_end(ada, bob)
    for page in (ada, bob):
        assert page.locator("summary", has_text="Fair: the seed is the promised one").count() == 1


@pytest.mark.parametrize("game", NAMES)
def test_one_against_bots(people: People, game: str) -> None:
    page = people.come(size=PHONE)
    make_table(page, game, SHORT.get(game), seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    play_some(page, 3)
    play_to_the_end(page)
    assert page.locator(RESULT).count() == 1


def test_record_replay_and_fairness(people: People) -> None:
    page = people.come()
    make_table(page, "karma", {"cap": 8}, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    page.get_by_role("button", name="More").click()
    promised = page.locator("dialog code").last.inner_text()
    page.keyboard.press("Escape")
    play_to_the_end(page)
    page.locator("summary", has_text="Fair").click()
    assert promised in page.locator("details code", has_text="koloda verify").inner_text()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Record").click()
    text = loading.value.path().read_text(encoding="utf-8")
    assert text.startswith("Koloda: 1\nGame: karma\n")
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max"))
    page.keyboard.press("End")
    page.get_by_text(f"{last} / {last}").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text(f"{last - 1} / {last}").wait_for()
    log = page.get_by_role("log")
    log.evaluate("list => list.scrollTo({ top: -40 })")
    lines = log.get_by_role("button")
    lines.nth(lines.count() - 3).click()  # the log ends there from then on, and shows it
    page.wait_for_function("document.querySelector('[role=log]').scrollTop === 0")
    assert log.evaluate("list => list.scrollHeight > list.clientHeight + 40")
    slider.fill("1")
    page.get_by_text(f"1 / {last}").wait_for()
    page.get_by_label("Seen by").select_option("0")
    assert page.locator(".front .hand").count() == 1
    page.wait_for_url("**#move=1")
    stranger = people.come(page.url.removeprefix(people.address))
    stranger.get_by_text(f"1 / {last}").wait_for()
    stranger.get_by_role("button", name="Speed of the table: At once, 4×", exact=True).click()
    stranger.get_by_role("button", name="Speed of the table: Slow, ½×", exact=True).wait_for()
    stranger.get_by_role("slider").fill(str(last - 2))
    stranger.locator("h1").click()
    stranger.keyboard.press("Space")
    stranger.get_by_text(f"{last} / {last}").wait_for()


def test_both_play_again_at_the_same_table(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit", {"start0": 1, "start1": 1})
    old = ada.url
    play_to_the_end(ada, bob)
    ada.get_by_role("button", name="Ask for a rematch").click()
    bob.get_by_role("button", name="Play again", exact=True).click()
    for page in (ada, bob):
        page.wait_for_url(lambda url: url != old)
    for page in (ada, bob):
        page.wait_for_selector(QUESTION)
    assert ada.url == bob.url


def test_a_game_is_ended_together_and_another_one_declined(people: People) -> None:
    ada = people.come()
    bob = people.come(make_table(ada, "unit", hints=True))
    bob.get_by_role("heading", name="Ada invites you to Unit").wait_for()
    sit_down(bob)
    ada.wait_for_selector(QUESTION)
    offer(ada)
    bob.get_by_role("button", name="Play on").click()
    ada.locator("[role=log] p", has_text="wants to play on").wait_for()
    offer(ada)
    bob.get_by_role("button", name="Agree").click()
    for page in (ada, bob):
        page.locator("[data-result=agreed]").wait_for()
    ada.get_by_role("button", name="Ask for a rematch").click()
    bob.get_by_role("button", name="Not this time").click()
    ada.get_by_text("No rematch with Bob").wait_for()


def offer(page: Page) -> None:
    """Offer to end the game without a winner, and say that it is meant."""
    page.get_by_role("button", name="More").click()
    for _ in range(2):
        page.locator("dialog").get_by_role("button", name="Offer to end it").click()


def test_giving_up_asks_once_and_the_other_one_wins(people: People) -> None:
    ada, bob = two_at_a_table(people, "karma")
    assert ada.get_by_role("button", name="Hint").count() == 0
    ada.get_by_role("button", name="More").click()
    ada.locator("dialog").get_by_role("button", name="Give up").click()
    ada.get_by_text("Give up? Bob wins.").wait_for()
    ada.locator("dialog").get_by_role("button", name="Give up").click()
    bob.locator("[data-result=resigned]").get_by_text("Ada has given up.").wait_for()
