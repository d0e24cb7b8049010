"""Many games side by side, stepped in compiled code, seen as blocks of bytes."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.engine.chance.rng import Rng, stream
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.evidence import Evidence, observe
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.errors import OptionError
from koloda.envs import faults

PADDING: Final = -1
"""Fills a row of the lists of legal actions."""

NOBODY_YET: Final = -1
"""As the seat that acted last, before anybody has."""


class Batch:
    """Games of one setup in which every seat waits for the caller.

    One that ends is scored, and one that reaches the limit of steps is cut off; both begin anew at
    once, and what they looked like at last is kept.
    """

    def __init__(self, setup: Setup, games: int, seed: int, limit: int = 0) -> None:
        self.setup = setup
        self.games: i64 = games
        self.players: i64 = setup.players
        self.actions: i64 = setup.actions.players_end
        self.layout = setup.layout()
        self.size: i64 = self.layout.size
        self.gathers = bool(self.layout.told)
        """Whether observations show what the moves have told."""
        self.limit: i64 = limit
        """Steps after which a game is cut off; 0 is no limit."""
        self.sheet = Sheet(0)
        """Where all observations stand, one after the other; it has other memory in each step."""
        self.masks = vec[u8]([0] * (games * setup.actions.players_end))
        self.scores = vec[float]([0.0] * (games * setup.players))
        self.ended = vec[u8]([0] * games)
        self.cut = vec[u8]([0] * games)
        self.seats = vec[i64]([NOBODY_YET] * games)
        self.steps = vec[i64]([0] * games)
        self.last = Sheet(0)
        """The last observation of each game that was over or cut off, by the seat beside it."""
        self.last_seats = vec[i64]([0] * games)
        self.last_legal: list[list[int]] = [[] for _ in range(games)]
        """What that seat might have done; nothing where the game was over."""
        self.width: i64 = 0
        """How many legal actions there are at most in a game."""
        self.legal = [ActionList() for _ in range(games)]
        self.rngs = [stream(seed, game) for game in range(games)]
        self.states: list[State] = []
        self.evidences: list[Evidence] = [Evidence()] * games
        """What the moves have told in each game, where it is shown."""
        self.sheet.memory = vec[u8]([0] * (games * self.layout.size))
        self.last.memory = vec[u8]([0] * (games * self.layout.size))

    def deal(self) -> None:
        """Begin all games."""
        self.states = [self.fresh(game) for game in range(self.games)]
        for game in range(self.games):
            self.seats[game] = NOBODY_YET
            self.to_next_choice(game, self.states[game], self.whose(game))

    def step(self, actions: list[int]) -> None:
        """One action in every game, by the seat whose choice it is."""
        if len(actions) != self.games:
            raise OptionError(faults.ACTIONS, games=self.games, given=len(actions))
        chosen = vec[i64](actions)
        masks = self.masks
        for game in range(self.games):
            action = chosen[game]
            if not 0 <= action < self.actions or not masks[game * self.actions + action]:
                raise OptionError(faults.NOT_LEGAL, game=game, action=action)
        self.sheet.memory = vec[u8]([0] * (self.games * self.size))
        cut, ended, steps = self.cut, self.ended, self.steps
        for game in range(self.games):
            cut[game] = 0
            if ended[game]:
                ended[game] = 0
                for seat in range(self.players):
                    self.scores[game * self.players + seat] = 0.0
            steps[game] += 1
            self.act(game, chosen[game])

    # What is different where other players sit at the table -----------------------------------

    def fresh(self, game: i64) -> State:
        """The first moment of a new game."""
        if self.gathers:
            self.evidences[game] = self.setup.game.evidence(self.setup)
        return self.setup.game.start(self.setup)

    def act(self, game: i64, action: i64) -> None:
        """Carry out the action of the seat whose choice it is, and what follows it."""
        state = self.states[game]
        seat = self.seats[game]
        if self.gathers:
            evidence = self.evidences[game]
            evidence.watch(state, seat, action)
            state.apply(seat, action)
            evidence.conclude(state)
        else:
            state.apply(seat, action)
        self.to_next_choice(game, state, state.next_to_act(seat))

    def evidence(self, game: i64) -> Evidence:
        """What the moves of that game have told."""
        return self.evidences[game]

    def whose(self, game: i64) -> i64:
        """The seat that is asked next, or CHANCE, or NOBODY."""
        return self.states[game].next_to_act(self.seats[game])

    # -----------------------------------------------------------------------------------------

    def to_next_choice(self, game: i64, state: State, seat: i64) -> None:
        """Let chance act, deal the next game after the end, and show it to the seat to act."""
        while True:
            if seat == CHANCE:
                if self.gathers:
                    self.evidence(game).run_chance(state, self.rngs[game])
                else:
                    state.run_chance(self.rngs[game])
                seat = state.next_to_act(self.seats[game])
            elif seat < 0:
                self.note_end(game, state)
                state = self.begin_anew(game)
                seat = self.whose(game)
            elif self.limit and self.steps[game] >= self.limit:
                self.cut[game] = 1
                self.look_back(game, state, seat, state.legal_actions(seat))
                state = self.begin_anew(game)
                seat = self.whose(game)
            else:
                break
        self.seats[game] = seat
        self.show(game, state, seat)

    def begin_anew(self, game: i64) -> State:
        """The next game in that row."""
        state = self.fresh(game)
        self.states[game] = state
        self.steps[game] = 0
        self.seats[game] = NOBODY_YET
        return state

    def show(self, game: i64, state: State, seat: i64) -> None:
        """Write the observation and the mask of the seat whose choice it is."""
        self.sheet.start = game * self.size
        self.observe(game, state, seat, self.sheet)
        masks = self.masks
        start = game * self.actions
        legal = self.legal[game]
        shown_before = legal.actions
        for place in range(legal.size):
            masks[start + shown_before[place]] = 0
        legal.size = 0
        state.list_legal(seat, legal)
        actions = legal.actions
        for place in range(legal.size):
            masks[start + actions[place]] = 1

    def observe(self, game: i64, state: State, seat: i64, sheet: Sheet) -> None:
        """Write what a seat of that game observes."""
        if self.gathers:
            observe(state, self.evidence(game), self.layout, seat, sheet)
        else:
            state.observe(seat, sheet)

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action for every game."""
        return [legal.actions[rng.below(legal.size)] for legal in self.legal]

    def lists(self) -> vec[i64]:
        """The legal actions of every game, ascending, in rows of `width` filled up with -1."""
        width: i64 = 0
        for legal in self.legal:
            width = max(width, legal.size)
        self.width = width
        found = vec[i64]([PADDING] * (self.games * width))
        at: i64 = 0
        for legal in self.legal:
            actions = legal.actions
            for place in range(legal.size):
                found[at + place] = actions[place]
            at += width
        return found

    def note_end(self, game: i64, state: State) -> None:
        """Keep the scores of a game that is over."""
        outcome = state.outcome()
        assert outcome is not None
        self.ended[game] = 1
        for seat, score in enumerate(outcome.scores):
            self.scores[game * self.players + seat] = score
        self.look_back(game, state, self.seats[game], [])

    def look_back(self, game: i64, state: State, seat: i64, legal: list[int]) -> None:
        """Keep what a seat sees of a game before the next one begins."""
        start = game * self.size
        memory = self.last.memory
        for cell in range(start, start + self.size):
            memory[cell] = 0
        self.last.start = start
        self.observe(game, state, seat, self.last)
        self.last_seats[game] = seat
        self.last_legal[game] = legal

    # Rows of machine integers cannot be pickled: they go as lists. ----------------------------

    def __reduce__(self) -> tuple[object, ...]:
        return Batch, (self.setup, self.games, 0, self.limit), self.__getstate__()

    def __getstate__(self) -> dict[str, object]:
        return {
            "rngs": self.rngs,
            "states": self.states,
            "evidences": self.evidences,
            "scores": list(self.scores),
            "ended": list(self.ended),
            "cut": list(self.cut),
            "seats": list(self.seats),
            "steps": list(self.steps),
            "last": bytes(self.last.memory),
            "last_seats": list(self.last_seats),
            "last_legal": self.last_legal,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.rngs = kept["rngs"]
        self.states = kept["states"]
        self.evidences = kept["evidences"]
        self.last_legal = kept["last_legal"]
        self.ended = vec[u8](kept["ended"])
        self.cut = vec[u8](kept["cut"])
        self.seats = vec[i64](kept["seats"])
        self.steps = vec[i64](kept["steps"])
        self.scores = vec[float](kept["scores"])
        self.last.memory = vec[u8](kept["last"])
        self.last_seats = vec[i64](kept["last_seats"])
        for game in range(self.games):
            self.show(game, self.states[game], self.seats[game])
