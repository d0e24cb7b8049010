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
MANY: Final = 3
"""Fewer numbers than these are no curve."""
PLAYOUTS: Final = 32
"""How often each moment that is looked at is played on."""


CONTESTED: Final = 100
"""Deals of the better player at most: each is played from every seat."""


class Variant(NamedTuple):
    """One set of rules with one number of seats."""

    label: str
    setup: Setup


class Plan(NamedTuple):
    """An experiment: the variants to compare, who plays them, and on how many deals."""

    game: Game
    variants: list[Variant]
    bots: list[str]
    deals: int
    seed: int
    playouts: int = PLAYOUTS
    weighed: int = 0
    """The deals in which luck is measured."""
    better: str = ""
    """A player who sits down among the others in games of its own; or nobody."""
    swept: str = ""
    """The option whose numbers are compared as a curve; or none."""

    def contest(self) -> "Plan":
        """The games of the better player: one at each table, the others as before."""
        most = max(variant.setup.players for variant in self.variants)
        others = self.bots[:1] * (most - 1)
        deals = min(self.deals, CONTESTED)
        return self._replace(bots=[self.better, *others], deals=deals, playouts=0, weighed=0)

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
                self.weighed,
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


def swept(varied: Varied, seats: list[int]) -> str:
    """The option whose values are a curve: the only thing that varies, three numbers or more."""
    if len(varied) != 1 or len(seats) != 1:
        return ""
    name, values = varied[0]
    return name if len(values) >= MANY and all(value.isdigit() for value in values) else ""


def short(value: Value) -> str:
    """A value as a label, cut to its last 39 characters."""
    text = show(value)
    return text if len(text) <= 40 else "…" + text[-39:]
