"""How often each card is played, and how the seats fare that play it."""

from typing import Final, NamedTuple

from koloda.arena.lab.suspense import won
from koloda.arena.lab.watch import Watched
from koloda.arena.stats import Mean, mean_of, ratio_of

ANY: Final = "any"
"""All ways to play a card together."""
FEWEST: Final = 10
"""Deals in which a card must have been played before its worth is told."""

Base = dict[tuple[str, int], float]
"""For a player in a place after the first seat, the share of games it won."""


class CardFigures(NamedTuple):
    """One card, played in one way."""

    card: str
    way: str
    plays: Mean
    """Copies played in a game, by all seats."""
    seats: float
    """The share of seats that played it at least once in a game."""
    wins: Mean | None
    """Share of games won by seats that played it, less what such seats win anyway."""


def place(game: Watched, seat: int) -> int:
    """How many places after the first one a seat has its turn."""
    return (seat - game.first) % len(game.ranks)


def player(game: Watched, line_up: tuple[str, ...], seat: int) -> str:
    """The name of the player on that seat."""
    return line_up[(seat - game.rotation) % len(line_up)]


def base_rates(games: list[Watched], line_up: tuple[str, ...]) -> Base:
    """What each player wins in each place, whatever it plays."""
    found: dict[tuple[str, int], list[bool]] = {}
    for game in games:
        for seat, win in enumerate(won(game)):
            key = player(game, line_up, seat), place(game, seat)
            found.setdefault(key, []).append(win)
    return {key: sum(wins) / len(wins) for key, wins in found.items()}


def card_figures(games: list[Watched], line_up: tuple[str, ...]) -> list[CardFigures]:
    """Every card that was played: all ways together, then each way."""
    base = base_rates(games, line_up)
    surplus = [
        [
            win - base[player(game, line_up, seat), place(game, seat)]
            for seat, win in enumerate(won(game))
        ]
        for game in games
    ]
    counts: dict[tuple[str, str], dict[int, list[int]]] = {}
    for number, game in enumerate(games):
        for way, cards in game.plays.items():
            for card, seats in cards.items():
                for named in (ANY, way):
                    before = counts.setdefault((card, named), {}).get(number, [0] * len(seats))
                    counts[card, named][number] = [
                        old + new for old, new in zip(before, seats, strict=True)
                    ]
    order = sorted(counts, key=lambda key: (key[0], key[1] != ANY, key[1]))
    return [one_card(key, counts[key], games, surplus) for key in order]


def one_card(
    key: tuple[str, str],
    counts: dict[int, list[int]],
    games: list[Watched],
    surplus: list[list[float]],
) -> CardFigures:
    """The figures of one card from the games in which it was played."""
    played = dict.fromkeys((game.deal for game in games), 0.0)
    gained: dict[int, float] = {}
    times: dict[int, float] = {}
    for number, seats in counts.items():
        deal = games[number].deal
        played[deal] += sum(seats)
        for seat, count in enumerate(seats):
            if count:
                gained[deal] = gained.get(deal, 0.0) + surplus[number][seat]
                times[deal] = times.get(deal, 0.0) + 1
    rounds = len(games) / len(played)
    return CardFigures(
        key[0],
        key[1],
        not_below_0(mean_of([total / rounds for total in played.values()])),
        sum(times.values()) / sum(len(game.ranks) for game in games),
        ratio_of(list(gained.values()), list(times.values())) if len(times) >= FEWEST else None,
    )


def not_below_0(count: Mean) -> Mean:
    """A count whose interval begins at 0 at the least."""
    return Mean(count.value, max(0.0, count.low), count.high)
