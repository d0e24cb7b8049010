"""What may be done, and what is said about everything else."""

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import koloda
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, WATCHER
from koloda.engine.laws import can_sit
from koloda.engine.laws.actors import SHARED_REASONS, some_actions
from koloda.engine.values.errors import OptionError
from koloda.engine.values.refusal import IllegalAction
from tests.laws.tables import choices, each_game, examples, matches, setups, wishes

RULES = Path(koloda.__file__).parent / "locales" / "en" / "rules"


@cache
def clauses(game: str) -> set[str]:
    """The numbers of a game's clauses; an id of the catalogue has no dots."""
    text = (RULES / f"{game}.ftl").read_text(encoding="utf-8")
    return {name.replace("-", ".") for name in re.findall(r"^([A-Z]\w*(?:-\w+)*) =", text, re.M)}


@each_game
def test_everything_cited_is_a_clause(game: Game) -> None:
    cited = {game.turn_clause, game.end_clause}
    cited |= {option.clause for option in game.options}
    cited |= {reason.clause for reason in game.reasons}
    assert cited <= clauses(game.name)


@each_game
@given(data=st.data())
@examples(60)
def test_options_are_agreed_or_refused(game: Game, data: st.DataObject) -> None:
    players, options = data.draw(wishes(game))
    if not can_sit(game, players, options):
        with pytest.raises(OptionError, match=f"^{game.name}"):
            game.setup(players, options)
        return
    setup = game.setup(players, options)
    assert setup.players == players
    for name, value in options.items():
        assert name == game.preset_word or setup.options[name] == value
    assert str(game.read_setup(str(setup).split())) == str(setup)


@each_game
@given(data=st.data())
@examples(40)
def test_legal_or_refused_with_a_clause(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    before, legal = str(state), set(choices(state))
    rng = FastRng(data.draw(st.integers(0, 99)))
    for seat in [*state.to_act(), WATCHER, CHANCE, 0, game.seats[1]]:
        mine = [action for owner, action in legal if owner == seat]
        for action in some_actions(state, mine, rng):
            refusal = state.refusal(seat, action)
            assert (refusal is None) == ((seat, action) in legal), (seat, action)
            if refusal is not None:
                assert refusal.reason.clause in clauses(game.name)
                assert refusal.reason in game.reasons or refusal.reason.name in SHARED_REASONS
                assert str(refusal).startswith(f"{game.name} {refusal.reason.clause}: ")
                assert not re.search(r"[{}]", refusal.sentence)
                with pytest.raises(IllegalAction) as error:
                    state.play(seat, action)
                assert error.value.refusal == refusal
    assert str(state) == before
    assert state.log is None


@each_game
@given(data=st.data())
@examples(40)
def test_every_legal_action_can_be_taken(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    for seat, action in choices(state):
        played, applied, written = state.clone(), state.clone(), state.clone()
        events = played.play(seat, action)
        applied.apply(seat, action)
        written.play_text(seat, state.setup.actions.text(action).upper())
        assert str(played) == str(applied) == str(written)
        assert str(game.parse(str(played))) == str(played)
        assert {event.kind for event in events} <= set(game.events)
        for seat_or_watcher in (seat, 0, WATCHER):
            for sight in played.sights(events, seat_or_watcher):
                assert str(sight)


@each_game
@given(data=st.data())
@examples(40)
def test_actions_have_one_text_each(game: Game, data: st.DataObject) -> None:
    table = data.draw(setups(game)).actions
    assert len(table.numbers) == len(table.texts)
    for action in range(0, len(table.texts), data.draw(st.integers(1, 60))):
        assert table.parse(table.text(action)) == action
        decoded = table.decode(action)
        assert " ".join((decoded.verb, *decoded.arguments)) == table.text(action)
