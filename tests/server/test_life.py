"""Life at a table: chat, watchers, clocks, stand-ins, undo, rematch, moving, the end."""

import asyncio
import dataclasses
import json
from pathlib import Path

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.records.record import read_record, verify
from koloda.games import find_game
from koloda.server.ops.settings import Rate
from koloda.server.rooms import handlers
from koloda.server.rooms.clocks import Clocks
from tests.server.serving import QUICK, Client, Json, Running, room_of, running


def bearer(seat: Json) -> dict[str, str]:
    return {"Authorization": f"Bearer {seat['key']}"}


async def catch_up(*clients: Client) -> None:
    """Read until everybody has seen the newest state."""
    newest = max(client.seq for client in clients)
    for client in clients:
        while client.seq < newest:
            await client.receive()


def legal(client: Client) -> list[str]:
    assert client.view is not None
    found: list[str] = client.view["legal"]
    return found


async def finish(server: Running, seats: list[Json]) -> None:
    """Play a game to its end."""

    async def one(seat: Json) -> None:
        async with server.client(seat) as client:
            await client.play_on(FastRng(seat["seat"]))

    await asyncio.gather(*[one(seat) for seat in seats])


@pytest.mark.anyio
async def test_chat_and_reactions_reach_everybody_and_stay(server: Running) -> None:
    seats = server.full()
    async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
        await anna.send("chat", id="c", text="  good\u00a0luck <b> ")
        for client in (anna, boris):
            said = await client.until("chat")
            assert (said["seat"], said["name"]) == (0, "Anna")
            assert said["text"] == "good luck <b>"
        await boris.send("react", id="r", sign="👍")
        assert (await anna.until("react"))["seat"] == 1
        for text in ("", "   ", "a\x07", "\u202e", "x" * 301):
            assert (await anna.ask("chat", text=text))["t"] == "refused"
        assert (await anna.ask("react", sign="💩"))["t"] == "refused"
    async with server.client(seats[1]) as boris:
        assert [said["text"] for said in boris.welcome["chat"]] == ["good luck <b>"]


@pytest.mark.anyio
async def test_chat_has_its_own_limit(tmp_path: Path) -> None:
    with running(tmp_path, dataclasses.replace(QUICK, chat=Rate(0.01, 3))) as server:
        seats = server.full()

        async def work() -> None:
            async with server.client(seats[0]) as anna:
                kinds = [(await anna.ask("chat", text="hi"))["t"] for _ in range(5)]
                assert kinds == ["chat"] * 3 + ["refused"] * 2
                assert (await anna.act(legal(anna)[0]))["t"] == "ack"

        await work()


@pytest.mark.anyio
async def test_a_watcher_sees_the_table_and_touches_nothing(server: Running) -> None:
    seats = server.full()
    async with server.client(seats[0], key=False) as watcher, server.client(seats[0]) as anna:
        assert watcher.welcome["seat"] == -1
        assert watcher.view is not None
        assert (watcher.view["seat"], watcher.view["legal"]) == (-1, [])
        for kind, more in (
            ("act", {"seq": watcher.seq, "action": legal(anna)[0]}),
            ("why", {"action": "take"}),
            ("undo", {"seq": watcher.seq}),
            ("chat", {"text": "psst"}),
            ("react", {"sign": "👍"}),
            ("bot", {"seat": 0, "on": True}),
            ("hint", {}),
        ):
            assert (await watcher.ask(kind, **more))["t"] == "refused"
        await anna.act(legal(anna)[0])
        await watcher.until("update")
        assert json.dumps(watcher.view).count("?") > json.dumps(anna.view).count("?")


@pytest.mark.anyio
async def test_a_table_without_watchers_lets_them_look_only_before_the_game(
    server: Running,
) -> None:
    seat = server.make(watchers=False)
    async with server.client(seat, key=False) as visitor:
        assert visitor.view is None
        assert visitor.welcome["room"]["state"] == "open"
        await asyncio.to_thread(server.sit, seat["room"])
        await visitor.closed()
        assert visitor.view is None
        assert visitor.socket.close_code == 1012


