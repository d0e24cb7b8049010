"""The analysis of a game in sentences: luck, its largest strokes, mistakes and why."""

from koloda.analysis.account import Figure
from koloda.analysis.report import Analysis
from koloda.locales.catalogue import Catalogue
from koloda.locales.coaching import verdict_sentence


def sentences(analysis: Analysis, catalogue: Catalogue, seat: int) -> list[str]:
    """The luck of a seat, its largest strokes, and its mistakes, in words."""
    setup, players = analysis.record.setup, list(analysis.record.names)
    found = [catalogue.say("analysis-luck", luck=figure_text(analysis.luck(seat)).strip())]
    for stroke in analysis.strokes(seat):
        points = figure_text(stroke.figure).strip()
        if stroke.action < 0:
            found.append(catalogue.say("analysis-stroke-deal", points=points))
        else:
            move = catalogue.move(setup, stroke.action, players)
            found.append(
                catalogue.say("analysis-stroke", number=stroke.move, move=move, points=points)
            )
    for each in analysis.mistakes_by(seat):
        gain = each.points / 100
        verdict = verdict_sentence(catalogue, setup, each.better, gain, each.why, players)
        move = catalogue.move(setup, each.moment.action, players)
        found.append(
            catalogue.say("analysis-mistake", number=each.moment.number, move=move, verdict=verdict)
        )
    if not analysis.mistakes_by(seat):
        found.append(catalogue.say("analysis-no-mistake"))
    return found


def figure_text(figure: Figure) -> str:
    """Points with their sign and interval."""
    return f"{figure.points:+5.1f} ± {figure.doubt:.1f}"
