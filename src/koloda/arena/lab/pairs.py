"""Pairs of cards: what seats win that played both, beyond what each of the two wins."""

import itertools
from typing import Final, NamedTuple

from koloda.arena.lab.cards import base_rates, place, player
from koloda.arena.lab.suspense import won
from koloda.arena.lab.watch import Watched
from koloda.arena.stats import Mean, ratio_of

FEWEST: Final = 30
"""Deals in which a pair must have been played before it is told of."""
MOST: Final = 40
"""Cards that are paired: those that most seats played."""


class PairFigures(NamedTuple):
    """Two cards that one seat played in one game."""

    first: str
    second: str
    deals: int
    wins: Mean
    """Share of games won by such seats, beyond what the two cards win one by one."""


def pair_figures(games: list[Watched], line_up: tuple[str, ...]) -> list[PairFigures]:
    """Every pair that was played often enough, the best first."""
    base = base_rates(games, line_up)
    hands = [
        (game.deal, cards, won(game)[seat] - base[player(game, line_up, seat), place(game, seat)])
        for game in games
        for seat, cards in enumerate(played_by(game))
    ]
    alone = worth(hands)
    common = set(sorted(alone, key=lambda card: (-alone[card][1], card))[:MOST])
    gains: dict[tuple[str, str], dict[int, list[float]]] = {}
    for deal, cards, surplus in hands:
        for pair in itertools.combinations(sorted(cards & common), 2):
            extra = surplus - alone[pair[0]][0] - alone[pair[1]][0]
            gains.setdefault(pair, {}).setdefault(deal, []).append(extra)
    found = [
        PairFigures(*pair, len(deals), mean_gain(deals))
        for pair, deals in gains.items()
        if len(deals) >= FEWEST
    ]
    return sorted(found, key=lambda pair: (-pair.wins.value, pair.first, pair.second))


def played_by(game: Watched) -> list[set[str]]:
    """For each seat the cards it played in any way."""
    found: list[set[str]] = [set() for _ in game.ranks]
    for cards in game.plays.values():
        for card, counts in cards.items():
            for seat, count in enumerate(counts):
                if count:
                    found[seat].add(card)
    return found


def worth(hands: list[tuple[int, set[str], float]]) -> dict[str, tuple[float, int]]:
    """For each card what seats win that played it, and how many did."""
    sums: dict[str, tuple[float, int]] = {}
    for _, cards, surplus in hands:
        for card in cards:
            total, count = sums.get(card, (0.0, 0))
            sums[card] = total + surplus, count + 1
    return {card: (total / count, count) for card, (total, count) in sums.items()}


def mean_gain(deals: dict[int, list[float]]) -> Mean:
    """The mean over seats, with an interval over deals."""
    values = list(deals.values())
    return ratio_of([sum(gains) for gains in values], [float(len(gains)) for gains in values])
