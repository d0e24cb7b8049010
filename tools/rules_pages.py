"""Writes docs/rules/<game>.md from the English rule texts, with pictures of cards and examples."""

from pathlib import Path
from textwrap import fill

from fluent.syntax import ast, parse

from koloda.art.gallery import gallery
from koloda.art.strip import Row, strip
from koloda.games import find_game
from koloda.lessons.telling import ToldExample, tell_examples
from koloda.locales.catalogue import Catalogue
from koloda.locales.rules import clause_text
from tools.option_table import options_part

ROOT = Path(__file__).resolve().parent.parent
TEXTS = ROOT / "src" / "koloda" / "locales"
PAGES = ROOT / "docs" / "rules"
PICTURES = ROOT / "docs" / "images"
WIDTH = 110
BRIEF = ("want", "turn", "end")


def read(file: Path) -> list[ast.EntryType]:
    """The entries of a Fluent file; anything that is not Fluent is refused with its place."""
    text = file.read_text(encoding="utf-8")
    entries = parse(text).body
    for entry in entries:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span else 0
            line = text.count("\n", 0, start) + 1
            raise ValueError(f"{file.name}, line {line}: {entry.annotations[0].message}")
    return entries


def ids(file: Path) -> list[str]:
    """The message ids of a Fluent file, in its order."""
    return [entry.id.name for entry in read(file) if isinstance(entry, ast.Message)]


def clause(message_id: str) -> str:
    """The clause's name in the rules: a Fluent id cannot hold the dot."""
    return message_id.replace("-", ".")


def title_and_description(comment: str) -> tuple[str, str]:
    """Split "Karma: shed your cards", or a first line from the others."""
    first, _, rest = comment.partition("\n")
    title, colon, inline = first.partition(": ")
    if colon:
        rest = f"{inline[:1].upper()}{inline[1:]}\n{rest}"
    return title, rest.strip()


def tail(game: str) -> str:
    """What is worth telling of a game after all its rules; most have nothing."""
    file = PAGES / f"{game}.tail.md"
    return file.read_text(encoding="utf-8").strip() if file.exists() else ""


def head(game: str) -> str:
    """The hand-written introduction of a page, without a title of its own."""
    file = PAGES / f"{game}.head.md"
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return (text.partition("\n")[2] if text.startswith("# ") else text).strip()


def page(game: str) -> str:
    """The whole page of one game: what one plays for, the rules, then options and figures."""
    blocks: list[str] = []
    texts = Catalogue("en").texts(f"rules/{game}", "en")
    for entry in read(TEXTS / "en" / "rules" / f"{game}.ftl"):
        if isinstance(entry, ast.ResourceComment) and entry.content:
            title, description = title_and_description(entry.content)
            source = f"<!-- Written by `make rules` from locales/en/rules/{game}.ftl. -->"
            shown = f"![The cards of {title}](../images/cards-{game}.svg)"
            blocks += [f"# {title}", source, description, *brief(game)]
            blocks += [*examples_part(game), "## Cards", shown, head(game)]
        elif isinstance(entry, ast.GroupComment) and entry.content:
            heading, _, rest = entry.content.partition("\n")
            blocks += [f"## {heading}", rest.strip()]
        elif isinstance(entry, ast.Message) and entry.value:
            name = entry.id.name
            text = f"**{clause(name)}.** {clause_text(texts, name, {})}"
            blocks.append(f'<a id="{name.lower()}"></a>{fill(text, WIDTH)}')
    blocks += [*options_part(find_game(game)), tail(game)]
    return "\n\n".join(block for block in blocks if block) + "\n"


def brief(game: str) -> list[str]:
    """What one wants, does in a turn and plays to, before any clause."""
    words = Catalogue("en")
    parts = (
        (words.find("web", f"brief-{part}-title"), words.find(game, f"brief-{part}"))
        for part in BRIEF
    )
    return [f"**{title}.** {text}" for title, text in parts]


def examples_part(game: str) -> list[str]:
    """The worked examples, each with its picture."""
    blocks = ["## Examples"]
    for example in tell_examples(find_game(game), Catalogue("en")):
        name = picture_name(game, example)
        facts = " → ".join(", ".join(scene.facts) for scene in example.scenes if scene.facts)
        cited = f"[{example.clause}](#{example.clause.lower().replace('.', '-')})"
        blocks += [
            f"### {example.title}",
            f"![{example.title}](../images/{name})",
            " ".join(
                part for part in (example.text, facts and f"*{facts}.*", f"({cited})") if part
            ),
        ]
    return blocks


def picture_name(game: str, example: ToldExample) -> str:
    """The file of an example's picture."""
    return f"example-{game}-{example.name}.svg"


def example_pictures(game: str) -> dict[str, str]:
    """The pictures of all examples of a game, by file."""
    return {
        picture_name(game, example): strip(
            game, [[Row(*row) for row in scene.rows] for scene in example.scenes]
        )
        for example in tell_examples(find_game(game), Catalogue("en"))
    }


def cards(game: str) -> str:
    """The picture of all cards of one game, with their names."""
    rules, words = find_game(game), Catalogue("en")
    tokens = rules.setup(rules.usual_seats).tokens
    return gallery(game, [(token, words.card(game, token)) for token in tokens])


def games() -> list[str]:
    """The games that have rule texts."""
    return sorted(file.stem for file in (TEXTS / "en" / "rules").glob("*.ftl"))


def main() -> None:
    """Write every page."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in games():
        (PAGES / f"{game}.md").write_text(page(game), encoding="utf-8")
        pictures = {f"cards-{game}.svg": cards(game), **example_pictures(game)}
        for name, picture in pictures.items():
            (PICTURES / name).write_text(picture, encoding="utf-8")
        print(f"docs/rules/{game}.md")


if __name__ == "__main__":
    main()
