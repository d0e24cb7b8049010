"""An operator's orders to a server of several processes: whichever is asked has all do them."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from koloda.engine.values.errors import KolodaError, OptionError
from koloda.server.cluster.questions import Ordered, read_reply
from koloda.server.ops.admin_replies import read_answer
from koloda.server.ops.admin_socket import reply
from koloda.server.protocol import faults
from koloda.server.rooms.actor import RoomClosed
from koloda.server.rooms.operator import Operator, Order, read_order
from koloda.server.rooms.ownership import Elsewhere, Owner

Ask = Callable[[Owner, Ordered], Awaitable[bytes]]
EVERYWHERE: Final = ("list", "drain", "ban", "say")


class Operations:
    """Carries out orders here, at the owner of a room, or at every process."""

    def __init__(self, operator: Operator, ask: Ask, others: Callable[[], list[Owner]]) -> None:
        self.operator = operator
        self.ask = ask
        self.others = others

    async def respond(self, ordered: Ordered) -> bytes:
        """The answer to an order, as JSON."""
        return await reply(self.everywhere if ordered.everywhere else self.here, ordered.text)

    async def here(self, text: bytes) -> Any:
        """Do it in this process alone; a room that has gone on since is not looked for again."""
        try:
            return await self.operator.carry_out(read_order(text))
        except Elsewhere:
            raise OptionError(faults.BUSY) from None

    async def everywhere(self, text: bytes) -> Any:
        """Do it wherever it has to be done."""
        order = read_order(text)
        if order.do in EVERYWHERE:
            return await self.by_all(order)
        if order.do == "delete" and order.who:
            names = await self.operator.rooms_of(order.who)
            for name in names:
                await self.by_owner(Order("delete", room=name))
            return {"deleted": len(names)}
        return await self.by_owner(order)

    async def by_owner(self, order: Order) -> Any:
        """Do something with a room where that room is."""
        try:
            return await self.operator.carry_out(order)
        except Elsewhere as error:
            return await self.at(error.owner, order)

    async def by_all(self, order: Order) -> Any:
        """Do something in every process; it has worked if it has worked in one."""
        answers, refusals = [], []
        for owner in (None, *self.others()):
            try:
                if owner is None:
                    answers.append(await self.operator.carry_out(order))
                else:
                    answers.append(await self.at(owner, order))
            except KolodaError as error:
                refusals.append(error)
        if not answers:
            raise refusals[0]
        return combined(answers)

    async def at(self, owner: Owner, order: Order) -> Any:
        """What another process says to an order; its refusal is the answer to who asked."""
        try:
            said = await self.ask(owner, Ordered(msgspec.json.encode(order), False))
        except RoomClosed:
            raise OptionError(faults.BUSY) from None
        return read_answer(read_reply(said))


def combined(answers: list[Any]) -> Any:
    """One answer of several processes: lists joined, numbers added, words as the first says."""
    first = answers[0]
    if isinstance(first, list):
        return [row for rows in answers for row in rows]
    if isinstance(first, dict):
        return {name: sum(answer[name] for answer in answers) for name in first}
    return first
