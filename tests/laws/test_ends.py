"""Every game ends, and says how; the shipped contract finds nothing wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import NOBODY
from koloda.engine.laws import check_game
from koloda.engine.search.playout import playout
from tests.depth import DEPTH
from tests.laws.tables import each_game, examples, lookers, setups, starts

MOST_MOVES = 100_000


@each_game
@given(data=st.data())
@examples(60)
def test_every_game_ends(game: Game, data: st.DataObject) -> None:
    state = game.start(data.draw(setups(game)))
    moves = playout(state, FastRng(data.draw(st.integers(0, 9999))))
    assert 0 < moves < MOST_MOVES
    assert state.is_over()
    assert state.actor() == NOBODY
    assert state.to_act() == []
    outcome = state.outcome()
    assert outcome is not None
    assert len(outcome.ranks) == state.setup.players
    assert abs(sum(outcome.scores)) < 1e-9
    for seat in lookers(state):
        assert state.view(seat).outcome == outcome
        assert state.view(seat).legal == ()


@each_game
@given(data=st.data())
@examples(10)
def test_games_of_the_rule_player_end(game: Game, data: st.DataObject) -> None:
    match = data.draw(starts(game))
    rng = FastRng(data.draw(st.integers(0, 99)))
    moves = 0
    while not match.state.is_over():
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        view = match.state.view(seat)
        action = game.greedy(view, rng)
        assert action in view.legal
        match.play(seat, action)
        moves += 1
        assert moves < MOST_MOVES


@each_game
def test_the_contract_holds(game: Game) -> None:
    check_game(game, games=round(DEPTH), every=max(7, round(40 / DEPTH)))


@pytest.mark.parametrize("seats", [-1, 0, 1, 100])
@each_game
def test_too_few_or_too_many_seats(game: Game, seats: int) -> None:
    with pytest.raises(ValueError, match="is played by"):
        game.setup(seats)
