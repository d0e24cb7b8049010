"""Token buckets: how often a connection or an address may do something."""

import ipaddress
import time
from typing import Final

from koloda.server.ops.settings import Rate, Settings

MOST_ADDRESSES: Final = 20_000
ROOM_BYTES: Final = 2000
ACTION_BYTES: Final = 450
"""What a table and each of its actions take of the disk, with their part of record and replay."""
LINE_BYTES: Final = 100
"""What a line of chat takes besides its text."""


class Bucket:
    """Fills steadily, is emptied by use; an empty one says no."""

    __slots__ = ("filled_at", "left", "rate", "used")

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.left = rate.at_once
        self.filled_at = now
        self.used = 0.0
        """What was taken here since other processes were told of it."""

    def has(self, now: float) -> bool:
        """Whether one use is left."""
        fresh = (now - self.filled_at) * self.rate.per_second
        self.left = min(self.rate.at_once, self.left + fresh)
        self.filled_at = now
        return self.left >= 1.0

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Use an amount if one is there; a large one may leave a debt that fills up first."""
        if not self.has(now):
            return False
        self.spend(amount)
        return True

    def spend(self, amount: float) -> None:
        """Use an amount that is not refused, whatever is left."""
        self.left -= amount
        self.used += amount

    def taken_elsewhere(self, amount: float) -> None:
        """Count what another process has allowed; a debt is never larger than a full bucket."""
        self.left = max(-self.rate.at_once, self.left - amount)


class Address:
    """What one address has used up."""

    __slots__ = (
        "analyses",
        "coaching",
        "connections",
        "disk",
        "elsewhere",
        "guesses",
        "name",
        "new_rooms",
        "replays",
        "requests",
        "rooms_a_day",
        "thoughts",
    )

    def __init__(self, name: str, settings: Settings, now: float) -> None:
        self.name = name
        self.connections = 0
        self.elsewhere = 0
        """Its connections to other processes of the same server."""
        self.thoughts = Bucket(settings.thoughts, now)
        self.coaching = Bucket(settings.coaching, now)
        self.replays = Bucket(settings.replays, now)
        self.analyses = Bucket(settings.analyses, now)
        self.rooms_a_day = Bucket(settings.rooms_a_day, now)
        self.disk = Bucket(settings.bytes_a_day, now)
        self.requests = Bucket(settings.requests, now)
        self.guesses = Bucket(settings.guesses, now)
        self.new_rooms = Bucket(settings.new_rooms, now)

    def is_idle(self, now: float) -> bool:
        """Whether nothing is lost by forgetting this address."""
        buckets = (
            self.requests,
            self.guesses,
            self.new_rooms,
            self.thoughts,
            self.coaching,
            self.replays,
            self.analyses,
            self.rooms_a_day,
            self.disk,
        )
        full = all(
            bucket.left + (now - bucket.filled_at) * bucket.rate.per_second >= bucket.rate.at_once
            for bucket in buckets
        )
        return full and self.connections == 0


def network_of(name: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 network of an IPv6 customer."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return name
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


class Addresses:
    """All addresses that have been here lately."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Address] = {}

    def of(self, name: str) -> Address:
        """The account of one address."""
        name = network_of(name)
        now = time.monotonic()
        found = self.known.get(name)
        if found is None:
            if len(self.known) >= MOST_ADDRESSES:
                self.forget(now)
            found = self.known[name] = Address(name, self.settings, now)
        return found

    def forget(self, now: float) -> None:
        """Drop the idle ones; when all are busy, the longest known that has no connection."""
        for name in [name for name, address in self.known.items() if address.is_idle(now)]:
            del self.known[name]
        if len(self.known) >= MOST_ADDRESSES:
            unused = (name for name, address in self.known.items() if not address.connections)
            self.known.pop(next(unused, ""), None)
