"""A game's sheet of drawings, and the few of them that a picture needs."""

import functools
import re
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

FOLDER: Final = Path(__file__).parent / "sheets"
SVG: Final = "http://www.w3.org/2000/svg"
USED: Final = re.compile(r"(?:url\(#|href=\"#)([\w.-]+)")

ElementTree.register_namespace("", SVG)


@functools.cache
def sheet(game: str) -> dict[str, str]:
    """Every drawing, gradient and pattern of a game's sheet as text, by its id."""
    file = FOLDER / f"{game}.svg"
    if not file.is_file():
        return {}
    root = ElementTree.parse(file).getroot()
    return {
        element.attrib["id"]: ElementTree.tostring(element, encoding="unicode").replace(
            f' xmlns="{SVG}"', ""
        )
        for element in root.iter()
        if "id" in element.attrib
    }


def definitions(game: str, drawing: str) -> str:
    """The parts of a game's sheet that a drawing refers to, directly or through others."""
    parts = sheet(game)
    wanted: dict[str, str] = {}
    waiting = USED.findall(drawing)
    while waiting:
        name = waiting.pop()
        if name in parts and name not in wanted:
            wanted[name] = parts[name]
            waiting += USED.findall(parts[name])
    return "".join(wanted[name] for name in sorted(wanted))
