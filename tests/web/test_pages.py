"""What people are told around a game: agreements, sides, promises, refusals, what was played."""

import re
from pathlib import Path
from typing import Any, Final

from tests.web.conftest import NARROW, PHONE, People
from tests.web.driving import (
    BOT,
    QUESTION,
    Page,
    make_table,
    play_now,
    play_some,
    play_to_the_end,
    two_at_a_table,
)
from tests.web.test_access import complaints

LOW: Final = (1280, 500)
"""A window in which a short log is too long."""

LONG: Final = "karmaka"
"""The game that no dozen of moves ends."""

NEW_SEATS = "form ol li:not(.add)"


def short_game(people: People) -> Page:
    """Somebody who has just ended a game."""
    page = people.come()
    make_table(page, "karma", {"cap": 2}, seats=[{}, BOT])
    page.wait_for_selector(QUESTION)
    play_to_the_end(page)
    return page


def test_sides_are_marked_on_badges(people: People) -> None:
    page = people.come()
    make_table(page, "karmaka", {"mode": "teams"}, players=4, seats=[{}, BOT, BOT, BOT])
    page.wait_for_selector(QUESTION)
    assert page.locator(".badge", has_text="your partner").count() == 1
    sides = page.locator(".badge .team")  # one's own seat needs no mark
    assert sorted(side.get_attribute("data-side") for side in sides.all()) == ["0", "1", "1"]
    make_table(page, "karmaka", {"mode": "wolf", "wolf_seat": 1}, players=3, seats=[{}, BOT, BOT])
    page.wait_for_selector(QUESTION)
    assert page.locator(".badge", has_text="the Big Bad Wolf").count() == 1
    assert page.locator(".badge", has_text="your partner").count() == 1


def test_a_new_table_offers_only_what_can_be_played(people: People) -> None:
    page = people.come("/new/karmaka")
    seats, more = page.locator(NEW_SEATS), page.get_by_role("button", name="Add a seat")
    page.get_by_role("radio", name="Two against two").check(force=True)
    seats.nth(3).wait_for()
    page.get_by_text("Two against two is for exactly 4 players").wait_for()
    assert more.count() == 0
    page.get_by_role("radio", name="The Big Bad Wolf").check(force=True)
    seats.nth(3).wait_for(state="detached")
    assert seats.count() == 3
    page.locator("summary", has_text="Finer rules").click()
    page.get_by_label("Who begins").select_option(label="Player 3")
    page.get_by_label("Where the Big Bad Wolf sits").select_option(label="Player 2")


def test_a_new_table_says_why_there_are_no_more_seats(people: People) -> None:
    page = people.come("/new/kanobu")
    seats, more = page.locator(NEW_SEATS), page.get_by_role("button", name="Add a seat")
    for count in range(3, 7):
        more.click()
        seats.nth(count - 1).wait_for()
    more.wait_for(state="detached")
    page.get_by_text("Seven and eight are an experiment").wait_for()
    page.locator("summary", has_text="Finer rules").click()
    page.get_by_label("Allow seven and eight players").check()
    more.wait_for()
    page.get_by_role("link", name="Karma", exact=True).click()
    for count in (3, 4):
        more.click()
        seats.nth(count - 1).wait_for()
    page.get_by_text("Karma with 5 or 6 needs other rules: Full game").wait_for()
    page.get_by_role("button", name="Take Full game").click()
    more.wait_for()


def test_the_form_says_what_happens_when_a_clock_runs_out(people: People) -> None:
    page = people.come("/new/unit")
    page.get_by_text("the others may let a bot play on").wait_for()
    page.get_by_role("radio", name="45 s a move").check(force=True)
    page.get_by_text("a simple move is made for them").wait_for()
    page.get_by_role("radio", name="10 min a game").check(force=True)
    page.get_by_text("a bot plays on in their place").wait_for()
    page.get_by_role("button", name="Fill with bots and start").click()
    page.wait_for_selector(QUESTION)


def test_whoever_comes_sees_what_was_agreed_and_the_maker_calls_a_bot(people: People) -> None:
    ada = people.come()
    clock = {"kind": "move", "seconds": 30, "increment": 0}
    path = make_table(ada, "karma", {"edition": "en", "cap": 7}, clock=clock)
    agreed = "English Mini Round · Turns per player before the game is stopped: 7 · 30 s a move"
    bob = people.come(path)
    bob.get_by_test_id("summary").filter(has_text=agreed).wait_for()
    bob.get_by_role("heading", name="Ada invites you to Karma").wait_for()
    assert bob.get_by_role("button", name="Give it to a bot").count() == 0
    eve = people.come()
    eve.get_by_test_id("summary").filter(has_text=agreed).first.wait_for()
    ada.get_by_text("This address works only on this computer").wait_for()
    ada.get_by_role("button", name="Give it to a bot").click()
    ada.wait_for_selector(QUESTION)


