"""What a variant gives to a better player."""

from koloda.arena.lab.measures import by_deal
from koloda.arena.lab.watch import Watched
from koloda.arena.stats import Mean, mean_share


def better_points(games: list[Watched]) -> Mean | None:
    """The better player's share of the points, a half being even; None without such games.

    The better player is the first of the line-up, so its seat is the rotation.
    """
    if not games:
        return None

    def points(game: Watched) -> float:
        return (game.scores[game.rotation] + 1) / 2

    return mean_share(list(by_deal(games, points).values()))
