"""The analysis of a game in sentences: luck, its largest strokes, mistakes and why."""

from koloda.analysis.account import Figure
from koloda.analysis.report import Analysis
from koloda.locales import analysing
from koloda.locales.catalogue import Catalogue


def sentences(analysis: Analysis, catalogue: Catalogue, seat: int) -> list[str]:
    """The luck of a seat, its largest strokes, and its mistakes, in words."""
    setup, players = analysis.record.setup, list(analysis.record.names)
    found = [catalogue.say("analysis-luck", luck=figure_text(catalogue, analysis.luck(seat)))]
    if (grade := analysis.grades.get(seat)) is not None:
        kept, rating = grade.accuracy, grade.rating
        told = figure_text(catalogue, kept, ".1f")
        found.append(catalogue.say("analysis-accuracy", points=told))
        if rating is not None:
            told = figure_text(catalogue, rating, "+.0f")
            limits = catalogue.find(setup.game.name, "rating-limits")
            found.append(
                " ".join(filter(None, (catalogue.say("analysis-rating", rating=told), limits)))
            )
    for stroke in analysis.strokes(seat):
        points = figure_text(catalogue, stroke.figure)
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


def figure_text(catalogue: Catalogue, figure: Figure, form: str = "+.1f") -> str:
    """Points with their interval."""
    return analysing.figure_text(catalogue, figure.points, figure.doubt, form)
