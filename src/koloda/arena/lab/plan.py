"""What is compared: rule variants and seat counts, each with the same deals and players."""

import itertools
from typing import Final, NamedTuple

from koloda.arena import faults
from koloda.arena.deals import Job
from koloda.arena.lab.piece import Piece
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.options import Value, show

PIECE: Final = 20
"""Deals of a piece: the same for any number of workers, so that work done stays done."""
MOST_VARIANTS: Final = 24
PLAYOUTS: Final = 32
"""How often a position at half-time is played on."""


class Variant(NamedTuple):
    """One set of rules with one number of seats."""

    label: str
    setup: Setup


class Plan(NamedTuple):
    """An experiment."""

    game: Game
    variants: list[Variant]
    bots: list[str]
    deals: int
    seed: int
    playouts: int

    def line_up(self, variant: Variant) -> tuple[str, ...]:
        """Who plays; the list starts again for further seats."""
        bots = self.bots
        return tuple(bots[place % len(bots)] for place in range(variant.setup.players))

    def pieces(self, variant: Variant) -> list[Piece]:
        """All work for one variant."""
        return [
            Piece(
                Job(
                    self.game.name,
                    variant.setup.players,
                    variant.setup.options,
                    self.line_up(variant),
                    self.seed,
                    first,
                    min(PIECE, self.deals - first),
                ),
                self.playouts,
            )
            for first in range(0, self.deals, PIECE)
        ]


Varied = list[tuple[str, list[str]]]
"""Options, or the game's word for presets, each with the values to compare."""


def variants(
    game: Game, fixed: dict[str, Value], varied: Varied, seats: list[int]
) -> list[Variant]:
    """Every combination of the varied options with every number of seats."""
    for name, values in varied:
        if name in fixed:
            raise OptionError(faults.SET_AND_VARIED, game=game.name, option=quoted(name))
        if len(set(values)) < len(values):
            raise OptionError(faults.VARIED_VALUE_TWICE, game=game.name, option=name)
    names = [name for name, _ in varied]
    if len(set(names)) < len(names):
        raise OptionError(faults.VARIED_TWICE, game=game.name)
    found: list[Variant] = []
    for chosen in itertools.product(*(values for _, values in varied)):
        for players in seats:
            given = dict(zip(names, chosen, strict=True))
            words = [f"{name}={short(value)}" for name, value in given.items()]
            if len(seats) > 1 or not words:
                words.append(f"{players} seats")
            setup = game.setup(players, game.with_files({**fixed, **given}))
            found.append(Variant(", ".join(words), setup))
    if len(found) > MOST_VARIANTS:
        raise OptionError(faults.VARIANTS, count=len(found), most=MOST_VARIANTS)
    return found


def short(value: Value) -> str:
    """A value as a label, cut to its last 39 characters."""
    text = show(value)
    return text if len(text) <= 40 else "…" + text[-39:]
