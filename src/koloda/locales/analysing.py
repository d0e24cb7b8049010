"""What an analysis says of single moves: strokes of luck, and choices that cost something."""

from typing import Final

from koloda.engine.contract.setup import Setup
from koloda.engine.values.concept import Concept
from koloda.locales.catalogue import Catalogue
from koloda.locales.coaching import verdict_sentence

DECIMAL_POINT: Final = ("en",)
"""The languages with a point before the decimals; the others have a comma."""


def number_text(catalogue: Catalogue, value: float, form: str = ".1f") -> str:
    """A number as the language writes it."""
    text = format(value, form)
    return text if catalogue.language in DECIMAL_POINT else text.replace(".", ",")


def figure_text(catalogue: Catalogue, points: float, doubt: float, form: str = "+.1f") -> str:
    """Points with their interval, not to be broken over two lines."""
    beside = number_text(catalogue, doubt, form.lstrip("+0123456789"))
    return f"{number_text(catalogue, points, form)}\u00a0±\u00a0{beside}"


def stroke_sentence(
    catalogue: Catalogue,
    setup: Setup,
    number: int,
    seat: int,
    action: int,
    points: str,
    players: list[str],
) -> str:
    """The deal, or the cards that were seen after a move, and what they were worth."""
    if action < 0:
        return catalogue.say("analysis-stroke-deal", points=points)
    move = catalogue.move(setup, action, players)
    return catalogue.say(
        "analysis-stroke", number=number, player=players[seat], move=move, points=points
    )


def mistake_sentence(
    catalogue: Catalogue,
    setup: Setup,
    number: int,
    action: int,
    better: int,
    points: float,
    why: Concept | None,
    players: list[str],
) -> str:
    """A move, what was clearly better, by how much, and why if that is known."""
    verdict = verdict_sentence(catalogue, setup, better, points / 100, why, players)
    move = catalogue.move(setup, action, players)
    return catalogue.say("analysis-mistake", number=number, move=move, verdict=verdict)
