"""What a server allows and how long it waits; every figure in one place."""

import os
from dataclasses import dataclass, field
from typing import Final

VERSION: Final = 1
"""The version of the protocol."""
MOST_BYTES: Final = 4096
"""The largest message, and the largest body of a request, from a client."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: `per_second` in the long run, `at_once` in a burst."""

    per_second: float
    at_once: float


@dataclass(frozen=True)
class Settings:
    """One server's limits; the defaults suit a house full of friends and a small public server."""

    origins: frozenset[str] = frozenset()
    """Origins of pages that may talk to this server besides its own."""
    metrics_token: str = ""
    """What must be shown for the figures; without one they are for this machine alone."""
    secure: bool = False
    """Whether this server itself speaks TLS."""
    internal_host: str = "127.0.0.1"
    """Where the other processes of the same PostgreSQL database reach this one."""

    messages: Rate = field(default=Rate(20, 60))
    chat: Rate = field(default=Rate(0.5, 5))
    thoughts: Rate = field(default=Rate(0.2, 3))
    """Hints: they cost the bots' processor time."""
    coaching: Rate = field(default=Rate(0.5, 6))
    """Moves that a coach judges, which costs it as well; the others it lets pass."""
    requests: Rate = field(default=Rate(20, 400))
    """HTTP requests and new connections of one address: some forty open a page, and several friends
    behind one address may come together."""
    guesses: Rate = field(default=Rate(0.2, 20))
    """Rooms and keys that are not there, asked for by one address."""
    replays: Rate = field(default=Rate(0.5, 20))
    """Replays by what they cost: a stored one is 1, one that must be made more."""
    analyses: Rate = field(default=Rate(0.02, 10))
    """Analyses of finished games that one address may begin."""
    new_rooms: Rate = field(default=Rate(0.2, 20))

    most_sockets: int = 20_000
    """Open connections of any kind, if the system allows as many."""
    most_sockets_per_address: int = 400
    most_connections: int = 5000
    """WebSockets."""
    most_connections_per_address: int = 200
    most_connections_per_seat: int = 4
    most_watchers: int = 50
    most_watchers_per_address: int = 10
    most_waiting: int = 64
    """Messages that may wait for a slow reader before the connection is cut."""
    hello_seconds: float = 10.0

    reveal_seconds: float = 5.0
    """Contributions that are not revealed by then are left out of the deal."""
    away_seconds: float = 60.0
    """After so long without its player a seat may be given to a bot."""
    idle_seconds: float = 600.0
    """After so long without a connection a room leaves the memory."""

    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    """One for each core that the server itself leaves."""
    bot_delay: tuple[float, float] = (0.6, 1.4)
    """A bot answers after a time between these, whatever its cards are."""
    bot_seconds: float = 5.0
    """A bot that has not answered by then is replaced by a simple rule."""
    daily_bot_seconds: float = 60.0
    """The same at a deal of the day, where an answer that differs from machine to machine is worse
    than a late one."""
    hint_seconds: float = 1.0
    coach_seconds: float = 2.0
    """The longest that a coach thinks about one move."""
    analysis_seconds: float = 5.0
    """How much work goes into the analysis of a game: about this long on a compiled copy."""

    keep_open_days: float = 2.0
    """A table whose game never began is deleted after this time."""
    keep_running_days: float = 30.0
    """A game that nobody has gone on with for this time is ended and archived as a record."""
    daily_days: float = 1.0
    """A table of a deal of the day is ended this long after it was made: others wait for it."""
    keep_archived_days: float = 90.0
    """So much later it is deleted."""
    keep_actions_days: float = 180.0
    """Of a finished game only the record is kept after this time; its replay can be made again."""
    rooms_a_day: Rate = field(default=Rate(300 / 86400, 300))
    """New tables of one address in the long run."""
    bytes_a_day: Rate = field(default=Rate(50e6 / 86400, 50e6))
    """What one address may take of the disk in the long run."""

    log_length: int = 200
    chat_length: int = 50
