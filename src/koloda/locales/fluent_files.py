"""The Fluent files of one language, read when they are first asked for."""

import functools
import re
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
KEPT: Final = "\u00a0"
"""The space at which no line ends."""

OPENING: Final = re.compile(r"^(?:([a-zA-Z][\w-]*) *=|[#-])", re.MULTILINE | re.ASCII)
"""Where a message begins, or a comment or term between messages."""

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


def on_one_line(text: str) -> str:
    """The text with single spaces; a space that keeps two words together stays what it is."""
    return KEPT.join(" ".join(part.split()) for part in text.split(KEPT))


class Texts:
    """The messages of one file, such as `karma`, `table` or `rules/karma`, in one language.

    A message is parsed when it is first asked for: few of them are needed to start a server.
    """

    def __init__(self, language: str, name: str) -> None:
        file = file_of(language, name)
        # A game that others have written may come without texts.
        self.source = "" if file is None else file.read_text(encoding="utf-8")
        self.messages = messages_in(self.source)
        """The lines of each message, by its name."""
        self.parsed: dict[str, ast.EntryType] = {}
        self.templates: dict[str, str] = {}
        """The parsed messages that are texts and variables and need no resolver; else empty."""
        self.bundle = FluentBundle([language], use_isolating=False)

    @functools.cached_property
    def entries(self) -> list[ast.EntryType]:
        """The whole file, comments included."""
        return FluentParser().parse(self.source).body

    def format(self, message: str, values: Values) -> str | None:
        """The message with its values filled in, on one line; None when it is not there."""
        if message not in self.messages:
            return None
        template = self.templates.get(message)
        if template is None:
            template = self.templates[message] = template_of(self.message(message))
        if template and are_plain(values):
            try:
                return on_one_line(template.format_map(values))
            except KeyError:
                pass  # the resolver shows which value is missing
        return self.resolve(message, values)

    def resolve(self, message: str, values: Values) -> str:
        """The message as Fluent's resolver has it: plural forms, choices, other messages."""
        if not self.bundle.has_message(message):
            entry = self.message(message)
            alone = not references_of(entry).others
            self.bundle.add_resource(ast.Resource([entry] if alone else list(self.entries)))
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, _ = self.bundle.format_pattern(pattern, values)
        return on_one_line(str(text))

    def message(self, name: str) -> ast.EntryType:
        """A message of the file, parsed."""
        if name not in self.parsed:
            self.parsed[name] = FluentParser().parse_entry(self.messages[name])
        return self.parsed[name]

    def variables(self, message: str) -> set[str]:
        """The variables that a message speaks of."""
        return references_of(self.message(message)).names if message in self.messages else set()


def messages_in(source: str) -> dict[str, str]:
    """The lines of each message of a file: a name at the begin of a line opens it."""
    parts = OPENING.split(source)
    opened = zip(parts[1::2], parts[2::2], strict=True)
    return {name: f"{name} ={text}" for name, text in opened if name}


def template_of(message: ast.EntryType) -> str:
    """A message as a template of Python's; empty when it is more than texts and variables."""
    parts: list[str] = []
    pattern = message.value if isinstance(message, ast.Message) else None
    for element in pattern.elements if pattern is not None else ():
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


class References(Visitor):
    """Collects what an entry speaks of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        """The variables."""
        self.others = False
        """Whether other messages or terms of the file are needed."""

    # Fluent's visitor wants the methods spelled so.

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """Note the name."""
        self.names.add(node.id.name)

    def visit_MessageReference(self, _: ast.MessageReference) -> None:  # noqa: N802
        """Note that it is there."""
        self.others = True

    def visit_TermReference(self, _: ast.TermReference) -> None:  # noqa: N802
        """Note that it is there."""
        self.others = True


def references_of(entry: ast.EntryType) -> References:
    """What an entry speaks of."""
    found = References()
    found.visit(entry)
    return found
