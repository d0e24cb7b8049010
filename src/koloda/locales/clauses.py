"""Where a clause of the rules is carried out: found by the numbers that the code itself cites."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import koloda.games

GAMES: Final = Path(koloda.games.__file__).parent
TESTS: Final = GAMES.parent.parent.parent / "tests" / "clauses"
"""The tests of the clauses, in a checkout; an installed package has none."""
NUMBER: Final = re.compile(r"\b([A-Z])(\d+(?:\.\d+)?)(?:(?:\s?[-–]\s?| to )\1(\d+))?\b")
"""`K28`, `M2.7`, or a span like `K28-K30` or `K28 to K30`."""


class Citation(NamedTuple):
    """A clause named in the code: the file, the line, and the function, class or constant there."""

    clause: str
    file: Path
    line: int
    name: str
    """Empty when the module itself explains how the clause follows from others."""

    def __str__(self) -> str:
        root = TESTS.parent.parent if TESTS.exists() else GAMES.parent.parent
        return f"{self.file.relative_to(root)}:{self.line} {self.name}".rstrip()


def citations(game: str) -> list[Citation]:
    """All citations in a game's sources, the rules' files first."""
    folder = GAMES / game
    found: list[Citation] = []
    for file in sorted(
        folder.rglob("*.py"), key=lambda file: (file.parent != folder / "rules", file)
    ):
        found += without_heads(list(cited_in(file)))
    return found


def without_heads(cited: list[Citation]) -> list[Citation]:
    """The citations without a module's own where something in the module cites the clause."""
    named = {citation.clause for citation in cited if citation.name}
    return [citation for citation in cited if citation.name or citation.clause not in named]


def cited_in(file: Path) -> Iterator[Citation]:
    """The citations of one file: docstrings, comments, and clauses of options and refusals."""
    source = file.read_text(encoding="utf-8")
    tree = ast.parse(source)
    spans = [
        (node.lineno, node.end_lineno or node.lineno, node.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            spans += attributes_of(node)
    seen: set[tuple[str, str]] = set()
    for line, text in sorted(cited_texts(source, tree)):
        name = name_at(line, spans, tree)
        for clause in numbers(text):
            if (clause, name) not in seen:
                seen.add((clause, name))
                yield Citation(clause, file, line, name)


def attributes_of(owner: ast.ClassDef) -> Iterator[tuple[int, int, str]]:
    """The attributes that a class sets when it is made, each with the text below it."""
    for method in owner.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            for node, below in zip(method.body, [*method.body[1:], None], strict=True):
                if isinstance(node, ast.Assign | ast.AnnAssign):
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                    last = below if isinstance(below, ast.Expr) else node
                    name = ast.unparse(target).replace("self", owner.name, 1)
                    yield node.lineno, last.end_lineno or last.lineno, name


def cited_texts(source: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every docstring line, comment and string that is a clause's number, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            for offset, line in enumerate(str(node.value.value).split("\n")):
                yield node.lineno + offset, line
        elif isinstance(node, ast.Constant) and NUMBER.fullmatch(str(node.value)):
            yield node.lineno, str(node.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def numbers(text: str) -> list[str]:
    """The clauses that a text names; a span names all clauses between its ends."""
    found: list[str] = []
    for letter, first, last in NUMBER.findall(text):
        if last:
            found += [f"{letter}{number}" for number in range(int(first), int(last) + 1)]
        else:
            found.append(letter + first)
    return found


def name_at(line: int, spans: list[tuple[int, int, str]], tree: ast.Module) -> str:
    """The innermost function or class around a line, or the constant that is defined there."""
    inner = [span for span in spans if span[0] <= line <= span[1]]
    if inner:
        return min(inner, key=lambda span: span[1] - span[0])[2]
    before = ""
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            before = ast.unparse(target)
            if node.lineno <= line <= (node.end_lineno or node.lineno):
                return before
        elif isinstance(node, ast.Expr) and node.lineno <= line <= (node.end_lineno or line):
            return before  # the text under a constant, or the module's own
        else:
            before = ""
    return ""


def tests_of(game: str) -> list[Citation]:
    """The tests that cite a game's clauses; none where the package is installed without them."""
    return [
        Citation(clause, file, node.lineno, node.name)
        for file in sorted((TESTS / game).rglob("*.py"))
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
        for clause in marked(node, game)
    ]


def marked(test: ast.FunctionDef, game: str) -> Iterator[str]:
    """The clauses of a game in a test's `pytest.mark.clause(…)` decorators."""
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
            for argument in mark.args:
                name, _, clause = str(ast.literal_eval(argument)).partition(" ")
                if name == game:
                    yield clause
