"""A puzzle at the table: the position, and what a move is worth in it."""

from typing import NamedTuple

from koloda.analysis.moments import moments_of
from koloda.bots.coach import Verdict, reason
from koloda.engine.contract.state import State
from koloda.engine.records.record import Record, read_record
from koloda.engine.values.concept import Concept
from koloda.games import find_game
from koloda.puzzles.book import Entry


class Question(NamedTuple):
    """A puzzle with its game: what has happened, and the position in which the seat chooses."""

    entry: Entry
    record: Record
    state: State


class Answer(NamedTuple):
    """What a move was worth."""

    right: bool
    why: Concept | None
    """Why the best move is better than this one, or than the most tempting other."""


def question_of(entry: Entry) -> Question:
    """The game of a puzzle, replayed."""
    record = read_record(entry.record, find_game)
    first, moments = moments_of(record)
    return Question(entry, record, moments[-1].after if moments else first)


def answer_to(question: Question, action: str) -> Answer:
    """Whether a legal move is the best one, and why it is."""
    entry, actions = question.entry, question.state.setup.actions
    right = action == entry.best
    other = tempting(entry) if right else action
    verdict = Verdict(actions.numbers[other], actions.numbers[entry.best], 0.0)
    return Answer(right, reason(question.state, entry.seat, verdict))


def tempting(entry: Entry) -> str:
    """The best of the wrong moves."""
    return max((win, action) for action, win in entry.wins.items() if action != entry.best)[1]


def best_first(entry: Entry) -> list[tuple[str, float]]:
    """The moves with how often they win; the answer is first, whatever the rest measured."""
    return sorted(entry.wins.items(), key=lambda each: (each[0] != entry.best, -each[1]))
