"""The analysis of a game as one page that stands alone."""

from html import escape
from itertools import accumulate

from koloda.analysis.chart import COLOURS, chart
from koloda.analysis.report import EVEN, Analysis
from koloda.locales.catalogue import Catalogue
from koloda.terminal.analysis_words import figure_text, sentences

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
svg { width: 100%; height: auto; }
table { border-collapse: collapse; width: 100%; }
td { padding: 0.15rem 0.4rem; font-variant-numeric: tabular-nums; }
td + td { text-align: right; white-space: nowrap; }
tr.even { opacity: 0.6; }
tr:last-child { font-weight: 600; border-top: 1px solid; }
td.way { width: 32%; }
.track { display: block; position: relative; height: 0.8em; background: #8882; border-radius: 2px; }
.track span { position: absolute; height: 100%; min-width: 2px; border-radius: 2px; }
.gain { background: #2e9e6b; }
.loss { background: #d0533f; }
small { opacity: 0.7; }
"""


def html_page(analysis: Analysis, catalogue: Catalogue) -> str:
    """Chart, accounts and sentences of all seats."""
    title = catalogue.title(analysis.record.setup.game)
    moves = len(analysis.account.moments)
    parts = [
        f"<!doctype html><html lang={catalogue.language}><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        f"<p>{escape(catalogue.say('analysis-head', game=title, moves=moves))}</p>",
        chart(analysis, catalogue.say("analysis-chart")),
    ]
    for seat, name in enumerate(analysis.record.names):
        colour = COLOURS[seat % len(COLOURS)]
        parts.append(f"<h2 style='color:{colour}'>{escape(name)}</h2>")
        parts.append(account_table(analysis, catalogue, seat))
        items = "".join(
            f"<li>{escape(sentence)}</li>" for sentence in sentences(analysis, catalogue, seat)
        )
        parts.append(f"<ul>{items}</ul>")
    parts.append(f"<p><small>{escape(catalogue.say('analysis-judge'))}</small></p></html>")
    return "\n".join(parts)


def account_table(analysis: Analysis, catalogue: Catalogue, seat: int) -> str:
    """A seat's lines, each with the way it goes from the points before it to those after."""
    lines = analysis.lines_to_tell(seat)
    sums = list(accumulate([EVEN, *(line.figure.points for line in lines)]))
    low, high = min(0.0, *sums), max(2 * EVEN, *sums)
    rows = [row(catalogue.say("analysis-start"), "", f"{EVEN:.0f}", False)]
    for line, before, after in zip(lines, sums, sums[1:], strict=False):
        bar = way(before, after, low, high)
        text = figure_text(catalogue, line.figure)
        name = catalogue.say("account-" + line.name)
        rows.append(row(name, bar, text, not line.figure.is_clear()))
    rows.append(row(catalogue.say("analysis-result"), "", f"{analysis.result(seat):.0f}", False))
    return f"<table>{''.join(rows)}</table>"


def way(before: float, after: float, low: float, high: float) -> str:
    """A bar from one sum of points to the next; gains and losses have colours of their own."""
    left, width = (min(before, after) - low) / (high - low), abs(after - before) / (high - low)
    kind = "gain" if after >= before else "loss"
    style = f"left:{100 * left:.1f}%;width:{100 * width:.1f}%"
    return f"<span class=track><span class={kind} style='{style}'></span></span>"


def row(name: str, bar: str, figure: str, even: bool) -> str:
    """One line of an account."""
    mark = " class=even" if even else ""
    cells = f"<td>{escape(name)}</td><td class=way>{bar}</td><td>{escape(figure)}</td>"
    return f"<tr{mark}>{cells}</tr>"
