"""Addresses that may not come in for a time."""

import ipaddress

from sqlalchemy import Executable, delete, insert

from koloda.server.ops.clock import wall
from koloda.server.ops.limits import network_of
from koloda.server.ops.logs import hashed
from koloda.server.storage.schema import bans
from koloda.server.storage.writer import Row


class Bans:
    """Banned networks, each until a time of the wall clock; they are stored as well."""

    def __init__(self) -> None:
        self.until: dict[str, float] = {}

    def fill(self, rows: list[Row]) -> None:
        """Bans as they were stored."""
        self.until = {row["network"]: row["until"] for row in rows}

    def has(self, network: str) -> bool:
        """Whether an address is banned now."""
        return bool(self.until) and self.until.get(network, 0.0) > wall()

    def put(self, network: str, seconds: float) -> list[Executable]:
        """Ban an address for that time, or let it in; what is to be stored."""
        self.until.pop(network, None)
        clear = delete(bans).where((bans.c.network == network) | (bans.c.until < wall()))
        if seconds <= 0:
            return [clear]
        self.until[network] = wall() + seconds
        return [clear, insert(bans).values(network=network, until=self.until[network])]


def find_network(who: str, known: list[str]) -> str | None:
    """The network that an address, or its hash in the logs, stands for."""
    for network in known:
        if hashed(network) == who:
            return network
    try:
        ipaddress.ip_address(who)
    except ValueError:
        return None
    return network_of(who)
