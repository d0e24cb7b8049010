"""Nothing moves that did not happen: zones keep their places, only moved cards travel."""

from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import People
from tests.web.driving import BOT, OFFERED, PLAYER, QUESTION, RESULT, make_table

SIZES = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (844, 390)]
TABLES = [("karma", 4), ("kanobu", 4), ("unit", 2), ("karmaka", 3)]
WATCH = (Path(__file__).parent / "calm.js").read_text(encoding="utf-8")
MOVES = 14


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_random_game_is_calm(
    people: People, game: str, players: int, size: tuple[int, int]
) -> None:
    page = people.come(size=size, motion=True)
    page.evaluate("localStorage.setItem('koloda.speed', '\"fast\"')")
    make_table(page, game, players=players, seats=[{}, *[BOT] * (players - 1)])
    page.wait_for_selector(QUESTION)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    page.evaluate(WATCH)
    page.evaluate(PLAYER, [RESULT, OFFERED, 250])
    enough = "moves => window.moves >= moves || document.querySelector('[data-result]')"
    page.wait_for_function(enough, arg=MOVES, timeout=60_000)
    found: dict[str, Any] = page.evaluate("() => window.calm")
    assert found["moved"] == [], "no zone's box moves"
    assert found["animated"] == [], "no card moves outside the layer for it"
    assert found["still"] == [], "no card travels whose zone did not change"
    assert found["clipped"] == [], "nothing is cut off"
    assert found["covered"] == [], "nothing lies over names and the question"
