"""A game's lesson and the examples of its rules for the browser."""

import functools

from koloda.engine.contract.state import State
from koloda.engine.values.errors import OptionError
from koloda.engine.values.view import TABLE
from koloda.games import find_game
from koloda.lessons.lesson import LEARNER, has_lesson, read_lesson
from koloda.lessons.player import Moment, answer_to, follow, moments
from koloda.lessons.telling import tell_examples
from koloda.lessons.words import LessonWords, seat_names
from koloda.server.protocol import faults, lesson_bodies, messages
from koloda.server.protocol.encoding import Teller, catalogue_of, sentence_of, turn_of
from koloda.server.protocol.tables import Chair, Room


@functools.cache
def examples(game: str, language: str) -> list[lesson_bodies.Example]:
    """The worked examples of a game's rules; a game of another package may have none."""
    return [
        lesson_bodies.Example(
            name=each.name,
            title=each.title,
            text=each.text,
            clause=each.clause,
            scenes=[
                lesson_bodies.ExampleScene(
                    [
                        lesson_bodies.ExampleRow(row.label, list(row.cards), list(row.marks))
                        for row in scene.rows
                    ],
                    scene.facts,
                )
                for scene in each.scenes
            ],
        )
        for each in tell_examples(find_game(game), catalogue_of(language))
    ]


@functools.cache
def lesson(game: str, language: str) -> bytes:
    """The whole lesson as JSON: nothing of it is secret, so the browser needs no table."""
    found = find_game(game)
    if not has_lesson(found):
        raise OptionError(faults.NO_LESSON, game=found.name)
    words = LessonWords(found, language)
    steps = moments(read_lesson(found))
    setup = steps[0].state.setup
    names = seat_names(catalogue_of(language), setup.players)
    told: list[lesson_bodies.LessonStep] = []
    seq = 0
    for moment in steps:
        told.append(step_of(moment, seq, words, names, language))
        seq += len(moment.step.then) + 2
    room = Room(
        room="",
        game=found.name,
        players=setup.players,
        options=setup.options,
        state="running",
        seats=[Chair(name, "person", online=True) for name in names],
    )
    return messages.encode(lesson_bodies.Lesson(room, told))


def step_of(
    moment: Moment, seq: int, words: LessonWords, names: list[str], language: str
) -> lesson_bodies.LessonStep:
    """One step: the question, the answers, and what happens after the wanted move."""
    step, state = moment
    answers = {}
    for action in state.view(LEARNER).actions:
        answer = answer_to(moment, action)
        answers[action] = lesson_bodies.LessonAnswer(
            answer.right, words.say(step.name, answer.word)
        )
    moves, turn = [], turn_of(state)
    followed = follow(moment)
    for number, move in enumerate(followed, 1):
        teller = Teller(move.state, names)
        events = teller.sights(seq + number, move.events, LEARNER, language, turn)
        turn = turn_of(move.state)
        moves.append(lesson_bodies.LessonMove(seq + number, teller.view(LEARNER), events))
    return lesson_bodies.LessonStep(
        name=step.name,
        title=words.say(step.name, "title"),
        text=words.say(step.name, "text"),
        clause=step.clause,
        follows=not step.position,
        seq=seq,
        view=Teller(state, names).view(LEARNER),
        right=step.right,
        answers=answers,
        refused=refusals(state, LEARNER, language),
        moves=moves,
        onward=any(move.seat == LEARNER for move in followed[1:]),
    )


def refusals(state: State, seat: int, language: str) -> dict[str, lesson_bodies.LessonRefusal]:
    """Why a seat's cards cannot be played, alone or against a card that another seat has laid."""
    view, actions = state.view(seat), state.setup.actions
    own = {card for zone in view.zones if zone.owner == seat for card in zone.cards}
    theirs = {card for zone in view.zones if zone.owner not in (seat, TABLE) for card in zone.cards}
    found = {}
    for action in range(actions.players_end):
        first, *others = actions.decode(action).arguments or [""]
        asked = first in own and (not others or others[-1] in theirs)
        refusal = state.refusal(seat, action) if asked else None
        if refusal is not None:
            sentence = sentence_of(refusal, language)
            found[actions.text(action)] = lesson_bodies.LessonRefusal(refusal.clause, sentence)
    return found
