"""axe-core finds nothing to complain about, in light and dark, on every screen."""

import pytest

from koloda.games import GAMES
from tests.web.conftest import DESKTOP, PHONE, ROOT, People
from tests.web.driving import Page, make_table, play_now, play_some, play_to_the_end

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def complaints(page: Page) -> list[str]:
    """What axe says about the page as it is."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("tags => axe.run(document, { runOnly: tags })", TAGS)
    return [f"{rule['id']}: {rule['nodes'][0]['html'][:160]}" for rule in found["violations"]]


@pytest.fixture(autouse=True)
def need_axe() -> None:
    """axe-core comes with the client's packages."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: npm ci in web/")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_around_a_table(people: People, scheme: str) -> None:
    page = people.come()
    page.emulate_media(color_scheme=scheme)
    page.wait_for_selector("article")
    assert complaints(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.locator("article.karma .rules").click()
    page.get_by_role("heading", name="Rules of Karma").wait_for()
    assert complaints(page) == []
    page.go_back()
    page.get_by_role("link", name="Invite").first.click()
    page.locator("summary", has_text="Finer rules").click()
    assert complaints(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="The table is waiting").wait_for()
    assert complaints(page) == []


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_tables(people: People, game: str) -> None:
    page = people.come(size=PHONE, scheme="dark")
    play_now(page, game)
    play_some(page, 4)
    assert complaints(page) == []
    page = people.come(size=DESKTOP)
    play_now(page, game)
    play_some(page, 4)
    assert complaints(page) == []


def test_panels(people: People) -> None:
    page = people.come()
    play_now(page, "karmaka")
    for tab, sign in (("c", "Write to the table"), ("r", "Word or number of a rule")):
        page.keyboard.press(tab)
        page.get_by_label(sign).wait_for()
        assert complaints(page) == []
    page.get_by_role("button", name="More").click()
    page.locator("dialog").wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Make the link").click()
    page.get_by_label("Another device").wait_for()
    assert complaints(page) == []


def test_nothing_there(people: People) -> None:
    people.expected.append("status of 404")  # the browser itself complains of it
    page = people.come("/t/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("alert").wait_for()
    assert complaints(page) == []


def test_result_and_replay(people: People) -> None:
    page = people.come()
    make_table(page, "karma", {"cap": 2}, seats=[{}, {"kind": "bot", "level": "easy"}])
    page.wait_for_selector("[data-testid=question]")
    play_to_the_end(page)
    assert complaints(page) == []
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    assert complaints(page) == []
