"""Why a card cannot be played in a lesson, also against a card that somebody has laid."""

from koloda.games import find_game
from koloda.lessons.lesson import LEARNER, read_lesson
from koloda.lessons.player import moments
from koloda.server.http.lessons import refusals


def test_a_defender_of_another_suit_is_told_why_it_is_none() -> None:
    steps = moments(read_lesson(find_game("unit")))
    state = next(moment.state for moment in steps if moment.step.name == "defend")
    found = refusals(state, LEARNER, "en")
    refusal = found["defend JS against 8H"]
    assert refusal.clause == "unit V11"
    assert "suit" in refusal.sentence
    # What is legal is not refused.
    assert not set(found) & set(state.view(LEARNER).actions)
