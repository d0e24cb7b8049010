"""What every state can do: refuse, copy itself, be seen, be guessed."""

import copy
import pickle

import pytest

from koloda.engine.chance.rng import FastRng, Rng, SeedStream
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY, WATCHER, State
from koloda.engine.values.errors import KolodaError, NotationError
from koloda.engine.values.refusal import IllegalAction
from koloda.games import find_game
from tests.helpers import given, play, refused

KARMA = find_game("karma")
MIDDLE = (
    "karma 2 players=3; stage: play; turn: 0; hand.0: 3 7; up.0: 9; down.0: 1 - 2; "
    "hand.1: 4! 5; hand.2: 6; deck: 8 10; pile: 2 3; removed: rest"
)


class Broken(Rng):
    """A generator that breaks its promise."""

    def below(self, bound: i64) -> i64:
        """One too many."""
        return bound


def dealt(seed: int, players: int = 3, edition: str = "ru", **options: str) -> State:
    """A game at the choice of face-up cards."""
    state = KARMA.new(players, {"edition": edition, **options})
    rng = FastRng(seed)
    while state.to_act() == [CHANCE]:
        state.apply(CHANCE, state.sample_chance(rng))
    return state


def test_equality_is_by_position() -> None:
    state = given(MIDDLE)
    assert state == given(MIDDLE)
    assert hash(state) == hash(given(MIDDLE))
    assert state != given(MIDDLE.replace("turn: 0", "turn: 1"))
    assert state != MIDDLE


def test_copies_are_independent() -> None:
    state = given(MIDDLE)
    for twin in (
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
    ):
        assert twin is not state and twin == state
        play(twin, "0 play 7")
        assert twin != state
        assert state == given(MIDDLE)


def test_pickle_keeps_every_stage() -> None:
    rng = FastRng(3)
    state = KARMA.new(4, {"edition": "full", "moved_card_can_be_doubled": False})
    while not state.is_over():
        assert pickle.loads(pickle.dumps(state)) == state
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
        else:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[rng.below(len(legal))])
    assert pickle.loads(pickle.dumps(state)).outcome() == state.outcome()


def test_refusals_that_every_game_shares() -> None:
    state = KARMA.new(2)
    assert refused(state, 0, "take") == "karma K6"
    refusal = state.refusal(0, 0)
    assert refusal is not None and refusal.reason.name == "turn"
    assert refusal.sentence == "the choice is with chance now"
    refusal = state.refusal(CHANCE, 0)
    assert refusal is not None and refusal.reason.name == "chance"
    assert str(refusal) == "karma K6: chance cannot do that now"
    choice = state.chance_weights()[0][0]
    assert state.refusal(CHANCE, choice) is None

    state = dealt(1)
    refusal = state.refusal(CHANCE, choice)
    assert refusal is not None and refusal.sentence == "the choice is with seat 0 and 1 and 2 now"

    state = given(MIDDLE)
    refusal = state.refusal(1, 0)
    assert refusal is not None and refusal.sentence == "the choice is with seat 0 now"
    assert state.refusal(0, state.legal_actions(0)[0]) is None

    state = given(
        "karma 2 players=2; stage: over; turn: 0; ending: cards; hand.0: 3; removed: rest"
    )
    refusal = state.refusal(0, 0)
    assert refusal is not None and str(refusal) == "karma K31: the game is over"
    assert refusal.reason.name == "over"


@pytest.mark.parametrize("action", [-1, 10_000])
def test_numbers_that_are_no_action(action: int) -> None:
    state = given(MIDDLE)
    with pytest.raises(IllegalAction):
        state.play(0, action)
    assert state == given(MIDDLE)


@pytest.mark.parametrize("seat", [-5, NOBODY, WATCHER, 3, 99])
def test_numbers_that_are_no_seat(seat: int) -> None:
    state = given(MIDDLE)
    with pytest.raises(IllegalAction):
        state.play(seat, state.legal_actions(0)[0])


