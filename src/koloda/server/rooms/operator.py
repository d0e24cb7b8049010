"""What an operator may do while the server runs; nothing of it shows cards of a running game."""

import functools
import logging
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from koloda.engine.values.errors import KolodaError, OptionError
from koloda.server.ops.clock import wall
from koloda.server.protocol import faults, messages
from koloda.server.rooms import endings, retention
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.names import clean_chat, clean_name, identity_of
from koloda.server.rooms.ownership import Elsewhere
from koloda.server.rooms.registry import Registry
from koloda.server.rooms.room import OVER, RUNNING, Room
from koloda.server.storage.bans import find_network
from koloda.server.storage.schema import seats
from koloda.server.storage.writer import WriteFailed

log = logging.getLogger("koloda.operator")

SERVER_NAME = "Koloda"


class Order(msgspec.Struct):
    """What the operator wants done."""

    do: str
    room: str = ""
    who: str = ""
    name: str = ""
    """A person, as others see the name."""
    text: str = ""
    seconds: float = 0.0


def read_order(text: bytes) -> Order:
    """An order from its JSON."""
    try:
        return msgspec.json.decode(text, type=Order)
    except (msgspec.MsgspecError, UnicodeError):
        raise OptionError(faults.BAD) from None


class Operator:
    """Carries out orders, each as its own task of the event loop."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry

    async def carry_out(self, order: Order) -> Any:
        """Do what is ordered; something that JSON can hold, or one sentence why not."""
        log.info("order", extra={"order": order.do[:40], "room": order.room[:4]})
        try:
            return await self.do(order)
        except Elsewhere:
            raise
        except RoomClosed:
            raise OptionError(faults.BUSY) from None
        except (SQLAlchemyError, WriteFailed) as error:
            reason = str(error).split("\n", maxsplit=1)[0]
            raise OptionError(faults.DATABASE, reason=reason) from None
        except KolodaError:
            raise
        except Exception:
            log.exception("order failed")
            raise OptionError(faults.FAILED) from None

    async def do(self, order: Order) -> Any:
        """Carry out an order; errors of tables and of the database pass through."""
        match order.do:
            case "list":
                return [line(room) for room in self.registry.rooms.values()]
            case "watch":
                return watch(await self.registry.find(order.room))
            case "close":
                return await self.close(await self.registry.find(order.room))
            case "drain":
                return self.drain()
            case "ban":
                return await self.ban(order.who, order.name, order.seconds)
            case "say":
                return await self.say(clean_chat(order.text))
            case "delete":
                return await self.delete(order.room, order.who)
            case "export":
                return await self.export(order.room)
        raise OptionError(faults.NO_ORDER, order=order.do[:40])

    async def close(self, room: Room) -> str:
        """End a game without a winner; a table whose game has not begun is deleted."""
        found = await room.ask(functools.partial(endings.call_off, room))
        if found == RUNNING:
            return "ended"
        if found != OVER:
            await retention.delete(self.registry, room.name)
            return "deleted"
        return "over"

    def drain(self) -> dict[str, int]:
        """Take no new tables; how many games still go on."""
        self.registry.draining = True
        rooms = self.registry.rooms.values()
        return {"running": sum(room.state == RUNNING for room in rooms)}

    async def ban(self, who: str, name: str, seconds: float) -> str:
        """Keep an address or a name out for a time, and cut its connections; 0 lets it in again."""
        registry = self.registry
        banned = identity_of(clean_name(name)) if name else self.network(who)
        await registry.storage.writer.write(registry.bans.put(banned, seconds), [])
        if seconds > 0:
            cut_off(registry, {banned})
        return "banned" if seconds > 0 else "let in"

    def network(self, who: str) -> str:
        """The network of an address, or of its hash in the logs."""
        found = find_network(who, list(self.registry.addresses.known))
        if found is None:
            raise OptionError(faults.NO_ADDRESS, who=who[:40])
        return found

    async def say(self, text: str) -> dict[str, int]:
        """Tell something to every table where somebody is."""
        rooms = [room for room in self.registry.rooms.values() if room.connections()]
        for room in rooms:
            said = messages.Said("", -1, SERVER_NAME, text, wall())
            room.post(functools.partial(room.say, said))
        return {"tables": len(rooms)}

    async def delete(self, room: str, who: str) -> dict[str, int]:
        """Delete a table, or every table where somebody of that name sat."""
        found = await self.rooms_of(who) if who else [room]
        if not who and await self.registry.storage.find(room) is None:
            raise OptionError(faults.ROOM)
        for name in found:
            await retention.delete(self.registry, name)
        return {"deleted": len(found)}

    async def rooms_of(self, who: str) -> list[str]:
        """Every table where somebody of that name sat."""
        sat = select(seats.c.room).where(seats.c.name == who).distinct()
        return await self.registry.storage.names(sat)

    async def export(self, name: str) -> dict[str, Any]:
        """Everything that is stored of a table; the cards of a running game stay hidden."""
        stored = await self.registry.storage.find(name)
        if stored is None:
            raise OptionError(faults.ROOM)
        over = stored.room["state"] == OVER
        secret = set() if over else {"seed", "position"}
        room = {key: plain(value) for key, value in stored.room.items() if key not in secret}
        hidden = {"key_hash"} | (set() if over else {"revealed"})
        chairs = [{k: v for k, v in row.items() if k not in hidden} for row in stored.chairs]
        log = stored.log if over else []
        return {"room": room, "seats": chairs, "actions": log, "chat": stored.said}


def cut_off(registry: Registry, banned: set[str]) -> None:
    """End the connections of banned addresses and names."""
    for room in list(registry.rooms.values()):
        for connection in room.connections():
            called = room.chairs[connection.seat].name if connection.seat >= 0 else ""
            if banned & {connection.network, identity_of(called)}:
                connection.cut("banned", faults.BANNED)


def plain(value: object) -> object:
    """A stored value as JSON can hold it."""
    return value.hex() if isinstance(value, bytes) else value


def line(room: Room) -> dict[str, object]:
    """A table in one line."""
    people = [chair for chair in room.chairs if chair.kind == "person"]
    return {
        **room.for_the_log(),
        "room": room.name,
        "state": room.state,
        "people": len(people),
        "online": sum(bool(chair.connections) for chair in people),
        "watching": len(room.watchers),
    }


def watch(room: Room) -> dict[str, object]:
    """A table as an operator sees it: who sits there, whose turn it is, what was said."""
    acting = room.table.state.to_act() if room.state == RUNNING else []
    return {
        **line(room),
        "options": room.plan.setup.options,
        "seats": room.seats(),
        "to_act": [seat for seat in acting if seat >= 0],
        "chat": list(room.chat),
    }
