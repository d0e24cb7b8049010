"""The account of a game: start, deal, reveals, decisions; together they are the result, exactly.

Chance is dated by when a card is first seen. A decision is what the action was worth with all
hands open against what par would have done; its skill is the same by what the seat could know, and
the rest is how the hidden cards fell. All values are points of winning chance: 0 to 100.
"""

import hashlib
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from koloda.analysis.moments import Moment, moments_of
from koloda.analysis.rollouts import Estimate, Sampler
from koloda.bots.worlds import Worlds
from koloda.engine.contract.state import State
from koloda.engine.records.record import Record

POINTS: Final = 50.0
"""Points of winning chance for one unit of score, which goes from -1 to 1."""
PILOT: Final = 20
"""Samples of every term by which the budget is shared out, and the fewest that are counted."""
DEAL_SHARE: Final = 4
"""The deal gets this many times the pilot of another term."""
FLOOR: Final = 0.5
"""The least spread of a term against the mean of all: a pilot easily misses what is rare."""
SURE: Final = 1.96
"""Standard errors of a 95 % interval."""
BETWEEN_SIGNS: Final = 16
"""Samples between two signs of progress."""

Told = Callable[[float], None]
"""Who is told now and then which share of the work is done, and may take its time over it."""


def nobody(_: float) -> None:
    """Nobody wants to know how far the work is."""


@dataclass(frozen=True)
class Figure:
    """Points of winning chance, with half the width of their 95 % interval."""

    points: float
    doubt: float

    def is_clear(self) -> bool:
        """Whether the figure differs from nothing beyond its doubt."""
        return abs(self.points) > self.doubt


class Term:
    """One line of the account: an estimate for every seat, and what closing adds to it."""

    def __init__(self, kind: str, moment: Moment | None, seats: int) -> None:
        self.kind = kind
        """`deal`, `reveal`, `decision` or `skill`."""
        self.moment = moment
        self.estimate = Estimate(seats)
        self.closing = [0.0] * seats

    def points(self, seat: int) -> float:
        """The term for a seat, closed."""
        return POINTS * (self.estimate.mean(seat) + self.closing[seat])

    def variance(self, seat: int) -> float:
        """The variance of the estimate before closing, in points."""
        return POINTS * POINTS * self.estimate.variance(seat)


