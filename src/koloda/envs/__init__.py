"""Learning environments over any game: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

They need the extra `research`; each part imports its library only when it is asked for, and
`import koloda.envs.openspiel` registers the games with OpenSpiel.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from koloda.envs.agents import aec as aec
    from koloda.envs.gym import Gym as Gym
    from koloda.envs.together import Parallel as Parallel
    from koloda.envs.vector import VectorEnv as VectorEnv

PLACES = {"aec": "agents", "Gym": "gym", "Parallel": "together", "VectorEnv": "vector"}


def __getattr__(name: str) -> Any:
    """One of the environments, imported now."""
    if name not in PLACES:
        raise AttributeError(f"koloda.envs has no {name!r}")
    return getattr(import_module(f"koloda.envs.{PLACES[name]}"), name)
