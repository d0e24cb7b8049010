"""What fails inside the server, or comes in malformed, is answered properly."""

import logging
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from websockets.asyncio.client import connect

from koloda.engine.values.errors import OptionError
from koloda.server.http.entrance import Entrance
from koloda.server.ops.limits import network_of
from koloda.server.serve import origin_of, say
from koloda.server.storage.database import Storage
from tests.server.serving import Client, Running
from tests.terminal.running import bad


async def failing(scope: object, receive: object, send: object) -> None:
    """An application with a mistake."""
    raise ZeroDivisionError("the mistake")


@pytest.mark.anyio
async def test_a_failure_is_an_answer_and_one_line_of_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sent: list[dict[str, object]] = []

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    async def receive() -> dict[str, object]:
        return {"type": "http.request"}

    entrance = Entrance(failing, failing)
    scope = {"type": "http", "path": "/api/games", "headers": [(b"accept-language", b"it")]}

    async def work() -> None:
        for _ in range(30):
            await entrance(scope, receive, send)  # type: ignore[arg-type]
        await entrance({**scope, "type": "websocket"}, receive, send)  # type: ignore[arg-type]

    with caplog.at_level(logging.ERROR):
        await work()
    assert [message["status"] for message in sent if "status" in message] == [500] * 30
    assert b"qualcosa" in sent[1]["body"]  # type: ignore[operator]
    assert sent[-1] == {"type": "websocket.close", "code": 1011}
    assert 0 < len(caplog.records) <= 11
    assert "ZeroDivisionError" in str(vars(caplog.records[0])["error"])
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.anyio
@pytest.mark.parametrize("as_text", [True, False], ids=["text", "bytes"])
@pytest.mark.parametrize("first", [True, False], ids=["first", "later"])
async def test_invalid_utf_8_in_a_message_is_refused(
    server: Running, as_text: bool, first: bool, caplog: pytest.LogCaptureFixture
) -> None:
    broken = b'{"t":"hello","v":1,"room":"\xff\xfe"}'
    if first:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
            await socket.send(broken, text=as_text)
            said = await Client(socket).closed()
    else:
        async with server.client(server.make()) as client:
            await client.socket.send(broken, text=as_text)
            said = await client.closed()
    assert said[-1]["code"] == "bad"
    assert all(record.exc_info is None for record in caplog.records)


@pytest.mark.parametrize("origin", ["http://[", "http://]", "null", "http://[::1", "\xff://x"])
def test_a_malformed_origin_is_no_page_of_ours(server: Running, origin: str) -> None:
    headers = {b"Origin": origin.encode("latin-1")}
    answer = server.http.post("/api/rooms", json={}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_very_long_host_has_no_qr_code(server: Running) -> None:
    room = server.make()["room"]
    answer = server.http.get(f"/api/rooms/{room}/qr", headers={"Host": "x" * 5000})
    assert answer.status_code in (400, 422)
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("place", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_needs_a_file(place: str) -> None:
    assert "name of a file" in bad("serve", "--database", place)


def test_a_database_of_a_newer_version_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    Storage(str(file)).close()
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        connection.execute(text("update alembic_version set version_num = '9999'"))
    engine.dispose()
    before = file.read_bytes()
    for _ in range(2):  # the lock is not kept either
        with pytest.raises(OptionError, match="newer koloda"):
            Storage(str(file))
    assert file.read_bytes() == before


def test_an_address_is_counted_by_its_network() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9")
    assert network_of("2001:db8::1") == network_of("2001:db8:0:0::ffff")
    assert network_of("2001:db8:1::1") != network_of("2001:db8:2::1")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1") == "10.0.0.1"
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")
    assert network_of("testclient") == "testclient"


@pytest.mark.parametrize(
    "origin",
    [
        "foo",
        "cards.example",
        "ftp://cards.example",
        "https://",
        "https://a.example/x",
        "http://a:b",
    ],
)
def test_an_origin_that_no_browser_sends_is_refused(origin: str) -> None:
    assert "--origin is an address like https://cards.example" in bad("serve", "--origin", origin)


def test_an_origin_is_written_as_browsers_write_it() -> None:
    assert origin_of("https://Cards.example/") == "https://cards.example"
    assert origin_of("http://[::1]:8642") == "http://[::1]:8642"


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    said = bad("serve", "--port", "0", "--database", str(tmp_path / "none" / "games.sqlite3"))
    assert f"there is no folder {tmp_path / 'none'}: make it first" in said
    assert list(tmp_path.iterdir()) == []


def test_where_games_are_kept_is_told_without_a_password(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    say(str(tmp_path / "games.sqlite3"), "http://127.0.0.1:1")
    say("postgresql+psycopg://koloda:secret@db/koloda", "http://127.0.0.1:1")
    assert capsys.readouterr().out.splitlines() == [
        "Koloda is at http://127.0.0.1:1",
        f"Games are kept in {tmp_path / 'games.sqlite3'}",
        "Koloda is at http://127.0.0.1:1",
        "Games are kept in postgresql+psycopg://koloda:***@db/koloda",
    ]
