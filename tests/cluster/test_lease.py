"""A room has one owner; who has lost it can store nothing any more."""

from collections.abc import Iterator

import pytest
from sqlalchemy import func, select, text, update

from koloda.server.cluster.lease import Leases
from koloda.server.rooms.ownership import Claim, Owner
from koloda.server.storage.database import Storage
from koloda.server.storage.schema import actions, members
from koloda.server.storage.writer import Fence, Row, WriteFailed
from tools.postgres import postgres


@pytest.fixture(scope="module")
def storage(needs_postgres: None) -> Iterator[Storage]:
    with postgres() as database:
        found = Storage(database.url())
        yield found
        found.close()


def member(storage: Storage, name: str) -> Leases:
    return Leases(storage.engine, Owner(name, "127.0.0.1", 1, "secret"))


def set_lease(storage: Storage, name: str, seconds: int) -> None:
    """Let a member's lease end in that many seconds: how fast this machine is does not matter."""
    end = func.clock_timestamp() + text(f"interval '{seconds} seconds'")
    with storage.engine.begin() as connection:
        connection.execute(update(members).where(members.c.member == name).values(until=end))


def line(room: str, seq: int) -> Row:
    row = {"match": room, "seq": seq, "seat": 0, "action": "take", "by": "person"}
    return {**row, "id": f"id{seq}", "spent": 0.0, "at": 0.0}


def make_room(storage: Storage, owner: Leases, room: str) -> None:
    with storage.engine.begin() as connection:
        connection.execute(owner.first(room))


def test_a_living_owner_keeps_its_room_and_a_silent_one_loses_it(storage: Storage) -> None:
    anna, boris = member(storage, "anna"), member(storage, "boris")
    anna.renew()
    set_lease(storage, "anna", 3600)
    make_room(storage, anna, "kept")
    assert boris.claim("kept") == anna.me
    set_lease(storage, "anna", -1)
    assert boris.claim("kept") == Claim(2, b"")
    assert anna.renew().late
    assert "kept" not in anna.held()


def test_a_room_that_is_released_is_free_at_once(storage: Storage) -> None:
    anna, boris = member(storage, "anna"), member(storage, "boris")
    anna.renew()
    boris.renew()
    set_lease(storage, "boris", 3600)
    make_room(storage, anna, "left")
    anna.release({"left": (1, b"clocks")})
    assert boris.claim("left") == Claim(2, b"clocks")
    anna.release({"left": (1, b"late")})
    assert anna.claim("left") == boris.me
    assert boris.claim("none") is None


@pytest.mark.anyio
async def test_late_writes_are_refused_and_others_in_the_same_commit_are_not(
    storage: Storage,
) -> None:
    anna = member(storage, "anna")
    anna.renew()
    for room in ("mine", "lost"):
        make_room(storage, anna, room)
    anna.claim("lost")  # somebody else, or this process after a mistake: the number is 2 now
    write = storage.writer.write
    await write([], [line("mine", 0)], Fence("mine", 1))
    with pytest.raises(WriteFailed, match="another owner"):
        await write([], [line("lost", 0)], Fence("lost", 1))
    await write([], [line("lost", 0)], Fence("lost", 2))
    with storage.engine.connect() as connection:
        rows = connection.execute(select(actions.c.match, actions.c.seq)).all()
    assert sorted(tuple(row) for row in rows) == [("lost", 0), ("mine", 0)]
