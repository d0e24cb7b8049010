"""Any game as a PettingZoo environment in which all agents are asked at once.

It fits games in which several seats choose at a time, like Karma's secret choice of face-up cards.
A seat that owes no choice takes the last action, `wait`; its mask allows nothing else.
"""

from typing import Any

import gymnasium
from pettingzoo import ParallelEnv

from koloda.engine.contract.game import Game
from koloda.engine.contract.state import WATCHER
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.options import Value
from koloda.envs import draw, faults
from koloda.envs.agents import LOST, spaces
from koloda.envs.history import version
from koloda.envs.table import Table, agree, check_least

Each = dict[str, Any]
ILLEGAL = ("lose", "random")


class Together(ParallelEnv[str, dict[str, Any], int]):
    """All agents act in one step.

    An illegal action loses and ends the game or, with `illegal="random"`, a legal one is drawn.
    After `max_cycles` steps, if there is such a limit, the game is cut off.
    """

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        render_mode: str | None = None,
        max_cycles: int = 0,
        illegal: str = "lose",
        evidence: bool = False,
        **options: Value,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError(faults.ILLEGAL, known=", ".join(ILLEGAL), given=quoted(illegal))
        draw.check(render_mode)
        check_least("max_cycles", max_cycles, 0)
        self.table = Table(agree(game, players, options, evidence))
        setup = self.table.setup
        self.metadata = {
            "name": f"koloda_{setup.game.name}_parallel_v{version(setup.game.name)}",
            "render_modes": list(draw.MODES),
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.cycles = 0
        self.forgiving = illegal == "random"
        self.wait = self.table.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self.agents: list[str] = []
        space = spaces(self.table.size, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """What an agent observes."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """All actions of the game, legal or not, and `wait`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Each | None = None) -> tuple[Each, Each]:  # noqa: ARG002
        """A new game; the same seed deals the same cards."""
        self.table.begin(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        looks = self.looks()
        return looks, masks_of(looks)

    def step(self, actions: dict[str, int]) -> tuple[Each, Each, Each, Each, Each]:
        """Carry out the actions of all whose choice it was, in the order of their seats."""
        if not self.agents:
            raise RuntimeError("reset() comes before step()")
        agents = self.agents
        culprit = self.play([int(actions[agent]) for agent in agents])
        scores = list(self.table.scores())
        if culprit >= 0:
            scores[culprit] = LOST
        self.cycles += 1
        over = culprit >= 0 or self.table.state.is_over()
        cut = not over and self.cycles == self.max_cycles
        looks = self.looks()
        infos = masks_of(looks)
        if culprit >= 0:
            infos[agents[culprit]]["illegal"] = True
        if over or cut:
            self.agents = []
        rewards = dict(zip(agents, scores, strict=True))
        return looks, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def play(self, actions: list[int]) -> int:
        """Act for everybody who was asked; the seat of the first illegal action, or -1.

        What was legal when it was asked for, and no longer is because another seat came first, is
        dropped.
        """
        offered = [self.table.legal(seat) or [self.wait] for seat in range(len(actions))]
        for seat, action in enumerate(actions):
            if action not in offered[seat]:
                if not self.forgiving:
                    return seat
                actions[seat] = offered[seat][self.table.game.rng.below(len(offered[seat]))]
        for seat, action in enumerate(actions):
            if action in self.table.legal(seat):
                self.table.act(seat, action)
        return -1

    def looks(self) -> Each:
        """Every agent's observation."""
        looks: Each = {}
        for seat, agent in enumerate(self.agents):
            mask = self.table.mask(seat, self.wait + 1)
            if not mask.any():
                mask[self.wait] = 1
            looks[agent] = {"observation": self.table.observation(seat), "action_mask": mask}
        return looks

    def render(self) -> str:
        """The table as a watcher sees it."""
        return draw.picture(self.table.state.view(WATCHER), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def masks_of(looks: Each) -> Each:
    """The infos: every agent's mask once more."""
    return {agent: {"action_mask": look["action_mask"]} for agent, look in looks.items()}