@pytest.mark.anyio
async def test_listed_tables_are_shown_while_somebody_is_there(server: Running) -> None:
    hidden, shown = server.make(), server.make(listed=True)

    def listed() -> list[str]:
        return [room["room"] for room in server.http.get("/api/rooms").json()]

    assert shown["room"] not in listed()
    async with server.client(hidden), server.client(shown):
        found = await asyncio.to_thread(listed)
        assert shown["room"] in found
        assert hidden["room"] not in found


@pytest.mark.anyio
async def test_a_seat_moves_to_another_device(server: Running) -> None:
    seats = server.full()
    async with server.client(seats[0]) as old:
        address = f"/api/rooms/{seats[0]['room']}/move"
        answer = await asyncio.to_thread(
            lambda: server.http.post(address, headers=bearer(seats[0]))
        )
        assert answer.status_code == 200
        assert (await old.closed())[-1]["code"] == "moved"
        assert server.http.post(address, headers=bearer(seats[0])).status_code == 404
        fresh = {**seats[0], "key": answer.json()["key"]}
        async with server.client(fresh) as new:
            assert new.welcome["seat"] == 0
            assert (await new.act(legal(new)[0]))["t"] == "ack"


@pytest.mark.anyio
async def test_the_clock_per_move_lets_a_simple_rule_move(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = server.full(clock={"kind": "move", "seconds": 5})
        room = seats[0]["room"]

        async def work() -> None:
            async with server.client(seats[0]) as anna:
                clocks = anna.welcome["clocks"]
                assert clocks["kind"] == "move"
                assert clocks["running"] == anna.welcome["view"]["to_act"]
                assert all(4 < left <= 5 for left in clocks["left"])
                seq = anna.seq
                while anna.seq == seq:
                    await anna.receive()

        await work()
        stored = server.storage.read(room)
        assert stored is not None
        assert "clock" in {row["by"] for row in stored.log}


@pytest.mark.anyio
async def test_who_has_used_up_the_whole_games_time_is_played_by_a_bot(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seat = server.make(bots=".b", clock={"kind": "game", "seconds": 5, "increment": 0})

        async def work() -> None:
            async with server.client(seat) as anna:
                while anna.over is None:
                    message = await anna.receive()
                    if message["t"] == "seats":
                        played = message["seats"][0]["bot"]
                assert played

        await work()


def test_a_stand_in_does_not_refill_the_clock_of_a_move() -> None:
    clocks = Clocks("move", 5, 0, players=2)
    clocks.turn_to([0], [0], now=100)
    for moment in (102, 103, 104):
        clocks.turn_to([0], [], now=moment)  # a bot stands in
        clocks.turn_to([0], [0], now=moment)  # and is sent away
    assert clocks.rest(0, now=104) == 1
    clocks.acted(0, now=104)
    clocks.turn_to([1], [1], now=104)
    assert clocks.rest(0, now=110) == 5


@pytest.mark.anyio
async def test_a_fallen_flag_binds_and_survives_a_restart(tmp_path: Path) -> None:
    clock = {"kind": "game", "seconds": 5, "increment": 0}
    settings = dataclasses.replace(QUICK, bot_delay=(3.0, 3.0))
    with running(tmp_path, settings) as server:
        seats = server.full(clock=clock)

        async def lose_on_time() -> None:
            async with server.client(seats[0]) as anna:
                flagged = False
                while not flagged:
                    flagged = (await anna.until("seats"))["seats"][0]["flagged"]
                await expect_refusals(anna)

        await lose_on_time()
    with running(tmp_path, settings) as server:

        async def come_back() -> None:
            async with server.client(seats[0]) as anna:
                assert anna.welcome["seats"][0]["flagged"]
                await expect_refusals(anna)

        await come_back()


async def expect_refusals(client: Client) -> None:
    """Neither sending the bot away nor an action of one's own is accepted."""
    assert (await client.ask("bot", seat=0, on=False))["t"] == "refused"
    assert client.view is not None
    for action in client.view["legal"][:1]:
        answer = await client.act(action)
        assert (answer["t"], answer["sentence"]) == ("refused", "the time of this seat is used up")


@pytest.mark.anyio
async def test_a_bot_plays_for_who_is_away_until_they_return(server: Running) -> None:
    seats = server.full()
    async with server.client(seats[0]) as anna:
        async with server.client(seats[1]):
            while not anna.welcome["seats"][1]["online"]:
                anna.welcome = await anna.until("seats")
            early = await anna.ask("bot", seat=1, on=True)
            assert early["t"] == "refused"
        while anna.welcome["seats"][1]["away_at"] is None:
            anna.welcome = await anna.until("seats")
        assert (await anna.ask("bot", seat=1, on=False))["t"] == "refused"
        assert (await anna.ask("bot", seat=7, on=True))["t"] == "refused"
        assert (await anna.ask("bot", seat=1, on=True))["t"] == "ack"
        await anna.play_on(FastRng(1), 8)
        async with server.client(seats[1]) as boris:
            assert not boris.welcome["seats"][1]["bot"]
            playing = asyncio.create_task(anna.play_on(FastRng(2)))
            while not legal(boris):
                await boris.receive()
            while (await boris.act(legal(boris)[0]))["t"] != "ack":
                pass
            assert (await boris.ask("bot", seat=1, on=True))["t"] == "ack"
            await playing
    stored = server.storage.read(seats[0]["room"])
    assert stored is not None
    assert {row["by"] for row in stored.log if row["seat"] == 1} == {"bot", "person"}


@pytest.mark.anyio
async def test_the_maker_seats_a_bot_where_nobody_comes(server: Running) -> None:
    seat = server.make(players=3)
    boris = server.sit(seat["room"])
    async with server.client(seat) as anna, server.client(boris) as other:
        assert (await other.ask("bot", seat=2, on=True))["t"] == "refused"
        assert (await anna.ask("bot", seat=1, on=True))["t"] == "refused"
        assert not anna.view
        assert (await anna.ask("bot", seat=2, on=True))["t"] == "ack"
        assert anna.view
    about = server.http.get(f"/api/rooms/{seat['room']}").json()
    assert (about["state"], about["seats"][2]["kind"]) == ("running", "bot")
    assert (
        server.http.post(f"/api/rooms/{seat['room']}/seats", json={"name": "x"}).status_code == 409
    )


@pytest.mark.anyio
async def test_bots_think_only_where_somebody_is(server: Running) -> None:
    """Karma: everybody chooses face-up cards first, so all bots owe a choice from the begin."""
    seat = server.make(players=3, bots=".bb")
    room = room_of(server, seat["room"])
    assert room.state == "running" and set(room.table.state.to_act()) == {0, 1, 2}
    assert not room.thinking
    async with server.client(seat) as anna:
        while anna.view and len(anna.view["to_act"]) > 1:
            await anna.receive()


@pytest.mark.anyio
async def test_of_many_who_want_the_last_seat_at_once_one_gets_it(server: Running) -> None:
    room = server.make()["room"]

    def sit(name: str) -> int:
        return server.http.post(f"/api/rooms/{room}/seats", json={"name": name}).status_code

    names = [f"Player {letter}" for letter in "ABCDEFGH"]
    answers = await asyncio.gather(*[asyncio.to_thread(sit, name) for name in names])
    assert sorted(answers) == [200] + [409] * 7


@pytest.mark.anyio
async def test_only_a_quiet_last_action_can_be_taken_back(server: Running) -> None:
    """Karma: choosing face-up cards in secret can be taken back, playing a card cannot."""
    seats = server.full()

    async def work() -> None:
        async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
            before, seq = anna.view, anna.seq
            assert (await anna.ask("undo", seq=seq))["t"] == "refused"
            assert (await anna.act(legal(anna)[0], id="a"))["t"] == "ack"
            await catch_up(anna, boris)
            assert (await boris.ask("undo", seq=boris.seq))["t"] == "refused"
            assert (await anna.ask("undo", seq=seq))["t"] == "refused"
            assert '"undo":true' in anna.got[-1] or any('"undo":true' in g for g in anna.got[-6:])
            answer = await anna.ask("undo", id="u", seq=anna.seq)
            assert answer == {"t": "ack", "id": "u", "seq": seq + 2}
            assert (anna.view, anna.seq) == (before, seq + 2)
            assert await anna.ask("undo", id="u", seq=0) == answer
            assert (await anna.ask("act", id="a", seq=0, action="take"))["t"] == "ack"
            assert (await anna.ask("undo", seq=anna.seq))["t"] == "refused"
            await catch_up(anna, boris)
            while boris.view and boris.view["prompt"] == "choose":
                mover = anna if legal(anna) else boris
                await mover.play_on(FastRng(1), 1)
                await catch_up(anna, boris)
            mover = anna if legal(anna) else boris
            await mover.play_on(FastRng(1), 1)
            assert (await mover.ask("undo", seq=mover.seq))["t"] == "refused"

    await work()
    room = seats[0]["room"]
    stored = server.storage.read(room)
    assert stored is not None
    assert [row["by"] for row in stored.log].count("undo") == 1
    await finish(server, seats)
    record = read_record(server.http.get(f"/api/rooms/{room}/record").text, find_game)
    assert len(record.actions) == len(server.storage.read(room).log) - 2  # type: ignore[union-attr]


@pytest.mark.anyio
async def test_after_the_end(server: Running) -> None:
    seats = server.full()
    room = seats[0]["room"]
    promised = server.http.get(f"/api/rooms/{room}").json()["commitment"]
    await finish(server, seats)
    record = server.http.get(f"/api/rooms/{room}/record")
    assert record.headers["content-disposition"].startswith("attachment")
    found = read_record(record.text, find_game)
    assert found.commitment == promised
    verify(found)
    replay = server.http.get(f"/api/rooms/{room}/replay?lang=ru").json()
    assert replay["seed"] == found.seed.hex()
    moves = [seat for seat, _ in found.actions if seat >= 0]
    assert [step["seat"] for step in replay["steps"]] == [-1, *moves]
    assert set(replay["steps"][5]["views"]) == {"-1", "0", "1"}

    async def work() -> None:
        async with server.client(seats[0]) as anna:
            over = await anna.until("over")
            assert (over["seed"], over["commitment"]) == (found.seed.hex(), promised)
            assert "rematch" not in over
            assert (await anna.act("take"))["t"] == "refused"
            again = server.http.post(f"/api/rooms/{room}/rematch", headers=bearer(seats[1])).json()
            assert (again["seat"], again["room"] != room) == (1, True)
            assert (await anna.until("over"))["rematch"] == again["room"]
            stranger = server.http.post(f"/api/rooms/{again['room']}/seats", json={"name": "X"})
            assert stranger.status_code == 409
            mine = server.http.post(f"/api/rooms/{room}/rematch", headers=bearer(seats[0])).json()
            assert (mine["room"], mine["seat"]) == (again["room"], 0)
            async with server.client(mine) as client:
                assert client.view is not None
            for seat in seats:  # a key of the finished game opens the next table once
                answer = server.http.post(f"/api/rooms/{room}/rematch", headers=bearer(seat))
                assert answer.status_code == 409
            next_table = server.http.get(f"/api/rooms/{again['room']}").json()
            losers = {0, 1} - set(found.outcome.winners)  # type: ignore[union-attr]
            assert next_table["options"]["dealer"] in losers  # karma A47; both may lose, by A30

    await work()


@pytest.mark.anyio
async def test_a_seat_given_to_a_bot_is_not_opened_by_a_key_of_the_last_game(
    server: Running,
) -> None:
    seats = server.full(players=3)
    room = seats[0]["room"]
    await finish(server, seats)
    again = server.http.post(f"/api/rooms/{room}/rematch", headers=bearer(seats[0])).json()

    async def work() -> None:
        async with server.client(again) as anna:
            assert (await anna.ask("bot", seat=2, on=True))["t"] == "ack"

    await work()
    answer = server.http.post(f"/api/rooms/{room}/rematch", headers=bearer(seats[2]))
    assert (answer.status_code, answer.json()["code"]) == (409, "state")
    there = server.http.get(f"/api/rooms/{again['room']}").json()["seats"][2]
    assert there["kind"] == "bot"


@pytest.mark.anyio
async def test_hints_come_from_what_the_seat_may_know(server: Running) -> None:
    seats = server.full(hints=True)
    async with server.client(seats[0]) as anna:
        answer = await anna.ask("hint")
        assert answer["t"] == "hints"
        assert {hint["action"] for hint in answer["hints"]} <= set(legal(anna))
        assert all(0 <= hint["win"] <= 1 for hint in answer["hints"])


@pytest.mark.anyio
async def test_the_best_hint_says_why_it_is_better_than_the_next(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[object, ...]] = []

    def why(*about: object) -> str:
        asked.append(about)
        return "it is so"

    monkeypatch.setattr(handlers, "why_sentence", why)
    seats = server.full(hints=True)
    async with server.client(seats[0]) as anna:
        answer = await anna.ask("hint")
    told = answer["hints"]
    assert [hint.get("why", "") for hint in told] == ["it is so"] + [""] * (len(told) - 1)
    assert asked[0][2:5] == (0, told[0]["action"], told[1]["action"])


def test_games_rules_words_and_pictures(server: Running) -> None:
    games = server.http.get("/api/games?lang=ru").json()
    assert games[0]["name"] == "karma"
    assert {"name", "title", "line", "seats", "options", "presets", "levels"} <= set(games[0])
    rules = server.http.get("/api/rules/karma?lang=it").json()
    assert rules[0]["clauses"][0]["id"]
    assert server.http.get("/api/rules/chess").status_code == 422
    full = server.http.get("/api/rules/karma?players=4&edition=full&voluntary_pickup=true").json()
    assert "60 cards" in full[0]["clauses"][0]["text"]
    assert "edition" not in next(c["text"] for c in full[1]["clauses"] if c["id"] == "K11")
    assert server.http.get("/api/rules/karma?players=4&colour=red").status_code == 422
    assert server.http.get("/api/rules/karma?players=99").json()[0]["clauses"]
    example = server.http.get("/api/examples/karma?lang=it").json()[0]
    assert example["title"] == "Pari alla cima, o più alta"
    row = example["scenes"][0]["rows"][1]
    assert (row["label"], row["cards"][0], row["marks"][0]) == ("Tu · mano", "4", "cannot")
    assert "game-title" in server.http.get("/api/catalogue/en").json()["karma"]
    code = server.http.get(f"/api/rooms/{server.make()['room']}/qr")
    assert code.headers["content-type"] == "image/svg+xml"
    assert code.text.startswith("<svg xmlns=")
    assert server.http.get("/openapi.json").json()["info"]["title"] == "Koloda"
    assert "koloda_rooms " in server.http.get("/metrics").text


@pytest.mark.anyio
async def test_a_game_ends_although_its_bots_think_too_long_and_are_killed(tmp_path: Path) -> None:
    settings = dataclasses.replace(QUICK, bot_seconds=0.05)
    with running(tmp_path, settings) as server:
        seats = [{"kind": "person"}, {"kind": "bot", "level": "expert"}]
        body = {"game": "karma", "players": 2, "name": "Anna", "seats": seats}
        seat = server.http.post("/api/rooms", json=body).json()
        async with server.client(seat) as anna:
            await anna.play_on(FastRng(0))
            updates = [json.loads(text) for text in anna.got if '"t":"update"' in text]
        # Whoever sits at the table is told that not the expert has moved.
        assert {update["replaced"] for update in updates} == {-1, 1}
        assert "koloda_bots_replaced_total 0.0" not in server.http.get("/metrics").text
        about = server.http.get(f"/api/rooms/{seat['room']}").json()
        assert about["state"] == "over"


@pytest.mark.anyio
async def test_rooms_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    with running(tmp_path, dataclasses.replace(QUICK, idle_seconds=0.2)) as server:
        seats = server.full()

        async def work() -> None:
            async with server.client(seats[0]) as anna:
                answer = await anna.act(legal(anna)[0], id="x")
                view = anna.view
            for _ in range(100):
                text = (await asyncio.to_thread(server.http.get, "/metrics")).text
                if "koloda_rooms 0" in text:
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("still in memory")
            async with server.client(seats[0]) as anna:
                assert anna.view == view
                assert await anna.ask("act", id="x", seq=0, action="take") == answer

        await work()
