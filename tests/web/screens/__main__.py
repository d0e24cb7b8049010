"""Take the pictures: python -m tests.web.screens FOLDER [BEGINNING OF A NAME …]."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from koloda.games import GAMES
from tests.web.conftest import People, serving
from tests.web.screens.album import Album
from tests.web.screens.pages import around, first_pages
from tests.web.screens.tables import crowded, moving, people_wait, settled
from tools.chromium import chromium


def sittings(people: People, album: Album) -> Iterator[str]:
    """One group of screens after the other; what has just been taken."""
    for group in (first_pages, around, people_wait):
        if not album.only_games():
            group(people, album)
            yield group.__name__.replace("_", " ")
    for game in (game.name for game in GAMES):
        for part in (settled, crowded, moving):
            if album.wants_some(f"{game}-"):
                part(people, album, game)
                yield f"{game}, {part.__name__}"


def main() -> int:
    """Everything, or the screens whose names begin so."""
    from playwright.sync_api import sync_playwright

    album = Album(Path(sys.argv[1]), sys.argv[2:])
    with (
        tempfile.TemporaryDirectory() as where,
        serving(Path(where)) as address,
        sync_playwright() as started,
    ):
        browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        people = People(browser, address)
        for done in sittings(people, album):
            people.leave()
            sys.stdout.write(f"{done}: taken\n")
            sys.stdout.flush()
        browser.close()
    sys.stdout.write(f"{album.bind()} pictures: {album.folder}/index.html\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
