"""Whole games in the browser: two people, and one against bots."""

from typing import Any

import pytest

from koloda.games import GAMES
from tests.web.conftest import People
from tests.web.driving import RESULT, make_table, play_some, play_to_the_end, sit_down

SHORT: dict[str, dict[str, Any]] = {
    "karma": {"cap": 40},
    "kanobu": {"cap": 30},
    "unit": {"start0": 9, "start1": 9},
    "karmaka": {"cap": 25},
}
NAMES = [game.name for game in GAMES]


@pytest.mark.parametrize("game", NAMES)
def test_two_people_play_a_whole_game(people: People, game: str) -> None:
    ada = people.come()
    path = make_table(ada, game, SHORT.get(game))
    bob = people.come(path)
    sit_down(bob)
    ada.wait_for_selector("[data-testid=question]")
    play_to_the_end(ada, bob)
    for page in (ada, bob):
        assert page.locator("summary", has_text="Fair: the seed is the promised one").count() == 1


@pytest.mark.parametrize("game", NAMES)
def test_one_against_bots(people: People, game: str) -> None:
    page = people.come()
    make_table(page, game, SHORT.get(game), seats=[{}, {"kind": "bot", "level": "easy"}])
    page.wait_for_selector("[data-testid=question]")
    play_some(page, 6)
    play_to_the_end(page)
    assert page.locator(RESULT).count() == 1


def test_after_the_game(people: People) -> None:
    page = people.come()
    path = make_table(page, "karma", {"cap": 3}, seats=[{}, {"kind": "bot", "level": "easy"}])
    page.wait_for_selector("[data-testid=question]")
    play_to_the_end(page)
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
    page.get_by_label("Seen by").select_option("0")
    assert page.locator(".hand").count() == 1
    page.goto(people.address + path)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: path not in url)
    page.wait_for_selector("[data-testid=question]")
