"""Dependencies point one way: koloda's modules import only what lies below them."""

import ast
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent / "src"

# From the bottom up: the parts of koloda that each part may import besides itself.
BELOW = {
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine"},
    "analysis": {"engine", "bots"},
    "arena": {"engine", "games", "bots", "analysis", ""},
    "daily": {"engine", "bots"},
    "envs": {"engine", "games", "bots"},
    "train": {"engine", "games", "bots", "envs", "arena"},
    "exact": {"engine", "bots", "envs"},
    "locales": {"engine", "games"},
    "art": {"engine"},
    "lessons": {"engine", "locales"},
    "puzzles": {"engine", "games", "bots", "analysis", "locales"},
    # The model of a new game, and who copies it.
    "kit": {"engine"},
    # What lies behind `import koloda`.
    "api": {"engine", "games", "bots", "analysis", "arena", "art"},
    "terminal": {
        *("engine", "games", "bots", "analysis", "arena", "art", "daily", "kit", "locales"),
        *("puzzles", "train", "exact", "envs", ""),
    },
    "server": {
        *("engine", "games", "bots", "analysis", "art", "daily", "lessons", "locales"),
        *("puzzles", ""),
    },
    # koloda/__init__.py runs before every other module.
    "": {"engine", "api", "bots"},
}
# Modules directly in koloda/, like cli.py, are on top: they may import everything.
STANDARD_LIBRARY_ONLY = {"engine", "games", "bots", ""}
MODEL = "koloda.kit.highcard"
# The one module that may look for the compiler's helper packages, with plain stand-ins.
COMPILER_HELPERS = {"koloda.engine.containers.ints": {"mypy_extensions", "librt"}}


def module_name(file: Path) -> str:
    """The dotted name of a source file; a package has its own name."""
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {module_name(file): file for file in sorted(SOURCES.rglob("*.py"))}
PACKAGES = {name for name, file in FILES.items() if file.name == "__init__.py"}


def package_of(name: str) -> str:
    """The package a module belongs to; a package belongs to itself."""
    return name if name in PACKAGES else name.rpartition(".")[0]


def imports_of(name: str, text: str) -> Iterator[str]:
    """Every module that a module imports, wherever in it the statement stands."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                start = package_of(name).split(".")
                base = ".".join([*start[: len(start) - node.level + 1], *filter(None, [base])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if inner in FILES else base


def part_of(name: str) -> str:
    """The part of koloda a module lies in; koloda itself and modules on top have none."""
    pieces = name.split(".")
    return pieces[1] if len(pieces) > 1 and f"koloda.{pieces[1]}" in PACKAGES else ""


def on_top(name: str) -> bool:
    """Whether this is a module directly in koloda/, which nothing imports."""
    return name.count(".") == 1 and name not in PACKAGES


def game_of(name: str) -> str:
    """The game whose package the module lies in, if any."""
    pieces = name.split(".")
    return pieces[2] if pieces[:2] == ["koloda", "games"] and len(pieces) > 2 else ""


def complaint(name: str, imported: str) -> str:
    """What is wrong with one import, or nothing."""
    top = imported.partition(".")[0]
    part = part_of(name)
    if top != "koloda":
        free = on_top(name) or part not in STANDARD_LIBRARY_ONLY
        if free or top in sys.stdlib_module_names or top in COMPILER_HELPERS.get(name, ()):
            return ""
        return f"{name} imports {imported}: only the standard library is allowed here"
    if game_of(imported) and game_of(imported) != game_of(name) and name != "koloda.games":
        return f"{name} imports {imported}: only koloda.games knows the single games"
    if game_of(name) and imported == "koloda.games":
        return f"{name} imports the list of games"
    if on_top(name):
        return ""
    other = part_of(imported)
    if on_top(imported) or (other != part and other not in BELOW[part]):
        return f"{name} imports {imported}, which is not below it"
    return ""


OF_ONE_SYSTEM = {"fcntl", "grp", "msvcrt", "pwd", "resource", "termios", "tty", "winreg"}


def test_every_system_can_import_it() -> None:
    for name, file in FILES.items():
        module = ast.parse(file.read_text(encoding="utf-8"))
        module.body = [
            each for each in module.body if isinstance(each, ast.Import | ast.ImportFrom)
        ]
        found = OF_ONE_SYSTEM.intersection(imports_of(name, ast.unparse(module)))
        assert found == set(), f"{name} asks sys.platform before it imports {found}"


@pytest.fixture(scope="module")
def imports() -> dict[str, set[str]]:
    return {
        name: set(imports_of(name, file.read_text(encoding="utf-8")))
        for name, file in FILES.items()
    }


def test_every_part_has_its_place() -> None:
    assert {part_of(name) for name in FILES} <= BELOW.keys()


def test_imports_point_downwards(imports: dict[str, set[str]]) -> None:
    found = [complaint(name, imported) for name in imports for imported in sorted(imports[name])]
    assert [text for text in found if text] == []


def test_exact_solutions_need_no_library_for_learning(imports: dict[str, set[str]]) -> None:
    used = set[str]().union(*(imports[name] for name in imports if part_of(name) == "exact"))
    assert {name for name in used if part_of(name) == "envs"} == {"koloda.envs.memory"}


def house_of(name: str) -> str:
    """The package a module belongs to; all packages of one game count as one."""
    if name.startswith(MODEL):
        return MODEL
    return f"koloda.games.{game_of(name)}" if game_of(name) else package_of(name)


def refuse_cycles(graph: dict[str, set[str]]) -> None:
    """Fail if the modules or packages of a graph import each other in a circle."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"they import each other: {' -> '.join(error.args[1])}")


