"""The analysis of a recorded game as figures that anybody can show."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from koloda.analysis.account import SURE, Account, Figure, Term, Told, nobody, seed_of
from koloda.analysis.grades import Grade, grades_of
from koloda.analysis.mistakes import Mistake, mistakes_of
from koloda.engine.records.record import Record

SECONDS: Final = 5.0
ROLLOUTS: Final = 60_000
"""Rollouts for each second that is asked for: a part of what one core of a compiled copy does."""
ITERATIONS: Final = 320
"""Iterations of the judge for each choice and second that is asked for."""
EVEN: Final = 50.0
MOST: Final = 3
"""Mistakes and strokes of luck that are told of a seat."""
ACCOUNT_SHARE: Final = 0.25
JUDGE_SHARE: Final = 0.35
"""The parts of the work that go into the account and the mistakes; the grades have the rest."""


@dataclass(frozen=True)
class Line:
    """One line of a seat's account."""

    name: str
    figure: Figure


@dataclass(frozen=True)
class Stroke:
    """A card that changed a seat's winning chance when it was seen."""

    move: int
    """The move after which it was seen; 0 for the deal."""
    action: int
    """The action of that move, or -1 for the deal."""
    seat: int
    """Whose move it was; -1 for the deal."""
    figure: Figure


class Analysis:
    """What the cards did and what the players did, seat by seat."""

    def __init__(self, record: Record, seconds: float = SECONDS, told: Told = nobody) -> None:
        self.record = record
        self.seconds = seconds
        self.told = told
        self.account = Account(
            record, int(seconds * ROLLOUTS), lambda share: told(ACCOUNT_SHARE * share)
        )
        self.mistakes = mistakes_of(
            self.account.moments,
            seed_of(record),
            int(seconds * ITERATIONS),
            lambda share: told(ACCOUNT_SHARE + JUDGE_SHARE * share),
        )

    def lines(self, seat: int) -> list[Line]:
        """A seat's account: these lines and the even start are its result, exactly."""
        account = self.account
        own, others = account.of_kind("skill", seat), account.of_kind("skill", seat, own=False)
        return [
            Line("deal", account.figure(seat, account.of_kind("deal"))),
            Line("own-cards", account.figure(seat, account.of_kind("reveal", seat))),
            Line("others-cards", account.figure(seat, account.of_kind("reveal", seat, own=False))),
            Line("own-play", account.skill(seat, own)),
            Line("others-play", account.skill(seat, others)),
            Line("hidden", self.hidden(seat)),
        ]

    def lines_to_tell(self, seat: int) -> list[Line]:
        """The lines of a seat's account without those for what never happened."""
        return [line for line in self.lines(seat) if line.figure.points or line.figure.doubt]

    def hidden(self, seat: int) -> Figure:
        """How the hidden cards fell: what decisions were worth beyond what could be known."""
        whole = self.account.figure(seat, self.account.of_kind("decision"))
        known = self.account.skill(seat, self.account.of_kind("skill"))
        doubt = (whole.doubt**2 + known.doubt**2) ** 0.5
        return Figure(whole.points - known.points, doubt)

    def result(self, seat: int) -> float:
        """A seat's points at the end: 100 for a win, 0 for a loss."""
        return EVEN + EVEN * self.account.last[seat]

    def luck(self, seat: int) -> Figure:
        """What the cards gave a seat: the deal and all that was seen later."""
        account = self.account
        return account.figure(seat, account.of_kind("deal") + account.of_kind("reveal"))

    def strokes(self, seat: int) -> list[Stroke]:
        """The strokes of luck, good and bad, that are beyond doubt, the largest first."""
        terms = self.account.of_kind("deal") + self.account.of_kind("reveal")
        found = [stroke_of(term, self.account.figure(seat, [term])) for term in terms]
        return worth_telling([stroke for stroke in found if stroke.figure.is_clear()])

    def mistakes_by(self, seat: int) -> list[Mistake]:
        """A seat's costliest confirmed mistakes."""
        return [each for each in self.mistakes if each.moment.seat == seat][:MOST]

    @cached_property
    def grades(self) -> dict[int, Grade]:
        """Accuracy and rating seat by seat, judged when asked for; not in a hurried analysis."""
        if self.seconds < SECONDS:
            return {}
        done = ACCOUNT_SHARE + JUDGE_SHARE
        return grades_of(
            self.account.moments,
            self.record.setup,
            seed_of(self.record),
            lambda share: self.told(done + (1 - done) * share),
        )

    def chances(self, seat: int) -> list[float]:
        """The winning chance after the deal and after every move; the last one is the result."""
        chance = EVEN + self.account.of_kind("deal")[0].points(seat)
        found = [chance]
        steps = {moment.number: 0.0 for moment in self.account.moments}
        for term in self.account.closed():
            if term.moment is not None:
                steps[term.moment.number] += term.points(seat)
        for step in steps.values():
            chance += step
            found.append(chance)
        return found

    def doubts(self, seat: int) -> list[float]:
        """Half the width of the 95 % interval of each winning chance; a result has none."""
        terms = sorted(self.account.closed(), key=number_of)
        found: list[float] = []
        part, place = 0.0, 0
        for number in range(len(self.account.moments) + 1):
            while place < len(terms) and number_of(terms[place]) <= number:
                part += terms[place].variance(seat)
                place += 1
            found.append(SURE * self.account.left(seat, part) ** 0.5)
        return found

    def __repr__(self) -> str:
        game, moves = self.record.setup.game.name, len(self.account.moments)
        return f"<koloda Analysis of {game}, {moves} moves>"

    def __str__(self) -> str:
        """Every seat's account and mistakes in plain words; `koloda analyse` tells more."""
        found: list[str] = []
        for seat, name in enumerate(self.record.names):
            parts = [f"{line.name} {line.figure.points:+.1f}" for line in self.lines(seat)]
            found.append(f"{name}: start {EVEN:.1f} {' '.join(parts)} = {self.result(seat):.1f}")
            found += [
                f"  move {each.moment.number}: {each.moment.text}; better "
                f"{self.text(each.better)}, {each.points:.1f} ± {each.doubt:.1f}"
                for each in self.mistakes_by(seat)
            ]
        return "\n".join(found)

    def text(self, action: int) -> str:
        """An action in the words of records; nothing for the deal."""
        return self.record.setup.actions.texts[action] if action >= 0 else ""

    def as_dict(self) -> dict[str, Any]:
        """Everything as plain values, for JSON."""
        return {
            "game": self.record.setup.game.name,
            "moves": len(self.account.moments),
            "seats": [self.seat_as_dict(seat) for seat in range(self.record.setup.players)],
        }

    def seat_as_dict(self, seat: int) -> dict[str, Any]:
        """One seat's part of it."""
        return {
            "name": self.record.names[seat],
            "start": EVEN,
            "account": {line.name: pair(line.figure) for line in self.lines(seat)},
            "result": self.result(seat),
            "luck": pair(self.luck(seat)),
            **self.grade_as_dict(seat),
            "chances": [round(chance, 2) for chance in self.chances(seat)],
            "doubts": [round(doubt, 2) for doubt in self.doubts(seat)],
            "strokes": [
                {"move": each.move, "action": self.text(each.action), **pair(each.figure)}
                for each in self.strokes(seat)
            ],
            "mistakes": [
                {
                    "move": each.moment.number,
                    "action": each.moment.text,
                    "better": self.text(each.better),
                    "points": each.points,
                    "doubt": each.doubt,
                    "band": each.band,
                }
                for each in self.mistakes_by(seat)
            ],
        }

    def grade_as_dict(self, seat: int) -> dict[str, Any]:
        """Accuracy and rating; None where there is none."""
        grade = self.grades.get(seat)
        rating = grade.rating if grade else None
        return {
            "accuracy": pair(grade.accuracy) if grade else None,
            "rating": pair(rating) if rating else None,
        }


def number_of(term: Term) -> int:
    """The move of a term; 0 for the deal."""
    return term.moment.number if term.moment is not None else 0


def stroke_of(term: Term, figure: Figure) -> Stroke:
    """A term as a stroke of luck."""
    if term.moment is None:
        return Stroke(0, -1, -1, figure)
    return Stroke(term.moment.number, term.moment.action, term.moment.seat, figure)


def worth_telling(strokes: list[Stroke]) -> list[Stroke]:
    """The luckiest, the unluckiest and the largest of all others, the largest first."""
    best = max(strokes, key=points_of, default=None)
    worst = min(strokes, key=points_of, default=None)
    # A seat that had bad luck only has no luckiest moment, and the other way round.
    told = [each for each, sign in ((best, 1), (worst, -1)) if each and sign * points_of(each) > 0]
    by_size = sorted(strokes, key=lambda each: -abs(points_of(each)))
    told += [each for each in by_size if each not in told]
    return sorted(told[:MOST], key=by_size.index)


def points_of(stroke: Stroke) -> float:
    """What a stroke was worth."""
    return stroke.figure.points


def pair(figure: Figure) -> dict[str, float]:
    """A figure as plain values."""
    return {"points": figure.points, "doubt": figure.doubt}
