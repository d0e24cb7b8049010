"""What a view says of the order of turns comes true, whatever is done and whatever is hidden."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from tests.laws.tables import each_game, examples, lookers, setups

MOST_MOVES = 300


@each_game
@given(data=st.data())
@examples(40)
def test_who_is_said_to_be_next_is_next(game: Game, data: st.DataObject) -> None:
    state = game.start(data.draw(setups(game)))
    rng = FastRng(data.draw(st.integers(0, 9999)))
    promised, turns = "", 0
    for _ in range(MOST_MOVES):
        state.run_chance(rng)
        if state.is_over():
            return
        facts, figures = state.facts(), state.figures()
        # A turn in which nothing can be chosen, like a death in Karmaka, passes by itself.
        if promised and int(facts["turns"]) == turns + 1:
            assert facts["turn"] == promised
        promised, turns = figures.get("next", ""), int(facts.get("turns", 0))
        seats = state.to_act()
        seat = seats[rng.below(len(seats))]
        state.apply(seat, state.random_action(seat, rng))


@each_game
@given(data=st.data())
@examples(20)
def test_as_many_have_chosen_as_owe_no_choice(game: Game, data: st.DataObject) -> None:
    state = game.start(data.draw(setups(game)))
    rng = FastRng(data.draw(st.integers(0, 9999)))
    state.run_chance(rng)
    while "chosen" in state.figures():
        chosen, seats = map(int, state.figures()["chosen"].split())
        assert chosen == seats - len(state.to_act())
        assert {state.view(seat).figures["chosen"] for seat in lookers(state)} == {
            f"{chosen} {seats}"
        }
        seat = state.to_act()[0]
        state.apply(seat, state.random_action(seat, rng))
        state.run_chance(rng)
