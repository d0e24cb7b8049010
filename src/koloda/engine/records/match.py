"""A match: checked actions, the log of all of them, and chance from a committed seed."""

from koloda.engine.chance.promise import Promise
from koloda.engine.chance.rng import SeedStream, commitment
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.records.driver import Driver
from koloda.engine.records.record import Record
from koloda.engine.values.event import Event


class Match(Driver):
    """A game that can be proved: seats act as their actions arrive, chance follows the seed."""

    def __init__(
        self,
        setup: Setup,
        seed: bytes,
        position: State | None = None,
        promise: Promise | None = None,
    ) -> None:
        super().__init__(setup, SeedStream(seed))
        self.tells = True
        self.promise = promise
        """Where the seed comes from, when it was not drawn by one side alone."""
        self.position = ""
        """The position text that the match goes on from; empty when it is dealt anew."""
        if position is not None:
            self.position = str(position)
            self.state = position
        self.seed = seed
        self.commitment = commitment(seed) if promise is None else promise.commitment()
        self.actions: list[tuple[int, int]] = []

    def change(self, seat: int, action: int) -> list[Event]:
        """Change the state by one action and log it, or raise an IllegalAction."""
        events = self.state.play(seat, action)
        self.actions.append((seat, action))
        return events

    def record(self, names: list[str]) -> Record:
        """The game so far, with the seed: for keeping, not for showing while the game goes on."""
        return Record(
            self.setup,
            names,
            self.commitment,
            self.seed,
            self.actions[:],
            self.state.outcome(),
            self.position,
            self.promise,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return Match, (self.setup, self.seed), self.__getstate__()
