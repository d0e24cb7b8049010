"""One training from its beginning or its checkpoint to its end."""

import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from koloda.bots.ladder import find_player
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.fingerprint import fingerprint
from koloda.envs.networks import save_network
from koloda.train import checkpoint
from koloda.train.begin import begin_with
from koloda.train.checkpoint import Rest
from koloda.train.cluster import cluster_crew
from koloda.train.distil import study
from koloda.train.expert import WINDOW, played, rate_of
from koloda.train.needs import training
from koloda.train.plan import STEPS, Plan, no_checkpoint, same_plan
from koloda.train.ppo import Notes, learn, new_optimizer
from koloda.train.search_games import Studies, gathered
from koloda.train.selfplay import derived, together
from koloda.train.strength import Share, measured
from koloda.train.workers import Crew, crew, new_net

with training():
    import torch

LEAST_RATE: Final = 0.05
"""The part of the learning rate that is left at the end."""
LEAST_ENTROPY: Final = 0.25
PAST: Final = 4
"""How many reports back the past is that a network is measured against."""
YARDSTICK: Final = "normal"
TRIAL_SEED: Final = 900


class Progress(NamedTuple):
    """A line while it trains; the shares only at the end of a span."""

    steps: int
    of: int
    choices: int
    pace: float
    """Choices a second that were learnt from, since this process began."""
    notes: Notes
    report: bool = False
    """Whether a span is over."""
    searched: int = 0
    """Rounds of search games that are over."""
    normal: Share | None = None
    past: Share | None = None


class Training:
    """A network, its optimizer and how far they are."""

    def __init__(self, setup: Setup, plan: Plan, out: Path) -> None:
        torch.set_num_threads(1)  # sums in another order would give another network
        torch.manual_seed(derived(plan.seed, "weights"))
        self.setup = setup
        self.plan = plan
        self.net = new_net(setup, plan.hidden, plan.critic)
        if plan.begin:
            begin_with(self.net, setup, plan.begin)
        self.optimizer = new_optimizer(self.net)
        self.dice = torch.Generator()
        self.past: list[dict[str, Any]] = [self.net.arrays()]
        self.done = 0
        """Rounds."""
        self.searched = 0
        """Rounds of search games."""
        self.studies: list[Studies] = []
        self.choices = 0
        out.mkdir(parents=True, exist_ok=True)
        self.player = out / f"{setup.game.name}-{setup.players}.npz"
        self.state = out / f"{setup.game.name}-{setup.players}.state.npz"

    def about(self) -> dict[str, Any]:
        """What must be the same for a training to go on, and how far it is."""
        setup = self.setup
        told = {**self.plan._asdict(), "game": setup.game.name, "setup": str(setup)}
        told["fingerprint"] = fingerprint(setup.layout(), setup.actions)
        counts = {"done": self.done, "searched": self.searched, "choices": self.choices}
        return {"plan": told, **counts}

    def go_on(self) -> bool:
        """Take a checkpoint over if there is one; refuse that of another training."""
        if not self.state.exists():
            return False
        try:
            found = checkpoint.read_about(self.state)
        except (ValueError, KeyError, EOFError, zipfile.BadZipFile):
            raise no_checkpoint(self.state) from None
        same_plan(self.state, found["plan"], self.about()["plan"])
        rest = checkpoint.load(self.state, self.net, self.optimizer)
        self.past, self.studies = rest.past, [Studies(**each) for each in rest.studies]
        self.done, self.searched = int(found["done"]), int(found["searched"])
        self.choices = int(found["choices"])
        return True

    def run(self, processes: int, tell: Callable[[Progress], None], address: str = "") -> None:
        """All spans that are left, then all rounds of search games, played here or on Ray."""
        plan, began, first = self.plan, time.monotonic(), self.choices

        def now(notes: Notes) -> Progress:
            pace = (self.choices - first) / (time.monotonic() - began)
            return Progress(self.steps(), plan.length(), self.choices, pace, notes)

        players_at = (
            cluster_crew(self.setup, plan, address)
            if address
            else crew(self.setup, plan, processes)
        )
        with players_at as players:
            while self.done < plan.rounds():
                self.begin_span(players)
                end = min(plan.rounds(), self.done + plan.span)
                while self.done < end:
                    notes = self.round(players)
                    tell(now(notes))
                self.report(now(notes), tell)
        while self.searched < plan.search_rounds:
            self.report(now(self.search_round(processes, address)), tell)

    def report(self, now: Progress, tell: Callable[[Progress], None]) -> None:
        """Measure, tell and keep."""
        normal, past = self.against_normal(), self.against_past()
        tell(now._replace(report=True, searched=self.searched, normal=normal, past=past))
        self.keep()

    def begin_span(self, players: Crew) -> None:
        """New games and new dice, so that a checkpoint needs neither."""
        span = self.done // self.plan.span
        players.begin(span)
        self.dice.manual_seed(derived(self.plan.seed, span, "order"))

    def round(self, players: Crew) -> Notes:
        """Play and learn once."""
        plan, part = self.plan, self.done / self.plan.rounds()
        lessons = together(players.play(self.net, STEPS))
        rate = plan.rate * max(LEAST_RATE, 1 - part)
        entropy = plan.entropy * (1 - (1 - LEAST_ENTROPY) * part)
        for _ in range(plan.epochs):
            notes = learn(self.net, self.optimizer, lessons, plan.batch, rate, entropy, self.dice)
        self.done += 1
        self.choices += len(lessons.gains)
        return notes

    def search_round(self, processes: int, address: str) -> Notes:
        """Games of a search by the network as it is, and a study of the last rounds' games."""
        plan, number = self.plan, self.searched
        self.write_player()
        fresh = played(self.setup, plan, number, self.player, processes, address)
        self.studies = [*self.studies, fresh][-WINDOW:]
        self.dice.manual_seed(derived(plan.seed, "study", number))
        rate = rate_of(plan, number, LEAST_RATE)
        notes = study(self.net, self.optimizer, gathered(self.studies), rate, self.dice)
        self.searched += 1
        self.choices += len(fresh.looks)
        return notes

    def steps(self) -> int:
        """Actions that were taken, forced ones as well."""
        return self.done * STEPS * self.plan.games

    def against_normal(self) -> Share | None:
        """The share against the yardstick, always on the same deals."""
        if not self.plan.deals:
            return None
        return measured(self.net, find_player(YARDSTICK), self.setup, self.plan.deals, TRIAL_SEED)

    def against_past(self) -> Share | None:
        """The share against the oldest network that is kept."""
        if not self.plan.deals:
            return None
        other = new_net(self.setup, self.plan.hidden, self.plan.critic)
        other.take(self.past[0])
        return measured(self.net, other, self.setup, self.plan.deals, TRIAL_SEED)

    def keep(self) -> None:
        """The player, then the checkpoint: after a kill between them the span is played again."""
        self.write_player()
        self.past = [*self.past, self.net.arrays()][-PAST:]
        rest = Rest(self.past, [each._asdict() for each in self.studies])
        checkpoint.save(self.state, self.about(), self.net, self.optimizer, rest)

    def write_player(self) -> None:
        """The network as it is, as the file that plays."""
        told = {"by": "koloda train", **self.plan._asdict(), "done": self.steps()}
        told["searched"] = self.searched
        save_network(self.player, self.setup, self.net.stored(), told)