def test_packages_have_no_cycle(imports: dict[str, set[str]]) -> None:
    graph: dict[str, set[str]] = {}
    for name, used in imports.items():
        if not on_top(name):
            inner = {house_of(other) for other in used if other in FILES}
            graph.setdefault(house_of(name), set()).update(inner - {house_of(name)})
    refuse_cycles(graph)


def test_the_modules_of_a_game_have_no_cycle(imports: dict[str, set[str]]) -> None:
    graph = {
        name: {other for other in used if game_of(other) and other not in PACKAGES}
        for name, used in imports.items()
        if f"koloda.games.{game_of(name)}.rules" in PACKAGES and name not in PACKAGES
    }
    assert graph
    refuse_cycles(graph)


def test_the_modules_of_the_server_have_no_cycle(imports: dict[str, set[str]]) -> None:
    graph = {
        name: {other for other in used if other in FILES and part_of(other) == "server"}
        for name, used in imports.items()
        if part_of(name) == "server"
    }
    assert graph
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"modules import each other: {' -> '.join(error.args[1])}")


@pytest.mark.parametrize(
    ("name", "imported"),
    [
        ("koloda.engine.contract.state", "koloda.games"),
        ("koloda.engine.contract.state", "koloda"),
        ("koloda.engine.contract.state", "mypy_extensions"),
        ("koloda.engine.contract.state", "koloda.cli"),
        ("koloda.games.karma.rules", "koloda.games.unit.rules"),
        ("koloda.games.karma.rules", "koloda.games"),
        ("koloda.games.karma.rules", "click"),
        ("koloda.bots.greedy", "koloda.games.karma"),
        ("koloda.bots.greedy", "koloda.games"),
        ("koloda.bots.greedy", "fluent.runtime"),
        ("koloda.arena.match", "koloda.terminal.table"),
        ("koloda.terminal.table", "koloda.games.karma"),
        ("koloda.terminal.table", "koloda.server"),
        ("koloda.terminal.table", "koloda.cli"),
        ("koloda.cli", "koloda.games.karma"),
    ],
)
def test_a_wrong_import_is_noticed(
    name: str, imported: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "PACKAGES", {f"koloda.{part}" for part in BELOW})
    assert complaint(name, imported) != ""


@pytest.mark.parametrize(
    ("statement", "module"),
    [
        ("import koloda.bots", "koloda.bots"),
        ("from koloda.bots import greedy", "koloda.bots"),
        ("from ..bots import greedy", "koloda.bots"),
        ("from .. import cli", "koloda"),
        ("from . import state", "koloda.engine.state"),
        ("def later():\n    from .state import State", "koloda.engine.state"),
    ],
)
def test_every_form_of_import_is_read(
    statement: str, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.modules[__name__], "FILES", {"koloda.engine.state": SOURCES})
    assert list(imports_of("koloda.engine.loops", statement)) == [module]
