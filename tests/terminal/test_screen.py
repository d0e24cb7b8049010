"""The full screen plays whole games, explains, and keeps what the line mode keeps."""

import re
from collections.abc import Awaitable, Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, RichLog, Static

from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import seed_from_number
from koloda.engine.records.match import Match
from koloda.engine.values.options import Value
from koloda.engine.values.view import TABLE, Zone
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.card_box import CardBox
from koloda.terminal.chair import Chair
from koloda.terminal.choices import sources
from koloda.terminal.choosing import fitting
from koloda.terminal.dealing import Dealer
from koloda.terminal.move_button import MoveButton
from koloda.terminal.page import Page
from koloda.terminal.screen import TableScreen
from koloda.terminal.session import Session
from tests.terminal.running import bad

WIDE = (120, 40)
Script = Callable[[TableScreen, "Pilot[None]"], Awaitable[None]]


async def at_the_table(
    script: Script,
    game: str = "karma",
    language: str = "en",
    size: tuple[int, int] = WIDE,
    unicode: bool = True,
) -> TableScreen:
    """Sit down with bots and do what the script says."""
    short: dict[str, Value] = {"start0": 1, "start1": 1} if game == "unit" else {"cap": 6}
    setup = find_game(game).setup(2, short)
    others = {seat: find_player("easy") for seat in range(1, setup.players)}
    chair = Chair(Match(setup, seed_from_number(3)), 0, others)
    app = TableScreen(Session(chair, Catalogue(language), Page(), None), unicode)
    async with app.run_test(size=size) as pilot:
        await others_have_played(pilot)
        await script(app, pilot)
    return app


