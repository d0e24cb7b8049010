"""Steps: every one has its own branch, a position waits only where it asks, chance is quick."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.packed_stack import from_top, stack_of
from koloda.engine.contract.state import CHANCE
from koloda.games.karmaka.cards import CARDS
from koloda.games.karmaka.legal import choices
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.apply import answer_by_chance, answer_by_player
from koloda.games.karmaka.rules.questions import public_answers
from koloda.games.karmaka.rules.resolve import act
from koloda.games.karmaka.state import KarmakaState
from tests.clauses.karmaka.positions import KARMAKA, turn_of

ASK_CHANCE = range(steps.NAME_FIRST, steps.FIRST_QUESTION)
ASK_PLAYERS = range(steps.FIRST_QUESTION, steps.FIRST_ACT)
ACT = range(steps.FIRST_ACT, len(steps.WORDS))


def table() -> KarmakaState:
    """Somebody's main play."""
    state = turn_of(0, "hand.0: peek panic; hand.1: spite")
    assert isinstance(state, KarmakaState)
    return state


@pytest.mark.parametrize("step", [*ASK_CHANCE, *ASK_PLAYERS])
def test_a_step_that_asks_does_not_act(step: int) -> None:
    with pytest.raises(ValueError, match=f"step {step} is not carried out by itself"):
        act(table(), step)


@pytest.mark.parametrize("step", [*ASK_PLAYERS, *ACT])
def test_chance_answers_its_own_steps_only(step: int) -> None:
    with pytest.raises(ValueError, match=f"step {step} has no such answer"):
        answer_by_chance(table(), step, 0)


@pytest.mark.parametrize("step", [*ASK_CHANCE, *ACT, steps.PLAY, steps.PLAY_AGAIN, steps.OFFER])
def test_other_steps_are_not_answered_with_a_card_or_seat(step: int) -> None:
    with pytest.raises(ValueError, match=f"step {step} has no such answer"):
        answer_by_player(table(), 0, step, 0)


@pytest.mark.parametrize("step", [*ASK_CHANCE, *ACT])
def test_only_questions_to_players_have_choices(step: int) -> None:
    state = table()
    state.push_step(step)
    with pytest.raises(ValueError, match=f"step {step} asks no player"):
        choices(state, 0)


@pytest.mark.parametrize("step", ACT)
def test_a_step_that_acts_asks_nobody(step: int) -> None:
    with pytest.raises(ValueError, match=f"step {step} asks nobody"):
        public_answers(table(), step)


@pytest.mark.parametrize("kind", range(23))
def test_the_steps_of_every_card_fit_on_the_stack(kind: int) -> None:
    words = [steps.SHUFFLE, *CARDS[kind].steps, steps.OFFER, steps.PLAY_AGAIN]
    assert from_top(stack_of(words)) == words


def test_chance_at_once_does_what_it_does_one_by_one() -> None:
    for seed in range(5):
        quick, slow = KARMAKA.new(3), KARMAKA.new(3)
        quick.run_chance(FastRng(seed))
        rng = FastRng(seed)
        while slow.actor() == CHANCE:
            slow.apply(CHANCE, slow.sample_chance(rng))
        assert str(quick) == str(slow)


def test_a_shuffle_goes_on_where_it_was_left() -> None:
    quick, slow = KARMAKA.new(2, {"first": 0}), KARMAKA.new(2, {"first": 0})
    for state in (quick, slow):
        state.play_text(CHANCE, "deal mimic")
        state.play_text(CHANCE, "deal panic")
    quick.run_chance(FastRng(7))
    rng = FastRng(7)
    while slow.actor() == CHANCE:
        slow.apply(CHANCE, slow.sample_chance(rng))
    assert str(quick) == str(slow)
