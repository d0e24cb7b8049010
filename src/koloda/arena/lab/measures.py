"""What is measured in one game, and the same over all deals of a variant."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from koloda.arena.lab.watch import UNKNOWN, Watched
from koloda.arena.stats import Mean, mean_of, share_of

LOOPS: Final = ("repetition", "cap")
"""How the rules call the endings of a game that would not end by itself."""

EVEN: Final = 1e-5
"""Hopes are rounded: what differs by less is the same."""


class Measure(NamedTuple):
    """One figure of a game; None where the game has none."""

    name: str
    title: str
    meaning: str
    kind: str
    """`number`; `share` of games in which something happened; `part` of a game, from 0 to 1; or
    `difference` of shares, which may be negative."""
    of: Callable[[Watched], float | None]


def drawn(game: Watched) -> bool:
    """Whether all seats share one rank, so that nobody won."""
    return len(set(game.ranks)) == 1


def won(game: Watched) -> list[bool]:
    """For each seat, whether it won; several may, in a draw nobody does."""
    return [rank == 1 and not drawn(game) for rank in game.ranks]


def first_ahead(game: Watched) -> float:
    """How much the first seat won beyond the average of all seats."""
    wins = won(game)
    return wins[game.first] - sum(wins) / len(wins)


def comeback(game: Watched) -> float | None:
    """The share of the winners that were behind at half-time; even is half behind."""
    middle = sum(game.expected) / len(game.expected)
    winners = [score for score, win in zip(game.expected, won(game), strict=True) if win]
    if not winners:
        return None
    return sum(0.5 if abs(score - middle) < EVEN else score < middle for score in winners) / len(
        winners
    )


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
    Measure("comeback", "Comebacks",
            "The share of winners that were behind when half of the choices were made.",
            "share", comeback),
    Measure("draws", "Draws", "Games in which all seats share one rank.", "share",
            lambda game: float(drawn(game))),
    Measure("loops", "Ended by a loop or the cap",
            "Games ended because positions came back or the last turn allowed was over.", "share",
            lambda game: float(game.reason in LOOPS)),
)  # fmt: skip


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
    return share_of(values) if kind == "share" else mean_of(values)
