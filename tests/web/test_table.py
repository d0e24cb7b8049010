"""Life at a table: lost lines, watchers, languages, phones, the keyboard, rules, chat."""

from koloda.games import GAMES
from tests.web.conftest import PHONE, People
from tests.web.driving import (
    BOT,
    OFFERED,
    QUESTION,
    RESULT,
    Page,
    make_table,
    play_now,
    play_some,
    sit_down,
    two_at_a_table,
)

IDLE = ".front .card.no"
LINES = "[role=log] p"


def test_reconnect_goes_on_by_itself(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    play_some(page, 4)
    page.context.set_offline(True)
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.locator(".stage.frozen [role=alert]").wait_for(timeout=60_000)
    assert page.locator(".can").count() == 0
    page.context.set_offline(False)
    page.locator(".stage.frozen").wait_for(state="detached", timeout=60_000)
    play_some(page, 3)


def test_reload_keeps_the_seat(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    page.wait_for_selector(".front [data-card]")
    before = page.locator(".front [data-card]").count()
    page.reload()
    page.wait_for_selector(".front [data-card]")
    assert page.locator(".front [data-card]").count() == before
    page.goto(people.address)
    page.locator("a[href^='/t/']").first.click()
    page.wait_for_selector(".front .hand")


def test_a_watcher_sees_no_hand(people: People) -> None:
    ada = people.come()
    path = make_table(ada, "karma", name="<img src=x>")
    bob = people.come(path)
    sit_down(bob)
    eve = people.come(path)
    eve.get_by_text("You are watching").wait_for()
    eve.get_by_text("<img src=x>").first.wait_for()
    assert eve.locator(".front .hand").count() == 0
    assert eve.locator(".can").count() == 0


def test_the_language_changes_at_the_table(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_text("Русский").click()
    page.get_by_role("button", name="Подсказка").wait_for()
    page.locator(LINES, has_text="сда").first.wait_for()
    assert page.locator("html").get_attribute("lang") == "ru"
    page.locator("dialog").get_by_text("Italiano").click()
    page.get_by_role("button", name="Consiglio").wait_for()


def test_why_not_names_the_clause(people: People) -> None:
    page = people.come()
    play_now(page, "karma")
    play_some(page, 3)
    for _ in range(40):
        page.wait_for_selector(".mine")
        if page.locator(IDLE).count():
            break
        play_some(page, 1)
    page.locator(IDLE).first.click()
    page.locator(".ask [role=alert]").get_by_role("button", name="Rule").click()
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
        assert page.locator(".ask").bounding_box()["y"] < 844
        page.get_by_role("button", name="Log", exact=True).click()
        page.get_by_role("tab", name="Rules").wait_for()


def test_the_keyboard_alone_plays_a_whole_game(people: People) -> None:
    page = people.come()
    make_table(page, "karma", {"cap": 10}, seats=[{}, BOT])
    page.goto(people.address)
    page.wait_for_selector("article")
    focus_on(page, "a[href^='/t/']")
    page.keyboard.press("Enter")
    page.wait_for_selector(QUESTION)
    for _ in range(100):
        page.locator(f"{RESULT}, {OFFERED}").first.wait_for()
        if page.locator(RESULT).count():
            break
        focus_on(page, OFFERED)
        page.keyboard.press("Enter")
        page.wait_for_timeout(100)
    page.wait_for_selector(RESULT)
    page.keyboard.press("r")
    page.get_by_role("searchbox").wait_for()
    focus_on(page, "a[href^='/replay/']")
    page.keyboard.press("Enter")
    page.get_by_role("slider").wait_for()


def focus_on(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key never reaches {selector}")


def test_chat_and_reactions_are_heard_unless_muted(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit")
    for page in (ada, bob):
        page.get_by_role("tab", name="Chat").click()
    say(ada, "<b>hello</b>")
    bob.locator("li", has_text="<b>hello</b>").wait_for()
    ada.get_by_role("button", name="👏").click()
    bob.locator(".badge .sign", has_text="👏").wait_for()
    bob.get_by_label("Mute the others").check()
    ada.get_by_role("button", name="🔥").click()
    say(ada, "again")
    ada.get_by_text("again").wait_for()
    bob.get_by_label("Write to the table").fill("mine is seen")
    bob.get_by_role("button", name="Send").click()
    bob.get_by_text("mine is seen").wait_for()
    assert bob.get_by_text("again").count() == 0
    assert bob.locator(".badge .sign", has_text="🔥").count() == 0


def say(page: Page, text: str) -> None:
    """Write a line of chat."""
    page.get_by_label("Write to the table").fill(text)
    page.get_by_role("button", name="Send").click()


def test_a_private_link_moves_the_seat(people: People) -> None:
    ada = people.come()
    play_now(ada, "karma")
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Make the link").click()
    link = ada.get_by_label("Another device").input_value()
    other = people.come(link.removeprefix(people.address))
    other.wait_for_selector(".front .hand")
    assert "key" not in other.url
    play_some(other, 1)
    ada.goto(link.partition("#")[0])
    ada.get_by_text("You are watching").wait_for()


def test_an_unseen_choice_is_taken_back(people: People) -> None:
    ada, _ = two_at_a_table(people, "karma")
    ada.wait_for_selector(".front .can")
    before = ada.locator(".front [data-card]").count()
    lines = ada.locator(LINES).count()
    ada.locator(".front .can").first.click()
    undo = ada.get_by_role("button", name="Undo")
    undo.wait_for()
    assert ada.locator(".front [data-card]").count() == before - 1
    ada.keyboard.press("u")
    undo.wait_for(state="detached")
    assert ada.locator(".front [data-card]").count() == before
    assert ada.locator(LINES).count() == lines
    ada.keyboard.press("u")
    ada.get_by_role("alert").get_by_text("Undo takes back only your own last move").wait_for()


def test_a_hint_is_given(people: People) -> None:
    page = people.come()
    play_now(page, "kanobu")
    page.wait_for_selector(".mine")
    page.get_by_role("button", name="Hint").click()
    flags = page.locator(".stage .flag", has_text="%")
    flags.first.wait_for()
    play_some(page, 1)
    flags.first.wait_for(state="detached")


def test_the_clock_runs_and_acts_when_it_is_over(people: People) -> None:
    page = people.come()
    clock = {"kind": "move", "seconds": 5, "increment": 0}
    make_table(page, "kanobu", {"cap": 1}, seats=[{}, BOT], clock=clock)
    page.locator("[role=timer]", has_text="0:0").first.wait_for()
    page.wait_for_selector(RESULT, timeout=60_000)


def test_a_bot_helps_out_until_the_player_returns(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit", {"first": 0})
    where = bob.url
    bob.goto("about:blank")
    ada.locator("em", has_text="away, a bot may help in").wait_for()
    ada.get_by_role("button", name="Let a bot play").click()
    ada.get_by_text("a bot plays").wait_for()
    play_some(ada, 1)
    bob.goto(where)
    bob.wait_for_selector(QUESTION)
    ada.get_by_text("a bot plays").wait_for(state="detached")
    bob.get_by_role("button", name="More").click()
    bob.get_by_role("button", name="A bot plays for Bob").click()
    bob.keyboard.press("Escape")
    bob.get_by_role("button", name="Play yourself").click()
    ada.get_by_text("a bot plays").wait_for(state="detached")


def test_sound_and_looks_are_remembered(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Sound").first.click()
    page.get_by_role("button", name="Look").first.click()
    page.reload()
    assert page.get_by_role("button", name="Sound").get_attribute("aria-pressed") == "false"
    assert page.locator("html").get_attribute("data-theme") == "light"