class Account:
    """All terms of one game, estimated with a number of rollouts and closed.

    Who asks for luck alone leaves `skills` out: all samples go to what the result consists of.
    """

    def __init__(
        self, record: Record, rollouts: int, told: Told = nobody, skills: bool = True
    ) -> None:
        self.record = record
        self.skills = skills
        self.told = told
        self.whole = 0
        self.drawn = 0
        """Samples that are drawn, of the whole number."""
        self.seats = record.setup.players
        self.first, self.moments = moments_of(record)
        self.sampler = Sampler(seed_of(record))
        self.terms = self.all_terms()
        self.ending: Estimate | None = None
        """What the last moment of an unfinished game is worth."""
        self.estimate(rollouts)
        self.last = self.close()

    def all_terms(self) -> list[Term]:
        """The deal, and for each moment its decision, its skill and what it revealed."""
        found = [Term("deal", None, self.seats)]
        for moment in self.moments:
            if moment.is_choice():
                found.append(Term("decision", moment, self.seats))
                if self.skills:
                    found.append(Term("skill", moment, self.seats))
            if moment.reveals:
                found.append(Term("reveal", moment, self.seats))
        return found

    # Estimates -------------------------------------------------------------------------------

    def estimate(self, rollouts: int) -> None:
        """A pilot, then the rest of the rollouts where the samples vary most (Neyman allocation).

        The pilot is thrown away: where samples are skewed its mean goes with its spread, so that
        counting it would bias every term a little to the same side.
        """
        counts = [PILOT * DEAL_SHARE if term.kind == "deal" else PILOT for term in self.terms]
        self.whole = max(2 * sum(counts), rollouts // 2)
        for term, count in zip(self.terms, counts, strict=True):
            self.sample(term, count)
        seen = [term.estimate.deviation() for term in self.terms]
        spreads = [max(each, FLOOR * sum(seen) / len(seen)) for each in seen]
        left, whole = max(0, rollouts // 2 - 2 * sum(counts)), sum(spreads)
        for term, count, spread in zip(self.terms, counts, spreads, strict=True):
            term.estimate = Estimate(self.seats)
            self.sample(term, count + (int(left * spread / whole) if whole else 0))

    def sample(self, term: Term, count: int) -> None:
        """Draw samples of one term."""
        draw, estimate = self.drawer(term), term.estimate
        for _ in range(count):
            estimate.add(draw())
            self.drawn += 1
            if self.drawn % BETWEEN_SIGNS == 0:
                self.told(min(1.0, self.drawn / self.whole))

    def drawer(self, term: Term) -> Callable[[], list[float]]:
        """What draws one sample of a term."""
        moment, sampler = term.moment, self.sampler
        if moment is None:
            return lambda: sampler.value(self.first)
        before, seat, action = moment.before, moment.seat, moment.action
        if term.kind == "decision":
            return lambda: sampler.decision(before, seat, action)
        if term.kind == "skill":
            worlds = Worlds(before, seat, moment.evidence)
            return lambda: sampler.skill(worlds, seat, action)
        return lambda: sampler.reveal(before, seat, action, moment.after)

    # Closing ---------------------------------------------------------------------------------

    def closed(self) -> list[Term]:
        """The terms whose sum is the result; skill is a part of decisions."""
        return [term for term in self.terms if term.kind != "skill"]

    def close(self) -> list[float]:
        """Spread what is missing over the terms by their variance (least squares).

        The same weights for all seats keep the seats' sums at zero. Returns the scores at the end:
        the result, or what the last moment of an unfinished game is worth.
        """
        last = self.final_scores()
        terms = self.closed()
        weights = [sum(term.variance(seat) for seat in range(self.seats)) for term in terms]
        whole = sum(weights)
        for seat in range(self.seats):
            missing = last[seat] - sum(term.estimate.mean(seat) for term in terms)
            for term, weight in zip(terms, weights, strict=True):
                term.closing[seat] = missing * weight / whole if whole else missing / len(terms)
        return last

    def final_scores(self) -> list[float]:
        """The score of every seat at the end, or the worth of the moment where the record ends."""
        outcome = self.record.outcome
        if outcome is not None:
            return list(outcome.scores)
        state: State = self.moments[-1].after if self.moments else self.first
        self.ending = Estimate(self.seats)
        for _ in range(PILOT * DEAL_SHARE):
            self.ending.add(self.sampler.value(state))
        return [self.ending.mean(seat) for seat in range(self.seats)]

    def left(self, seat: int, part: float) -> float:
        """The variance of closed terms that had a part of the whole variance before.

        The end of an unfinished game is an estimate itself, and its error is closed in with them.
        """
        whole = sum(term.variance(seat) for term in self.closed())
        if not whole:
            return 0.0
        end = POINTS * POINTS * self.ending.variance(seat) if self.ending is not None else 0.0
        return max(0.0, part * (whole - part) / whole + (part / whole) ** 2 * end)

    def residual(self, seat: int) -> float:
        """What was missing before closing, in standard errors: standard normal if all is right."""
        terms = self.closed()
        missing = POINTS * sum(term.closing[seat] for term in terms)
        variance = sum(term.variance(seat) for term in terms)
        return missing / math.sqrt(variance) if variance else 0.0

    # Figures ---------------------------------------------------------------------------------

    def figure(self, seat: int, terms: list[Term]) -> Figure:
        """The sum of some closed terms for a seat."""
        variance = self.left(seat, sum(term.variance(seat) for term in terms))
        return Figure(sum(term.points(seat) for term in terms), SURE * math.sqrt(variance))

    def skill(self, seat: int, terms: list[Term]) -> Figure:
        """The sum of some skills for a seat; they are not closed."""
        variance = sum(term.variance(seat) for term in terms)
        return Figure(sum(term.points(seat) for term in terms), SURE * math.sqrt(variance))

    def of_kind(self, kind: str, seat: int | None = None, own: bool = True) -> list[Term]:
        """The terms of a kind: all, those of one seat's moves, or those of the others'."""
        return [
            term
            for term in self.terms
            if term.kind == kind
            and (seat is None or (term.moment is not None and (term.moment.seat == seat) is own))
        ]


def seed_of(record: Record) -> int:
    """Random numbers that follow from the record, so that its report is always the same."""
    return int.from_bytes(hashlib.sha256(str(record).encode()).digest()[:6], "big")
