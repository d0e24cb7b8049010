"""Copies the model game under a new name, as a package of its own or into koloda itself."""

import keyword
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from koloda.engine.values.errors import OptionError, quoted
from koloda.kit import faults

KIT: Final = Path(__file__).resolve().parent
MODEL: Final = KIT / "highcard"
LONGEST: Final = 20
KEPT: Final = (".py", ".ftl")


def check_name(name: str) -> None:
    """Refuse what cannot name a game, its package and its records."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or len(name) > LONGEST:
        raise OptionError(faults.NO_NAME, name=quoted(name[:60]), longest=LONGEST)
    if keyword.iskeyword(name) or name in sys.stdlib_module_names or name in ("koloda", "tests"):
        raise OptionError(faults.NAME_OF_PYTHON, name=quoted(name))


def renamed(text: str, name: str, package: str) -> str:
    """A text of the model game as one of the new game; its clauses get the new initial."""
    title = name.replace("_", " ").title()
    text = text.replace("koloda.kit.highcard", package)
    text = text.replace("High Card", title).replace("Highcard", title.replace(" ", ""))
    text = text.replace("highcard", name)
    text = re.sub(r"\bH(?=[1-9]\b)", name[0].upper(), text)
    return re.sub(r"\btest_h(?=[1-9]_)", f"test_{name[0]}", text)


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
            raise OptionError(faults.THERE_ALREADY, place=home)
    for place, text in found.items():
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        except OSError as error:
            reason = error.strerror or str(error)
            raise OptionError(faults.CANNOT_WRITE, place=place, reason=reason) from None
    tidy(sorted(place for place in found if place.suffix == ".py"))


def tidy(modules: list[Path]) -> None:
    """Sort imports and break lines as the new names need it, where the formatter is installed."""
    for command in (["check", "--select", "I", "--fix"], ["format"]):
        line = [sys.executable, "-m", "ruff", *command, "--no-cache", *map(str, modules)]
        subprocess.run(line, check=False, capture_output=True)


def write_package(name: str, into: Path) -> Path:
    """Write the game as a package of its own that can be installed; its folder."""
    check_name(name)
    if not into.is_dir():
        raise OptionError(faults.NO_FOLDER, folder=into)
    home = into / name
    found = files(name, home / "src" / name, home / "tests", name)
    for page in ("pyproject.toml", "README.md"):
        found[home / page] = renamed((KIT / page).read_text(encoding="utf-8"), name, name)
    write(found, [home])
    return home


def write_inside(name: str, root: Path) -> list[Path]:
    """Write the game into a checkout of koloda; its folders."""
    check_name(name)
    package, tests = root / "src" / "koloda" / "games" / name, root / "tests" / "clauses" / name
    write(files(name, package, tests, f"koloda.games.{name}"), [package, tests])
    return [package, tests]
