"""Many games at once as Gymnasium's vector environment: against bots, or all seats at once."""

from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy import ndarray

from koloda.engine.contract.game import Game
from koloda.engine.contract.state import WATCHER
from koloda.engine.values.options import Value
from koloda.envs import draw
from koloda.envs.agents import spaces
from koloda.envs.vector import Opponents, VectorEnv

Array: TypeAlias = ndarray[Any, Any]
Look: TypeAlias = dict[str, Array] | Array


class Many(gymnasium.vector.VectorEnv[Look, Array, Array]):
    """The batches of `VectorEnv` behind Gymnasium's interface.

    With `opponents=None` the caller plays all seats: each row is the view of the seat to act, and
    a reward is that of the seat which acted. An illegal action is a ValueError and changes nothing.
    """

    metadata = {  # noqa: RUF012
        "render_modes": list(draw.MODES),
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int = 0,
        seat: int = 0,
        opponents: Opponents | None = "normal",
        render_mode: str | None = None,
        max_episode_steps: int = 0,
        lists: bool = False,
        evidence: bool = False,
        **options: Value,
    ) -> None:
        draw.check(render_mode)
        self.games = VectorEnv(
            game,
            num_envs,
            players,
            0,
            True,
            opponents,
            seat,
            max_episode_steps,
            lists,
            evidence,
            **options,
        )
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.begun = False
        both = spaces(self.games.size, self.games.actions)
        self.single_observation_space = both["observation"] if lists else both
        self.single_action_space = gymnasium.spaces.Discrete(self.games.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Look, dict[str, Any]]:
        """New games in all rows; the same seed deals the same cards."""
        super().reset(seed=seed, options=options)
        self.games.reset(int(self.np_random.integers(1 << 62)))
        self.begun = True
        return self.looks(), self.infos()

    def step(self, actions: Array) -> tuple[Look, Array, Array, Array, dict[str, Any]]:
        """One legal action in each row, then what follows up to the next choice of the caller."""
        if not self.begun:
            raise gymnasium.error.ResetNeeded("reset() comes before step()")
        rows, acted = np.arange(self.num_envs), self.games.seats
        self.games.batch.step(np.asarray(actions).tolist())
        self.games.look()
        rewards = self.games.all_scores[rows, acted]
        ended, cut = self.games.ended, self.games.cut
        infos = self.infos()
        if ended.any():
            infos["scores"], infos["_scores"] = self.games.scores, ended
        if (done := ended | cut).any():
            infos.update(self.last_looks(done))
        return self.looks(), rewards, ended, cut, infos

    def looks(self) -> Look:
        """The observations, with masks unless lists were wished."""
        if self.games.lists:
            return self.games.observations
        masks = self.games.masks.view(np.int8)
        return {"observation": self.games.observations, "action_mask": masks}

    def infos(self) -> dict[str, Any]:
        """Whose choice it is in each row and, if lists were wished, the legal actions."""
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {"seat": self.games.seats, "_seat": everywhere}
        if self.games.lists:
            infos |= {"legal_actions": self.games.legal_lists, "_legal_actions": everywhere}
        return infos

    def last_looks(self, done: Array) -> dict[str, Any]:
        """What the games that are over or cut off looked like at last, as Gymnasium has it."""
        looks = np.full(self.num_envs, None, object)
        seats = np.zeros(self.num_envs, np.int64)
        for row in np.flatnonzero(done):
            look, legal, seats[row] = self.games.final(int(row))
            mask = np.zeros(self.games.actions, np.int8)
            mask[legal] = 1
            both = {"observation": look, "action_mask": mask}
            looks[row] = look if self.games.lists else both
        final: dict[str, Any] = {"seat": seats, "_seat": done}
        return {"final_obs": looks, "_final_obs": done, "final_info": final, "_final_info": done}

    def render(self) -> tuple[str, ...]:
        """Each table as the caller's seat sees it, or a watcher if the caller has all seats."""
        alone = self.games.bots is None
        seats = [WATCHER] * self.num_envs if alone else self.games.seats.tolist()
        states = self.games.batch.states
        return tuple(
            draw.picture(state.view(seat), self.render_mode)
            for state, seat in zip(states, seats, strict=True)
        )
