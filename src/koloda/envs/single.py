"""Any game as a Gymnasium environment: one seat against chosen players."""

from typing import Any

import gymnasium

from koloda.bots.host import Host
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import Value
from koloda.envs import draw, faults
from koloda.envs.agents import LOST, spaces
from koloda.envs.table import Table, agree
from koloda.envs.vector import Opponents, found_bots

Look = dict[str, Any]


class Single(gymnasium.Env[Look, int]):
    """The learner sits at `seat`; the other seats are played by the named players, in turn."""

    metadata = {"render_modes": list(draw.MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        players: int = 0,
        seat: int = 0,
        opponents: Opponents = "normal",
        render_mode: str | None = None,
        evidence: bool = False,
        **options: Value,
    ) -> None:
        draw.check(render_mode)
        self.table = Table(agree(game, players, options, evidence))
        seats = self.table.setup.players
        if not 0 <= seat < seats:
            raise OptionError(faults.SEAT, low=0, high=seats - 1, seat=seat)
        self.seat = seat
        found = found_bots(opponents, seats - 1)
        self.table.gathers |= any(player.uses_evidence for player in found)
        self.players: list[Player | None] = [None, *found]
        self.players = self.players[-seat:] + self.players[:-seat]
        self.host = Host(self.table.game, self.players, self.table.game.rng)
        self.render_mode = render_mode
        self.waits = False
        """Whether a game is dealt and not over."""
        self.observation_space = spaces(self.table.size, self.table.actions)
        self.action_space = gymnasium.spaces.Discrete(self.table.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Look, dict[str, Any]]:
        """A new game, played by the others up to the learner's first choice."""
        super().reset(seed=seed, options=options)
        self.waits = False
        while not self.waits:  # the others may end a game before the learner is asked
            self.table.prepare(FastRng(int(self.np_random.integers(1 << 62))))
            self.host = Host(self.table.game, self.players, self.table.game.rng)
            self.host.begin()
            self.host.advance()
            self.waits = not self.table.state.is_over()
        return self.look()

    def step(self, action: int) -> tuple[Look, float, bool, bool, dict[str, Any]]:
        """The learner's action, then the others'; an illegal action loses the game."""
        if not self.waits:
            raise gymnasium.error.ResetNeeded("reset() comes before step()")
        if int(action) not in self.table.legal(self.seat):
            self.waits = False
            look, info = self.look()
            return look, LOST, True, False, {**info, "illegal": True}
        self.host.play(self.seat, int(action))
        self.host.advance()
        look, info = self.look()
        over = self.table.state.is_over()
        self.waits = not over
        return look, self.table.scores()[self.seat], over, False, info

    def look(self) -> tuple[Look, dict[str, Any]]:
        """The learner's observation, and its mask once more as PettingZoo has it."""
        mask = self.table.mask(self.seat)
        look = {"observation": self.table.observation(self.seat), "action_mask": mask}
        return look, {"action_mask": mask}

    def action_masks(self) -> Any:
        """The legal actions, under the name that masked learners ask for."""
        return self.table.mask(self.seat)

    def render(self) -> str:
        """The table as the learner sees it."""
        return draw.picture(self.table.state.view(self.seat), self.render_mode)
