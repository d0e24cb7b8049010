"""The analysis of a game in sentences: luck, its largest strokes, mistakes and why."""

from koloda.analysis.account import Figure
from koloda.analysis.report import Analysis
from koloda.locales import analysing
from koloda.locales.catalogue import Catalogue


def sentences(analysis: Analysis, catalogue: Catalogue, seat: int) -> list[str]:
    """The luck of a seat, its largest strokes, and its mistakes, in words."""
    setup, players = analysis.record.setup, list(analysis.record.names)
    found = [catalogue.say("analysis-luck", luck=figure_text(analysis.luck(seat)).strip())]
    if (grade := analysis.grades.get(seat)) is not None:
        kept, rating = grade.accuracy, grade.rating
        found.append(
            catalogue.say("analysis-accuracy", points=f"{kept.points:.1f} ± {kept.doubt:.1f}")
        )
        if rating is not None:
            found.append(
                catalogue.say(
                    "analysis-rating", rating=f"{rating.points:+.0f} ± {rating.doubt:.0f}"
                )
            )
    for stroke in analysis.strokes(seat):
        points = figure_text(stroke.figure).strip()
        found.append(
            analysing.stroke_sentence(
                catalogue, setup, stroke.move, stroke.seat, stroke.action, points, players
            )
        )
    for each in analysis.mistakes_by(seat):
        made = each.moment
        found.append(
            analysing.mistake_sentence(
                catalogue,
                setup,
                made.number,
                made.action,
                each.better,
                each.points,
                each.why,
                players,
            )
        )
    if not analysis.mistakes_by(seat):
        found.append(catalogue.say("analysis-no-mistake"))
    return found


def figure_text(figure: Figure) -> str:
    """Points with their sign and interval, in a column."""
    return f"{figure.points:+5.1f} ± {figure.doubt:.1f}"
