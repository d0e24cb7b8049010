"""Whoever asks for reduced motion sees every moment of a game without anything that moves."""

from pathlib import Path
from typing import Any, Final

import pytest

from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.driving import BOT, PLAYER, QUESTION, RESULT, Page, make_table

WATCH: Final = (Path(__file__).parent / "still.js").read_text(encoding="utf-8")
TABLES: Final[list[tuple[str, int, tuple[int, int], dict[str, Any]]]] = [
    ("karma", 3, PHONE, {"cap": 3}),
    ("kanobu", 3, DESKTOP, {"cap": 4}),
    ("unit", 2, PHONE, {"start0": 6, "start1": 6}),
    ("karmaka", 2, DESKTOP, {"cap": 3}),
]
GLIDE: Final = """() => new Promise((done) => {
  const { style } = document.querySelector('.front [data-piece]');
  const step = (far) => {
    style.translate = `${far}px 0`;
    if (far < 80) requestAnimationFrame(() => step(far + 8));
    else done();
  };
  step(0);
})"""
OFFERED: Final = (
    ".stage .card.lit, .stage button.hit, .stage .card.can:not(.picked), .stage button[data-action]"
)
WAIT: Final = 120
"""Milliseconds between two of the reader's moves: the show of the last one is under way."""


def watched(
    people: People,
    game: str,
    players: int,
    size: tuple[int, int],
    options: dict[str, Any],
    motion: bool,
) -> dict[str, Any]:
    """A game at the usual speed, played to its end while every frame is looked at."""
    page: Page = people.come(size=size, motion=motion)
    page.evaluate("localStorage.setItem('koloda.speed', '\"normal\"')")
    make_table(page, game, options, players=players, seats=[{}, *[BOT] * (players - 1)])
    page.wait_for_selector(QUESTION)
    page.evaluate(WATCH)
    page.evaluate(PLAYER, [RESULT, OFFERED, WAIT])
    page.wait_for_selector(RESULT, timeout=120_000)
    page.wait_for_timeout(100)
    found: dict[str, Any] = page.evaluate("() => window.still")
    return found


@pytest.mark.parametrize(("game", "players", "size", "options"), TABLES)
def test_nothing_moves_for_whom_motion_is_too_much(
    people: People, game: str, players: int, size: tuple[int, int], options: dict[str, Any]
) -> None:
    found = watched(people, game, players, size, options, motion=False)
    assert found["moved"] == []
    assert found["arrived"] > 0, "what has come shines in its place"
    assert found["departed"] > 0, "the place that it has left shines"


def test_the_watcher_sees_what_moves(people: People) -> None:
    # A short game of Karma may end without a banner; in Unit somebody loses points before the end.
    found = watched(people, "unit", 2, PHONE, {"start0": 6, "start1": 6}, motion=True)
    assert "a card travels" in found["moved"]
    assert "a banner passes" in found["moved"]


def test_the_watcher_sees_a_card_that_glides(people: People) -> None:
    page = people.come(size=PHONE)
    make_table(page, "karma", seats=[{}, BOT])
    page.locator(".front [data-piece]").first.wait_for()
    page.evaluate(WATCH)
    page.evaluate(GLIDE)
    page.wait_for_function("() => window.still.moved.includes('a card glides')")
