"""What is measured in one game, and the same over all deals of a variant."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from koloda.arena.lab import suspense
from koloda.arena.lab.watch import UNKNOWN, Watched
from koloda.arena.stats import Mean, mean_of, share_of

LOOPS: Final = ("repetition", "cap")
"""How the rules call the endings of a game that would not end by itself."""


class Measure(NamedTuple):
    """One figure of a game; None where the game has none."""

    name: str
    title: str
    meaning: str
    kind: str
    """`number`; `share` of games in which something happened; `part` of a game, from 0 to 1; or
    `difference` of shares, which may be negative."""
    of: Callable[[Watched], float | None]


def first_ahead(game: Watched) -> float:
    """How much the first seat won beyond the average of all seats."""
    wins = suspense.won(game)
    return wins[game.first] - sum(wins) / len(wins)


MEASURES: Final = (
    Measure("choices", "Choices in a game", "Choices of all seats together.", "number",
            lambda game: float(game.choices)),
    Measure("turns", "Turns in a game", "Turns of all seats together, as the game counts them.",
            "number", lambda game: None if game.turns == UNKNOWN else float(game.turns)),
    Measure("forced", "Forced choices", "Of a game's choices, the share with one legal action.",
            "part", lambda game: game.forced / game.choices if game.choices else None),
    Measure("first", "First seat ahead",
            "The first seat's share of games won, less the average of all seats.",
            "difference", first_ahead),
    Measure("branching", "Legal actions at a choice",
            "How many actions are legal, on the average of a game's choices.", "number",
            lambda game: game.offered / game.choices if game.choices else None),
    Measure("weight", "What choosing well gains",
            "At one choice of each game, drawn by lot: the chance to win after its best action, "
            "less that after an action drawn by lot.", "difference", lambda game: game.weight),
    Measure("comeback", "Comebacks",
            "The share of winners that were behind when half of the choices were made.",
            "share", suspense.comeback),
    Measure("lead_changes", "Lead changes",
            "How often a clear lead, a quarter of a win or more, went to another seat.", "number",
            suspense.lead_changes),
    Measure("drama", "Drama",
            "How far behind winners were at the checkpoints where they were behind: the mean root "
            "of the gap in shares of a win. High is dramatic.", "part", suspense.drama),
    Measure("tension", "Tension",
            "How close the two leading seats were: 100 % is even all the time, 0 % hopeless.",
            "part", suspense.tension),
    Measure("spread", "Spread",
            "How far apart the best and the worst seat were, in shares of a win.", "part",
            suspense.spread),
    Measure("security", "Security of a lead",
            "Of the checkpoints with a clear leader, the share at which that seat won in the end.",
            "part", suspense.security),
    Measure("convergence", "Convergence",
            "How much nearer to the result expectations are in the second half of a game.",
            "difference", suspense.convergence),
    Measure("decided", "Decided after",
            "The part of a game after which a winner was never below the average again.", "part",
            suspense.decided),
    Measure("draws", "Draws", "Games in which all seats share one rank.", "share",
            lambda game: float(suspense.drawn(game))),
    Measure("loops", "Ended by a loop or the cap",
            "Games ended because positions came back or the last turn allowed was over.", "share",
            lambda game: float(game.reason in LOOPS)),
)  # fmt: skip


TITLES: Final = {
    "luck": "share of luck",
    "better": "points of the better player",
    **{measure.name: measure.title.lower() for measure in MEASURES},
}
"""What is compared between variants, as it stands within a sentence."""


def by_deal(games: Iterable[Watched], of: Callable[[Watched], float | None]) -> dict[int, float]:
    """For each deal the mean over its games; deals are independent, games of one deal are not."""
    values: dict[int, list[float]] = {}
    for game in games:
        value = of(game)
        if value is not None:
            values.setdefault(game.deal, []).append(value)
    return {deal: sum(found) / len(found) for deal, found in values.items()}


def figure(kind: str, values: list[float]) -> Mean | None:
    """The mean with the interval that suits its kind; None without values."""
    if not values:
        return None
    if kind == "part":
        mean = mean_of(values)
        return Mean(mean.value, max(0.0, mean.low), min(1.0, mean.high))
    return share_of(values) if kind == "share" else mean_of(values)
