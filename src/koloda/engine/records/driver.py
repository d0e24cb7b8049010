"""A game being driven: its state, where its chance comes from, and what its actions tell."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import mypyc_attr
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver:
    """Plays one game quickly: trusts its callers, keeps no record, tells events only if asked."""

    def __init__(self, setup: Setup, rng: Rng) -> None:
        self.setup = setup
        self.rng = rng
        """Where chance comes from."""
        self.state: State = setup.game.start(setup)
        self.evidence = setup.game.evidence(setup)
        self.tells = False
        """Whether somebody wants the events, which take time to tell."""

    def settle(self) -> list[Event]:
        """Let chance act until a seat owes a choice or the game is over; returns the events."""
        events: list[Event] = []
        if not self.tells:
            self.evidence.run_chance(self.state, self.rng)
            return events
        while self.state.actor() == CHANCE:
            events += self.carry_out(CHANCE, self.state.sample_chance(self.rng))
        return events

    def play(self, seat: int, action: int) -> list[Event]:
        """Carry out a seat's action and the chance that follows it; returns the events."""
        events = self.carry_out(seat, action)
        return events + self.settle()

    def carry_out(self, seat: int, action: int) -> list[Event]:
        """Carry out one action and take it in as evidence; returns the events."""
        if self.evidence.gathers_nothing():
            return self.change(seat, action)
        self.evidence.watch(self.state, seat, action)
        events = self.change(seat, action)
        self.evidence.conclude(self.state)
        return events

    def change(self, seat: int, action: int) -> list[Event]:
        """Change the state by one action; returns the events."""
        if self.tells:
            return self.state.play(seat, action)
        self.state.apply(seat, action)
        return []
