"""Writes docs/clauses/<game>.md: every clause, the functions that carry it out, and its tests.

python tools/clause_pages.py
"""

from pathlib import Path

from koloda.games import GAMES
from koloda.locales.catalogue import Catalogue
from koloda.locales.clauses import GAMES as GAMES_FOLDER
from koloda.locales.clauses import TESTS, Citation, citations, tests_of
from koloda.locales.rules import rule_groups

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "clauses"
BROAD = 3
"""At most this many places and tests of a clause are shown."""


def page(game: str, title: str) -> str:
    """The page of one game."""
    places, tests = by_clause(citations(game)), by_clause(tests_of(game))
    lines = [
        f"# {title}: from the clause to its code and its test",
        "",
        "Written by `make clauses` from the numbers that code and tests cite, at most three each;",
        "`koloda rules GAME CLAUSE --where` shows every place and test with its line. A file with",
        "no name before it says in its first lines how the clause is kept.",
        "",
        "| clause | carried out by | tested by |",
        "|---|---|---|",
    ]
    for group in rule_groups(Catalogue("en"), game):
        for clause in group.clauses:
            code = cell(named(places.get(clause, [])), GAMES_FOLDER / game)
            test = cell(tests.get(clause, []), TESTS / game)
            place = clause.lower().replace(".", "-")
            lines.append(f"| [{clause}](../rules/{game}.md#{place}) | {code} | {test} |")
    return "\n".join(lines) + "\n"


def by_clause(places: list[Citation]) -> dict[str, list[Citation]]:
    """The places that cite each clause."""
    found: dict[str, list[Citation]] = {}
    for place in places:
        found.setdefault(place.clause, []).append(place)
    return found


def cell(places: list[Citation], folder: Path) -> str:
    """The first few places, and how many more there are."""
    lines = [shown(place, folder) for place in places[:BROAD]]
    if len(places) > BROAD:
        lines.append(f"and {len(places) - BROAD} more")
    return "<br>".join(lines)


def named(places: list[Citation]) -> list[Citation]:
    """The functions and constants; modules only where none of them cites the clause."""
    return [place for place in places if place.name] or places


def shown(place: Citation, folder: Path) -> str:
    """A place as a link to its file; lines are left out, since every edit moves them."""
    file = place.file.relative_to(folder)
    link = f"../../{place.file.relative_to(ROOT)}"
    return f"`{place.name}` in [{file}]({link})" if place.name else f"[{file}]({link})"


def pages() -> dict[Path, str]:
    """All pages by their file."""
    return {PAGES / f"{game.name}.md": page(game.name, game.title) for game in GAMES}


def main() -> None:
    """Write them."""
    PAGES.mkdir(exist_ok=True)
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
