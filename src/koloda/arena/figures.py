"""What a contest came to: points and wins with intervals, ratings for a whole ladder."""

from collections import Counter
from typing import Final, NamedTuple

from koloda.arena.adjusted import adjusted
from koloda.arena.deals import Played
from koloda.arena.stats import Mean, Pairings, elo_of, mean_share, ratings, ratio_of
from koloda.engine.contract.setup import Setup

LEGEND: Final = "won: share of games won; points: share of the other seats beaten; [95 % interval]"
ELO_LEGEND: Final = "elo: distance to the other names, by how often one is ahead of them or behind"


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


def elo(played: list[Played], line_up: list[str], name: str) -> Mean | None:
    """How far one name is above the others of a line-up, by the pairs of seats that are not level.

    With more seats than two a game leaves many seats level, Karma all but the loser, so that the
    best share of the points is far below 1; who is ahead of whom in the rest does not suffer.
    """
    ahead: dict[int, float] = {}
    decided: dict[int, float] = {}
    own = [place for place, other in enumerate(line_up) if other == name]
    others = [place for place, other in enumerate(line_up) if other != name]
    for game in played:
        leads = [game.scores[mine] - game.scores[other] for mine in own for other in others]
        won, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        ahead[game.deal] = ahead.get(game.deal, 0.0) + won
        decided[game.deal] = decided.get(game.deal, 0.0) + won + lost
    if len(decided) < 2 or not any(decided.values()):
        return None
    return elo_of(ratio_of(list(ahead.values()), list(decided.values())))


def summary(
    setup: Setup,
    entrants: list[str],
    deals: int,
    seed: int,
    played: dict[tuple[int, ...], list[Played]],
    *,
    with_elo: bool = False,
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
            seated = [chosen[place % len(chosen)] for place in range(setup.players)]
            if with_elo and (distance := elo(games, seated, name)) is not None:
                row["elo"] = distance._asdict()
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
