"""Lessons in the browser: every step by clicks, left and continued, by keys, on a phone."""

import pytest

from koloda.games import GAMES, find_game
from koloda.lessons.lesson import read_lesson
from tests.web.conftest import DESKTOP, PHONE, People
from tests.web.driving import CORNER, Page
from tests.web.test_access import complaints

ANSWER = "[data-testid=answer]"
POINTED = "button:visible:not(.picked, .cards:has(> .all) .card):has(.flag)"
"""What the lesson points at; cards that lie too close for a finger are pointed at together."""
OPENED = "dialog[open] .card.can:has(.flag)"
"""What it points at among cards that were opened together."""


def solve(page: Page) -> None:
    """Let the lesson point at the move, and touch what it points at until the step is solved."""
    page.get_by_role("button", name="Show me").click()
    fold = page.locator(".coach .fold:visible")
    if fold.count():
        fold.click()
    for _ in range(4):
        page.locator(f"{POINTED}, .ask .primary").first.wait_for()
        if page.locator(f"{ANSWER}.right").count():
            return
        opened = page.locator(OPENED)
        pointed = opened if opened.count() else page.locator(POINTED)
        pointed.first.click(position=CORNER)
        page.wait_for_timeout(60)
    page.locator(f"{ANSWER}.right").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_lesson_from_the_first_page_to_a_first_game(
    people: People, game: str, size: tuple[int, int]
) -> None:
    page = people.come(size=size)
    page.locator(f"article.{game}").get_by_role("link", name="Learn").click()
    steps = len(read_lesson(find_game(game)).steps)
    for step in range(1, steps + 1):
        page.get_by_text(f"step {step} of {steps}").wait_for(
            state="visible" if size == DESKTOP else "attached"
        )
        solve(page)
        if step < steps:
            page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_url("**/t/*")
    page.locator("header").get_by_text("easy").wait_for(
        state="visible" if size == DESKTOP else "attached"
    )


def test_a_wrong_move_is_answered_and_changes_nothing(people: People) -> None:
    page = people.come("/learn/karma")
    page.locator(".front .card[data-card='12']").click(position=CORNER)
    assert "high cards save you later" in page.locator(ANSWER).inner_text()
    assert page.locator(".front .card").count() == 3
    page.locator(".front .card[data-card='3']").click(position=CORNER)
    page.get_by_role("alert").get_by_text("3 is lower than the 6 on the pile").wait_for()


def test_a_card_dragged_to_a_wrong_place_goes_back_to_the_hand(people: People) -> None:
    page = people.come("/learn/karmaka")
    card = page.locator(".front .card[data-card=crisis]").bounding_box()
    deeds = page.locator("[data-drop=deeds]").first.bounding_box()
    assert card and deeds
    page.mouse.move(card["x"] + 12, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(card["x"] + 12, card["y"] - 60, steps=4)
    page.mouse.move(deeds["x"] + deeds["width"] / 2, deeds["y"] + deeds["height"] / 2, steps=6)
    page.mouse.up()
    page.locator(ANSWER).wait_for()
    page.locator(".dragged, [data-kept]").wait_for(state="detached")


def test_a_lesson_left_is_continued(people: People) -> None:
    page = people.come("/learn/karma")
    solve(page)
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name="Go on learning").click()
    page.get_by_text("step 2 of").wait_for()
    page.get_by_role("button", name="Back", exact=True).click()
    page.get_by_text("step 1 of").wait_for()


def test_who_comes_first_is_offered_a_lesson(people: People) -> None:
    page = people.come()
    page.get_by_role("link", name="Learn Karma", exact=True).wait_for()


def test_by_keys_alone(people: People) -> None:
    page = people.come("/learn/unit")
    page.get_by_role("heading", name="The limit is your budget").wait_for()
    page.locator(".front .card[data-card=KS]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-drop=limit-s] button.hit").focus()
    page.keyboard.press("Enter")
    page.locator(f"{ANSWER}.right").wait_for()
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Attack").wait_for()
    page.locator(".front .card[data-card='9S']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-drop=attack-s] button.hit").focus()
    page.keyboard.press("Enter")
    page.locator(f"{ANSWER}.right").wait_for()


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_axe_has_no_complaint(people: People, game: str) -> None:
    for size, scheme in ((DESKTOP, "light"), (PHONE, "dark")):
        page = people.come(f"/learn/{game}", size=size, scheme=scheme)
        page.get_by_role("button", name="Show me").wait_for()
        assert complaints(page) == []
        solve(page)
        page.wait_for_timeout(500)
        assert complaints(page) == []


def test_a_lesson_changes_its_language(people: People) -> None:
    page = people.come("/learn/unit", lang="ru")
    page.get_by_role("heading", name="Лимит — ваш бюджет").wait_for()
