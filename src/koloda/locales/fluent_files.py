"""The Fluent files of one language, read when they are first asked for."""

import sys
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from koloda.engine.contract.game import Game
from koloda.games import games_there_are

ROOT: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "ru", "it")

Values = dict[str, str | int]


def file_of(language: str, name: str) -> Path | None:
    """The file of that name in a language; other people's games bring theirs along."""
    file = ROOT / language / f"{name}.ftl"
    if file.is_file():
        return file
    part, _, game = name.rpartition("/")
    for each in games_there_are():
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
        self.templates = {
            name: template
            for name, message in self.messages.items()
            if (template := template_of(message))
        }
        """The messages that are a row of texts and variables, which need no resolver."""
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(ast.Resource(list(self.entries)))

    def format(self, message: str, values: Values) -> str | None:
        """The message with its values filled in, on one line; None when it is not there."""
        if message not in self.messages:
            return None
        template = self.templates.get(message)
        if template is not None and are_plain(values):
            try:
                return " ".join(template.format_map(values).split())
            except KeyError:
                pass  # the resolver shows which value is missing
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


def template_of(message: ast.Message) -> str:
    """A message as a template of Python's; empty when it is more than texts and variables."""
    parts: list[str] = []
    for element in message.value.elements if message.value is not None else ():
        if isinstance(element, ast.TextElement):
            parts.append(element.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(f"{{{element.expression.id.name}}}")
        else:
            return ""
    return "".join(parts)


def are_plain(values: Values) -> bool:
    """Whether the values read the same in every language; larger numbers have separators."""
    for value in values.values():
        if not isinstance(value, str) and not 0 <= value < 1000:
            return False
    return True


class Variables(Visitor):
    """Collects the names of the variables in an entry."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note the name; Fluent's visitor wants the method spelled so."""
        self.names.add(node.id.name)
