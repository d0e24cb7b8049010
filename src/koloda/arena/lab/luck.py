"""The share of luck in the results of many games."""

from koloda.arena.lab.watch import Watched
from koloda.arena.stats import FEW_DEALS, Mean, ratio_of


def share_of_luck(games: list[Watched]) -> Mean | None:
    """The part of the variance of results that goes when luck is taken out of them.

    The variance of the estimates of luck is taken out as well. None where luck was measured in too
    few games, or all games came out alike.
    """
    weighed = [game for game in games if game.luck]
    if len(weighed) < FEW_DEALS:
        return None
    results = [game.scores for game in weighed]
    rest = [
        [score - luck for score, luck in zip(result, game.luck, strict=True)]
        for result, game in zip(results, weighed, strict=True)
    ]
    variances = squares(results)
    if not sum(variances):
        return None
    noise = [sum(game.noise) for game in weighed]
    left = [square - doubt for square, doubt in zip(squares(rest), noise, strict=True)]
    ratio = ratio_of(left, variances)
    return Mean(1 - ratio.value, 1 - ratio.high, 1 - ratio.low)


def squares(games: list[list[float]]) -> list[float]:
    """For each game the squared distances of its seats from what these seats get on average."""
    seats = range(len(games[0]))
    middle = [sum(game[seat] for game in games) / len(games) for seat in seats]
    return [sum((game[seat] - middle[seat]) ** 2 for seat in seats) for game in games]
