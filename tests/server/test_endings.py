"""Games that people end: giving up, ending by consent, playing again or not; and hints allowed."""

import dataclasses
from pathlib import Path

import pytest

from koloda.server.ops.settings import Rate
from tests.server.serving import QUICK, Client, Json, Running, running

pytestmark = pytest.mark.anyio


async def note(client: Client, name: str) -> int:
    """Wait for a line of the log; the seat that it is about."""
    while (found := await client.until("note"))["name"] != name:
        pass
    return int(found["seat"])


def about(server: Running, seat: Json) -> Json:
    """What anybody may know of the table."""
    found: Json = server.http.get(f"/api/rooms/{seat['room']}").json()
    return found


async def test_of_two_players_the_other_one_wins_when_one_gives_up(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = server.full("unit")
        async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
            await anna.send("resign", id="r")
            assert await note(boris, "resigned") == 0
            over = await boris.until("over")
            assert over["outcome"] == {"ranks": [2, 1], "reason": "resigned"}
            assert boris.view is not None
            assert (boris.view["legal"], boris.view["to_act"]) == ([], [])
            assert boris.view["outcome"] == over["outcome"]
            assert (await boris.ask("resign"))["t"] == "refused"
        record = server.http.get(f"/api/rooms/{seats[0]['room']}/record")
        assert record.status_code == 200
    with running(tmp_path) as server:
        assert about(server, seats[0])["state"] == "over"
        async with server.client(seats[0]) as anna:
            over = await anna.until("over")
            assert over["outcome"]["reason"] == "resigned"
            headers = {"Authorization": f"Bearer {seats[0]['key']}"}
            path = f"/api/rooms/{seats[0]['room']}/rematch"
            again = server.http.post(path, headers=headers)
            assert again.status_code == 200
            replay = server.http.get(f"/api/rooms/{seats[0]['room']}/replay").json()
            assert replay["outcome"]["reason"] == "resigned"


async def test_among_several_a_bot_plays_on_for_who_has_given_up(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = server.full(players=3)
        async with server.client(seats[1]) as boris:
            assert (await boris.ask("resign"))["t"] == "ack"
            assert (await boris.ask("resign"))["t"] == "refused"
            assert (await boris.ask("bot", seat=1, on=False))["t"] == "refused"
            assert (await boris.ask("act", seq=boris.seq, action="take"))["t"] == "refused"
            assert about(server, seats[1])["seats"][1]["resigned"]
            assert about(server, seats[1])["state"] == "running"
    with running(tmp_path) as server:
        assert about(server, seats[1])["seats"][1]["resigned"]


async def test_a_game_ends_without_a_winner_when_everybody_agrees(server: Running) -> None:
    seats = server.full(players=3)
    async with (
        server.client(seats[0]) as anna,
        server.client(seats[1]) as boris,
        server.client(seats[2]) as clara,
    ):
        await anna.send("end", id="a", agree=True)
        assert await note(boris, "offers") == 0
        await boris.send("end", id="b", agree=True)
        assert await note(anna, "agrees") == 1
        await clara.send("end", id="c", agree=False)
        assert await note(anna, "goes-on") == 2
        assert not any(seat["ends"] for seat in about(server, seats[0])["seats"])
        assert (await clara.ask("end", agree=False))["t"] == "ack"
        for client in (anna, boris, clara):
            await client.send("end", id="d", agree=True)
        over = await boris.until("over")
        assert over["outcome"] == {"ranks": [1, 1, 1], "reason": "agreed"}


async def test_bots_agree_to_the_end(server: Running) -> None:
    seat = server.make(bots=".b")
    async with server.client(seat) as anna:
        await anna.send("end", id="a", agree=True)
        assert (await anna.until("over"))["outcome"]["reason"] == "agreed"


async def test_nothing_can_be_ended_before_it_begins(server: Running) -> None:
    seat = server.make()
    async with server.client(seat) as anna:
        assert (await anna.ask("resign"))["t"] == "refused"
        assert (await anna.ask("end", agree=True))["t"] == "refused"
        assert (await anna.ask("decline"))["t"] == "refused"


async def test_everybody_hears_who_does_not_play_again(server: Running) -> None:
    seats = server.full("unit")
    async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
        await anna.send("resign", id="r")
        assert (await boris.until("over"))["declined"] == []
        await boris.send("decline", id="d")
        await anna.until("over")
        assert (await anna.until("over"))["declined"] == [1]
        path = f"/api/rooms/{seats[0]['room']}/rematch"
        headers = {"Authorization": f"Bearer {seats[0]['key']}"}
        next_table = server.http.post(path, headers=headers).json()
        async with server.client(next_table) as again:
            assert again.welcome["seats"][1]["declined"]
            await boris.send("decline", id="e")
            while not (await again.until("seats"))["seats"][1]["declined"]:
                pass


async def test_between_people_there_are_hints_only_where_the_table_allows_them(
    server: Running,
) -> None:
    strict = server.full("unit", options={"first": 0})
    assert about(server, strict[0])["hints"] is False
    async with server.client(strict[0]) as anna:
        assert (await anna.ask("hint"))["sentence"] == "at this table there are no hints"
    free = server.full("unit", options={"first": 0}, hints=True)
    async with server.client(free[0]) as anna, server.client(free[1]) as boris:
        await anna.send("hint", id="h")
        assert await note(boris, "hint") == 0
    alone = server.make("unit", bots=".b", options={"first": 0})
    assert about(server, alone)["hints"] is True
    async with server.client(alone) as anna:
        assert (await anna.ask("hint"))["t"] == "hints"
        assert not any('"t":"note"' in text for text in anna.got)


async def test_one_address_has_so_many_hints_at_all_its_tables_together(tmp_path: Path) -> None:
    with running(tmp_path, dataclasses.replace(QUICK, thoughts=Rate(0.0, 2))) as server:
        slow = []
        for _ in range(3):
            alone = server.make("unit", bots=".b", options={"first": 0})
            async with server.client(alone) as anna:
                answer = await anna.ask("hint")  # or none, where the machine is too busy
                slow.append(answer.get("sentence") == "please ask for hints more slowly")
    assert slow == [False, False, True]


async def test_a_clock_that_runs_out_is_a_line_of_the_log(server: Running) -> None:
    clock = {"kind": "move", "seconds": 5, "increment": 0}
    seat = server.make("unit", bots=".b", options={"first": 0}, clock=clock)
    async with server.client(seat) as anna:
        assert await note(anna, "clock") == 0
    async with server.client(seat) as anna:
        assert anna.welcome["notes"][0]["name"] == "clock"
