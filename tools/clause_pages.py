"""Writes docs/clauses/<game>.md: every clause, the functions that carry it out, and its tests.

python tools/clause_pages.py
"""

from pathlib import Path

from koloda.games import GAMES
from koloda.locales.catalogue import Catalogue
from koloda.locales.clauses import Citation, citations, tests_of
from koloda.locales.rules import rule_groups

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "clauses"
TESTS = ROOT / "tests"
BROAD = 3
"""At most this many places and tests of a clause are shown."""


def page(game: str, title: str) -> str:
    """The page of one game."""
    places: dict[str, list[Citation]] = {}
    for citation in citations(game):
        places.setdefault(citation.clause, []).append(citation)
    tests = tests_of(game, TESTS)
    lines = [
        f"# {title}: from the clause to its code and its test",
        "",
        "Written by `make clauses` from the numbers that code and tests cite, at most three each;",
        "`koloda rules GAME CLAUSE --where` shows every place with its line. A file without a name",
        "before it explains in its first lines how the clause follows from others.",
        "",
        "| clause | carried out by | tested by |",
        "|---|---|---|",
    ]
    for group in rule_groups(Catalogue("en"), game):
        for clause in group.clauses:
            code = [shown(place, game) for place in ranked(places.get(clause, []), game)[:BROAD]]
            first = tests.get(clause, [])[:BROAD]
            lines.append(
                f"| [{clause}](../rules/{game}.md#{clause.lower()}) | {'<br>'.join(code)} "
                f"| {'<br>'.join(f'`{name}`' for name in first)} |"
            )
    return "\n".join(lines) + "\n"


def ranked(places: list[Citation], game: str) -> list[Citation]:
    """Rules before everything else; modules only where no function cites the clause."""

    def rank(place: Citation) -> tuple[bool, str, int]:
        folder = place.file.relative_to(ROOT / "src" / "koloda" / "games" / game).parts[0]
        return folder != "rules", str(place.file), place.line

    return sorted([place for place in places if place.name] or places, key=rank)


def shown(place: Citation, game: str) -> str:
    """A place as a link to its file; lines are left out, since every edit moves them."""
    file = place.file.relative_to(ROOT / "src" / "koloda" / "games" / game)
    link = f"../../src/koloda/games/{game}/{file}"
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
