"""A game of another package in the browser: no skin of its own, a table drawn from its zones."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.examples.installing import BOT as OWN_BOT
from tests.examples.installing import NAME, install
from tests.web.conftest import PHONE, People, serving
from tests.web.driving import BOT, QUESTION, RESULT, make_table, play_some, play_to_the_end
from tools import web


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory, browser: Any) -> Iterator[People]:
    """Browsers at a server in whose environment the game is installed."""
    pytest.importorskip("starlette", reason="koloda[server] is not installed")
    if not web.is_fresh():
        pytest.skip("the browser client is not built from these sources: make web")
    there = install(tmp_path_factory.mktemp("installed"))
    with serving(there.home.parent, there.python, there.environment()) as address:
        found = People(browser, address)
        yield found
        found.leave()
        assert found.errors == []


def test_the_first_page_offers_it_and_one_click_plays_it(guests: People) -> None:
    page = guests.come()
    page.locator(f"article.{NAME} .play").click()
    page.wait_for_selector(QUESTION)
    assert page.locator(".stage .card.can").count() > 0
    guests.leave()


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_whole_game_with_the_default_skin_against_its_own_bot(
    guests: People, size: tuple[int, int]
) -> None:
    page = guests.come(size=size)
    make_table(page, NAME, seats=[{}, {"kind": "bot", "level": OWN_BOT}])
    page.wait_for_selector(QUESTION)
    play_some(page, 2)
    play_to_the_end(page)
    assert page.locator(RESULT).count() == 1
    standing = page.locator(f"{RESULT} ol small").all_inner_texts()
    assert sum(int(line.split()[0]) for line in standing) == 3, standing
    guests.leave()


def test_a_first_game_says_what_it_is_about(guests: People) -> None:
    page = guests.come(first=True)
    page.locator(f"article.{NAME} .play").click()
    page.locator("dialog[open] .glance").wait_for()
    assert "Take the most tricks." in page.get_by_role("dialog").inner_text()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    guests.leave()


def test_its_zones_are_drawn_by_name(guests: People) -> None:
    page = guests.come()
    make_table(page, NAME, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    text = page.locator(".stage").inner_text().lower()
    for zone in ("deck", "the trick", "played before"):
        assert zone in text
    assert page.locator("[data-facts]").all_inner_texts() == [
        "0 tricks",
        "first to play: You",
        "0 tricks",
    ]
    assert "the highest card takes the trick; most tricks win." in text
    assert "ada" not in text.split()  # whoever sits here is "you"; bots may be called Lada
    assert "Which card do you play?" in page.locator(QUESTION).inner_text()
    guests.leave()