def test_the_promise_that_was_kept_is_the_one_that_counts(people: People) -> None:
    page = short_game(people)
    page.locator("summary", has_text="and your browser added to it").click()
    page.get_by_text("This proves that nobody chose the deal").wait_for()
    page.locator("code", has_text="--contribution").wait_for()
    page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('koloda.fair'));
          for (const room of Object.keys(kept)) kept[room].commitment = 'f'.repeat(64);
          localStorage.setItem('koloda.fair', JSON.stringify(kept));
        }"""
    )
    page.reload()
    page.locator("summary", has_text="The seed is not the promised one").wait_for()
    late = people.come(page.url.removeprefix(people.address))
    late.locator("summary", has_text="first saw after the end").wait_for()


def test_a_narrow_phone_shows_the_layout_of_a_usual_one(people: People) -> None:
    page = people.come(size=NARROW)
    page.wait_for_function("innerWidth === 390")
    assert page.evaluate("screen.width") == 320


def test_a_finished_game_is_found_again_and_seen_with_all_cards(people: People) -> None:
    page = short_game(people)
    page.goto(people.address)
    finished = page.get_by_test_id("finished")
    finished.get_by_role("link", name=re.compile("Karma: (draw|1st place|2nd place)")).wait_for()
    finished.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    rival = page.locator("[data-zone='hand:1'] [data-card='?']")
    assert rival.count() == 0
    page.get_by_role("button", name="One step on").click()
    # Draw pile and table cards lie face down; all cards are all the same.
    page.locator("[data-zone='deck:-1'] [data-card]").first.wait_for()
    assert page.locator(".stage .under [data-card]").count() == 6
    assert page.locator(".stage [data-card='?']").count() == 0
    page.get_by_text("1 / ").wait_for()
    assert page.get_by_role("button", name="One step back").is_enabled()
    assert page.get_by_text("away").count() == 0
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})  # there hands are only counted
    page.get_by_role("button", name="Everybody's hands").click()
    hands = page.get_by_role("dialog", name="Everybody's hands")
    hands.locator("section:nth-of-type(2) li").first.wait_for()
    assert hands.get_by_text(re.compile("hidden")).count() == 0
    assert complaints(page) == []
    page.keyboard.press("Escape")
    page.get_by_label("Seen by").select_option("Watcher")
    assert page.get_by_role("button", name="Everybody's hands").count() == 0
    rival.first.wait_for()
    page.get_by_role("button", name="Share").click()
    page.locator("summary", has_text="Fair: the seed").click()
    page.locator("code", has_text="Seed: ").wait_for()
    with page.expect_download() as filmed:
        page.get_by_role("link", name="Film", exact=True).click()
    assert '<g class="frame"' in Path(filmed.value.path()).read_text(encoding="utf-8")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Record").click()
    assert loading.value.path().read_text(encoding="utf-8").startswith("Koloda: 1")


def test_a_line_of_a_replay_s_log_leads_to_its_moment(people: People) -> None:
    page = short_game(people)
    page.goto(people.address)
    page.get_by_test_id("finished").get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    last = int(slider.get_attribute("max") or 0)
    page.get_by_text(f"{last} / {last}").wait_for()
    lines = page.get_by_role("log").get_by_role("button")
    before = lines.count()
    lines.nth(before // 2).click()
    page.wait_for_function(
        "end => Number(document.querySelector('[type=range]').value) < end", arg=last
    )
    at = int(slider.input_value())
    assert 0 < at < last
    assert lines.count() < before
    assert page.evaluate("location.hash").endswith(str(at))
    page.reload()
    page.get_by_text(f"{at} / {last}").wait_for()


def test_refusals_come_in_the_language_of_the_reader(people: People) -> None:
    people.expected.append("status of 404")  # the browser itself complains of it
    page = people.come("/t/AAAAAAAAAAAAAAAAAAAAAA", lang="ru")
    page.get_by_role("alert").filter(has_text="такого стола нет").wait_for()
    page.goto(f"{people.address}/replay/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("alert").filter(has_text="такого стола нет").wait_for()


def test_there_is_no_such_page(people: People) -> None:
    people.expected += ["status of 404", "status of 422"]  # no such page, no such game
    for path in ("/nowhere", "/new/zzz", "/rules/zzz"):
        page = people.come(path)
        page.get_by_role("heading", name="There is no such page").wait_for()
        page.get_by_role("link", name="Home").last.click()
        page.wait_for_selector("article")
        answer = page.goto(people.address + path)
        assert answer.status == 404
        page.get_by_role("heading", name="There is no such page").wait_for()


def test_pages_have_titles_and_rules_can_be_read(people: People) -> None:
    page = people.come()
    page.get_by_role("link", name=re.compile("Rules.*Karmaka")).click()
    page.get_by_role("heading", name="Rules of Karmaka").wait_for()
    assert page.title() == "Rules of Karmaka · Koloda"
    page.locator("#G1").wait_for()
    page.get_by_role("link", name="New table").click()
    page.get_by_role("heading", name="New table").wait_for()
    assert page.title() == "New table: Karmaka · Koloda"


def test_the_result_lies_over_the_board_and_a_rematch_asks_by_name(people: People) -> None:
    ada, bob = two_at_a_table(people, "karma", {"cap": 2})
    play_to_the_end(ada, bob)
    ada.get_by_role("button", name="See the board").click()
    ada.get_by_role("button", name="Result").click()
    with ada.expect_download() as loading:
        ada.get_by_role("button", name="Picture").click()
    assert loading.value.path().read_bytes().startswith(b"\x89PNG")
    ada.get_by_role("button", name="Ask for a rematch").click()
    ada.get_by_text("Asked to play again: Bob").wait_for()
    bob.get_by_text("Ada asks you to play again.").wait_for()
    bob.get_by_role("button", name="Play again", exact=True).click()
    for page in (ada, bob):
        page.wait_for_selector(QUESTION)


def test_whoever_leaves_comes_back_to_the_same_seat(people: People) -> None:
    page = people.come()
    play_now(page, "karmaka")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_selector("article")
    page.get_by_role("link", name=re.compile("Back to the table.*Karmaka")).click()
    page.wait_for_selector(QUESTION)


def test_everything_that_one_chooses_is_in_one_place(people: People) -> None:
    page = people.come()
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_role("radio", name="Fast").check(force=True)
    dialog.get_by_role("radio", name="Dark", exact=True).check(force=True)
    dialog.get_by_role("radio", name="Русский").check(force=True)
    page.get_by_role("dialog", name="Настройки").get_by_role("radio", name="Т К Д В").check(
        force=True
    )
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.evaluate("localStorage.getItem('koloda.speed')") == '"fast"'
    page.get_by_role("heading", name="Карточные игры за одним столом.", exact=True).wait_for()


def test_a_phone_tells_what_happened_and_that_somebody_wrote(people: People) -> None:
    ada, bob = two_at_a_table(people, "unit")
    bob.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    ada.locator(".events p").last.wait_for()
    bob.get_by_test_id("last").filter(has_text=re.compile(r"\w")).wait_for()
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Write to the table").fill("hello")
    ada.get_by_role("button", name="Send").click()
    # So narrow that the log's button stands for the chat, too.
    log = bob.get_by_role("button", name="Log 1 new message")
    log.wait_for()
    bob.locator("[aria-live]", has_text="Ada writes: hello").wait_for()
    log.click()
    bob.get_by_label("Write to the table").wait_for()
    bob.get_by_text("1 new message").first.wait_for(state="detached")


def test_the_log_of_a_phone_opens_at_its_newest_line(people: People) -> None:
    page = people.come(size=PHONE)
    # The line of the last happening gives way to the coach's words where there is a coach.
    page.evaluate("localStorage['koloda.coach'] = 'false'")
    page.reload()
    play_now(page, LONG)
    play_some(page, 6)
    page.get_by_test_id("last").get_by_role("button").click()
    shows_its_end(page)


def test_the_log_beside_the_table_follows_what_happens(people: People) -> None:
    page = people.come(size=LOW)
    play_now(page, LONG)
    play_some(page, 12)
    assert page.locator(".events").evaluate("list => list.scrollHeight > list.clientHeight")
    shows_its_end(page)


def with_a_network(route: Any) -> None:
    """The server's own answer, as if a trained network had been placed on it."""
    answer = route.fetch()
    games = answer.json()
    for game in games:
        game["levels"].append("net:alpha")
    route.fulfill(response=answer, json=games)


def test_a_network_of_the_server_is_offered_by_name_and_is_no_stronger_level(
    people: People,
) -> None:
    page = people.come(size=PHONE)
    page.route(re.compile(r"/api/games(\?|$)"), with_a_network)
    page.reload()
    level = page.locator("article.karma select").last
    assert level.locator("option").last.inner_text() == "Network alpha"
    page.goto(f"{people.address}/new/karma")
    seat = page.locator("form li select").first
    seat.select_option("normal")
    dots = page.locator(".level i")
    ladder = seat.locator("option").count() - 2  # neither a friend nor the network
    dots.first.wait_for()
    assert dots.count() == ladder
    assert page.locator(".level .on").count() < ladder
    seat.select_option("net:alpha")
    page.get_by_text("strength not measured", exact=True).wait_for()
    assert dots.count() == 0


def shows_its_end(page: Page) -> None:
    """Wait until the last line of the log is in sight."""
    page.locator(".events p").last.wait_for()
    page.wait_for_function(
        """() => {
            const end = (element) => element.getBoundingClientRect().bottom;
            const list = document.querySelector('.events');
            return end([...list.querySelectorAll('p')].at(-1)) <= end(list);
        }"""
    )
