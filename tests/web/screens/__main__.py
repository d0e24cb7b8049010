"""Take the pictures: python -m tests.web.screens FOLDER [BEGINNING OF A NAME …]."""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from koloda.games import GAMES
from tests.web.conftest import People, browsing
from tests.web.screens.afterwards import analysed, every_day, several_tables
from tests.web.screens.album import Album
from tests.web.screens.learning import lessons, on_paper, puzzles
from tests.web.screens.pages import around, first_pages
from tests.web.screens.tables import at_rest, crowded, moving, people_wait

AROUND: Final = (
    (first_pages, ("home-",)),
    (around, ("settings", "new-", "rules", "waiting", "invited", "no-", "result-")),
    (people_wait, ("table-",)),
    (lessons, ("lesson-",)),
    (puzzles, ("puzzles", "puzzle-")),
    (on_paper, ("paper-",)),
    (analysed, ("share", "analysis-", "try")),
    (every_day, ("daily",)),
    (several_tables, ("duplicate",)),
)
"""The groups of screens around the games, and how the names of their pictures begin."""

ANALYSIS: Final = 0.2
"""Seconds for each analysis, so that its numbers look like those that people get."""


def sittings(people: People, album: Album) -> Iterator[str]:
    """One group of screens after the other; what has just been taken."""
    for group, names in AROUND:
        if any(album.wants_some(name) for name in names):
            group(people, album)
            yield group.__name__.replace("_", " ")
    for game in (game.name for game in GAMES):
        for part in (at_rest, crowded, moving):
            if album.wants_some(f"{game}-"):
                part(people, album, game)
                yield f"{game}, {part.__name__}"


def main() -> int:
    """Everything, or the screens whose names begin so."""
    album = Album(Path(sys.argv[1]), sys.argv[2:])
    with browsing(analysis=ANALYSIS) as people:
        for done in sittings(people, album):
            people.leave()
            sys.stdout.write(f"{done}: taken\n")
            sys.stdout.flush()
    sys.stdout.write(f"{album.bind()} pictures: {album.folder}/index.html\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
