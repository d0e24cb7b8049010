"""One deal played by every rotation of the same players, so that luck is shared out evenly."""

from collections.abc import Iterator
from typing import NamedTuple

from koloda.bots.ladder import find_player
from koloda.bots.player import Player, decide
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.setup import Setup
from koloda.engine.records.match import Match
from koloda.engine.values.event import Event
from koloda.engine.values.options import Value
from koloda.engine.values.outcome import Outcome
from koloda.games import find_game


class Job(NamedTuple):
    """A piece of work that any process can do: some deals of one line-up."""

    game: str
    players: int
    options: dict[str, Value]
    line_up: tuple[str, ...]
    seed: int
    first_deal: int
    deals: int


class Played(NamedTuple):
    """One game: by line-up, not by seat, who got which score and who won."""

    deal: int
    rotation: int
    scores: tuple[float, ...]
    won: tuple[bool, ...]
    moves: int
    reason: str


def play_job(job: Job) -> list[Played]:
    """All rotations of all deals of a job."""
    setup = find_game(job.game).setup(job.players, job.options)
    players = [find_player(name) for name in job.line_up]
    return [
        play_rotation(setup, players, job.seed, deal, rotation)
        for deal in range(job.first_deal, job.first_deal + job.deals)
        for rotation in range(job.players)
    ]


def play_rotation(
    setup: Setup, players: list[Player], seed: int, deal: int, rotation: int
) -> Played:
    """One game in which player i sits on seat i + rotation."""
    seats = setup.players
    seated = [players[(seat - rotation) % seats] for seat in range(seats)]
    rng = FastRng((seed * 1_000_003 + deal) * 64 + rotation)
    outcome, moves = play(setup, seated, seed_from_number(seed * 1_000_003 + deal), rng)
    scores, ranks = outcome.scores, outcome.ranks
    order = [(place + rotation) % seats for place in range(seats)]
    return Played(
        deal,
        rotation,
        tuple(scores[seat] for seat in order),
        tuple(ranks[seat] == 1 for seat in order),
        moves,
        outcome.reason,
    )


def play(setup: Setup, seated: list[Player], seed: bytes, rng: FastRng) -> tuple[Outcome, int]:
    """A whole game between players; how it ended and how many choices were made."""
    match = Match(setup, seed)
    match.settle()
    moves = sum(1 for _ in choices(match, seated, rng))
    outcome = match.state.outcome()
    assert outcome is not None
    return outcome, moves


def choices(match: Match, seated: list[Player], rng: FastRng) -> Iterator[tuple[int, list[Event]]]:
    """Let the players finish a settled match; after each choice, of how many, and what happened."""
    while not match.state.is_over():
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        legal = match.state.legal_actions(seat)
        choice = legal[0] if len(legal) == 1 else decide(seated[seat], match.state, seat, rng)
        yield len(legal), match.play(seat, choice)
