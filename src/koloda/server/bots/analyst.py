"""A process that analyses one finished game, a short step at a time and each only when told to."""

import os
import sys
import time
from typing import Final

import msgspec
from msgspec import Raw

from koloda.analysis.account import Figure
from koloda.analysis.mistakes import Mistake
from koloda.analysis.report import Analysis, Stroke
from koloda.engine.records.record import read_record
from koloda.engine.values.errors import KolodaError
from koloda.games import find_game
from koloda.locales import analysing
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.bots.worker import limit
from koloda.server.protocol import bodies

STEP: Final = 0.1
"""Seconds after which it asks whether it may go on: a bot's move waits no longer than that."""
NICER: Final = 9
"""How much more it gives way than a bot does."""


class Job(msgspec.Struct):
    """A finished game, and how much work goes into it."""

    record: str
    seconds: float


class Sign(msgspec.Struct):
    """How far it is; at the end the report in each language, or why there is none."""

    share: float
    report: dict[str, Raw] | None = None
    error: str = ""


class Steps:
    """Lets the work go on for a step whenever the server says so."""

    def __init__(self) -> None:
        self.until = 0.0

    def told(self, share: float) -> None:
        """At the end of a step tell how far it is, and wait for the next."""
        if time.monotonic() >= self.until:
            say(Sign(share))
            self.wait()

    def wait(self) -> None:
        """Wait for leave to work; a server that is gone ends the process."""
        if not sys.stdin.buffer.readline():
            sys.exit(0)
        self.until = time.monotonic() + STEP


def say(sign: Sign) -> None:
    """One line to the server."""
    sys.stdout.buffer.write(msgspec.json.encode(sign) + b"\n")
    sys.stdout.buffer.flush()


def report(analysis: Analysis, catalogue: Catalogue) -> bodies.Analysis:
    """All that a page shows of an analysis, in the language of a catalogue."""
    seats = range(analysis.record.setup.players)
    return bodies.Analysis(
        len(analysis.account.moments), [seat_of(analysis, catalogue, seat) for seat in seats]
    )


def seat_of(analysis: Analysis, catalogue: Catalogue, seat: int) -> bodies.AnalysedSeat:
    """One seat's part of it."""
    account, grade = analysis.account, analysis.grades.get(seat)
    rating = grade.rating if grade else None
    return bodies.AnalysedSeat(
        name=analysis.record.names[seat],
        account=[
            bodies.AccountLine(line.name, line.figure.points, line.figure.doubt)
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
    )


def plain(figure: Figure) -> bodies.Figure:
    """A figure for the wire."""
    return bodies.Figure(figure.points, figure.doubt)


def stroke(analysis: Analysis, catalogue: Catalogue, each: Stroke) -> bodies.AnalysedMoment:
    """A stroke of luck in words."""
    setup, names, figure = analysis.record.setup, analysis.record.names, each.figure
    points = analysing.figure_text(figure.points, figure.doubt)
    sentence = analysing.stroke_sentence(
        catalogue, setup, each.move, each.seat, each.action, points, list(names)
    )
    return bodies.AnalysedMoment(each.move, figure.points, figure.doubt, sentence)


def mistake(analysis: Analysis, catalogue: Catalogue, each: Mistake) -> bodies.AnalysedMoment:
    """A mistake in words."""
    made = each.moment
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
    return bodies.AnalysedMoment(made.number, -each.points, each.doubt, sentence)


def main() -> None:
    """Analyse one game."""
    limit()
    if sys.platform != "win32":
        os.nice(NICER)
    job = msgspec.json.decode(sys.stdin.buffer.readline(), type=Job)
    steps = Steps()
    steps.wait()
    try:
        analysis = Analysis(read_record(job.record, find_game), job.seconds, steps.told)
    except KolodaError as error:
        say(Sign(0.0, error=str(error)))
        return
    found = {language: report(analysis, Catalogue(language)) for language in LANGUAGES}
    say(Sign(1.0, {language: Raw(msgspec.json.encode(told)) for language, told in found.items()}))


if __name__ == "__main__":
    main()
