"""A process that analyses one finished game, a short step at a time and each only when told to."""

import msgspec
from msgspec import Raw

from koloda.analysis.account import Figure
from koloda.analysis.mistakes import Mistake
from koloda.analysis.report import Analysis, Stroke
from koloda.engine.records.record import read_record
from koloda.games import find_game
from koloda.locales import analysing
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.bots.steps import Steps, carry_out
from koloda.server.protocol import analysis_bodies


class Job(msgspec.Struct):
    """A finished game, and how much work goes into it."""

    record: str
    seconds: float


def report(analysis: Analysis, catalogue: Catalogue) -> analysis_bodies.Analysis:
    """All that a page shows of an analysis, in the language of a catalogue."""
    seats = range(analysis.record.setup.players)
    return analysis_bodies.Analysis(
        len(analysis.account.moments), [seat_of(analysis, catalogue, seat) for seat in seats]
    )


def seat_of(analysis: Analysis, catalogue: Catalogue, seat: int) -> analysis_bodies.AnalysedSeat:
    """One seat's part of it."""
    account, grade = analysis.account, analysis.grades.get(seat)
    rating = grade.rating if grade else None
    return analysis_bodies.AnalysedSeat(
        name=analysis.record.names[seat],
        account=[
            analysis_bodies.AccountLine(line.name, line.figure.points, line.figure.doubt)
            for line in analysis.lines(seat)
        ],
        result=analysis.result(seat),
        luck=plain(analysis.luck(seat)),
        play=plain(account.skill(seat, account.of_kind("skill"))),
        hidden=plain(analysis.hidden(seat)),
        chances=[round(chance, 2) for chance in analysis.chances(seat)],
        doubts=[round(doubt, 2) for doubt in analysis.doubts(seat)],
        strokes=[stroke(analysis, catalogue, each) for each in analysis.strokes(seat)],
        mistakes=[mistake(analysis, catalogue, each) for each in analysis.mistakes_by(seat)],
        accuracy=plain(grade.accuracy) if grade else None,
        rating=plain(rating) if rating else None,
        given_up=grade.given_up if grade else None,
    )


def plain(figure: Figure) -> analysis_bodies.Figure:
    """A figure for the wire."""
    return analysis_bodies.Figure(figure.points, figure.doubt)


def stroke(
    analysis: Analysis, catalogue: Catalogue, each: Stroke
) -> analysis_bodies.AnalysedMoment:
    """A stroke of luck in words."""
    setup, names, figure = analysis.record.setup, analysis.record.names, each.figure
    points = analysing.figure_text(catalogue, figure.points, figure.doubt)
    sentence = analysing.stroke_sentence(
        catalogue, setup, each.move, each.seat, each.action, points, list(names)
    )
    return analysis_bodies.AnalysedMoment(each.move, figure.points, figure.doubt, sentence, "", "")


def mistake(
    analysis: Analysis, catalogue: Catalogue, each: Mistake
) -> analysis_bodies.AnalysedMoment:
    """A mistake in words."""
    made, texts = each.moment, analysis.record.setup.actions.texts
    sentence = analysing.mistake_sentence(
        catalogue,
        analysis.record.setup,
        made.number,
        made.action,
        each.better,
        each.points,
        each.why,
        list(analysis.record.names),
    )
    return analysis_bodies.AnalysedMoment(
        made.number, -each.points, each.doubt, sentence, made.text, texts[each.better]
    )


def analyse(job: Job, steps: Steps) -> dict[str, Raw]:
    """The report on one game in every language."""
    analysis = Analysis(read_record(job.record, find_game), job.seconds, steps.told)
    found = {language: report(analysis, Catalogue(language)) for language in LANGUAGES}
    return {language: Raw(msgspec.json.encode(told)) for language, told in found.items()}


if __name__ == "__main__":
    carry_out(Job, analyse)
