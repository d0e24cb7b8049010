"""Many games side by side, stepped in compiled code, seen as blocks of bytes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.learning.sheet import Sheet

NOBODY_YET: Final = -1


class Batch:
    """Games of one setup; one that ends is scored and begins anew at once."""

    def __init__(self, setup: Setup, games: int, seed: int) -> None:
        self.setup = setup
        self.games: i64 = games
        self.players: i64 = setup.players
        self.actions: i64 = setup.actions.players_end
        self.size: i64 = setup.layout().size
        self.sheet = Sheet(0)
        """Where all observations stand, one after the other; it has other memory in each step."""
        self.masks = vec[u8]([0] * (games * setup.actions.players_end))
        self.scores = vec[float]([0.0] * (games * setup.players))
        self.ended = vec[u8]([0] * games)
        self.seats = vec[i64]([NOBODY_YET] * games)
        self.legal = [ActionList() for _ in range(games)]
        self.rngs = [FastRng(seed * games + game) for game in range(games)]
        self.states: list[State] = [setup.game.start(setup) for _ in range(games)]
        self.sheet.memory = vec[u8]([0] * (games * setup.layout().size))
        for game in range(games):
            self.to_next_choice(game, self.states[game])

    def step(self, actions: list[int]) -> None:
        """One action in every game, by the seat whose choice it is."""
        if len(actions) != self.games:
            raise ValueError(f"{self.games} games need one action each, not {len(actions)}")
        masks = self.masks
        for game in range(self.games):
            action: i64 = actions[game]
            if not 0 <= action < self.actions or not masks[game * self.actions + action]:
                raise ValueError(f"game {game}: action {action} is not legal")
        self.sheet.memory = vec[u8]([0] * (self.games * self.size))
        for game in range(self.games):
            if self.ended[game]:
                self.ended[game] = 0
                for seat in range(self.players):
                    self.scores[game * self.players + seat] = 0.0
            state = self.states[game]
            state.apply(self.seats[game], actions[game])
            self.to_next_choice(game, state)

    def to_next_choice(self, game: i64, state: State) -> None:
        """Let chance act, deal the next game after the end, and show it to the seat to act."""
        seat = state.next_to_act(self.seats[game])
        while seat < 0:
            if seat == CHANCE:
                state.run_chance(self.rngs[game])
            else:
                self.note_end(game, state)
                state = self.setup.game.start(self.setup)
                self.states[game] = state
                self.seats[game] = NOBODY_YET
            seat = state.next_to_act(self.seats[game])
        self.seats[game] = seat
        self.show(game, state, seat)

    def show(self, game: i64, state: State, seat: i64) -> None:
        """Write the observation and the mask of the seat whose choice it is."""
        self.sheet.start = game * self.size
        state.observe(seat, self.sheet)
        masks = self.masks
        start = game * self.actions
        legal = self.legal[game]
        for place in range(legal.size):
            masks[start + legal.actions[place]] = 0
        legal.size = 0
        state.list_legal(seat, legal)
        for place in range(legal.size):
            masks[start + legal.actions[place]] = 1

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action for every game."""
        return [legal.actions[rng.below(legal.size)] for legal in self.legal]

    def note_end(self, game: i64, state: State) -> None:
        """Keep the scores of a game that is over."""
        outcome = state.outcome()
        assert outcome is not None
        self.ended[game] = 1
        for seat, score in enumerate(outcome.scores):
            self.scores[game * self.players + seat] = score
