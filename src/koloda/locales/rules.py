"""The numbered clauses of a game in the reader's language."""

from typing import NamedTuple

from fluent.syntax import ast

from koloda.engine.values.errors import OptionError, quoted
from koloda.locales import faults
from koloda.locales.catalogue import ENGLISH, Catalogue


class Group(NamedTuple):
    """Clauses that stand together under a heading, by number."""

    heading: str
    clauses: dict[str, str]


def rule_groups(catalogue: Catalogue, game: str) -> list[Group]:
    """All clauses of a game in the order of its rules."""
    file = f"rules/{game}"
    texts = catalogue.texts(file, catalogue.language)
    if not texts.messages:
        texts = catalogue.texts(file, ENGLISH)
    groups = [Group("", {})]
    for entry in texts.entries:
        if isinstance(entry, ast.GroupComment):
            groups.append(Group(entry.content or "", {}))
        elif isinstance(entry, ast.Message):
            # A Fluent id cannot hold the dot of a clause's number.
            number = entry.id.name.replace("-", ".")
            groups[-1].clauses[number] = texts.format(entry.id.name, {}) or ""
    return [group for group in groups if group.clauses]


def find_clause(catalogue: Catalogue, game: str, number: str) -> tuple[str, str] | None:
    """A clause's number as it is written, and its text; None when there is no such clause."""
    for group in rule_groups(catalogue, game):
        for name, text in group.clauses.items():
            if name.lower() == number.lower():
                return name, text
    return None


def rule_clause(catalogue: Catalogue, game: str, number: str) -> tuple[str, str]:
    """A clause's number as it is written, and its text; a number that is not there is refused."""
    found = find_clause(catalogue, game, number)
    if found is None:
        names = [name for group in rule_groups(catalogue, game) for name in group.clauses]
        if not names:
            raise OptionError(faults.NO_CLAUSES, game=game, clause=quoted(number))
        known = spans(names)
        raise OptionError(faults.NO_CLAUSE, game=game, clause=quoted(number), known=known)
    return found


def spans(names: list[str]) -> str:
    """Clause numbers as spans: `K1-K32, D1-D18`."""
    letters = list(dict.fromkeys(name[0] for name in names))
    parts = []
    for letter in letters:
        run = [name for name in names if name[0] == letter]
        parts.append(run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}")
    return ", ".join(parts)
