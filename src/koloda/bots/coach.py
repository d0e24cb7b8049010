"""A coach: whether something was clearly better than the action that was taken, beyond doubt.

A search proposes the best action. If that seems clearly better, both are tried side by side in
fresh worlds, in two trees of their own one after the other, and each tree must vouch for the
difference. The worlds of one tree are not independent: what the tree believes about the answer to a
move weighs in all of them, so that a wrong belief looks certain there. And a tree that is still
finding the answer sees the lead melt away; what has melted from the first half of the worlds to the
second is taken off twice more before the lead is believed. Each bound stands 2.5 standard
errors off, and two must hold, so that the many moves of a game do not add up to a false alarm.
"""

import math
import time
from typing import Final, NamedTuple

from koloda.bots.hints import CLEAR_LEAD
from koloda.bots.search import Choice, Search
from koloda.bots.search_player import BY_GAME
from koloda.bots.side_by_side import Lead, compare, lead
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.concept import Concept

SCREEN: Final = 0.2
"""The part of the budget that looks for the best action; the rest tries the two."""
TREES: Final = 2
"""How many trees must agree."""
SURE: Final = 2.5
"""Standard errors between a measured lead and the one that is vouched for."""
MELTS: Final = 2.0
"""How many times what a lead has lost in a tree is expected to be lost again."""
VOUCHED: Final = 0.10
"""What the win probabilities must differ by at least: deeper searches often find less."""
FEWEST: Final = 60
"""Fewer worlds than these in the second half prove nothing."""


class OutOfTime(Exception):  # noqa: N818 - it is an answer
    """Something seemed better, but there was no time to look as long as one must to be right."""


class Verdict(NamedTuple):
    """An action, one that is clearly better, and by how much more often that one wins."""

    action: int
    better: int
    gain: float
    error: float = 0.0
    """The standard error of the gain."""


def idea(state: State, seat: int) -> Concept | None:
    """What matters in a seat's choice, by its view; nothing where there is no choice."""
    view, setup = state.view(seat), state.setup
    return setup.game.matters(setup, view) if len(view.legal) > 1 else None


def reason(state: State, seat: int, verdict: Verdict) -> Concept | None:
    """Why the better action is better, by the seat's view; nothing if no idea of the game fits."""
    setup, texts = state.setup, state.setup.actions.texts
    better, made = texts[verdict.better].split(), texts[verdict.action].split()
    return setup.game.why_better(setup, state.view(seat), better, made)


def judge(
    world: State,
    seat: int,
    action: int,
    evidence: Evidence,
    rng: Rng,
    seconds: float,
    iterations: int = BY_GAME,
) -> Verdict | None:
    """What was clearly better than an action of that seat, by what the seat knows; or None.

    Raises OutOfTime when the seconds were not enough to be sure.
    """
    iterations = iterations or world.setup.game.coach_iterations()
    if len(world.legal_actions(seat)) == 1:
        return None
    deadline = time.monotonic() + seconds
    search = Search(world, seat, evidence, rng)
    search.run(int(iterations * SCREEN), seconds * SCREEN)
    better = suspected(search.choices(), action)
    if better < 0:
        return None
    left = iterations - int(search.iterations)
    return confirm(world, seat, evidence, rng, Verdict(action, better, 0.0), left, deadline)


def suspected(choices: list[Choice], action: int) -> int:
    """The best action if it seems clearly better than that one, else -1."""
    best = choices[0]
    for choice in choices:
        if choice.action == action and best.score - choice.score < 2 * CLEAR_LEAD:
            return -1
    return -1 if best.action == action else best.action


def confirm(
    world: State,
    seat: int,
    evidence: Evidence,
    rng: Rng,
    suspicion: Verdict,
    iterations: int,
    deadline: float,
) -> Verdict | None:
    """Try both actions in fresh trees; a verdict if each of them vouches for the difference."""
    gain, error = math.inf, 0.0
    for done in range(TREES):
        now = time.monotonic()
        until = now + (deadline - now) / (TREES - done)
        tree = Search(world, seat, evidence, rng)
        found = difference(tree, suspicion, iterations // (2 * TREES), until)
        if found is None or found.at_least(SURE) < VOUCHED:
            return None
        if found.mean < gain:
            gain, error = found.mean, found.error
    return suspicion._replace(gain=gain, error=error)


def difference(search: Search, suspicion: Verdict, worlds: int, deadline: float) -> Lead | None:
    """How far the better action is ahead in a grown tree; None if so few worlds prove nothing."""
    both = [suspicion.better, suspicion.action]
    first, second = compare(search, both, deadline, 0, worlds)
    half, eighth = len(first) // 2, len(first) // 8
    if len(first) < worlds:
        # Of a tree that is cut short nobody has measured how often it is right.
        raise OutOfTime
    if half < FEWEST:
        return None
    late = lead(first[half:], second[half:])
    early = lead(first[eighth:half], second[eighth:half])
    melted = max(0.0, early.mean - late.mean)
    return late._replace(mean=late.mean - MELTS * melted)
