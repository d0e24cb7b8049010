"""What processes tell each other twice a second: what addresses have used, and the lobby."""

import msgspec

from koloda.server.ops.limits import Address, Addresses
from koloda.server.protocol.tables import Room

BUCKETS = (
    "requests",
    "guesses",
    "new_rooms",
    "rooms_a_day",
    "disk",
    "replays",
    "analyses",
    "thoughts",
    "coaching",
)


class News(msgspec.Struct, array_like=True):
    """One process's news."""

    member: str
    used: dict[str, dict[str, float]]
    """What each address has taken out of its buckets since the last news."""
    connections: dict[str, int]
    tables: list[Room]
    free_bots: int


read = msgspec.msgpack.Decoder(News).decode
write = msgspec.msgpack.Encoder().encode


class Presence:
    """What is known of the other processes."""

    def __init__(self, addresses: Addresses) -> None:
        self.addresses = addresses
        self.news: dict[str, News] = {}

    def tell(self, member: str, tables: list[Room], free_bots: int) -> bytes:
        """This process's news; each use is told once."""
        used: dict[str, dict[str, float]] = {}
        connections: dict[str, int] = {}
        for name, address in self.addresses.known.items():
            if address.connections:
                connections[name] = address.connections
            for bucket in BUCKETS:
                limit = getattr(address, bucket)
                if limit.used:
                    used.setdefault(name, {})[bucket] = limit.used
                    limit.used = 0.0
        return write(News(member, used, connections, tables, free_bots))

    def hear(self, said: bytes) -> str:
        """Another process's news; its name."""
        news = read(said)
        before = self.news.get(news.member)
        self.news[news.member] = news
        for name, amounts in news.used.items():
            address = self.addresses.of(name)
            # During a rolling upgrade another version may count something that this one does not.
            for bucket in amounts.keys() & BUCKETS:
                getattr(address, bucket).taken_elsewhere(amounts[bucket])
        for name in {*news.connections, *(before.connections if before else ())}:
            self.count(self.addresses.of(name))
        return news.member

    def forget(self, member: str) -> None:
        """A process has gone."""
        news = self.news.pop(member, None)
        for name in news.connections if news else ():
            self.count(self.addresses.of(name))

    def count(self, address: Address) -> None:
        """Add up the connections of an address to other processes."""
        all_news = self.news.values()
        address.elsewhere = sum(news.connections.get(address.name, 0) for news in all_news)

    def tables(self) -> list[Room]:
        """The lobby of the other processes."""
        return [table for news in self.news.values() for table in news.tables]
