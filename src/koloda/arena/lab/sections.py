"""The sections of the report, each a piece of HTML."""

from collections.abc import Callable
from html import escape
from typing import Any, Final

from koloda.arena.lab.cards import ANY
from koloda.arena.lab.measures import MEASURES
from koloda.arena.lab.plots import Point, intervals, percent, signed, spreads, whole

SHOW: Final[dict[str, Callable[[float], str]]] = {
    "number": whole,
    "share": percent,
    "part": percent,
    "difference": signed,
}
MANY: Final = 3
"""More variants than these are told apart by the plots alone."""
Json = dict[str, Any]


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
                for label, spread in series[: MANY * (len(series) <= MANY)]
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
        f'<p class="note">Against {escape(against)}; lengths deal by deal, shares in percentage '
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
