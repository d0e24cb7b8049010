"""Writes the browser's types of messages, bodies and answers from those of the server.

python tools/protocol_types.py [--check]

--check fails when web/src/lib/messages.ts is not what would be written.
"""

import ast
import inspect
import re
import sys
import types
import typing
from pathlib import Path

import msgspec

from koloda.server.protocol import (
    analysis_bodies,
    bodies,
    daily_bodies,
    duplicate_bodies,
    from_client,
    lesson_bodies,
    messages,
    puzzle_bodies,
    tables,
)

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "messages.ts"
HEAD = """\
// Written by tools/protocol_types.py from the server's message types: do not edit.

"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", object: "unknown"}
WIDTH = 100
"""Where prettier breaks a line."""
MODULES = (
    tables,
    from_client,
    messages,
    bodies,
    analysis_bodies,
    daily_bodies,
    duplicate_bodies,
    lesson_bodies,
    puzzle_bodies,
)
"""In the order in which the browser's types are written."""
NAMED = re.compile(r"^(Each a|A) `(\w+)`\.$")


def structs() -> list[type[msgspec.Struct]]:
    """All message types and their parts, in the order of their files."""
    bases = (from_client.FromClient, messages.ToClient, bodies.Body)
    return [
        each
        for module in MODULES
        for each in sorted(structs_of(module), key=line_of)
        if each not in bases
    ]


def structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The types of one file."""
    return [
        each
        for _, each in inspect.getmembers(module, inspect.isclass)
        if issubclass(each, msgspec.Struct) and each.__module__ == module.__name__
    ]


def line_of(struct: type[msgspec.Struct]) -> int:
    """Where a type stands in its file."""
    return inspect.getsourcelines(struct)[1]


def named_in_text(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What a field of encoded text holds, as the sentence below the field says."""
    found: dict[str, str] = {}
    (tree,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(tree, ast.ClassDef)
    for field, text in zip(tree.body, tree.body[1:], strict=False):
        if not isinstance(field, ast.AnnAssign) or not isinstance(text, ast.Expr):
            continue
        said = NAMED.match(str(ast.literal_eval(text.value)))
        if said and isinstance(field.target, ast.Name):
            found[field.target.id] = said.group(2)
    return found


def written(kind: typing.Any, text: str) -> str:
    """A Python type in TypeScript; `text` is what encoded text holds."""
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return written(inner[0], text)
    if origin is tuple and ... not in inner:
        return f"[{', '.join(written(each, text) for each in inner)}]"
    if origin in (list, tuple):
        return f"{grouped(written(inner[0], text))}[]"
    if origin is dict:
        return f"Record<{written(inner[0], text)}, {written(inner[1], text)}>"
    if origin in (typing.Union, types.UnionType):
        parts = [written(each, text) for each in inner if each is not msgspec.UnsetType]
        return " | ".join(parts)
    if origin is typing.Literal:
        return " | ".join(f"'{each}'" for each in inner)
    if kind is types.NoneType:
        return "null"
    if kind is msgspec.Raw:
        return text
    return PLAIN.get(kind) or name_of(kind)


def grouped(text: str) -> str:
    """A type that may stand before brackets."""
    return f"({text})" if " | " in text else text


def name_of(struct: type[msgspec.Struct]) -> str:
    """The type's name; a client's message is called so, because a hint is asked for and given."""
    heard = issubclass(struct, from_client.FromClient)
    return f"Send{struct.__name__}" if heard else struct.__name__


def is_sent(struct: type[msgspec.Struct]) -> bool:
    """Whether a client sends it."""
    return issubclass(struct, (from_client.FromClient, bodies.Body))


def interface(struct: type[msgspec.Struct]) -> str:
    """One message or part."""
    texts = named_in_text(struct)
    hints = typing.get_type_hints(struct, include_extras=True)
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {name_of(struct)} {{"]
    if struct.__struct_config__.tag:
        lines.append(f"  t: '{struct.__struct_config__.tag}';")
    for field in msgspec.structs.fields(struct):
        unset = field.default is msgspec.UNSET
        free = unset or (is_sent(struct) and not field.required)
        kind = written(hints[field.name], texts.get(field.name, "unknown"))
        lines.append(f"  {field.name}{'?' if free else ''}: {kind};")
    return "\n".join((*lines, "}", ""))


def union(name: str, text: str, members: list[str]) -> str:
    """All messages that go one way."""
    row = " | ".join(members)
    if len(row) + 3 > WIDTH:
        row = "\n  ".join(f"| {member}" for member in members)
    return f"/** {text} */\nexport type {name} =\n  {row};\n"


def generated() -> str:
    """The whole file."""
    found = structs()
    tagged = [each for each in found if each.__struct_config__.tag]
    sent = [name_of(each) for each in tagged if is_sent(each)]
    heard = [name_of(each) for each in tagged if not is_sent(each)]
    parts = [interface(each) for each in found]
    parts.append(union("FromClient", "What a client sends.", sent))
    parts.append(union("ToClient", "What a client hears.", heard))
    return HEAD + "\n".join(parts)


def main() -> int:
    """Write the file, or tell whether it is up to date."""
    text = generated()
    if "--check" in sys.argv:
        fresh = TARGET.read_text(encoding="utf-8") == text
        sys.stdout.write("" if fresh else "run python tools/protocol_types.py\n")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
