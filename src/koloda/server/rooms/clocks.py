"""Time for thinking: per move or for the whole game, by the server's clock alone."""

from typing import Final

from koloda.server.protocol.messages import Clocks as Message

NONE: Final = "none"
MOVE: Final = "move"
GAME: Final = "game"


class Clocks:
    """What each seat has left; time runs for the seats that owe a choice."""

    def __init__(self, kind: str, seconds: float, increment: float, players: int) -> None:
        self.kind = kind
        self.seconds = seconds
        self.increment = increment if kind == GAME else 0.0
        self.left = [seconds] * players
        self.since: dict[int, float] = {}
        self.before = seconds
        """What the seat that acted last had left when it acted."""

    def turn_to(self, owing: list[int], running: list[int], now: float) -> None:
        """From now on the time of exactly the running seats runs.

        A seat that still owes its choice keeps what it has left, whoever plays it in between; only
        one that owes none any more begins its next move with the full time.
        """
        for seat in list(self.since):
            if seat not in running:
                self.left[seat] = self.rest(seat, now)
                del self.since[seat]
        for seat in range(len(self.left)):
            if self.kind == MOVE and seat not in owing:
                self.left[seat] = self.seconds
        for seat in running:
            self.since.setdefault(seat, now)

    def rest(self, seat: int, now: float) -> float:
        """What a seat has left at this moment."""
        started = self.since.get(seat)
        return self.left[seat] - (now - started if started is not None else 0.0)

    def acted(self, seat: int, now: float) -> float:
        """A seat has acted: the seconds it took."""
        self.before = self.rest(seat, now)
        took = max(0.0, now - self.since.pop(seat, now))
        self.charge(seat, took)
        return took

    def charge(self, seat: int, took: float) -> None:
        """Count the time of one action."""
        if self.kind == MOVE:
            self.left[seat] = self.seconds
        else:
            self.left[seat] += self.increment - took

    def take_back(self, seat: int) -> None:
        """The seat's action did not count, but its time did."""
        self.left[seat] = self.before

    def next_end(self, seats: list[int], now: float) -> tuple[int, float] | None:
        """The seat among these whose time ends first, and in how many seconds."""
        if self.kind == NONE or not seats:
            return None
        return min(((seat, self.rest(seat, now)) for seat in seats), key=lambda pair: pair[1])

    def message(self, now: float) -> Message:
        """The clocks as clients are told them."""
        if self.kind == NONE:
            return Message(NONE, [None] * len(self.left), [])
        left: list[float | None] = [
            round(max(0.0, self.rest(seat, now)), 1) for seat in range(len(self.left))
        ]
        return Message(self.kind, left, sorted(self.since))
