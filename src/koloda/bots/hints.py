"""Advice for a person: the best few actions, how often they win, and a short reason."""

from typing import Final, NamedTuple

from koloda.bots.search import Choice, Search
from koloda.bots.search_player import NO_LIMIT
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State

MOST: Final = 3
CLEAR_LEAD: Final = 0.06
"""A win probability this much above the next one is called clearly best."""


class Hint(NamedTuple):
    """An action, the chance to win with it, and the word for the reason in the catalogues."""

    action: int
    win: float
    reason: str


def hints(
    world: State, seat: int, evidence: Evidence, rng: Rng, seconds: float = 1.0
) -> list[Hint]:
    """The best few actions of that seat, found by search in worlds it considers possible."""
    legal = world.legal_actions(seat)
    if len(legal) == 1:
        return [Hint(legal[0], 0.5, "only")]
    search = Search(world, seat, evidence, rng)
    search.run(NO_LIMIT, seconds)
    return explain(search.choices()[:MOST])


def explain(choices: list[Choice]) -> list[Hint]:
    """Choices as hints: the best one clearly or narrowly, the others close to it or worse."""
    wins = [(choice.score + 1) / 2 for choice in choices]
    found: list[Hint] = []
    for place, choice in enumerate(choices):
        if place == 0:
            lead = wins[0] - max(wins[1:], default=0.0)
            reason = "clear" if lead >= CLEAR_LEAD else "best"
        else:
            reason = "close" if wins[0] - wins[place] < CLEAR_LEAD else "worse"
        found.append(Hint(choice.action, wins[place], reason))
    return found
