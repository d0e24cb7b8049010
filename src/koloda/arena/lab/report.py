"""The report: one HTML file that needs nothing else."""

from html import escape
from importlib.resources import files

from koloda.arena.lab.card_sections import card_section
from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.sections import (
    comparisons,
    endings,
    length_plots,
    measure_plots,
    overview,
    seat_plots,
)
from koloda.arena.lab.summary import summary
from koloda.arena.lab.values import Json
from koloda.arena.lab.words import METHOD


def report(result: Json, title: str, command: str) -> str:
    """The whole page of an experiment, in HTML."""
    variants = result["variants"]
    body = [
        f"<h1>{escape(title)}: {escape(subject(variants))}</h1>",
        f'<p class="lead">{lead(result)}</p>',
        f"<p>{escape(summary(result))}</p>",
        "<h2>At a glance</h2>",
        overview(result),
        *measure_plots(result),
        "<h2>Length</h2>",
        *length_plots(variants),
        "<h2>Seats</h2>",
        *seat_plots(variants),
        "<h2>How games end</h2>",
        endings(variants),
        *(["<h2>Compared</h2>", comparisons(result)] if len(variants) > 1 else []),
        "<h2>Cards</h2>",
        *(card_section(variant) for variant in variants),
        "<h2>How it was measured</h2>",
        method(result, command),
    ]
    style = (files("koloda.arena.lab") / "style.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}: {escape(subject(variants))}</title>\n"
        f"<style>\n{style}</style>\n</head>\n<body>\n" + "\n".join(body) + "\n</body>\n</html>\n"
    )


def subject(variants: list[Json]) -> str:
    """What was compared, for the heading."""
    labels = [variant["label"] for variant in variants]
    return " or ".join(labels) if len(labels) <= 3 else f"{len(labels)} variants compared"


def lead(result: Json) -> str:
    """The experiment in one line."""
    bots = escape(" and ".join(result["bots"]))
    return (
        f"{result['deals']} deals for each variant, played by bots of level {bots}; "
        f"seed {result['seed']}. All intervals are 95 % intervals."
    )


def method(result: Json, command: str) -> str:
    """What the figures mean and how to get them again."""
    values = {"playouts": result["playouts"], "weighed": result["weighed"]}
    terms = [(measure.title, measure.meaning) for measure in MEASURES] + METHOD
    found = "".join(
        f"<dt>{escape(term)}</dt><dd>{escape(meaning.format(**values))}</dd>"
        for term, meaning in terms
    )
    again = (
        "The same command gives the same file on any machine and with any number of workers."
        if result["reproducible"]
        else "A player thinks by the clock, so another run gives slightly other figures; "
        "hard#500 or expert#500 would not."
    )
    return (
        f"<dl>{found}</dl><p><code>{escape(command)}</code></p><p>{again} Koloda "
        f"{escape(result['koloda'])}, {escape(result['game'])} rules version "
        f"{result['rules_version']}.</p>"
    )
