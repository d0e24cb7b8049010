"""The course of a watched game: who was ahead when, and what a choice in it was worth."""

from collections.abc import Iterable
from typing import Final

from koloda.bots.search import scores_of
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.match import Match
from koloda.engine.search.playout import likely_playout

CHECKPOINTS: Final = 8
"""A game is looked at after each eighth of its choices, the end not counted."""
MOST_WEIGHED: Final = 12
"""Of more legal actions than these, some are compared."""


def course_of(match: Match, made: int, playouts: int, rng: FastRng) -> list[list[float]]:
    """Every seat's expected score, -1 to 1, after each eighth of the choices but the last."""
    if not made:
        return []
    places = [made * part // CHECKPOINTS for part in range(1, CHECKPOINTS)]
    moments = moments_at(match, places)
    return [expected_scores(moments[place][0], playouts, rng) for place in places]


def moments_at(match: Match, places: Iterable[int]) -> dict[int, tuple[State, int]]:
    """The states of a finished match before the choices of these numbers, and whose they were."""
    wanted = set(places)
    state = match.setup.game.start(match.setup)
    found: dict[int, tuple[State, int]] = {}
    number = 0
    for seat, action in match.actions:
        if seat != CHANCE:
            if number in wanted:
                found[number] = state.clone(), seat
            number += 1
        state.apply(seat, action)
    return found


def expected_scores(state: State, playouts: int, rng: FastRng) -> list[float]:
    """Every seat's mean score over that many likely playouts."""
    totals = [0.0] * state.setup.players
    for _ in range(playouts):
        world = state.clone()
        likely_playout(world, rng)
        totals = [total + score for total, score in zip(totals, scores_of(world), strict=True)]
    return [round(total / playouts, 6) for total in totals]


def weight_of(match: Match, made: int, playouts: int, rng: FastRng) -> float | None:
    """What choosing well gains at one choice of a game, drawn by lot, in shares of a win.

    Half of the playouts choose the action, the other half measure it against the mean of all:
    so chance alone gains nothing. None where the choice has one legal action.
    """
    number = rng.below(made) if made else 0
    moments = moments_at(match, [number])
    if not moments:
        return None
    state, seat = moments[number]
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return None
    while len(legal) > MOST_WEIGHED:
        legal.pop(rng.below(len(legal)))
    half = max(1, playouts // 2)
    chosen, measured = (
        [after(state, seat, action, half, rng) for action in legal] for _ in range(2)
    )
    best = max(range(len(legal)), key=chosen.__getitem__)
    return round((measured[best] - sum(measured) / len(legal)) / 2, 6)


def after(state: State, seat: int, action: int, playouts: int, rng: FastRng) -> float:
    """A seat's expected score when it takes an action."""
    world = state.clone()
    world.apply(seat, action)
    return expected_scores(world, playouts, rng)[seat]
