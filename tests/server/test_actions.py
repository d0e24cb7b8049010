"""Actions over the wire: once, in order, by their own seat, by the rules."""

import pytest
from websockets.asyncio.client import connect

from koloda.engine.chance.rng import FastRng
from koloda.server.ops.settings import Settings
from tests.server.serving import Client, Json, Running

LOG_LENGTH = Settings().log_length


def first(client: Client) -> str:
    assert client.view is not None
    legal: list[str] = client.view["legal"]
    return legal[0]


@pytest.mark.anyio
async def test_a_repeated_action_gets_the_same_answer_and_happens_once(server: Running) -> None:
    anna, _ = server.full()
    async with server.client(anna) as client:
        action, seq = first(client), client.seq
        answer = await client.act(action, id="mine")
        assert answer == {"t": "ack", "id": "mine", "seq": answer["seq"]}
        assert answer["seq"] > seq
        assert await client.ask("act", id="mine", seq=seq, action=action) == answer
        assert await client.ask("act", id="mine", seq=answer["seq"], action="nonsense") == answer
    async with server.client(anna) as client:
        assert client.welcome["seq"] == answer["seq"]
        assert await client.ask("act", id="mine", seq=seq, action=action) == answer
        assert client.seq == answer["seq"]


@pytest.mark.anyio
async def test_a_stale_action_is_refused_with_the_table_as_it_is(server: Running) -> None:
    anna, _ = server.full()
    async with server.client(anna) as client:
        seq, action = client.seq, first(client)
        await client.act(action)
        answer = await client.ask("act", seq=seq, action=action)
        assert (answer["t"], answer["clause"]) == ("refused", "")
        assert answer["seq"] > seq
        assert answer["view"] == client.view
        future = await client.ask("act", seq=answer["seq"] + 5, action=action)
        assert future["t"] == "refused"


@pytest.mark.anyio
async def test_an_illegal_action_is_refused_with_its_clause_in_the_readers_language(
    server: Running,
) -> None:
    anna, _ = server.full()
    sentences = []
    for lang in ("en", "ru", "it", "xx"):
        async with server.client(anna, lang=lang) as client:
            before = client.seq
            answer = await client.act("take")
            assert answer["t"] == "refused"
            assert answer["clause"].startswith("karma ")
            assert not answer["sentence"].startswith("karma ")
            assert "view" not in answer
            assert (await client.ask("why", action="take"))["sentence"] == answer["sentence"]
            legal = await client.ask("why", action=first(client))
            assert (legal["t"], legal["seq"]) == ("ack", before)
            sentences.append(answer["sentence"])
    assert len(set(sentences)) == 3
    assert sentences[0] == sentences[3]


@pytest.mark.anyio
@pytest.mark.parametrize("action", ["", "deal 7", "play", "play 99", "x" * 200, "<b>", "play 7\n"])
async def test_what_is_no_action_changes_nothing(server: Running, action: str) -> None:
    anna, _ = server.full()
    async with server.client(anna) as client:
        view, seq = client.view, client.seq
        assert (await client.act(action))["t"] == "refused"
    async with server.client(anna) as client:
        assert (client.view, client.seq) == (view, seq)


@pytest.mark.anyio
async def test_nobody_acts_for_another_seat(server: Running) -> None:
    """The seat comes from the key: there is no way to name another one."""
    seats = server.full()
    async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
        assert anna.view is not None and boris.view is not None
        while len(anna.view["to_act"]) > 1 or not anna.view["legal"]:
            mover = anna if anna.view["legal"] else boris
            await mover.act(first(mover))
            for other in (anna, boris):
                while other.seq < max(anna.seq, boris.seq):
                    await other.receive()
            assert anna.view is not None and boris.view is not None
        answer = await boris.act(first(anna))
        assert answer["t"] == "refused"
        forged = await boris.ask("chat", text="hello")
        assert forged["seat"] == 1
        await boris.send("act", id="f", seq=boris.seq, action=first(anna), seat=0)
        assert [message["t"] for message in await boris.closed()][-1] == "error"
    async with server.client(seats[0]) as again:
        assert again.seq == anna.seq


@pytest.mark.anyio
async def test_messages_that_do_not_fit_end_the_connection(server: Running) -> None:
    anna, _ = server.full()
    bad: list[Json] = [
        {"t": "act"},
        {"t": "act", "id": "", "seq": 0, "action": "take"},
        {"t": "act", "id": "i", "seq": "0", "action": "take"},
        {"t": "act", "id": "i", "seq": -2, "action": "take"},
        {"t": "act", "id": "i", "seq": 2**40, "action": "take"},
        {"t": "act", "id": "i" * 65, "seq": 0, "action": "take"},
        {"t": "act", "id": "i", "seq": 0, "action": ["take"]},
        {"t": "nonsense"},
        {"t": "hello", "v": 1, "room": anna["room"]},
        {"t": "bot", "id": "i", "on": 1, "seat": 0},
    ]
    for message in bad:
        async with server.client(anna) as client:
            await client.send(message.pop("t"), **message)
            last = (await client.closed())[-1]
            assert (last["t"], last["code"]) == ("error", "bad")
    for raw in ("", "[]", "null", '{"t":', "x" * 5000, b"\xff\xfe"):
        async with server.client(anna) as client:
            await client.socket.send(raw)
            await client.closed()
    assert server.http.get("/healthz").status_code == 200


@pytest.mark.anyio
async def test_reconnecting_in_the_middle_loses_and_doubles_nothing(server: Running) -> None:
    seats = server.full()
    rng = FastRng(5)
    told: dict[int, list[str]] = {}
    over = False
    while not over:
        async with server.client(seats[0]) as anna, server.client(seats[1]) as boris:
            texts = [(sight["seq"], sight["text"]) for sight in anna.welcome["log"]]
            for seq, expected in told.items():
                newest = [text for number, text in texts if number == seq]
                if seq > texts[0][0]:
                    assert newest == expected
                else:  # only a full log lets go of its oldest lines
                    assert len(texts) == LOG_LENGTH
                    assert newest == expected[len(expected) - len(newest) :]
            for _ in range(7):
                mover = anna if anna.view and anna.view["legal"] else boris
                if mover.over or anna.over:
                    break
                await mover.play_on(rng, 1)
                for other in (anna, boris):
                    while other.seq < max(anna.seq, boris.seq):
                        message = await other.receive()
                        if other is anna and message["t"] == "update":
                            told[message["seq"]] = [s["text"] for s in message["events"]]
            over = bool(anna.view and anna.view["outcome"])


@pytest.mark.anyio
async def test_messages_sent_in_one_go_are_answered_in_their_order(server: Running) -> None:
    seat = server.full()[0]
    async with connect(f"ws://127.0.0.1:{server.port}/ws") as socket:
        client = Client(socket)
        await client.send("hello", v=1, room=seat["room"], key=seat["key"])
        names = [str(number) for number in range(200)]
        for name in names:
            await client.send("why", id=name, action="nonsense")
            await client.send("react", id=name, sign="👍")
        await client.until("welcome")
        for name in names:
            refused, react = await client.until("refused"), await client.until("react")
            assert refused["id"] == react["id"] == name
