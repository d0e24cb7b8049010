"""Writes a tiny working game with its tests to start from.

python tools/new_game.py NAME              koloda.games.NAME in this checkout
python tools/new_game.py NAME --into DIR   a package of its own in DIR/NAME
"""

import argparse
import keyword
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KIT = Path(__file__).resolve().parent / "kit"
MODEL = KIT / "highcard"
LONGEST = 20
KEPT = (".py", ".md")


class BadName(Exception):  # noqa: N818 - it says what is wrong with a name
    """The game cannot have that name or place; says why in one line."""


def check_name(name: str) -> None:
    """Refuse what cannot name a game, its package and its records."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise BadName(
            f"{name[:60]!r} is no name for a game: small letters and digits, words joined by _, "
            f"at most {LONGEST} characters"
        )
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in ("koloda", "tests"):
        raise BadName(f"{name!r} means something else in Python: choose another name")


def renamed(text: str, name: str, package: str) -> str:
    """A text of the model game as one of the new game; its clauses get the new initial."""
    title = name.replace("_", " ").title()
    text = text.replace("tools.kit.highcard", package)
    text = text.replace("High Card", title).replace("Highcard", title.replace(" ", ""))
    text = text.replace("highcard", name)
    text = re.sub(r"\bH(?=[1-9]\b)", name[0].upper(), text)
    return re.sub(r"\btest_h(?=[1-9]_)", f"test_{name[0]}", text)


def inside(name: str, root: Path) -> dict[Path, str]:
    """The files of a game inside koloda."""
    package, tests = root / "src" / "koloda" / "games" / name, root / "tests" / "clauses" / name
    return files(name, package, tests, f"koloda.games.{name}")


def outside(name: str, home: Path) -> dict[Path, str]:
    """The files of a game as a package of its own."""
    found = files(name, home / "src" / name, home / "tests", name)
    project = (KIT / "standalone.toml").read_text(encoding="utf-8")
    return {home / "pyproject.toml": renamed(project, name, name), **found}


def files(name: str, package: Path, tests: Path, dotted: str) -> dict[Path, str]:
    """The new game's modules, rules and tests, made from the model's."""
    places = {
        file: package / file.relative_to(MODEL)
        for file in sorted(MODEL.rglob("*.*"))
        if file.suffix in KEPT
    }
    places[KIT / "test_highcard.py"] = tests / f"test_{name}.py"
    return {
        place: renamed(file.read_text(encoding="utf-8"), name, dotted)
        for file, place in places.items()
    }


def write(found: dict[Path, str], homes: list[Path]) -> None:
    """Write the files; refuse when anything is where they go."""
    for home in homes:
        if home.exists():
            raise BadName(f"{home} is there already: nothing was written")
    for place, text in found.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    tidy(sorted(place for place in found if place.suffix == ".py"))


def tidy(modules: list[Path]) -> None:
    """Sort imports and break lines as the new names need it, where the formatter is installed."""
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        line = [sys.executable, "-m", "ruff", *command, "--no-cache", *map(str, modules)]
        subprocess.run(line, check=False, capture_output=True)


def create(name: str, into: Path | None, root: Path = ROOT) -> list[str]:
    """Write the game; what to do next, line by line."""
    check_name(name)
    if into is not None:
        home = into / name
        write(outside(name, home), [home])
        return [f"{home} is a working game; try: cd {home} && python -m pytest"]
    found = inside(name, root)
    homes = [root / "src" / "koloda" / "games" / name, root / "tests" / "clauses" / name]
    write(found, homes)
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
    except (BadName, OSError) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
