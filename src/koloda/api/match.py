"""A game in play, driven by texts: what `koloda.new` and `koloda.parse` return."""

import secrets
from collections.abc import Sequence
from typing import Final

from koloda.api import faults
from koloda.api.arguments import names_of, rules_of, seconds_of, text, whole
from koloda.api.bots import AnyBot, as_player
from koloda.api.hints import Hint
from koloda.api.records import Record
from koloda.api.views import SeatView, seat_view
from koloda.art.table import picture
from koloda.bots.hints import hints
from koloda.bots.past import informed
from koloda.bots.player import decide
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.match import Match as EngineMatch
from koloda.engine.values.errors import OptionError
from koloda.engine.values.event import Sight
from koloda.engine.values.options import Value
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import IllegalAction, Refusal
from koloda.games import find_game

SEED_BYTES: Final = 32


class Match:
    """A game in play: moves are texts, the seat is implied.

    Usually one seat owes a move. Where several owe one at the same time, as for the secret choice
    that opens Karma, the first of `to_act` is meant unless another is named.

    Chance acts by itself, from the seed: the same seed, options and moves give the same game.
    """

    def __init__(self, driver: EngineMatch) -> None:
        self._driver = driver
        self._state = driver.state
        self._actions = driver.setup.actions
        self._numbers = self._actions.numbers
        self._rng = FastRng(int.from_bytes(driver.seed[:7], "big"))
        driver.settle()

    # What is on the table --------------------------------------------------------------------

    @property
    def rules(self) -> Game:
        """The rules that are played by."""
        return self._driver.setup.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._driver.setup.players

    @property
    def options(self) -> dict[str, Value]:
        """The value of every option of the rules."""
        return dict(self._driver.setup.options)

    @property
    def state(self) -> State:
        """The true state, with all hidden cards: the engine's own object."""
        return self._state

    @property
    def evidence(self) -> Evidence:
        """What the moves so far tell about hidden cards, from public information only."""
        return self._driver.evidence

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.is_over()

    @property
    def outcome(self) -> Outcome:
        """How the game ended; while it goes on this raises an OptionError."""
        outcome = self._state.outcome()
        if outcome is None:
            raise OptionError(faults.NO_OUTCOME)
        return outcome

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a move; usually one, none when the game is over."""
        return tuple(self._state.to_act())

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Every move of the players so far: the seat and the text; chance is not listed."""
        texts = self._actions.texts
        return [(seat, texts[action]) for seat, action in self._driver.actions if seat != CHANCE]

    def view(self, seat: int) -> SeatView:
        """What that seat may know, with its legal moves; prints as a small table."""
        return seat_view(self._state.view(self._seat(seat)))

    # Moves -----------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[str]:
        """The moves that may be made now, as texts; empty when the game is over."""
        waiting = self._state.to_act()
        if not waiting:
            return []
        who = waiting[0] if seat is None else self._seat_of_player(seat)
        if who not in waiting:
            return []
        texts = self._actions.texts
        return [texts[action] for action in self._state.legal_actions(who)]

    def play(self, move: str, seat: int | None = None) -> list[Sight]:
        """Make a move; what happened, each event printing as a sentence.

        An illegal move raises `koloda.IllegalAction` with the clause and changes nothing.
        """
        who = self._chosen(seat, self._state.to_act())
        events = self._driver.play(who, self._action(move))
        return self._state.sights(events, who)

    def why_not(self, move: str, seat: int | None = None) -> Refusal | None:
        """Why a move may not be made, with the clause that says so; None when it may."""
        who = self._chosen(seat, self._state.to_act())
        return self._state.refusal(who, self._action(move))

    def ask(self, bot: AnyBot = "normal", seat: int | None = None) -> str:
        """The move that a bot would make: a level's name, a `@koloda.bot` or a Player.

        One that remembers is told first what the seat has seen since the deal.
        """
        who = self._owing(seat)
        player = informed(as_player(bot), self._driver, who)
        action = decide(player, self._state, who, self._driver.evidence, self._rng)
        return self._actions.texts[action]

    def hint(self, seat: int | None = None, seconds: float = 1.0) -> list[Hint]:
        """The best moves, the recommended one first, with the chance to win and a reason.

        A search of that time finds them; their chances come from the same worlds.
        """
        budget, who = seconds_of(seconds), self._owing(seat)
        world = self._state.determinize(who, self._rng)
        texts = self._actions.texts
        found = hints(world, who, self._driver.evidence, self._rng, budget)
        return [Hint(texts[hint.action], hint.win, hint.reason) for hint in found]

    def svg(self, seat: int = -1) -> str:
        """The table as that seat sees it, as a picture; -1 is a watcher."""
        return picture(self.view(seat))

    def _repr_svg_(self) -> str:
        return self.svg()

    # Keeping ---------------------------------------------------------------------------------

    def record(self, names: Sequence[str] = ()) -> Record:
        """The game so far as a record that replays; it holds the seed and so all cards."""
        given = names_of(names) or [f"seat {seat}" for seat in range(self.players)]
        return Record(self._driver.record(given))

    def copy(self) -> "Match":
        """An independent match at the same moment, with the same chance to come."""
        position = self._driver.position
        start = self.rules.parse(position) if position else None
        driver = EngineMatch(self._driver.setup, self._driver.seed, start)
        driver.settle()
        for seat, action in self._driver.actions:
            if seat != CHANCE:
                driver.play(seat, action)
        return Match(driver)

    def __str__(self) -> str:
        return str(self._state)

    def __repr__(self) -> str:
        setup = self._driver.setup
        return f"<koloda.Match {setup.game.name} {setup}: {self._moment()}>"

    def _moment(self) -> str:
        state = self._state
        played = len(self.moves)
        if self.over:
            return f"over after {played} moves, {self.outcome}"
        seats = " and ".join(map(str, state.to_act()))
        return f"seat {seats} to move ({state.prompt()}) after {played} moves"

    def _action(self, move: str) -> int:
        """The action of a move; a text as `legal` gives it is looked up without further ado."""
        action = self._numbers.get(move) if isinstance(move, str) else None
        return self._actions.parse(text("move", move)) if action is None else action

    def _seat(self, seat: int) -> int:
        if not -1 <= whole("seat", seat) < self.players:
            last = self.players - 1
            raise OptionError(faults.SEATS_OR_WATCHER, last=last, seat=seat)
        return seat

    def _seat_of_player(self, seat: int) -> int:
        if not 0 <= whole("seat", seat) < self.players:
            raise OptionError(faults.SEATS, last=self.players - 1, seat=seat)
        return seat

    def _chosen(self, seat: int | None, waiting: list[int]) -> int:
        """The seat that is meant: the one given, or the first that owes a move."""
        if seat is not None:
            return self._seat_of_player(seat)
        if not waiting:
            raise OptionError(faults.NOBODY_OWES)
        return waiting[0]

    def _owing(self, seat: int | None) -> int:
        """The seat that is meant, which must owe a move."""
        waiting = self._state.to_act()
        who = self._chosen(seat, waiting)
        if who not in waiting:
            refusal = self._state.refusal(who, 0)
            assert refusal is not None
            raise IllegalAction(refusal)
        return who


def new(
    game: str | Game,
    players: int | None = None,
    *,
    seed: int | bytes | None = None,
    **options: Value,
) -> Match:
    """A new game, dealt: `koloda.new("karma", players=3, edition="en", seed=1)`.

    Without a seed every game is another one; without players the usual number sits down. Options
    are those that `koloda games NAME` lists.
    """
    rules = rules_of(game)
    seats = rules.usual_seats if players is None else whole("players", players)
    return Match(EngineMatch(rules.setup(seats, options), seed_of(seed)))


def seed_of(seed: int | bytes | None) -> bytes:
    """The seed of a match as bytes; random when none is given."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != SEED_BYTES:
            raise OptionError(faults.SEED_BYTES, most=SEED_BYTES, given=len(seed))
        return seed
    return seed_from_number(whole("seed", seed, 0))


def parse(position: str, *, seed: int | bytes | None = None) -> Match:
    """A game that goes on from a position text, as `str(match)` prints it."""
    words = text("position", position).split(maxsplit=1)
    name = words[0] if words else ""
    state = find_game(name).parse(position)
    return Match(EngineMatch(state.setup, seed_of(seed), state))
