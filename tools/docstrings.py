"""Gives the C code that mypyc has written the docstrings of its sources, which mypyc leaves out.

mypyc writes tables of methods, types and modules with signatures only; each entry here names the
function or class that it is made of, so its docstring can be put behind the signature.
"""

import ast
import re
from pathlib import Path

OWNER = re.compile(r"\(PyCFunction\)CPyPy_(\w+),|static PyTypeObject CPyType_(\w+)_template_ = \{")
DOC = re.compile(r'PyDoc_STR\((?:NULL|"(.*)")\)')
GETTER = re.compile(r"\(getter\)(\w+?)_get_(\w+), ")
MODULE = re.compile(r'"([\w.]+)",$')
NO_MODULE_DOC = "NULL, /* docstring */"
NO_PROPERTY_DOC = "NULL, NULL},"
LITERAL = re.compile(r"= (CPyStatics\[\d+\]); /\* '(.*)' \*/")
TRACEBACK = re.compile(r'CPy_AddTraceback\("([^"]+)"')
FILLER = "mypyc filler docstring"
"""What mypyc gives to classes that stay Python's, such as named tuples."""


def mangled(name: str) -> str:
    """A dotted name as mypyc writes it in C."""
    return name.replace("___", "___3_").replace(".", "___")


def docstrings(files: list[str]) -> dict[str, str]:
    """The docstrings of modules, classes and functions by their mangled names and ends of these.

    mypyc leaves out the parts of a module's name that are not needed to tell it from others.
    """
    found: dict[str, str] = {}
    for file in files:
        name = module_of(file)
        tree = ast.parse(Path(file).read_text(encoding="utf-8"))
        collect(tree, name, name.count("."), found)
    return found


def module_of(file: str) -> str:
    """The dotted name of a module."""
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return name.removeprefix("src.").removeprefix("examples.")


def collect(node: ast.AST, name: str, parents: int, found: dict[str, str]) -> None:
    """Note the docstrings of a module, class or function and of what it contains."""
    assert isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
    text = ast.get_docstring(node)
    if text:
        parts = name.split(".")
        for start in range(parents + 1):
            found[mangled(".".join(parts[start:]))] = text
            # A method of a class that stays Python's is an object of a type named like this.
            if len(parts) > parents + 2:
                *before, owner, method = parts[start:]
                found[mangled(".".join([*before, f"{method}_{owner}_obj"]))] = text
    for child in node.body:
        if isinstance(child, (ast.ClassDef, ast.FunctionDef)):
            collect(child, f"{name}.{child.name}", parents, found)


def quoted(text: str) -> str:
    """A text as the inside of a C string in UTF-8; octal, as hexadecimal escapes have no end."""
    plain = {0x22: '\\"', 0x5C: "\\\\", 0x0A: "\\n"}
    return "".join(
        plain.get(byte) or (chr(byte) if 0x20 <= byte < 0x7F else f"\\{byte:03o}")
        for byte in text.encode()
    )


def with_doc(line: str, old: str | None, doc: str) -> str:
    """The line with the docstring behind its signature."""
    if old is None:
        return line.replace("PyDoc_STR(NULL)", f'PyDoc_STR("{quoted(doc)}")')
    return line.replace(f'PyDoc_STR("{old}")', f'PyDoc_STR("{old}{quoted(doc)}")')


class Texts:
    """Walks through the C code: first comes what an entry is made of, then its text."""

    def __init__(self, docs: dict[str, str]) -> None:
        self.docs = docs
        self.owner = self.module = self.attribute = ""
        self.file = self.literal = self.class_name = ""
        self.kept = 0

    def rewritten(self, line: str) -> str:
        """The line, with a docstring where there is room for one."""
        if found := TRACEBACK.search(line):
            self.file = found[1]
        elif found := LITERAL.search(line):
            return self.of_python_class(line, found[1], found[2])
        if found := OWNER.search(line):
            self.owner = self.docs.get(found[1] or found[2], "")
        elif found := GETTER.search(line):
            self.attribute = self.docs.get(f"{found[1]}___{found[2]}", "")
        elif found := MODULE.search(line):
            self.module = self.docs.get(mangled(found[1]), "")
        if self.owner and (found := DOC.search(line)):
            line, self.owner, self.kept = with_doc(line, found[1], self.owner), "", self.kept + 1
        elif self.attribute and line == NO_PROPERTY_DOC:
            line, self.kept = f'"{quoted(self.attribute)}", NULL}},', self.kept + 1
            self.attribute = ""
        elif self.module and line == NO_MODULE_DOC:
            line, self.kept = f'"{quoted(self.module)}", /* docstring */', self.kept + 1
            self.module = ""
        return line

    def of_python_class(self, line: str, place: str, literal: str) -> str:
        """A line that loads a text: mypyc's filler is replaced, made once and never freed."""
        if literal == "__annotations__":
            self.class_name = self.literal
        self.literal = literal
        doc = self.docs.get(mangled(f"{module_of(self.file)}.{self.class_name}"), "")
        if literal != FILLER or not doc:
            return line
        self.kept += 1
        return line.replace(place, f'PyUnicode_FromString("{quoted(doc)}")')


def keep(source: Path, files: list[str]) -> int:
    """Rewrite a C file with the docstrings in it; returns how many there are."""
    texts = Texts(docstrings(files))
    new = source.with_suffix(".new")
    with source.open(encoding="utf-8") as before, new.open("w", encoding="utf-8") as after:
        for line in before:
            # The indentation is most of the file and says nothing.
            after.write(texts.rewritten(line.strip()) + "\n")
    new.replace(source)
    return texts.kept
