"""The numbered clauses of a game in the reader's language: all of them, or those of one table."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from fluent.syntax import ast

from koloda.engine.values.errors import OptionError, quoted
from koloda.engine.values.options import Value, show
from koloda.locales import faults
from koloda.locales.catalogue import ENGLISH, Catalogue
from koloda.locales.fluent_files import Texts, Values

ALL_TABLES: Final = "all"
"""What stands for an option's value where a clause speaks to all tables and names every variant."""


class Group(NamedTuple):
    """Clauses that stand together under a heading, by number."""

    heading: str
    clauses: dict[str, str]


def agreed(players: int, options: Mapping[str, Value]) -> Values:
    """What a clause may depend on: each option by its name, and the number of `players`."""
    values: Values = {"players": players}
    for name, value in options.items():
        # A truth value is a number to Python, but a word to Fluent.
        values[name] = value if type(value) is int else show(value)
    return values


def rule_groups(catalogue: Catalogue, game: str, table: Values | None = None) -> list[Group]:
    """All clauses of a game in the order of its rules, or what they say at a table (`agreed`)."""
    file = f"rules/{game}"
    texts = catalogue.texts(file, catalogue.language)
    if not texts.messages:
        texts = catalogue.texts(file, ENGLISH)
    groups = [Group("", {})]
    for entry in texts.entries:
        if isinstance(entry, ast.GroupComment):
            groups.append(Group(entry.content or "", {}))
        elif isinstance(entry, ast.Message):
            text = clause_text(texts, entry.id.name, table or {})
            if text:
                # A Fluent id cannot hold the dot of a clause's number.
                groups[-1].clauses[entry.id.name.replace("-", ".")] = text
    return [group for group in groups if group.clauses]


def clause_text(texts: Texts, name: str, table: Values) -> str:
    """What a clause says at a table; nothing when it is about another kind of table."""
    values: Values = dict.fromkeys(texts.variables(name), ALL_TABLES)
    values.update((key, value) for key, value in table.items() if key in values)
    return texts.format(name, values) or ""


def find_clause(
    catalogue: Catalogue, game: str, number: str, table: Values | None = None
) -> tuple[str, str] | None:
    """A clause's number as it is written, and its text; None when there is no such clause.

    A clause that says nothing at the table is told in full: it may be why a move is refused there.
    """
    for said in (table, None):
        for group in rule_groups(catalogue, game, said):
            for name, text in group.clauses.items():
                if name.lower() == number.lower():
                    return name, text
    return None


def rule_clause(
    catalogue: Catalogue, game: str, number: str, table: Values | None = None
) -> tuple[str, str]:
    """A clause's number as it is written, and its text; a number that is not there is refused."""
    found = find_clause(catalogue, game, number, table)
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
