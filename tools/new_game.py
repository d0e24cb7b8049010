"""Writes a tiny working game with its tests to start from.

python tools/new_game.py NAME              koloda.games.NAME in this checkout
python tools/new_game.py NAME --into DIR   a package of its own, as `koloda new-game` does
"""

import argparse
import sys
from pathlib import Path

from koloda.engine.values.errors import KolodaError
from koloda.kit.writing import write_inside, write_package

ROOT = Path(__file__).resolve().parent.parent


def create(name: str, into: Path | None, root: Path = ROOT) -> list[str]:
    """Write the game; what to do next, line by line."""
    if into is not None:
        home = write_package(name, into)
        return [f"{home} is a working game; try: cd {home} && python -m pytest"]
    homes = write_inside(name, root)
    title = name.title().replace("_", "")
    return [
        *(f"{home.relative_to(root)} written" for home in homes),
        f"try it: make test-pure ARGS=tests/clauses/{name}",
        "then make it yours: docs/adding-a-game.md",
        f"to list it: {title} of koloda.games.{name}.game in src/koloda/games/__init__.py",
    ]


def main() -> None:
    """Read the command line, write the game, say what comes next."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("name", help="the game's name, like high_card")
    parser.add_argument("--into", type=Path, help="write a package of its own into this folder")
    arguments = parser.parse_args()
    try:
        print("\n".join(create(arguments.name, arguments.into)))
    except KolodaError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
