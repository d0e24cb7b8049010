"""What a player is, and the only way to ask one."""

from koloda.bots.traces import trace_of
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import mypyc_attr
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.values.errors import KolodaError
from koloda.engine.values.event import Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat in a world that agrees with all the seat knows, never in the true one."""

    def __init__(self, name: str) -> None:
        self.name = name
        """What tables of results call it."""
        self.uses_evidence = True
        """Whether evidence may change the choices; otherwise a host gathers none."""
        self.remembers = False
        """Whether a host tells it what its seat sees; otherwise that takes no time."""

    def new_game(self, setup: Setup, seat: int) -> "Player":  # noqa: ARG002
        """Who plays that seat in a new game: itself, or one of its kind with a memory of its own.

        One player may have several seats and many games at once, so one that remembers gives a
        new player to each of them.
        """
        return self

    def observe(self, sights: list[Sight]) -> None:
        """What has happened, as the seat may see it; only a player that remembers is told."""

    def accept(self, setup: Setup) -> None:
        """Raise an OptionError for a table that this player was not made for."""

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        """One of the seat's legal actions; `world` is the player's own to change."""
        raise NotImplementedError


class PlayerFailed(KolodaError):  # noqa: N818 - it says what happened
    """A player raised an exception or chose an illegal action: why, who and in which position.

    `args` are that sentence and the player's own traceback, which survives other processes.
    """

    def __init__(self, sentence: str, trace: str) -> None:
        super().__init__(sentence)
        self.args = (sentence, trace)

    def __str__(self) -> str:
        return str(self.args[0])

    def __reduce__(self) -> tuple[object, ...]:
        return PlayerFailed, self.args


def decide(player: Player, state: State, seat: int, evidence: Evidence, rng: Rng) -> int:
    """The player's choice at the true state, of which it gets a determinisation only.

    Raises PlayerFailed, with the position, when the player fails or its choice is illegal: a bot's
    fault must show where bots are made and measured. A server asks in other processes and has an
    answer of its own for a bot that fails.
    """
    try:
        choice = player.choose(state.determinize(seat, rng), seat, evidence, rng)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        told = f"{reason}; {player.name} failed on seat {seat} in {state}"
        failed = PlayerFailed(told, trace_of(error))
        failed.__cause__ = error  # `raise … from` loses the cause when it is compiled
        raise failed  # noqa: B904
    if choice not in state.legal_actions(seat):
        texts = state.setup.actions.texts
        said = texts[choice] if choice in range(len(texts)) else str(choice)
        told = f"{player.name} chose the illegal {said} on seat {seat} in {state}"
        raise PlayerFailed(told, "")
    return choice
