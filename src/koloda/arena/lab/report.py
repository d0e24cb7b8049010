"""The report: one HTML file that needs nothing else."""

from collections.abc import Callable
from html import escape
from importlib.resources import files
from typing import Any, Final

from koloda.arena.lab.cards import ANY
from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.plots import Point, intervals, percent, signed, spreads, whole
from koloda.arena.lab.words import METHOD

SHOW: Final[dict[str, Callable[[float], str]]] = {
    "number": whole,
    "share": percent,
    "part": percent,
    "difference": signed,
}
Json = dict[str, Any]


def report(result: Json, title: str, command: str) -> str:
    """The whole page."""
    variants = result["variants"]
    body = [
        f"<h1>{escape(title)}: {escape(subject(variants))}</h1>",
        f'<p class="lead">{lead(result)}</p>',
        "<h2>At a glance</h2>",
        overview(variants),
        *measure_plots(variants),
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
        f"seed {result['seed']}. All intervals hold 95 %."
    )


def figure(caption: str, small: str, content: str) -> str:
    """A plot with its caption."""
    return (
        f"<figure><figcaption>{escape(caption)}<small>{escape(small)}</small></figcaption>"
        f"{content}</figure>"
    )


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table; cells may hold marks of their own."""
    top = "".join(f"<th>{escape(word)}</th>" for word in head)
    lines = ["<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows]
    return f'<div class="scroll"><table><tr>{top}</tr>{"".join(lines)}</table></div>'


def cell(mean: Json | None, show: Callable[[float], str]) -> str:
    """A value with its interval."""
    if mean is None:
        return "–"
    if mean["low"] is None:
        return escape(show(mean["value"]))
    return (
        f"{escape(show(mean['value']))} "
        f"<small>{escape(show(mean['low']))} to {escape(show(mean['high']))}</small>"
    )


def overview(variants: list[Json]) -> str:
    """All measures of all variants."""
    rows = [
        [escape(measure.title)]
        + [cell(variant["measures"][measure.name], SHOW[measure.kind]) for variant in variants]
        for measure in MEASURES
    ]
    return table(["", *(variant["label"] for variant in variants)], rows)


def measure_plots(variants: list[Json]) -> list[str]:
    """Each measure over the variants, where there is something to compare."""
    found: list[str] = []
    for measure in MEASURES:
        points = [
            Point(variant["label"], variant["measures"][measure.name], number)
            for number, variant in enumerate(variants)
            if variant["measures"][measure.name] is not None
        ]
        if len(points) > 1:
            line = 0.0 if measure.kind == "difference" else None
            plot = intervals(measure.title, points, SHOW[measure.kind], line)
            found.append(figure(measure.title, measure.meaning, plot))
    return found


def length_plots(variants: list[Json]) -> list[str]:
    """How long games are, in choices and in turns."""
    found: list[str] = []
    for unit in ("choices", "turns"):
        series = [
            (variant["label"], variant["lengths"][unit])
            for variant in variants
            if variant["lengths"][unit] is not None
        ]
        if series:
            small = "; ".join(
                f"{label}: half of the games {spread['p50']} or fewer, longest {spread['longest']}"
                for label, spread in series
            )
            plot = spreads(f"Games by {unit}", series)
            found.append(figure(f"Games by number of {unit}", small, plot))
    return found


def seat_plots(variants: list[Json]) -> list[str]:
    """What each place after the first wins."""
    found: list[str] = []
    for number, variant in enumerate(variants):
        points = [
            Point(
                "first seat" if seat["place"] == 0 else f"{seat['place']} after it",
                seat["won"],
                number,
            )
            for seat in variant["seats"]
        ]
        fair = sum(seat["won"]["value"] for seat in variant["seats"]) / len(points)
        plot = intervals("Games won by place", points, percent, fair)
        found.append(figure(variant["label"], "Share of games won; the line is the average.", plot))
    return found


def endings(variants: list[Json]) -> str:
    """Why games ended."""
    reasons = sorted({reason for variant in variants for reason in variant["endings"]})
    rows = [
        [escape(reason)] + [cell(variant["endings"].get(reason), percent) for variant in variants]
        for reason in reasons
    ]
    return table(["", *(variant["label"] for variant in variants)], rows)


def comparisons(result: Json) -> str:
    """Every variant against the first, deal by deal."""
    kinds = {measure.name: measure for measure in MEASURES}
    rows: list[list[str]] = []
    for compared in result["comparisons"]:
        for name, mean in compared["differences"].items():
            measure = kinds[name]
            show = signed if measure.kind != "number" else more
            ratio = compared["ratios"].get(name)
            label = f"{compared['variant']}: {measure.title.lower()}"
            rows.append([escape(label), cell(mean, show), cell(ratio, times) if ratio else ""])
    against = result["variants"][0]["label"]
    return (
        f'<p class="note">Against {escape(against)}, paired deal by deal; shares in percentage '
        f"points.</p>{table(['', 'difference', 'ratio'], rows)}"
    )


def more(value: float) -> str:
    """A difference of lengths."""
    return f"{value:+.2f}"


def times(value: float) -> str:
    """A ratio of lengths."""
    return f"× {value:.2f}"


def card_section(variant: Json) -> str:
    """The cards of one variant: what they win, then how often they are played in which way."""
    together = [card for card in variant["cards"] if card["way"] == ANY]
    known = sorted(
        (card for card in together if card["wins"] is not None),
        key=lambda card: (-card["wins"]["value"], card["card"]),
    )
    points = [Point(card["card"], card["wins"]) for card in known]
    heading = f"<h3>{escape(variant['label'])}</h3>"
    plot = ""
    if points:
        small = (
            "Games won by seats that played the card, less what such seats win anyway, in "
            "percentage points. A connection, not a cause."
        )
        plot = figure("How much each card wins", small, intervals("Cards", points, signed, 0.0))
    rows = [
        [
            escape(card["card"]),
            escape(card["way"]),
            cell(card["plays"], lambda value: f"{value:.2f}"),
            percent(card["seats"]),
            cell(card["wins"], signed),
        ]
        for card in variant["cards"]
    ]
    head = ["card", "way", "played in a game", "by seats", "wins"]
    numbers = f"<details><summary>All cards in numbers</summary>{table(head, rows)}</details>"
    return heading + plot + numbers


def method(result: Json, command: str) -> str:
    """What the figures mean and how to get them again."""
    playouts = result["half_time_playouts"]
    terms = [(measure.title, measure.meaning) for measure in MEASURES] + METHOD
    found = "".join(
        f"<dt>{escape(term)}</dt><dd>{escape(meaning.format(playouts=playouts))}</dd>"
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
