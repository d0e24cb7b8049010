"""A coach: whether something was clearly better than the action that was taken, beyond doubt.

A search proposes the best action. If that seems clearly better, both are tried side by side in
fresh worlds, in a tree of their own that knows both equally well: the differences there have not
been chosen for being large, so that their mean can be bounded. What the bound does not reach is
not said.
"""

import math
import time
from typing import Final, NamedTuple

from koloda.bots.hints import CLEAR_LEAD
from koloda.bots.search import Choice, Search
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.concept import Concept

ITERATIONS: Final = 1000
"""A budget that suits a person's turn."""
VOUCHED: Final = 0.10
"""What the win probabilities must differ by at least: deeper searches often find less."""
SURE: Final = 3.0
"""Standard errors between the measured difference and the one that is vouched for."""
SCREEN: Final = 0.3
"""The part of the budget that looks for the best action; the rest tries the two."""
GROW: Final = 0.3
"""The part of the worlds that only lets the tree of the two grow."""
FEWEST: Final = 60
"""Fewer worlds than these prove nothing."""


class Verdict(NamedTuple):
    """An action, one that is clearly better, and by how much more often that one wins."""

    action: int
    better: int
    gain: float


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
    iterations: int = ITERATIONS,
) -> Verdict | None:
    """What was clearly better than an action of that seat, by what the seat knows; or None."""
    if len(world.legal_actions(seat)) == 1:
        return None
    deadline = time.monotonic() + seconds
    search = Search(world, seat, evidence, rng)
    search.run(int(iterations * SCREEN), seconds * SCREEN)
    better = suspected(search.choices(), action)
    if better < 0:
        return None
    left = iterations - int(search.iterations)
    return confirm(Search(world, seat, evidence, rng), better, action, left, deadline)


def suspected(choices: list[Choice], action: int) -> int:
    """The best action if it seems clearly better than that one, else -1."""
    best = choices[0]
    for choice in choices:
        if choice.action == action and best.score - choice.score < 2 * CLEAR_LEAD:
            return -1
    return -1 if best.action == action else best.action


def confirm(
    search: Search, better: int, action: int, iterations: int, deadline: float
) -> Verdict | None:
    """Try both actions in the worlds of a fresh search; a verdict if there is no doubt."""
    differences = compare(search, better, action, iterations // 2, deadline)
    return Verdict(action, better, mean(differences) / 2) if is_sure(differences) else None


def compare(search: Search, better: int, action: int, worlds: int, deadline: float) -> list[float]:
    """By how much the one did better than the other in each of the worlds that count."""
    found: list[float] = []
    for number in range(worlds):
        if time.monotonic() > deadline:
            break
        state = search.worlds.draw(search.rng)
        score = search.try_action(state.clone(), better)
        difference = score - search.try_action(state, action)
        if number >= worlds * GROW:
            found.append(difference)
    return found


def is_sure(differences: list[float]) -> bool:
    """Whether the true difference of the win probabilities is clear, as far as these tell."""
    count = len(differences)
    if count < FEWEST:
        return False
    middle = mean(differences)
    spread = sum((each - middle) ** 2 for each in differences) / (count - 1)
    return (middle - SURE * math.sqrt(spread / count)) / 2 >= VOUCHED


def mean(numbers: list[float]) -> float:
    """The arithmetic mean."""
    return sum(numbers) / len(numbers)
