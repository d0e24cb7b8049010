"""From `koloda admin` to a server of several processes, by way of its database.

Whoever can read the database is its operator: there the processes have stored where they listen for
each other, and what has to be shown there.
"""

import asyncio
import contextlib
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from koloda.engine.values.errors import OptionError
from koloda.server.cluster import forwarding
from koloda.server.cluster.lease import is_alive
from koloda.server.cluster.link import PING, Link, dial
from koloda.server.cluster.questions import Ordered, read_reply
from koloda.server.protocol import faults
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.ownership import Owner
from koloda.server.storage.opening import connect
from koloda.server.storage.place import database_url
from koloda.server.storage.schema import members

BETWEEN_PINGS: Final = 0.5


def call(place: str, text: bytes) -> bytes:
    """Give an order to the server of a database, whichever process answers; what it says."""
    return asyncio.run(ask_any(place, text))


async def ask_any(place: str, text: bytes) -> bytes:
    """Ask one process after the other until one answers."""
    for owner in find_members(place):
        link = await dial(owner.host, owner.port, owner.secret)
        if link is None:
            continue
        life = asyncio.create_task(stay(link))
        try:
            return read_reply(await forwarding.ask(link, Ordered(text, True)))
        except RoomClosed:
            continue
        finally:
            life.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await life
            link.drop()
    shown = database_url(place).render_as_string(hide_password=True)
    raise OptionError(faults.NO_PROCESS, file=shown)


def find_members(place: str) -> list[Owner]:
    """The processes that the database takes for alive."""
    engine = connect(database_url(place))
    try:
        with engine.connect() as connection:
            rows = connection.execute(select(members).where(is_alive()))
            return [Owner(row.member, row.host, row.port, row.secret) for row in rows]
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).split("\n", maxsplit=1)[0]
        raise OptionError(faults.DATABASE, reason=reason) from None
    finally:
        engine.dispose()


async def stay(link: Link) -> None:
    """Signs of life: a silent link is dropped by the other side."""
    while True:
        link.send(PING)
        await asyncio.sleep(BETWEEN_PINGS)
