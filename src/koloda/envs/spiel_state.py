"""A moment of a game as OpenSpiel's state."""

from collections.abc import Callable

import pyspiel

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.values.event import Event
from koloda.envs.memory import Memory, observation_text
from koloda.envs.recall import Recall, observed


class Sampler(Rng):
    """OpenSpiel's source of chance, a function that gives numbers from 0 to below 1."""

    def __init__(self, function: Callable[[], float]) -> None:
        self.function = function

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        return min(int(self.function() * bound), bound - 1)


class SpielState(pyspiel.State):
    """The engine's state and what each player remembers; OpenSpiel copies both with `deepcopy`.

    Actions of chance are numbered from 0, players' actions as in the engine.
    """

    def __init__(self, game: pyspiel.Game, moment: State, recall: Recall | None) -> None:
        super().__init__(game)
        self.moment = moment
        self.acted_last = -1
        """The player that acted last."""
        self.memories = Memory([""] * moment.setup.players, recall)

    # What OpenSpiel asks ---------------------------------------------------------------------

    def current_player(self) -> int:
        """A seat that owes a choice; if several do, they are asked in turn."""
        actor = self.moment.next_to_act(self.acted_last)
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == NOBODY else int(actor)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may do now, with probabilities."""
        weights = self.moment.chance_weights()
        total = sum(weight for _, weight in weights)
        first = self.moment.setup.actions.players_end
        return [(action - first, weight / total) for action, weight in weights]

    def _apply_action(self, action: int) -> None:
        state = self.moment
        seat = int(state.next_to_act(self.acted_last))
        if seat == CHANCE:
            action += state.setup.actions.players_end
        before = state.clone() if seat >= 0 else state
        events: list[Event] = []
        state.log = events
        state.apply(seat, action)
        state.log = None
        if seat >= 0:
            self.acted_last = seat
        self.memories.add(before, seat, action, events)

    def _action_to_string(self, player: int, action: int) -> str:
        actions = self.moment.setup.actions
        first = actions.players_end if player == int(pyspiel.PlayerId.CHANCE) else 0
        return actions.texts[action + first]

    def returns(self) -> list[float]:
        """Every player's score; 0 while the game goes on."""
        outcome = self.moment.outcome()
        return [0.0] * self.moment.setup.players if outcome is None else list(outcome.scores)

    def __str__(self) -> str:
        return str(self.moment)

    # What players know -----------------------------------------------------------------------

    def memory(self, player: int) -> str:
        """All that the player has seen and done up to now, and what it sees now."""
        return self.memories.text(player) + observation_text(self.moment, player)

    def cells(self, player: int) -> list[int]:
        """The player's view in numbers."""
        return observed(self.moment, player)

    def past(self, player: int) -> list[list[int]]:
        """What the player has seen and done up to now, as rows of numbers."""
        return self.memories.numbers(player)

    def resample_from_infostate(
        self, player: int, sampler: Rng | Callable[[], float]
    ) -> "SpielState":
        """A world drawn from all that agree with what the player knows.

        What the others remember of the past cannot be known: their memories begin with this world.
        Nor can the past actions of chance: this state has no history and cannot be serialised.
        """
        rng = sampler if isinstance(sampler, Rng) else Sampler(sampler)
        recall = self.memories.recall
        other = SpielState(self.get_game(), self.moment.determinize(player, rng), recall)
        other.memories = begun_here(other.moment, recall)
        other.memories.texts[player] = self.memories.text(player)
        other.memories.rows[player] = self.memories.numbers(player)[:]
        other.acted_last = self.acted_last
        return other


def begun_here(state: State, recall: Recall | None) -> Memory:
    """Memories of players who know nothing but what they see now."""
    seats = range(state.setup.players)
    texts = [f"before: {observation_text(state, seat)}\n" for seat in seats]
    rows = None if recall is None else [[recall.glance(state, seat)] for seat in seats]
    return Memory(texts, recall, rows)
