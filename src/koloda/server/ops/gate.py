"""Who may keep a socket open: counted by address from the moment it is accepted."""

import logging
import sys
from collections import Counter, deque
from collections.abc import Callable
from typing import Final

from koloda.server.ops.clock import now
from koloda.server.ops.limits import Bucket, network_of
from koloda.server.ops.metrics import Metrics
from koloda.server.ops.settings import Rate, Settings

log = logging.getLogger("koloda.gate")

GATE: Final = "koloda.gate"
TICKET: Final = "koloda.ticket"
"""Where a scope's state holds the gate and the `Ticket` of its connection."""
RESERVE: Final = 32
"""Connections beyond the limit that are heard for the health check alone."""
OTHER_DESCRIPTORS: Final = 128
"""What the database, the bots' pipes, the pages' files and the listening sockets may need."""
LOGGED: Final = Rate(0.1, 3)


class Ticket:
    """One accepted connection."""

    __slots__ = ("drop", "late", "network")

    def __init__(self, network: str, late: bool, drop: Callable[[], None]) -> None:
        self.network = network
        self.late = late
        """Whether it came when no place was left: it may only ask for the server's health."""
        self.drop = drop


class Gate:
    """Counts open sockets, in all and by address."""

    def __init__(self, settings: Settings, metrics: Metrics, behind_proxy: bool = False) -> None:
        self.metrics = metrics
        self.most = min(settings.most_sockets, descriptors() - OTHER_DESCRIPTORS - RESERVE)
        # All connections of a proxy come from its one address; it must count them itself.
        self.most_per_address = self.most if behind_proxy else settings.most_sockets_per_address
        self.by_network: Counter[str] = Counter()
        self.late: deque[Ticket] = deque()
        self.logged = Bucket(LOGGED, now())
        self.silent = 0

    @property
    def open(self) -> int:
        """Sockets within the limits."""
        return self.by_network.total()

    def admit(self, address: str, drop: Callable[[], None]) -> Ticket:
        """Count a connection; beyond the limits it gets one of the reserved places, the newest."""
        network = network_of(address)
        full = self.open >= self.most
        late = full or self.by_network[network] >= self.most_per_address
        ticket = Ticket(network, late, drop)
        if not late:
            self.by_network[network] += 1
            return ticket
        self.note("all" if full else "address")
        if len(self.late) >= RESERVE:
            self.late.popleft().drop()
        self.late.append(ticket)
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """A connection has ended."""
        if ticket.late:
            if ticket in self.late:
                self.late.remove(ticket)
            return
        self.by_network[ticket.network] -= 1
        if not self.by_network[ticket.network]:
            del self.by_network[ticket.network]

    def note(self, reason: str) -> None:
        """Count a connection that was refused or dropped; a line of the log at a limited rate."""
        self.metrics.count("koloda_sockets_refused_total", reason=reason)
        if not self.logged.take(now()):
            self.silent += 1
            return
        extra = {"reason": reason, "open": self.open, "not_logged": self.silent}
        log.warning("connections refused", extra=extra)
        self.silent = 0


def is_late(scope: object) -> bool:
    """Whether the connection under a scope has only a reserved place."""
    state = scope.get("state") if isinstance(scope, dict) else None
    ticket = state.get(TICKET) if isinstance(state, dict) else None
    return isinstance(ticket, Ticket) and ticket.late


def descriptors() -> int:
    """How many files and sockets this process may have open; the system's limit is used up."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard
