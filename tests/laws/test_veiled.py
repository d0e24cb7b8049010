"""Cards that nobody has seen may lie in any order: no seat can tell, and no card is lost."""

from hypothesis import given
from hypothesis import strategies as st

from crazy_eights.game import CrazyEights
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match
from tests.laws.tables import each_game, examples, lookers, matches


@each_game
@given(data=st.data())
@examples(20)
def test_no_view_changes_with_cards_that_nobody_has_seen(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    if state.actor() == CHANCE:
        return
    other = state.reshuffled(FastRng(data.draw(st.integers(0, 99))))
    for seat in lookers(state):
        assert other.view(seat) == state.view(seat)
    assert [sorted(group) for group in other.veiled()] == [sorted(g) for g in state.veiled()]


@each_game
@given(data=st.data())
@examples(20)
def test_what_nobody_has_seen_is_hidden_from_every_seat(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    if state.actor() == CHANCE:
        return
    veiled = sorted(kind for group in state.veiled() for kind in group)
    for seat in lookers(state):
        hidden = state.hidden(seat)
        for kind in veiled:
            hidden.remove(kind)


def test_a_game_that_names_no_such_cards_counts_all_as_seen() -> None:
    match = Match(CrazyEights().setup(2), seed_from_number(1))
    match.settle()
    assert match.state.veiled() == []
    assert match.state.reshuffled(FastRng(1)) == match.state
