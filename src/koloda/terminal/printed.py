"""What is printed on a card, for the one that is looked at."""

from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import Values
from koloda.terminal.questions.french import value


def printed(catalogue: Catalogue, game: str, token: str) -> str:
    """A card's printed text, or nothing in a game whose cards have none."""
    names = [token.lower(), token.partition("=")[0].partition("-")[2]]
    names += ["number"] if token.isdigit() else ["joker"] if token in ("XB", "XR") else ["card"]
    values: Values = {"value": value(token)}
    for name in filter(None, names):
        text = catalogue.find(game, f"text-{name}", values)
        if text is not None:
            return text
    return ""