async def others_have_played(pilot: "Pilot[None]") -> None:
    """Until the others have played and the screen shows it."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause()


def shown(app: TableScreen, part: str) -> str:
    return str(app.query_one(part, Static).render())


def keys(app: TableScreen) -> list[str]:
    """What the keys do that are offered now."""
    return [binding.binding.description for binding in app.screen.active_bindings.values()]


def log(app: TableScreen) -> str:
    return "\n".join(line.text for line in app.query_one(RichLog).lines)


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_a_whole_game_by_keyboard(game: str) -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        for _ in range(2000):
            if not app.is_asking():
                break
            await pilot.press("enter")
            await others_have_played(pilot)
        assert "Game over" in shown(app, "#prompt")
        assert "Press q to leave." in shown(app, "#prompt")
        await pilot.press("h", "w")  # nothing to advise any more

    app = await at_the_table(script, game)
    assert app.session.chair.view().outcome is not None


@pytest.mark.anyio
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_a_whole_game_by_mouse(game: str) -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        for _ in range(2000):
            if not app.is_asking():
                break
            places = list(app.query(MoveButton))
            cards = [box for box in app.query(CardBox) if box.source.moves]
            assert await pilot.click((cards or places)[0])
            await others_have_played(pilot)
            if app.is_asking() and len(cards[:1] and cards[0].source.moves) > 1:
                await pilot.click(next(iter(app.query(MoveButton))))
                await others_have_played(pilot)
        assert "Game over" in shown(app, "#prompt")

    app = await at_the_table(script, game, size=(200, 50))
    assert app.session.chair.view().outcome is not None


@pytest.mark.anyio
async def test_the_table_shows_the_seat_what_it_may_see() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await others_have_played(pilot)
        assert "Player 1   hand ▒ ▒ ▒ ▒ ▒ 5   face up ▒ 1" in shown(app, "#cards")
        assert app.session.chair.commitment in log(app).replace("\n", "")
        view = app.session.chair.view()
        hand = [box.source.token for box in app.query(CardBox)]
        assert hand == list(view.zone("hand", 0).cards)

    await at_the_table(script)


@pytest.mark.anyio
async def test_arrows_walk_from_card_to_card_and_to_the_places() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        boxes = list(app.query(CardBox))
        await pilot.press("right")
        assert app.focused is boxes[1]
        assert app.session.catalogue.card("karmaka", boxes[1].source.token) in shown(app, "#detail")
        await pilot.press("left", "left")
        assert app.focused is boxes[-1]
        await pilot.press("enter")
        await others_have_played(pilot)
        assert len(app.query(MoveButton)) == 3  # points, ability, next life
        await pilot.press("escape")
        await others_have_played(pilot)
        assert isinstance(app.focused, CardBox)
        await pilot.press("down")
        assert isinstance(app.focused, MoveButton)
        await pilot.press("up")
        assert isinstance(app.focused, CardBox)

    await at_the_table(script, "karmaka")


@pytest.mark.anyio
async def test_a_key_pressed_twice_plays_no_card_of_the_moment_before() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        card = next(iter(app.query(CardBox)))
        await pilot.press("enter")
        await others_have_played(pilot)
        before = app.session.chair.view()
        app.post_message(CardBox.Chosen(card))
        await others_have_played(pilot)
        assert app.session.chair.view() == before
        await pilot.press(*["enter"] * 3, "right", *["enter"] * 5)
        await others_have_played(pilot)
        assert app.return_code is None

    await at_the_table(script)


@pytest.mark.anyio
async def test_a_button_of_the_moment_before_does_nothing() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("enter")
        await others_have_played(pilot)
        places = list(app.query(MoveButton))
        await pilot.press("enter")
        await others_have_played(pilot)
        before = app.session.chair.view()
        app.post_message(MoveButton.Pressed(places[0]))
        await others_have_played(pilot)
        assert app.session.chair.view() == before

    await at_the_table(script, "karmaka")


@pytest.mark.anyio
async def test_a_terminal_that_changes_its_size_is_drawn_anew() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        assert all(box.columns == 8 for box in app.query(CardBox))
        lines = shown(app, "#cards").count("\n")
        await pilot.resize_terminal(40, 24)
        await others_have_played(pilot)
        assert all(box.columns == 4 for box in app.query(CardBox))
        assert shown(app, "#cards").count("\n") > lines
        assert isinstance(app.focused, CardBox)

    await at_the_table(script)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("game", "enter"),
    [("unit", "into the limit"), ("karmaka", "Enter: choose what to do with it")],
)
async def test_what_enter_does_is_said_before_it_is_pressed(game: str, enter: str) -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("right")
        assert "Enter: " in shown(app, "#detail")
        assert enter in shown(app, "#detail")

    await at_the_table(script, game)


@pytest.mark.anyio
async def test_a_card_that_cannot_be_played_says_why() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        for _ in range(60):
            dark = [box for box in app.query(CardBox) if not box.source.moves]
            if dark:
                break
            await pilot.press("enter")
            await others_have_played(pilot)
        dark[0].focus()
        await pilot.press("enter")
        await others_have_played(pilot)
        assert "karma K" in shown(app, "#detail")

    await at_the_table(script)


@pytest.mark.anyio
async def test_an_old_terminal_gets_plain_letters_only() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("enter")
        await others_have_played(pilot)
        seen = [shown(app, part) for part in ("#cards", "#prompt", "#detail")] + [log(app)]
        seen += [str(box.render()) for box in app.query(CardBox)]
        assert all(text.isascii() for text in seen)

    for game in GAMES:
        await at_the_table(script, game.name, size=(80, 24), unicode=False)


@pytest.mark.anyio
@pytest.mark.parametrize("wanted", [True, False], ids=["NO_COLOR", "colours"])
async def test_no_color_is_obeyed(wanted: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    if wanted:
        monkeypatch.setenv("NO_COLOR", "1")
    seen: set[str] = set()

    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        seen.update(re.findall(r"r\d+ \{ fill: #(\w{6})", app.export_screenshot()))

    await at_the_table(script, "unit", size=(80, 24))
    seen.discard("c5c8c6")  # the picture's own ink
    grey = {colour for colour in seen if colour[:2] == colour[2:4] == colour[4:]}
    assert seen and (seen == grey) == wanted


@pytest.mark.anyio
async def test_a_small_terminal_shows_table_question_hand_and_log() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        for part in ("#board", "#prompt", "#hand", "#detail", "#moves", "#log"):
            region = app.query_one(part).region
            assert region.height > 0 and region.bottom <= 24
        assert app.query_one("#board").region.height >= 8

    await at_the_table(script, "karmaka", size=(80, 24))


@pytest.mark.anyio
@pytest.mark.parametrize("size", [(80, 24), (60, 24)], ids=["80", "60"])
async def test_where_a_card_goes_is_never_covered_or_cut(size: tuple[int, int]) -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("enter")
        await others_have_played(pilot)
        row = app.query_one("#moves").region
        for button in app.query(MoveButton):
            seen = button.region
            assert seen.height == 1 and row.y <= seen.y < row.bottom
            assert seen.width == len(button.words) + 4 and seen.right <= size[0]

    await at_the_table(script, "karmaka", size=size)


@pytest.mark.anyio
async def test_a_large_hand_has_slim_cards() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await others_have_played(pilot)
        boxes = list(app.query(CardBox))
        assert len(boxes) == 6
        assert {box.region.width for box in boxes} == {6}
        assert boxes[-1].region.right <= 50

    await at_the_table(script, "unit", size=(50, 30))


def test_names_are_shortened_with_a_sign() -> None:
    assert fitting("Embody", 8) == "Embody"
    assert fitting("Transmigrate", 8) == "Transmi…"
    assert fitting("limit of ♥", 8) == "limit ♥"
    assert fitting("limit of ♥", 4) == "lim♥"


def test_a_card_of_two_places_is_taken_from_where_it_was_opened() -> None:
    setup = find_game("kanobu").setup(2)
    dealt = Chair(Match(setup, seed_from_number(3)), 0, {1: find_player("random")})
    dealt.wait()
    view = dealt.view()._replace(
        zones=(
            Zone("pile", TABLE, ("R-rock", "Y-paper", "B-rock")),
            Zone("opened", TABLE, ("Y-paper", "R-paper")),
        ),
        legal=(setup.actions.parse("lay Y-paper"), setup.actions.parse("lay R-paper")),
    )
    assert [source.zone for source in sources(view, setup)] == ["opened", "opened"]


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("language", "reason", "advice"),
    [
        ("en", "possible", "wins"),
        ("ru", "можно", "побеждает"),
        ("it", "mosse possibili", "vince"),
    ],
)
async def test_reasons_and_hints_go_into_the_log(language: str, reason: str, advice: str) -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("w")
        await others_have_played(pilot)
        assert reason in log(app)
        await pilot.press("h")
        await others_have_played(pilot)
        assert advice in log(app) and "%" in log(app)
        assert any(box.advised for box in app.query(CardBox))

    await at_the_table(script, language=language)


@pytest.mark.anyio
async def test_reasons_in_a_small_log_are_read_from_the_first_on() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        news = app.query_one(RichLog)
        before = len(news.lines)
        await pilot.press("w")
        await others_have_played(pilot)
        assert len(news.lines) - before > news.size.height
        assert news.scroll_y == before
        await pilot.press("pagedown")
        await others_have_played(pilot)
        assert news.scroll_y > before

    await at_the_table(script, size=(80, 24))


@pytest.mark.anyio
async def test_without_cards_the_table_has_the_room_of_the_hand() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        view = app.session.chair.view()
        assert app.query_one("#hand").display
        await app.lay_hand(view._replace(zones=()))
        assert not app.query_one("#hand").display

    await at_the_table(script)


@pytest.mark.anyio
async def test_rules_are_found_by_their_words() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("r")
        await pilot.pause()
        clauses = app.screen.query_one("#clauses", Static)
        assert "K17" in str(clauses.render()) and "full game" not in str(clauses.render())
        await pilot.press(*"five or below")
        await pilot.pause()
        assert app.screen.query_one(Input).value == "five or below"
        assert "K30" in str(clauses.render())
        assert "K17" not in str(clauses.render())
        await pilot.press("escape")
        await pilot.pause()
        assert app.is_asking()

    await at_the_table(script)


@pytest.mark.anyio
async def test_on_a_narrow_terminal_the_log_lies_below() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        board, news = app.query_one("#board").region, app.query_one("#log").region
        assert news.y > board.y and news.x == board.x
        await pilot.resize_terminal(*WIDE)
        await pilot.pause()
        assert app.query_one("#log").region.x > app.query_one("#board").region.x

    await at_the_table(script, size=(70, 40))


@pytest.mark.anyio
async def test_leaving_keeps_the_game_for_the_record() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("enter")
        await others_have_played(pilot)
        await pilot.press("q")

    app = await at_the_table(script)
    assert len(app.session.chair.record().actions) > 1


@pytest.mark.anyio
async def test_a_card_that_tells_while_the_screen_closes_is_not_heard() -> None:
    told: list[CardBox.Looked] = []

    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        told.append(CardBox.Looked(app.query(CardBox).first()))

    app = await at_the_table(script)
    app.on_card_box_looked(told[0])


@pytest.mark.anyio
async def test_once_more_after_the_end_only() -> None:
    async def script(app: TableScreen, pilot: "Pilot[None]") -> None:
        await pilot.press("a")
        assert not app.session.more
        assert "again" not in keys(app)
        while app.is_asking():
            await pilot.press("enter")
            await others_have_played(pilot)
        assert "Press a to play once more." in shown(app, "#prompt")
        assert "again" in keys(app)
        await pilot.press("a")

    app = await at_the_table(script, "unit")
    assert app.session.more
    assert app.return_code == 0
    outcome = app.session.chair.view().outcome
    assert outcome is not None
    again = app.session.again(Dealer(0, 4, None)).chair
    assert again.setup.options["first"] == outcome.ranks.index(2)
    assert again.names() == ["human", "easy"]


def test_without_a_terminal_it_is_refused() -> None:
    assert "--screen needs a terminal" in bad("play", "karma", "--screen")
