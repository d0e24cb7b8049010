"""Draws docs/images/terminal.svg: a real moment of `koloda play karma`, for the README."""

import sys
from html import escape
from pathlib import Path

from click.testing import CliRunner

from koloda.cli import main

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "images" / "terminal.svg"
MOVES = ["3", "3", "3", "1", "? play 3"]
FIRST, LINES, WIDTH = "Table", 24, 100
STYLE = (
    "font-family: 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: 14px; white-space: pre"
)


def shown() -> list[str]:
    """The last screen of the dialogue, with what was typed after the prompt."""
    typed = "\n".join([*MOVES, "quit"]) + "\n"
    command = ["play", "karma", "--players", "3", "--seed", "11", "--lang", "en"]
    run = CliRunner().invoke(main, command, input=typed)
    parts = run.output.split("> ")
    text = "".join(f"{part}> {move}\n" for part, move in zip(parts, MOVES, strict=False))
    answer = parts[len(MOVES)] if len(parts) > len(MOVES) else ""
    lines = (text + answer).splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith(FIRST)]
    return lines[starts[-1] :][:LINES]


def draw(lines: list[str]) -> str:
    """The lines as a picture of a terminal."""
    height = 20 * len(lines) + 40
    rows = "\n".join(
        f'<text x="20" y="{20 * number + 34}" fill="{colour(line)}">{escape(line[:WIDTH])}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 880 {height}" role="img" '
        f'xml:space="preserve" '
        f'aria-label="A game of Karma in the terminal" style="{STYLE}">\n'
        f'<rect width="880" height="{height}" rx="10" fill="#14202b"/>\n{rows}\n</svg>\n'
    )


def colour(line: str) -> str:
    """What is typed stands out."""
    return "#ffd479" if line.startswith(">") else "#d7e3ea"


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(shown()), encoding="utf-8")
    sys.stdout.write(f"{PICTURE.relative_to(ROOT)}\n")
