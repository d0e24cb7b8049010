"""Plays a lesson: the positions of its steps, what each answer is worth, and what follows it."""

from typing import NamedTuple

from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.event import Event
from koloda.lessons.lesson import LEARNER, Lesson, Step


class Moment(NamedTuple):
    """A step with the position in which the learner is asked."""

    step: Step
    state: State


class Move(NamedTuple):
    """An action after the question, with what happened and the position it led to."""

    seat: int
    action: str
    events: list[Event]
    state: State


class Answer(NamedTuple):
    """What a legal move is worth in a step, and the end of the message that says so."""

    right: bool
    word: str


def moments(lesson: Lesson) -> list[Moment]:
    """All steps with their positions, each the end of the step before unless it has its own."""
    found: list[Moment] = []
    for step in lesson.steps:
        if step.position:
            state = lesson.game.parse(step.position)
        else:
            state = follow(found[-1])[-1].state
        found.append(Moment(step, state))
    return found


def answer_to(moment: Moment, action: str) -> Answer:
    """The answer to a legal move: the wanted one, one with a sentence of its own, or any other."""
    step = moment.step
    if action == step.right:
        return Answer(True, "right")
    verb = action.split(maxsplit=1)[0]
    return Answer(False, step.wrong.get(action, step.wrong.get(verb, "wrong")))


def follow(moment: Moment) -> list[Move]:
    """The wanted move and everything after it, until the next step asks."""
    state = moment.state.clone()
    return [
        play_line(state, line) for line in (f"{LEARNER} {moment.step.right}", *moment.step.then)
    ]


def play_line(state: State, line: str) -> Move:
    """A move as a record writes it, made in that position: `1 play 12`, `* deal 7`."""
    who, _, action = line.partition(" ")
    seat = CHANCE if who == "*" else int(who)
    events = state.play_text(seat, action)
    return Move(seat, action, events, state.clone())
