"""The analysis of a game as one page that stands alone."""

from html import escape

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
.bar { display: inline-block; height: 0.7em; border-radius: 2px; }
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
        parts.append(account_table(analysis, catalogue, seat, colour))
        items = "".join(
            f"<li>{escape(sentence)}</li>" for sentence in sentences(analysis, catalogue, seat)
        )
        parts.append(f"<ul>{items}</ul>")
    parts.append(f"<p><small>{escape(catalogue.say('analysis-judge'))}</small></p></html>")
    return "\n".join(parts)


def account_table(analysis: Analysis, catalogue: Catalogue, seat: int, colour: str) -> str:
    """A seat's lines, each with a bar as long as its points."""
    rows = [row(catalogue.say("analysis-start"), "", f"{EVEN:.0f}", False)]
    for line in analysis.lines_to_tell(seat):
        width = min(100.0, abs(line.figure.points))
        bar = f"<span class=bar style='width:{width / 10:.2f}em;background:{colour}'></span>"
        text = figure_text(catalogue, line.figure)
        name = catalogue.say("account-" + line.name)
        rows.append(row(name, bar, text, not line.figure.is_clear()))
    rows.append(row(catalogue.say("analysis-result"), "", f"{analysis.result(seat):.0f}", False))
    return f"<table>{''.join(rows)}</table>"


def row(name: str, bar: str, figure: str, even: bool) -> str:
    """One line of an account."""
    mark = " class=even" if even else ""
    return f"<tr{mark}><td>{escape(name)}</td><td>{bar}</td><td>{escape(figure)}</td></tr>"
