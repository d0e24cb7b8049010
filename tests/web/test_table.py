"""Life at a table: lost lines, watchers, languages, phones, the keyboard, rules, chat."""

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import Page, make_table, play_now, play_some, sit_down

QUESTION = "[data-testid=question]"
IDLE = ".up button.card:not(.playable), .hand button.card:not(.playable)"


def test_reconnect_goes_on_by_itself(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    play_some(page, 4)
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.get_by_text("Connection lost").wait_for(timeout=40_000)
    page.context.set_offline(False)
    page.get_by_text("Connection lost").wait_for(state="detached", timeout=15_000)
    play_some(page, 3)


def test_reload_keeps_the_seat(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    before = page.locator(".hand [data-card]").count()
    page.reload()
    page.wait_for_selector(QUESTION)
    assert page.locator(".hand [data-card]").count() == before
    page.goto(people.address)
    page.get_by_role("link", name="Karma").first.click()
    page.wait_for_selector(".hand")


def test_a_watcher_sees_no_hand(people: People) -> None:
    ada = people.come()
    path = make_table(ada, "karma")
    bob = people.come(path)
    sit_down(bob)
    eve = people.come(path)
    eve.get_by_text("You are watching").wait_for()
    assert eve.locator(".hand").count() == 0
    assert eve.locator(".playable").count() == 0


def test_the_language_changes_at_the_table(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    page.get_by_label("Language").select_option("ru")
    page.get_by_role("button", name="Подсказка").wait_for()
    page.locator("ol li", has_text="сдаёт").wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.get_by_label("Язык").select_option("it")
    page.get_by_role("button", name="Consiglio").wait_for()


def test_why_not_names_the_clause(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    play_some(page, 3)
    for _ in range(40):
        if page.locator(IDLE).count():
            break
        play_some(page, 1)
    page.locator(IDLE).first.click()
    page.get_by_role("alert").get_by_role("button", name="Rule").click()
    page.locator(".cited").wait_for()
    page.get_by_role("searchbox").fill("K7")
    assert page.locator("[data-clause=K7]").count() == 1


def test_a_phone_shows_everything_without_sideways_scrolling(people: People) -> None:
    for game in [game.name for game in GAMES]:
        page = people.come(size=PHONE)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        play_now(page, game)
        play_some(page, 2)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert page.locator(".dock").bounding_box()["y"] < 844
        page.get_by_role("button", name="Log").click()
        page.get_by_role("tab", name="Rules").wait_for()


def test_the_keyboard_alone_is_enough(people: People) -> None:
    page = people.come()
    page.wait_for_selector("article")
    focus_on(page, "article.karma button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(QUESTION)
    for _ in range(4):
        page.wait_for_selector(".hand .playable")
        focus_on(page, ".hand .playable")
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        if page.locator(".chosen").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    page.keyboard.press("r")
    page.get_by_role("searchbox").wait_for()


def focus_on(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        page.keyboard.press("Tab")
        found = f"document.activeElement.matches({selector!r})"
        if page.evaluate(found):
            return
    raise AssertionError(f"the Tab key never reaches {selector}")


def test_chat_is_heard_unless_muted(people: People) -> None:
    ada = people.come()
    path = make_table(ada, "unit")
    bob = people.come(path)
    sit_down(bob)
    for page in (ada, bob):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Write to the table").fill("<b>hello</b>")
    ada.get_by_role("button", name="Send").click()
    bob.get_by_text("<b>hello</b>").wait_for()
    bob.get_by_label("Mute the others").check()
    ada.get_by_label("Write to the table").fill("again")
    ada.get_by_role("button", name="Send").click()
    ada.get_by_text("again").wait_for()
    bob.wait_for_timeout(300)
    assert bob.get_by_text("again").count() == 0


def test_a_private_link_moves_the_seat(people: People) -> None:
    ada = people.come()
    play_now(ada, "karma")
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Make the link").click()
    link = ada.get_by_label("Another device").input_value()
    other = people.come(link.removeprefix(people.address))
    other.wait_for_selector(".hand")
    assert "key" not in other.url
    play_some(other, 1)
