"""The Fluent files of one language, read when they are first asked for."""

import sys
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from koloda.engine.contract.game import Game
from koloda.games import all_games

ROOT: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "ru", "it")

Values = dict[str, str | int]


def file_of(language: str, name: str) -> Path | None:
    """The file of that name in a language; other people's games bring theirs along."""
    file = ROOT / language / f"{name}.ftl"
    if file.is_file():
        return file
    part, _, game = name.rpartition("/")
    for each in all_games():
        if each.name == game:
            brought = folder_of(each) / language / f"{part or 'texts'}.ftl"
            return brought if brought.is_file() else None
    return None


def folder_of(game: Game) -> Path:
    """Where a game's own package has its texts: `locales/en/texts.ftl` and `rules.ftl`."""
    return Path(sys.modules[type(game).__module__].__file__ or "").parent / "locales"


class Texts:
    """The messages of one file, such as `karma`, `table` or `rules/karma`, in one language."""

    def __init__(self, language: str, name: str) -> None:
        file = file_of(language, name)
        self.entries: list[ast.EntryType] = []
        # A game that others have written may come without texts.
        if file is not None:
            self.entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
        self.messages = {
            entry.id.name: entry for entry in self.entries if isinstance(entry, ast.Message)
        }
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(ast.Resource(list(self.entries)))

    def format(self, message: str, values: Values) -> str | None:
        """The message with its values filled in, on one line; None when it is not there."""
        if message not in self.messages:
            return None
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, values)
        return " ".join(str(text).split())

    def variables(self, message: str) -> set[str]:
        """The variables that a message speaks of."""
        found = Variables()
        if message in self.messages:
            found.visit(self.messages[message])
        return found.names


class Variables(Visitor):
    """Collects the names of the variables in an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note the name; Fluent's visitor wants the method spelled so."""
        self.names.add(node.id.name)
