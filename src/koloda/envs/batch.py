"""Many games side by side, stepped in compiled code, seen as blocks of bytes."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from koloda.engine.rng import FastRng, Rng
from koloda.engine.setup import Setup
from koloda.engine.sheet import MOST, Sheet
from koloda.engine.state import CHANCE, State


class Rows(Sheet):
    """The observations of all games, one row each; `start` is where the open row begins.

    Few cells of a row are written, so the places of those are kept, to make the row empty again.
    """

    def __init__(self, rows: int, size: int) -> None:
        super().__init__(0)
        self.memory = vec[u8]([0] * (rows * size))
        self.written = vec[i64]([0] * (rows * size))
        self.ends = vec[i64]([row * size for row in range(rows)])
        self.size: i64 = size
        self.row: i64 = 0
        self.start: i64 = 0
        self.next: i64 = 0

    def open(self, row: i64) -> None:
        """Make a row empty and write on it from now on."""
        memory = self.memory
        written = self.written
        start = row * self.size
        for place in range(start, self.ends[row]):
            memory[written[place]] = 0
        self.row = row
        self.start = start
        self.next = start

    def close(self) -> None:
        """The open row is finished."""
        self.ends[self.row] = self.next

    def put(self, cell: i64, value: i64) -> None:
        """Write a number into a cell of the open row."""
        memory = self.memory
        place = self.start + cell
        if memory[place] == 0:
            self.written[self.next] = place
            self.next += 1
        memory[place] = u8(min(value, MOST))

    def add(self, cell: i64, amount: i64) -> None:
        """Change the number in a cell of the open row."""
        memory = self.memory
        place = self.start + cell
        before = i64(memory[place])
        if before == 0:
            self.written[self.next] = place
            self.next += 1
        memory[place] = u8(min(before + amount, MOST))

    def put_set(self, cell: i64, cards: i64, bits: i64) -> i64:
        """As in any sheet, without a call for every cell."""
        memory = self.memory
        written = self.written
        place = self.start + cell
        following = self.next
        total: i64 = 0
        mask: i64 = 2 * bits - 1
        leap: i64 = 8 >> (bits - 1)
        while cards:
            while cards & 255 == 0:
                cards >>= 8
                place += leap
            copies = cards & mask
            if copies:
                written[following] = place
                following += 1
                memory[place] = u8(copies)
                total += copies
            cards >>= bits
            place += 1
        self.next = following
        return total


class Batch:
    """Games of one setup; one that ends is scored and begins anew at once."""

    def __init__(self, setup: Setup, games: int, seed: int) -> None:
        self.setup = setup
        self.games: i64 = games
        self.players: i64 = setup.players
        self.actions: i64 = setup.actions.players_end
        self.rows = Rows(games, setup.layout().size)
        self.masks = vec[u8]([0] * (games * setup.actions.players_end))
        self.scores = vec[float]([0.0] * (games * setup.players))
        self.ended = vec[u8]([0] * games)
        self.seats = vec[i64]([0] * games)
        self.legal: list[list[int]] = [[] for _ in range(games)]
        self.rngs = [FastRng(seed * games + game) for game in range(games)]
        self.states: list[State] = [setup.game.start(setup) for _ in range(games)]
        for game in range(games):
            self.settle(game)

    def step(self, actions: list[int]) -> None:
        """One action in every game, by the seat whose choice it is."""
        if len(actions) != self.games:
            raise ValueError(f"{self.games} games need so many actions, not {len(actions)}")
        masks = self.masks
        for game in range(self.games):
            action: i64 = actions[game]
            if not 0 <= action < self.actions or not masks[game * self.actions + action]:
                raise ValueError(f"game {game}: action {action} is not legal")
        for game in range(self.games):
            if self.ended[game]:
                self.ended[game] = 0
                for seat in range(self.players):
                    self.scores[game * self.players + seat] = 0.0
            self.states[game].apply(self.seats[game], actions[game])
            self.settle(game)

    def settle(self, game: i64) -> None:
        """Let chance act, begin anew after the end, and show the game to whose choice it is."""
        state = self.states[game]
        rng = self.rngs[game]
        seat = state.actor()
        while seat < 0:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(rng))
            else:
                self.note_end(game, state)
                state = self.setup.game.start(self.setup)
                self.states[game] = state
            seat = state.actor()
        self.seats[game] = seat
        self.show(game, state, seat)

    def show(self, game: i64, state: State, seat: i64) -> None:
        """Write the observation and the mask of the seat whose choice it is."""
        self.rows.open(game)
        state.observe(seat, self.rows)
        self.rows.close()
        masks = self.masks
        start = game * self.actions
        for old in self.legal[game]:
            masks[start + old] = 0
        legal = state.legal_actions(seat)
        for action in legal:
            masks[start + action] = 1
        self.legal[game] = legal

    def sample(self, rng: Rng) -> list[int]:
        """A random legal action for every game."""
        return [legal[rng.below(len(legal))] for legal in self.legal]

    def note_end(self, game: i64, state: State) -> None:
        """Keep the scores of a game that is over."""
        outcome = state.outcome()
        assert outcome is not None
        self.ended[game] = 1
        for seat, score in enumerate(outcome.scores):
            self.scores[game * self.players + seat] = score
