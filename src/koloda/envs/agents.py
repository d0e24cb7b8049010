"""Any game as a PettingZoo environment in which agents act by turns."""

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from koloda.engine.contract.game import Game
from koloda.engine.contract.state import WATCHER
from koloda.engine.values.options import Value
from koloda.envs import draw
from koloda.envs.history import version
from koloda.envs.table import Table, agree, check_least

LOST = -1.0
"""What an illegal action costs; it also ends the game, in which the others then score 0."""


def spaces(cells: int, actions: int) -> gymnasium.spaces.Dict:
    """Observations: cells from 0 to 255 and a mask of the legal actions."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0, 255, (cells,), np.uint8),
            "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class Agents(AECEnv[str, dict[str, Any], int]):
    """Agents `seat_0`, `seat_1` and so on, each asked when its seat owes a choice.

    After `max_cycles` actions, if there is such a limit, the game is cut off. What PettingZoo's
    wrappers guard is guarded here, because each of them costs more time than a whole move.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        render_mode: str | None = None,
        max_cycles: int = 0,
        evidence: bool = False,
        **options: Value,
    ) -> None:
        super().__init__()
        draw.check(render_mode)
        check_least("max_cycles", max_cycles, 0)
        self.table = Table(agree(game, players, options, evidence))
        setup = self.table.setup
        self.metadata = {
            "name": f"koloda_{setup.game.name}_v{version(setup.game.name)}",
            "render_modes": list(draw.MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.acted_last = -1
        """The seat that acted last."""
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces(self.table.size, self.table.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.table.actions) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All actions of the game, legal or not."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game; the same seed deals the same cards."""
        self.table.begin(seed)
        self.cycles = 0
        self.acted_last = -1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.nothing()} for agent in self.agents
        }
        self.choose_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's view in numbers and its legal actions."""
        return {
            "observation": self.table.observation(self.seats[agent]),
            "action_mask": self.infos[agent]["action_mask"],
        }

    def step(self, action: int | None) -> None:
        """The action of the agent whose turn it is; a dead one only says None."""
        if not hasattr(self, "agent_selection"):
            raise RuntimeError("reset() comes before step()")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        chosen = -1 if action is None else int(action)
        legal = self.table.legal(self.seats[agent])
        self.infos[agent] = {"action_mask": self.nothing()}
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        if chosen not in legal:
            self.infos[agent]["illegal"] = True
            self.finish([LOST if other == agent else 0.0 for other in self.possible_agents])
            return
        self.acted_last = self.seats[agent]
        self.table.act(self.acted_last, chosen)
        if self.table.state.is_over():
            self.finish(list(self.table.scores()))
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.choose_next()

    def finish(self, scores: list[float]) -> None:
        """The game is over for everybody."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.possible_agents, scores, strict=True))
        self._accumulate_rewards()

    def choose_next(self) -> None:
        """Select the agent whose choice it is, and put its mask into its info."""
        chosen = self.possible_agents[self.table.state.next_to_act(self.acted_last)]
        self.infos[chosen] = {"action_mask": self.table.mask(self.seats[chosen])}
        self.agent_selection = chosen

    def nothing(self) -> Any:
        """The mask of an agent whose choice it is not."""
        return np.zeros(self.table.actions, np.int8)

    def render(self) -> str:
        """The table as a watcher sees it."""
        return draw.picture(self.table.state.view(WATCHER), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
