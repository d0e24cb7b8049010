"""Nothing moves that did not happen: zones keep their places, only moved cards travel."""

import random
from pathlib import Path
from typing import Any

import pytest

from tests.web.conftest import SEED, People
from tests.web.driving import BOT, OFFERED, QUESTION, RESULT, make_table

SIZES = [
    (1440, 900),
    (1280, 720),
    (1366, 650),
    (820, 1180),
    (390, 844),
    (390, 692),
    (360, 640),
    (844, 390),
]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("karma", 4, {"cap": 7}),
    ("kanobu", 4, {"cap": 10}),
    ("unit", 2, {"start0": 14, "start1": 14}),
    # Whoever starts as the Wolf needs more points than others: the widest row of colours.
    ("karmaka", 3, {"cap": 5, "mode": "wolf", "wolf_seat": 0}),
]
WATCH = (Path(__file__).parent / "calm.js").read_text(encoding="utf-8")
REST = """() => new Promise((done) => {
  document.querySelector('.cloth')?.dispatchEvent(new Event('pointerdown'));
  let frames = 0;
  const wait = () => {
    if (!document.querySelector('.travelling')) frames += 1;
    if (frames > 8) done();
    else requestAnimationFrame(wait);
  };
  wait();
})"""
CLICK = """([offered, number]) => {
  const sure = document.querySelector('.stage button[data-sure]');
  const found = sure ? [sure] : [...document.querySelectorAll(offered)];
  found[number % found.length]?.click();
}"""
MOST = 400


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_whole_random_game_is_calm_at_every_size(
    seeded_people: People, game: str, players: int, options: dict[str, Any]
) -> None:
    page = seeded_people.come(size=SIZES[0], motion=True)
    numbers = random.Random(SEED)
    bots = [BOT] * (players - 1)
    make_table(page, game, options, secret="00" * 32, players=players, seats=[{}, *bots])
    page.wait_for_selector(QUESTION)
    page.evaluate("() => document.fonts.ready.then(() => {})")
    page.evaluate(WATCH)
    shown: set[str] = set()
    for move in range(MOST):
        page.locator(f"{RESULT}, {OFFERED}").first.wait_for(timeout=30_000)
        if page.locator(RESULT).count():
            break
        width, height = SIZES[move % len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(REST)
        shown.add(f"{width}x{height}")
        page.evaluate(CLICK, [OFFERED, numbers.randrange(2**30)])
    assert page.locator(RESULT).count() == 1
    found: dict[str, Any] = page.evaluate("() => window.calm")
    assert set(found["looks"]) == shown
    assert found["moved"] == [], "no zone's box moves"
    assert found["animated"] == [], "no card moves outside the layer for it"
    assert found["still"] == [], "no card travels whose zone did not change"
    assert found["clipped"] == [], "nothing is cut off"
    assert found["covered"] == [], "nothing lies over names and the question"
