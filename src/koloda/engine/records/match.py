"""A game being played: its state, the log of all actions, and chance from a committed seed."""

from koloda.engine.chance.rng import SeedStream, commitment
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.record import Record
from koloda.engine.values.event import Event


class Match:
    """Drives a state: the seats' actions come in as they arrive, chance follows from the seed."""

    def __init__(self, setup: Setup, seed: bytes) -> None:
        self.setup = setup
        self.seed = seed
        self.commitment = commitment(seed)
        self.stream = SeedStream(seed)
        self.state: State = setup.game.start(setup)
        self.actions: list[tuple[int, int]] = []

    def settle(self) -> list[Event]:
        """Let chance act until a seat owes a choice or the game is over; what happened."""
        events: list[Event] = []
        while self.state.actor() == CHANCE:
            action = self.state.sample_chance(self.stream)
            events += self.state.play(CHANCE, action)
            self.actions.append((CHANCE, action))
        return events

    def play(self, seat: int, action: int) -> list[Event]:
        """A seat's action, checked, and the chance that follows it; what happened."""
        events = self.state.play(seat, action)
        self.actions.append((seat, action))
        return events + self.settle()

    def record(self, names: list[str]) -> Record:
        """The game so far, with the seed: for keeping, not for showing while the game goes on."""
        return Record(
            self.setup, names, self.commitment, self.seed, self.actions[:], self.state.outcome()
        )
