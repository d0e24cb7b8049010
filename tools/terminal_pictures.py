"""Draws the table of `koloda play --screen` into SVG files, for the documentation and to look at.

python tools/terminal_pictures.py build/terminal          every game in every kind of terminal
python tools/terminal_pictures.py --docs                  the two pictures of docs/terminal.md
"""

import argparse
import asyncio
import os
from pathlib import Path
from typing import Final, NamedTuple

from textual.pilot import Pilot

from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import seed_from_number
from koloda.engine.records.match import Match
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.chair import Chair
from koloda.terminal.page import Page
from koloda.terminal.screen import TableScreen
from koloda.terminal.session import Session

IMAGES: Final = Path(__file__).resolve().parent.parent / "docs" / "images"


class Scene(NamedTuple):
    """A terminal, and how far the game has gone when its picture is taken."""

    name: str
    columns: int = 80
    lines: int = 24
    language: str = "en"
    unicode: bool = True
    colours: bool = True
    moves: int = 8
    keys: tuple[str, ...] = ()
    """Pressed after the moves."""
    seed: int = 3


SCENES: Final = (
    Scene("80x24"),
    Scene("wide", 120, 40, moves=12, keys=("h", "right")),
    Scene("narrow", 60, 30, "it"),
    Scene("russian", 80, 24, "ru", moves=11),
    Scene("letters", unicode=False),
    Scene("grey", 100, 30, colours=False),
)
SHOWN: Final = {
    "unit": Scene("unit", 110, 30, moves=5, seed=9),
    "karmaka": Scene("karmaka", moves=8, seed=4),
}


def draw(game: str, scene: Scene) -> str:
    """The picture of one scene; the person presses Enter, the others are easy bots."""
    found = find_game(game)
    setup = found.setup(found.usual_seats)
    others = {seat: find_player("easy") for seat in range(1, setup.players)}
    chair = Chair(Match(setup, seed_from_number(scene.seed)), 0, others)
    os.environ.pop("NO_COLOR", None)
    if not scene.colours:
        os.environ["NO_COLOR"] = "1"
    app = TableScreen(Session(chair, Catalogue(scene.language), Page(), None), scene.unicode)

    async def play() -> str:
        async with app.run_test(size=(scene.columns, scene.lines)) as pilot:
            await at_rest(pilot)
            for key in ("enter",) * scene.moves + scene.keys:
                await pilot.press(key)
                await at_rest(pilot)
            return app.export_screenshot(title=f"koloda play {game} --screen")

    return asyncio.run(play())


async def at_rest(pilot: "Pilot[None]") -> None:
    """Until the others have played and the screen shows it."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()
    await pilot.pause()


def main() -> None:
    """Draw what is asked for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path("build/terminal"))
    parser.add_argument("--docs", action="store_true", help="into docs/images")
    wanted = parser.parse_args()
    if wanted.docs:
        for game, scene in SHOWN.items():
            (IMAGES / f"terminal-{scene.name}.svg").write_text(draw(game, scene), encoding="utf-8")
        return
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for found in GAMES:
        for scene in SCENES:
            place = wanted.folder / f"{found.name}-{scene.name}.svg"
            place.write_text(draw(found.name, scene), encoding="utf-8")
            print(place)


if __name__ == "__main__":
    main()
