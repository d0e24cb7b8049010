"""Figures of single games, kept in a file, so that a long measurement can be taken in parts.

Every line of the file is one game: what was measured, the game's seed and its figures. A run that
finds its games there does not play them again. Figures of another version of the rules, the bots or
the analysis do not belong together: such a run begins a new file.
"""

import json
from pathlib import Path
from typing import Final

SPREAD: Final = 1_000_003
"""Runs with different seeds share no game."""


class Kept:
    """The games of one measurement."""

    def __init__(self, file: Path | None, what: list[str | int]) -> None:
        self.file = file
        self.what = what
        self.games: dict[int, list[float]] = {}
        if file is not None and file.exists():
            for line in file.read_text(encoding="utf-8").splitlines():
                told = json.loads(line)
                if told["what"] == what:
                    self.games[told["seed"]] = told["figures"]

    def missing(self, seed: int, games: int) -> list[int]:
        """The seeds of a run's games that are not there yet."""
        return [each for each in seeds(seed, games) if each not in self.games]

    def keep(self, seed: int, figures: tuple[float, ...]) -> None:
        """Note one game, at once: a run may be ended at any time."""
        self.games[seed] = list(figures)
        if self.file is not None:
            line = json.dumps({"what": self.what, "seed": seed, "figures": figures})
            with self.file.open("a", encoding="utf-8") as out:
                out.write(line + "\n")


def seeds(seed: int, games: int) -> range:
    """The seeds of a run's games."""
    return range(seed * SPREAD, seed * SPREAD + games)
