"""One deal played by every rotation of the same players, so that luck is shared out evenly."""

from typing import Final, NamedTuple

from koloda.analysis.account import POINTS, SURE, Account
from koloda.bots.host import play_match
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.contract.setup import Setup
from koloda.engine.records.match import Match
from koloda.engine.values.options import Value
from koloda.games import find_game

DEALS_PER_SEED: Final = 1_000_003
"""So that the deals of neighbouring seeds do not overlap."""


class Job(NamedTuple):
    """A piece of work that any process can do: some deals of one line-up."""

    game: str
    players: int
    options: dict[str, Value]
    line_up: tuple[str, ...]
    seed: int
    first_deal: int
    deals: int
    rollouts: int = 0
    """How many rollouts of every game tell its luck; 0 leaves luck out."""

    def setup(self) -> Setup:
        """The table it is played at."""
        return find_game(self.game).setup(self.players, self.options)

    def seated(self) -> list[Player]:
        """The players of the line-up."""
        return [find_player(name) for name in self.line_up]

    def numbers(self) -> range:
        """The numbers of its deals."""
        return range(self.first_deal, self.first_deal + self.deals)


class Played(NamedTuple):
    """One game: by line-up, not by seat, who got which score and who won."""

    deal: int
    rotation: int
    scores: tuple[float, ...]
    won: tuple[bool, ...]
    moves: int
    reason: str
    luck: tuple[float, ...] = ()
    """What the cards gave everybody, in the unit of scores, if it was asked for."""


def play_job(job: Job) -> list[Played]:
    """All rotations of all deals of a job."""
    setup, players = job.setup(), job.seated()
    return [
        play_rotation(setup, players, job.seed, deal, rotation, job.rollouts)
        for deal in job.numbers()
        for rotation in range(job.players)
    ]


def play_rotation(
    setup: Setup, players: list[Player], seed: int, deal: int, rotation: int, rollouts: int = 0
) -> Played:
    """One game in which player i sits on seat i + rotation."""
    host = play_match(setup, players, rotation, deal_seed(seed, deal))
    match = host.game
    outcome = match.state.outcome()
    assert outcome is not None and isinstance(match, Match)
    scores, ranks = outcome.scores, outcome.ranks
    luck = luck_of(match, rollouts) if rollouts else []
    order = [(place + rotation) % setup.players for place in range(setup.players)]
    return Played(
        deal,
        rotation,
        tuple(scores[seat] for seat in order),
        tuple(ranks[seat] == 1 for seat in order),
        host.choices,
        outcome.reason,
        tuple(luck[seat].score for seat in order) if luck else (),
    )


class Luck(NamedTuple):
    """What deal and draws gave a seat, in the unit of scores."""

    score: float
    noise: float
    """The variance of the estimate."""


def luck_of(match: Match, rollouts: int) -> list[Luck]:
    """What deal and draws gave every seat of a game that is over, by its account."""
    record = match.record([""] * match.setup.players)
    account = Account(record, rollouts, skills=False)
    terms = account.of_kind("deal") + account.of_kind("reveal")
    figures = [account.figure(seat, terms) for seat in range(account.seats)]
    return [Luck(figure.points / POINTS, (figure.doubt / SURE / POINTS) ** 2) for figure in figures]


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one deal of a contest."""
    return seed * DEALS_PER_SEED + deal
