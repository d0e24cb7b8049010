"""Every game as an OpenSpiel game: importing this makes `pyspiel.load_game("koloda_karma")` work.

Parameters are `players`, the game's own options, and `recall`, the rows of the tensor of all that a
player has seen and done: `koloda_karma(players=3,edition=en)`, `koloda_kanobu(recall=500)`.
"""

from collections.abc import Mapping
from typing import Any

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.options import Option, Value
from koloda.envs import faults
from koloda.envs.needs import research
from koloda.envs.recall import ENOUGH, Recall, enough_rows
from koloda.games import all_games

with research():
    import pyspiel

    from koloda.envs.spiel_observers import Observer, Rememberer
    from koloda.envs.spiel_state import SpielState

PREFIX = "koloda_"
LONGEST = 100_000
"""More choices than any game can take."""
LEFT = -1
"""A number that was not given."""


def parameters(game: Game) -> dict[str, int | str]:
    """What `load_game` accepts; an empty text or -1 leaves an option to preset and default."""
    found: dict[str, int | str] = {"players": game.seats[0], "recall": LEFT}
    if game.presets:
        found[game.preset_word] = ""
    for option in game.options:
        found[option.name] = LEFT if takes_numbers(option) else ""
    return found


def takes_numbers(option: Option) -> bool:
    """Whether an option's values look like numbers to OpenSpiel; a switch is `yes` or `no`."""
    numbers = bool(option.allowed) and all(isinstance(value, int) for value in option.allowed)
    return option.kind in ("number", "seat") or (option.kind == "choice" and numbers)


def game_type(game: Game, recalls: bool = False) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game; with `recalls` there are tensors of the past."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"{game.title} (koloda)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=recalls,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """A game with its options, to OpenSpiel; `rules` comes from the subclass of each game."""

    rules: Game
    enough: Mapping[str, int]

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", self.rules.seats[0]))
        rows = int(given.pop("recall", LEFT))
        wanted = {name: value for name, value in given.items() if value not in ("", LEFT)}
        self.setup: Setup = self.rules.setup(players, wanted)
        rows = enough_rows(self.setup, self.enough) if rows == LEFT else rows
        self.recall = Recall(self.setup, rows) if rows > 0 else None
        actions = self.setup.actions
        info = pyspiel.GameInfo(
            num_distinct_actions=actions.players_end,
            max_chance_outcomes=len(actions.texts) - actions.players_end,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        kind = game_type(self.rules, self.recall is not None)
        super().__init__(kind, info, {**(params or {}), "players": players})

    def new_initial_state(self) -> SpielState:
        """The first moment: chance is to act."""
        return SpielState(self, self.setup.game.start(self.setup), self.recall)

    def __reduce__(self) -> tuple[object, ...]:
        return load, (str(self),)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a player sees now or, with perfect recall, all that it has seen and done."""
        if params:
            raise OptionError(faults.OBSERVER, given=quoted(str(params)))
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return Rememberer(self.recall)
        return Observer(self.setup)


def load(text: str) -> pyspiel.Game:
    """`pyspiel.load_game` where the games are registered: how pickle brings a game back."""
    return pyspiel.load_game(text)


def register(game: Game, enough: Mapping[str, int] | None = None) -> None:
    """Tell OpenSpiel about a game; somebody's own game may be registered too.

    `enough` has presets so small that the rows which the longest game takes are known: these have
    tensors of the past without a parameter `recall`.
    """
    members = {"rules": game, "enough": enough or {}}
    pyspiel.register_game(game_type(game), type(f"{game.title}Game", (SpielGame,), members))


for each in all_games():
    register(each, ENOUGH.get(each.name))
