"""Whole games in the browser: two people, and one against bots."""

from typing import Any

import pytest

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import (
    BOT,
    QUESTION,
    RESULT,
    make_table,
    play_some,
    play_to_the_end,
    two_at_a_table,
)

SHORT: dict[str, dict[str, Any]] = {
    "karma": {"cap": 30},
    "kanobu": {"cap": 30},
    "unit": {"start0": 7, "start1": 7},
    "karmaka": {"cap": 20},
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
    make_table(page, "karma", {"cap": 3}, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    page.get_by_role("button", name="More").click()
    promised = page.locator("dialog code").last.inner_text()
    page.keyboard.press("Escape")
    play_to_the_end(page)
    page.locator("summary", has_text="Fair").click()
    assert promised in page.locator("details code", has_text="Promise").inner_text()
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
    slider.fill("1")
    page.get_by_text(f"1 / {last}").wait_for()
    page.get_by_label("Seen by").select_option("0")
    assert page.locator(".front .hand").count() == 1
    stranger = people.come(page.url.removeprefix(people.address))
    stranger.get_by_role("slider").wait_for()


def test_both_play_again_at_the_same_table(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit", {"start0": 1, "start1": 1})
    old = ada.url
    play_to_the_end(ada, bob)
    ada.get_by_role("button", name="Ask for a rematch").click()
    bob.get_by_role("button", name="Play again").click()
    for page in (ada, bob):
        page.wait_for_url(lambda url: url != old)
    for page in (ada, bob):
        page.wait_for_selector(QUESTION)
    assert ada.url == bob.url
