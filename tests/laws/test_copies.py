"""A state and its copies, its text and its history are the same thing, and independent."""

import copy
import pickle

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.records.record import read_record, verify
from koloda.games import find_game
from tests.laws.tables import choices, choose, each_game, examples, looks, matches, starts

STEPS = 60


@each_game
@given(data=st.data())
@examples(25)
def test_old_states_never_change(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    rng = FastRng(data.draw(st.integers(0, 99)))
    kept: list[tuple[State, str]] = []
    for number in data.draw(st.binary(max_size=30)):
        state = match.state
        world = state.determinize(number % match.setup.players, rng)
        old, match.state = (state, copy.copy(state)) if number % 2 else (state.clone(), state)
        kept += [(old, str(old)), (world, str(world))]
        if not match.state.is_over():
            choose(match, number)
    for state, text in kept:
        assert str(state) == text


@each_game
@given(data=st.data())
@examples(25)
def test_a_position_text_is_the_state(game: Game, data: st.DataObject) -> None:
    match = data.draw(starts(game))
    rng = FastRng(data.draw(st.integers(0, 99)))
    for step in range(STEPS):
        state, text = match.state, str(match.state)
        read = game.parse(text)
        assert str(read) == text
        assert read == state
        assert hash(read) == hash(state)
        assert choices(read) == choices(state)
        for seat, action in choices(state) if step % 4 == 0 else []:
            ours, theirs = state.clone(), read.clone()
            assert ours.play(seat, action) == theirs.play(seat, action)
            assert str(ours) == str(theirs)
        if step % 8 == 0:
            assert looks(read) == looks(state)
            assert pickle.loads(pickle.dumps(state)) == state
        if state.is_over():
            break
        choose(match, rng.below(256))


@each_game
@given(data=st.data())
@examples(25)
def test_going_on_from_text_or_copy_is_going_on(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    ways = [match.state, match.state.clone(), game.parse(str(match.state))]
    rngs = [FastRng(7) for _ in ways]
    for _ in range(STEPS):
        if ways[0].is_over():
            break
        for state, rng in zip(ways, rngs, strict=True):
            open_choices = choices(state)
            state.apply(*open_choices[rng.below(len(open_choices))])
        assert str(ways[1]) == str(ways[0])
        assert str(ways[2]) == str(ways[0])


@each_game
@given(data=st.data())
@examples(25)
def test_a_record_replays_to_the_same_states(game: Game, data: st.DataObject) -> None:
    match = data.draw(matches(game))
    names = data.draw(
        st.lists(st.text(), min_size=match.setup.players, max_size=match.setup.players)
    )
    record = match.record(names)
    again = read_record(str(record), find_game)
    verify(again)
    assert str(again) == str(record)
    assert again.names == record.names
    assert again.actions == match.actions
    assert again.outcome == match.state.outcome()
    applied, played = again.start(), again.start()
    for seat, action in again.actions:
        applied.apply(seat, action)
        played.play(seat, action)
        assert played.log is None
    assert str(applied) == str(played) == str(match.state)
