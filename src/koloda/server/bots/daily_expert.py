"""A process in which the expert plays a deal of the day, a move at a time and only when told to."""

import msgspec
from msgspec import Raw

from koloda.daily.deal import PERSON
from koloda.daily.host import played_by, points_of
from koloda.engine.records.match import Match
from koloda.games import find_game
from koloda.server.bots.steps import Steps, carry_out


class Job(msgspec.Struct):
    """A deal and who plays it."""

    game: str
    rules: str
    setup: str
    seed: str
    """In hexadecimal digits."""
    expert: str
    rival: str


def play(job: Job, steps: Steps) -> dict[str, Raw]:
    """What the expert reaches."""
    game = find_game(job.game).of_version(job.rules)
    assert game is not None
    match = Match(game.read_setup(job.setup.split()), bytes.fromhex(job.seed))
    record = played_by(match, job.expert, job.rival, lambda: steps.told(0.0))
    moves = sum(1 for seat, _ in record.actions if seat == PERSON)
    found = {"points": round(points_of(record)), "moves": moves}
    return {name: Raw(msgspec.json.encode(number)) for name, number in found.items()}


if __name__ == "__main__":
    carry_out(Job, play)
