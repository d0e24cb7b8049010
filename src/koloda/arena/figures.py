"""What a contest came to: points and wins with intervals, ratings for a whole ladder."""

from collections import Counter
from typing import Final, NamedTuple

from koloda.arena.adjusted import adjusted
from koloda.arena.deals import Played
from koloda.arena.stats import Pairings, mean_share, ratings
from koloda.engine.contract.setup import Setup

LEGEND: Final = "won: share of games won; points: share of the other seats beaten; [95 % interval]"


class Undecided(NamedTuple):
    """How the games ended that no single side won: the reasons, each with its number of games."""

    nobody_won: dict[str, int]
    """Games that everybody lost."""
    draws: dict[str, int]
    """Games in which all seats shared the first place."""

    def lines(self) -> list[str]:
        """What `won` leaves open, in words; nothing where every game was decided."""
        told = [("nobody won", self.nobody_won), ("draws:", self.draws)]
        return [f"{words} {with_reasons(reasons)}" for words, reasons in told if reasons]


def undecided(played: list[Played]) -> Undecided:
    """How the games ended that nobody won, or everybody alike."""
    lost = Counter(game.reason for game in played if not any(game.won))
    drawn = Counter(game.reason for game in played if all(game.won))
    return Undecided(dict(sorted(lost.items())), dict(sorted(drawn.items())))


def with_reasons(reasons: dict[str, int]) -> str:
    """The number of games and why they ended: `3 games (cap 1, repetition 2)`."""
    parts = ", ".join(f"{reason} {count}" for reason, count in reasons.items())
    return f"{counted(sum(reasons.values()), 'game')} ({parts})"


def counted(number: int, word: str) -> str:
    """A number of things, one of which has no plural: `1 deal`, `2 deals`."""
    return f"{number} {word}{'' if number == 1 else 's'}"


def told_apart(names: list[str]) -> list[str]:
    """The names, a second player of the same one with its number: `normal`, `normal (2)`."""
    return [
        f"{name} ({names[:place].count(name) + 1})" if name in names[:place] else name
        for place, name in enumerate(names)
    ]


def per_deal(played: list[Played], places: list[int], *, points: bool) -> list[float]:
    """For each deal the mean over its rotations of what these places of the line-up got."""
    sums: dict[int, list[float]] = {}
    for game in played:
        for place in places:
            value = (game.scores[place] + 1) / 2 if points else float(game.won[place])
            sums.setdefault(game.deal, []).append(value)
    return [sum(values) / len(values) for _, values in sorted(sums.items())]


def summary(
    setup: Setup,
    entrants: list[str],
    deals: int,
    seed: int,
    played: dict[tuple[int, ...], list[Played]],
) -> dict[str, object]:
    """The figures by name."""
    contests: list[dict[str, object]] = []
    pairings: Pairings = {}
    for pair, games in played.items():
        chosen = [entrants[place] for place in pair] if pair else entrants
        rows = []
        for number, name in enumerate(chosen):
            places = [place for place in range(setup.players) if place % len(chosen) == number]
            points = per_deal(games, places, points=True)
            row: dict[str, object] = {
                "player": name,
                "points": mean_share(points)._asdict(),
                "won": mean_share(per_deal(games, places, points=False))._asdict(),
            }
            if (rest := adjusted(games, places, points)) is not None:
                row["without_luck"] = rest.as_dict()
            rows.append(row)
            if pair and number == 0:
                pairings[(pair[0], pair[1])] = points
        moves = sum(game.moves for game in games) / len(games)
        contests.append(
            {
                "players": rows,
                "games": len(games),
                "moves_mean": moves,
                **undecided(games)._asdict(),
            }
        )
    result: dict[str, object] = {
        "game": setup.game.name,
        "seats": setup.players,
        "options": setup.options,
        "deals": deals,
        "seed": seed,
        "contests": contests,
    }
    if pairings and len(pairings) == len(entrants) * (len(entrants) - 1) // 2:
        rated = ratings(len(entrants), pairings)
        result["ratings"] = [
            {"player": name, **rating._asdict()}
            for name, rating in zip(entrants, rated, strict=True)
        ]
    return result