def test_playing_by_text() -> None:
    state = given(MIDDLE)
    events = state.play_text(0, "  PLAY 7 ")
    assert [str(sight) for sight in state.sights(events, 1)] == [
        "seat 0 plays 7 from hand",
        "seat 0 draws ?",
        "seat 0 draws ?",
    ]
    assert state.log is None
    with pytest.raises(NotationError):
        state.play_text(1, "jump")


def test_applying_writes_no_log() -> None:
    state = given(MIDDLE)
    state.apply(0, state.setup.actions.parse("play 7"))
    assert state.log is None


def test_the_quick_sample_agrees_with_the_weights() -> None:
    for seed in range(20):
        state, rng = KARMA.new(4), FastRng(seed)
        while state.to_act() == [CHANCE]:
            key = bytes([rng.below(256)])
            action = state.sample_chance(SeedStream(key))
            assert action == State.sample_chance(state, SeedStream(key))
            state.apply(CHANCE, action)


def test_the_quick_random_action_agrees_with_the_legal_ones() -> None:
    for seed in range(12):
        edition = ("ru", "en", "full")[seed % 3]
        switch = "yes" if seed % 2 else "no"
        state = dealt(seed, 3, edition, karma_doubles=switch, pt_pair=switch)
        rng = FastRng(seed)
        while not state.is_over():
            seat, pick = state.actor(), rng.below(1000)
            action = state.random_action(seat, FastRng(pick))
            assert action == State.random_action(state, seat, FastRng(pick))
            assert action in state.legal_actions(seat)
            state.apply(seat, action)


def test_a_generator_out_of_bounds_is_noticed() -> None:
    with pytest.raises(AssertionError, match="chance weights"):
        State.sample_chance(KARMA.new(2), Broken())


def test_views() -> None:
    state = given(MIDDLE)
    view = state.view(0)
    assert (view.game, view.seat, view.players, view.to_act) == ("karma", 0, 3, (0,))
    assert view.prompt == "play"
    assert view.actions == ("play 3", "play 7")
    assert [state.setup.actions.text(action) for action in view.legal] == list(view.actions)
    assert view.outcome is None
    assert view.line() == (
        "turn: 0; turns: 0; met: 1; hand.0: 3 7; up.0: 9; down.0: ? - ?; hand.1: 4 ?; up.1: -; "
        "down.1: - - -; hand.2: ?; up.2: -; down.2: - - -; pile: 2 3; deck: ? ?; removed: "
        "1 4 5 6 7 8 9 10 11 11 12 12 13 13 14 14 15 15 16 16 GP GP PT PT BU BU FB FB"
    )
    assert state.view(1).actions == () and state.view(WATCHER).legal == ()
    assert view.zone("hand", 1).cards == ("4", "?")
    with pytest.raises(KeyError, match=r"^karma has no zone 'hand\.7'; there are hand\.0, up\.0"):
        view.zone("hand", 7)
    with pytest.raises(KolodaError, match=r"^karma has no zone 'chest'; there are"):
        view.zone("chest")
    with pytest.raises(KolodaError, match=r"^karma has a zone 'hand' for each .*zone\('hand'"):
        view.zone("hand")


@pytest.mark.parametrize("seat", [0, 1, 2, WATCHER])
def test_guessed_worlds_look_the_same_and_differ_elsewhere(seat: int) -> None:
    for state in (dealt(1), given(MIDDLE), KARMA.new(3)):
        worlds = [state.determinize(seat, FastRng(number)) for number in range(12)]
        for world in worlds:
            assert world.view(seat) == state.view(seat)
            assert sorted(world.hidden(seat)) == sorted(state.hidden(seat))
            assert str(KARMA.parse(str(world))) == str(world)
        if len(state.hidden(seat)) > 3 and state.to_act() != [CHANCE]:
            assert len({str(world) for world in worlds}) > 6


def test_states_views_and_refusals_print_for_people() -> None:
    state = find_game("karma").new(2)
    assert repr(state) == f"<KarmaState {state}>"
    view = state.view(0)
    assert repr(view) == str(view) and "karma as seat 0 of 2 sees it: chance to " in str(view)
    assert str(given(MIDDLE).view(0)).endswith("play 3, play 7")
    refusal = state.refusal(0, 0)
    assert repr(refusal) == "Refusal(clause='karma K6', 'the choice is with chance now')"
