"""Learning environments over any game: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They need the extra `research`. Importing this registers the games with Gymnasium, if that is
there: `gymnasium.make("koloda/Karma-v1")`. Each function here imports its library only when it is
called; `import koloda.envs.openspiel` registers the games with OpenSpiel, and `koloda.envs.vector`
has many games at once.
"""

import contextlib
from typing import TYPE_CHECKING

from koloda.bots.player import Player
from koloda.engine.contract.game import Game
from koloda.engine.values.options import Value
from koloda.envs.needs import research

if TYPE_CHECKING:
    from koloda.envs.agents import Agents
    from koloda.envs.many import Many
    from koloda.envs.single import Single
    from koloda.envs.together import Together

with contextlib.suppress(ModuleNotFoundError):
    from koloda.envs.registration import register_games

    register_games()


def aec(
    game: str | Game,
    players: int = 0,
    render_mode: str | None = None,
    max_cycles: int = 0,
    evidence: bool = False,
    **options: Value,
) -> "Agents":
    """A PettingZoo environment in which agents act by turns."""
    with research():
        from koloda.envs.agents import Agents

    return Agents(game, players, render_mode, max_cycles, evidence, **options)


def parallel(
    game: str | Game,
    players: int = 0,
    render_mode: str | None = None,
    max_cycles: int = 0,
    illegal: str = "lose",
    evidence: bool = False,
    **options: Value,
) -> "Together":
    """A PettingZoo environment in which all agents are asked at once."""
    with research():
        from koloda.envs.together import Together

    return Together(game, players, render_mode, max_cycles, illegal, evidence, **options)


def gym(
    game: str | Game,
    players: int = 0,
    seat: int = 0,
    opponents: str | Player | list[str | Player] = "normal",
    render_mode: str | None = None,
    evidence: bool = False,
    **options: Value,
) -> "Single":
    """A Gymnasium environment for one seat against chosen players."""
    with research():
        from koloda.envs.single import Single

    return Single(game, players, seat, opponents, render_mode, evidence, **options)


def gym_vector(
    game: str | Game,
    num_envs: int,
    players: int = 0,
    seat: int = 0,
    opponents: str | Player | list[str | Player] | None = "normal",
    render_mode: str | None = None,
    max_episode_steps: int = 0,
    lists: bool = False,
    evidence: bool = False,
    **options: Value,
) -> "Many":
    """A vector environment of Gymnasium: against chosen players, or all seats without any."""
    with research():
        from koloda.envs.many import Many

    return Many(
        game,
        num_envs,
        players,
        seat,
        opponents,
        render_mode,
        max_episode_steps,
        lists,
        evidence,
        **options,
    )
