"""Choices that something was clearly better than, by what their seat could see.

The coach is the judge: a search proposes, fresh worlds confirm, and what they leave in doubt is no
mistake. Mistakes stand beside the account, not in it: par is not best play.
"""

from dataclasses import dataclass
from typing import Final

from koloda.analysis.account import SURE, Told, nobody
from koloda.analysis.moments import Moment
from koloda.bots.coach import Verdict, judge, reason
from koloda.engine.chance.rng import FastRng
from koloda.engine.values.concept import Concept

NO_CLOCK: Final = 3600.0
"""The number of iterations ends a search, never the time: a report repeats."""
FEWEST: Final = 100
"""Fewer iterations than these judge nothing."""
BANDS: Final = ((12.0, "large"), (6.0, "notable"), (0.0, "small"))


@dataclass(frozen=True)
class Mistake:
    """A choice that gave winning chance away, and the better one."""

    moment: Moment
    better: int
    """The action that was better."""
    points: float
    """Points of winning chance between the two."""
    doubt: float
    """Half the width of their 95 % interval."""
    why: Concept | None

    @property
    def band(self) -> str:
        """A word for how much it was."""
        return next(word for least, word in BANDS if self.points >= least)


def mistakes_of(
    moments: list[Moment], seed: int, iterations: int, told: Told = nobody
) -> list[Mistake]:
    """All confirmed mistakes, the costliest first; none, if there is no time to judge."""
    if iterations < FEWEST:
        return []
    mistakes: list[Mistake] = []
    for place, moment in enumerate(moments):
        told(place / len(moments))
        found = judged(moment, seed, iterations) if moment.is_choice() else None
        mistakes += [found] if found is not None else []
    return sorted(mistakes, key=lambda each: (-each.points, each.moment.number))


def judged(moment: Moment, seed: int, iterations: int) -> Mistake | None:
    """The mistake of one moment, if it was one beyond doubt."""
    rng = FastRng(seed + moment.number)
    world = moment.before.determinize(moment.seat, rng)
    verdict = judge(world, moment.seat, moment.action, moment.evidence, rng, NO_CLOCK, iterations)
    return None if verdict is None else mistake(moment, verdict)


def mistake(moment: Moment, verdict: Verdict) -> Mistake:
    """A verdict of the coach in words and points."""
    why = reason(moment.before, moment.seat, verdict)
    return Mistake(moment, verdict.better, 100 * verdict.gain, 100 * SURE * verdict.error, why)
