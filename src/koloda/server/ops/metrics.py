"""Figures for Prometheus."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from koloda.server.ops.tallies import Counts, Durations

COUNTERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "koloda_actions_total": ("Actions that became durable, by who decided them", ("by",)),
    "koloda_bot_failures_total": ("Questions that no bot answered in time", ()),
    "koloda_bots_replaced_total": ("Actions that a simple rule chose for a bot", ()),
    "koloda_cut_total": ("Connections cut, by code", ("code",)),
    "koloda_games_total": ("Games that are over", ("game",)),
    "koloda_handshakes_refused_total": ("WebSockets that were not accepted", ()),
    "koloda_refused_total": ("Messages that were refused", ()),
    "koloda_requests_refused_total": ("Requests answered with an error, by its code", ("code",)),
    "koloda_room_failures_total": ("Rooms that failed", ()),
    "koloda_rooms_loaded_total": ("Rooms brought back from the database", ()),
    "koloda_rooms_made_total": ("Rooms made", ("game",)),
    "koloda_rooms_archived_total": ("Games ended because nobody went on with them", ()),
    "koloda_rooms_deleted_total": ("Rooms deleted, by why", ("why",)),
    "koloda_slow_readers_total": ("Connections cut because they did not read", ()),
    "koloda_sockets_refused_total": ("Sockets refused or dropped, by why", ("reason",)),
    "koloda_commits_total": ("Transactions of the writer", ()),
    "koloda_stored_writes_total": ("Writes that became durable", ()),
}


class Metrics:
    """What one server counts and measures; a name that is not in the table is a mistake."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.counts = Counts(COUNTERS)
        self.registry.register(self.counts)
        self.actions = self.durations("koloda_action_seconds", "From an action to its answer")
        self.waits = self.durations("koloda_bot_wait_seconds", "Until a bot began to think")
        self.commits = self.durations("koloda_commit_seconds", "One transaction of the writer")

    def durations(self, name: str, text: str) -> Durations:
        """A histogram of seconds."""
        made = Durations(name, text)
        self.registry.register(made)
        return made

    def count(self, name: str, amount: float = 1.0, **labels: str) -> None:
        """One more of something, or several more."""
        self.counts.add(amount, name, labels)

    def took(self, seconds: float) -> None:
        """How long an action took from its arrival to its answer."""
        self.actions.observe(seconds)

    def watch(self, name: str, text: str, figure: Callable[[], float]) -> None:
        """A figure that is read whenever somebody asks."""
        Gauge(name, text, registry=self.registry).set_function(figure)

    def text(self) -> bytes:
        """Everything, in Prometheus's text format."""
        return generate_latest(self.registry)
