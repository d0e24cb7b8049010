"""The sections of the report, each a piece of HTML."""

from collections.abc import Callable
from html import escape
from typing import Final, NamedTuple

from koloda.arena.lab.curves import curve
from koloda.arena.lab.measures import MEASURES, TITLES
from koloda.arena.lab.plots import Point, intervals, percent, signed, spreads, whole
from koloda.arena.lab.values import Json

SHOW: Final[dict[str, Callable[[float], str]]] = {
    "number": whole,
    "share": percent,
    "part": percent,
    "difference": signed,
}
MANY: Final = 3
"""More variants than these are told apart by the plots alone."""


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


class Row(NamedTuple):
    """A figure that every variant has."""

    title: str
    show: Callable[[float], str]
    means: list[Json | None]

    def is_zero(self) -> bool:
        """Whether it never happened under any of the variants; an even difference did happen."""
        return self.show is not signed and all(
            mean is not None and mean["value"] == 0 for mean in self.means
        )

    def is_known(self) -> bool:
        """Whether it was measured at all."""
        return any(mean is not None for mean in self.means)


def rows_of(result: Json) -> list[Row]:
    """Every figure of the variants, what is luck and skill first."""
    variants = result["variants"]
    skill = [
        Row("Share of luck", percent, [variant["luck"] for variant in variants]),
        Row(
            f"Points of {result['better']}, even is 50 %",
            percent,
            [variant["better"] for variant in variants],
        ),
    ]
    measured = [
        Row(
            measure.title,
            SHOW[measure.kind],
            [variant["measures"][measure.name] for variant in variants],
        )
        for measure in MEASURES
    ]
    return [row for row in skill + measured if row.is_known()]


def overview(result: Json) -> str:
    """All figures of all variants; what never happened is named in one line."""
    known = rows_of(result)
    rows = [
        [escape(row.title), *(cell(mean, row.show) for mean in row.means)]
        for row in known
        if not row.is_zero()
    ]
    never = [row.title.lower() for row in known if row.is_zero()]
    told = f'<p class="note">Not seen: {escape(", ".join(never))}.</p>' if never else ""
    return table(["", *(variant["label"] for variant in result["variants"])], rows) + told


def measure_plots(result: Json) -> list[str]:
    """Each figure over the variants, where there is something to compare."""
    meanings = {measure.title: measure.meaning for measure in MEASURES}
    found: list[str] = []
    for row in rows_of(result):
        points = [
            Point(variant["label"], mean, number)
            for number, (variant, mean) in enumerate(
                zip(result["variants"], row.means, strict=True)
            )
            if mean is not None
        ]
        if len(points) < 2 or row.is_zero():
            continue
        if result["swept"]:
            values = [float(variant["options"][result["swept"]]) for variant in result["variants"]]
            plot = curve(f"{row.title} by {result['swept']}", values, row.means, row.show)
        else:
            line = 0.0 if row.show is signed else None
            plot = intervals(row.title, points, row.show, line)
        found.append(figure(row.title, meanings.get(row.title, ""), plot))
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
    counts = {measure.name for measure in MEASURES if measure.kind == "number"}
    never = {row.title.lower() for row in rows_of(result) if row.is_zero()}
    rows: list[list[str]] = []
    for compared in result["comparisons"]:
        for name, mean in compared["differences"].items():
            still = mean is not None and mean["value"] == mean["low"] == mean["high"] == 0
            if still or TITLES[name] in never:
                continue
            show = more if name in counts else signed
            ratio = compared["ratios"].get(name)
            label = f"{compared['variant']}: {TITLES[name]}"
            sure = "clear" if name in compared["sure"] else ""
            deals = str(compared["shared"].get(name, ""))
            rows.append([escape(label), deals, cell(mean, show), times_cell(ratio), sure])
    against = result["variants"][0]["label"]
    return (
        f'<p class="note">Against {escape(against)}; lengths deal by deal, shares in percentage '
        "points. “Clear” differs even when one takes into account that many are looked at "
        f"(Holm).</p>{table(['', 'deals', 'difference', 'ratio', ''], rows)}"
    )


def times_cell(ratio: Json | None) -> str:
    """A ratio with its interval, where there is one."""
    return cell(ratio, times) if ratio else ""


def more(value: float) -> str:
    """A difference of lengths."""
    return f"{value:+.2f}"


def times(value: float) -> str:
    """A ratio of lengths."""
    return f"× {value:.2f}"
