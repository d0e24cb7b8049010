"""Finished pieces on disk: a run that was cut off goes on from them."""

import json
import os
from pathlib import Path

from koloda.arena import faults
from koloda.arena.lab.piece import Piece
from koloda.arena.lab.watch import Watched
from koloda.engine.values.errors import OptionError


class Store:
    """A directory with one file for each finished piece, named after the work it holds."""

    def __init__(self, place: Path) -> None:
        self.place = place

    def prepare(self, resume: bool) -> None:
        """Make the directory; refuse one that cannot be written to or holds other things."""
        home = self.place.parent
        try:
            if not resume and self.taken():
                raise OptionError(faults.NOT_EMPTY, folder=home)
            if not home.parent.is_dir():
                raise OptionError(faults.NO_FOLDER, folder=home.parent)
            self.place.mkdir(parents=True, exist_ok=True)
            self.write("probe", "")
            (self.place / "probe").unlink()
        except OSError as error:
            raise OptionError(faults.CANNOT_WRITE_TO, folder=home, reason=error.strerror) from None

    def taken(self) -> bool:
        """Whether anything is there already."""
        home = self.place.parent
        others = home.is_dir() and any(file != self.place for file in home.iterdir())
        return others or (self.place.is_dir() and any(self.place.iterdir()))

    def find(self, piece: Piece) -> list[Watched] | None:
        """The games of a piece, if it was finished."""
        try:
            lines = (self.place / piece.key()).read_text(encoding="utf-8").splitlines()
            games = [Watched(*json.loads(line)) for line in lines[:-1]]
        except (OSError, ValueError, TypeError):
            return None
        return games if lines and lines[-1] == f"end {len(games)}" else None

    def keep(self, piece: Piece, games: list[Watched]) -> None:
        """Write a finished piece atomically."""
        lines = [json.dumps(game, ensure_ascii=False) for game in games]
        self.write(piece.key(), "\n".join([*lines, f"end {len(games)}", ""]))

    def write(self, name: str, text: str) -> None:
        """Write a file atomically."""
        draft = self.place / f".{name}.{os.getpid()}.part"
        draft.write_text(text, encoding="utf-8")
        draft.replace(self.place / name)
