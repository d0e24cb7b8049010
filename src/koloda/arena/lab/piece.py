"""A piece of the laboratory's work: some deals of one variant, the same wherever it is done."""

import hashlib
import json
from typing import Final, NamedTuple

from koloda.arena.adjusted import ROLLOUTS
from koloda.arena.deals import Job, deal_seed, luck_of
from koloda.arena.lab.course import course_of, weight_of
from koloda.arena.lab.watch import Watched, watch
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.setup import Setup
from koloda.engine.version import VERSION
from koloda.games import find_game

FORMAT: Final = 5
"""Increment when the same piece of work would give something else."""


class Piece(NamedTuple):
    """What a process or a machine must know to do its share."""

    job: Job
    playouts: int
    """Playouts from each moment that is looked at; with 0 the course of games is not measured."""
    weighed: int = 0
    """Luck is measured in the deals below this number."""

    def key(self) -> str:
        """A name that only the same work under the same rules has."""
        version = find_game(self.job.game).rules_version
        content = [FORMAT, VERSION, version, self.job._asdict(), self.playouts, self.weighed]
        return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:32]


def play_piece(piece: Piece) -> list[Watched]:
    """All games of a piece."""
    setup, players = piece.job.setup(), piece.job.seated()
    return [
        play_one(piece, setup, players, deal, rotation)
        for deal in piece.job.numbers()
        for rotation in rotations(piece.job.line_up)
    ]


def play_one(
    piece: Piece, setup: Setup, players: list[Player], deal: int, rotation: int
) -> Watched:
    """One game in which player i of the line-up sits on seat i + rotation."""
    seed = deal_seed(piece.job.seed, deal)
    rng = FastRng(seed * setup.players + rotation)
    game, match = watch(setup, players, deal, rotation, seed, rng)
    if piece.playouts:
        game = game._replace(
            course=course_of(match, game.choices, piece.playouts, rng),
            weight=weight_of(match, game.choices, piece.playouts, rng),
        )
    if deal < piece.weighed:
        luck = luck_of(match, ROLLOUTS)
        game = game._replace(
            luck=[round(part.score, 6) for part in luck],
            noise=[round(part.noise, 6) for part in luck],
        )
    return game


def rotations(line_up: tuple[str, ...]) -> list[int]:
    """The rotations that seat these players differently."""
    seen: list[tuple[str, ...]] = []
    found: list[int] = []
    for rotation in range(len(line_up)):
        seated = line_up[-rotation:] + line_up[:-rotation]
        if seated not in seen:
            seen.append(seated)
            found.append(rotation)
    return found
