"""Bots against each other on duplicate deals: shares with 95 % intervals."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from koloda.api import faults
from koloda.api.arguments import need, rules_of, whole
from koloda.api.bots import AnyBot, as_player
from koloda.api.fields import describe
from koloda.arena.adjusted import LEGEND as LUCK_LEGEND
from koloda.arena.adjusted import ROLLOUTS
from koloda.arena.adjusted import Adjusted as Adjusted
from koloda.arena.adjusted import adjusted as adjust
from koloda.arena.contest import contest as spread
from koloda.arena.deals import Played, play_rotation
from koloda.arena.figures import LEGEND, Undecided, counted, per_deal, told_apart, undecided
from koloda.arena.stats import Mean as Mean
from koloda.arena.stats import mean_share
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import Value


class Entrant(NamedTuple):
    """What one bot reached: the share of games won, and of other seats beaten, as means."""

    name: str
    """The bot's name; a second bot of the same name has its number behind it."""
    won: Mean
    """The share of its games that it won."""
    points: Mean
    """The share of the other seats that it beat; a tie counts half."""
    without_luck: Adjusted | None = None
    """The points without what deal and draws gave, if that was asked for."""

    def __str__(self) -> str:
        rest = f"   {self.without_luck}" if self.without_luck else ""
        return f"won {self.won}   points {self.points}{rest}"


describe(Entrant, Mean)


class Contest:
    """The result of a contest; prints as a table with 95 % intervals."""

    def __init__(
        self, setup: Setup, entrants: list[Entrant], deals: int, games: int, ended: Undecided
    ) -> None:
        self.game = setup.game.name
        """The name of the game."""
        self.seats = setup.players
        """How many sat at the table."""
        self.entrants = entrants
        """What each bot reached, in the order in which they were given."""
        self.deals = deals
        """How many deals were dealt."""
        self.games = games
        """How many games were played: each deal once for each rotation of the seats."""
        self.nobody_won = ended.nobody_won
        """How many games everybody lost, by the word for why they ended."""
        self.draws = ended.draws
        """How many games all seats won alike, by the word for why they ended."""

    @property
    def best(self) -> str:
        """The name of the entrant with the largest share of points."""
        return max(self.entrants, key=lambda entrant: entrant.points.value).name

    def __str__(self) -> str:
        width = max(len(entrant.name) for entrant in self.entrants)
        rows = [f"  {entrant.name:<{width}}  {entrant}" for entrant in self.entrants]
        ended = [f"  {line}" for line in self._undecided()]
        return "\n".join([self._head(), *rows, *ended, *self.legend()])

    def _head(self) -> str:
        deals, games = counted(self.deals, "deal"), counted(self.games, "game")
        return f"{self.game}, {self.seats} seats, {deals}, {games}"

    def _undecided(self) -> list[str]:
        return Undecided(self.nobody_won, self.draws).lines()

    def legend(self) -> list[str]:
        """What the columns mean."""
        adjusted = any(entrant.without_luck for entrant in self.entrants)
        return [LEGEND, LUCK_LEGEND] if adjusted else [LEGEND]

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(entrant.name)}</td><td>{entrant.won}</td>"
            f"<td>{entrant.points}</td><td>{entrant.without_luck or ''}</td></tr>"
            for entrant in self.entrants
        )
        head = "<tr><th>bot</th><th>won</th><th>points</th><th></th></tr>"
        notes = escape("; ".join([*self._undecided(), *self.legend()]))
        foot = f'<tfoot><tr><td colspan="4">{notes}</td></tr></tfoot>'
        return f"<table><caption>{self._head()}</caption>{head}{rows}{foot}</table>"


def contest(
    game: str | Game,
    bots: Sequence[AnyBot],
    *,
    deals: int = 200,
    players: int | None = None,
    seed: int = 1,
    workers: int = 1,
    luck_adjusted: bool = False,
    **options: Value,
) -> Contest:
    """Let bots meet on the same deals with seats rotated, so that luck is shared out.

    Every deal is played once for each rotation; with more seats than bots the list starts again.
    A bot that raises stops the contest with its traceback and the position. Several workers take
    bots by name only: levels, `module:name` or names of installed bots. With `luck_adjusted` every
    game is analysed as well, and every entrant also gets its points `without_luck`: that takes
    less than a second a game where koloda is compiled, and minutes where it is not.
    """
    rollouts = ROLLOUTS if luck_adjusted else 0
    need(
        isinstance(bots, Sequence) and not isinstance(bots, str),
        faults.NOT_A_LIST,
        argument="bots",
        given=bots,
    )
    if len(bots) < 2:
        raise OptionError(faults.SMALL_CONTEST, given=len(bots))
    whole("deals", deals, 1)
    whole("seed", seed, 0)
    rules = rules_of(game)
    seats = None if players is None else whole("players", players)
    setup = rules.setup(seats or max(len(bots), rules.seats[0]), options)
    if len(bots) > setup.players:
        raise OptionError(faults.BOTS_AND_SEATS, bots=len(bots), seats=setup.players)
    seated = [as_player(bot) for bot in bots]
    for player in seated:
        player.accept(setup)
    names = told_apart([player.name for player in seated])
    if whole("workers", workers, 1) > 1:
        if not all(isinstance(bot, str) for bot in bots):
            raise OptionError(faults.BOTS_BY_NAME)
        named = [str(bot) for bot in bots]
        played = spread(setup, named, deals, seed, workers, lambda _: None, rollouts)
    else:
        line_up = [seated[place % len(seated)] for place in range(setup.players)]
        played = [
            play_rotation(setup, line_up, seed, deal, rotation, rollouts)
            for deal in range(deals)
            for rotation in range(setup.players)
        ]
    entrants = entrants_of(setup, names, played)
    return Contest(setup, entrants, deals, len(played), undecided(played))


def entrants_of(setup: Setup, names: list[str], played: list[Played]) -> list[Entrant]:
    """The shares of every bot, over all seats that it had."""
    found: list[Entrant] = []
    for number, name in enumerate(names):
        places = [place for place in range(setup.players) if place % len(names) == number]
        won = mean_share(per_deal(played, places, points=False))
        points = per_deal(played, places, points=True)
        rest = adjust(played, places, points)
        found.append(Entrant(name, won, mean_share(points), rest))
    return found
