"""How playouts play Kanobu."""

from koloda.engine.chance.rng import FastRng
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import field, play


def test_a_quick_guess_at_the_scores() -> None:
    state = turn_of(
        0, "hand.0: B-rock; hand.1: G-rock G-one; hand.2: R-rock R-one R-two; pile: B-one"
    )
    few, some, many = state.estimate()
    assert -1 < many < some < few < 1 and some == 0


def test_likely_actions_play_cards_and_keep_cancel() -> None:
    rng = FastRng(3)
    state = turn_of(
        0, "hand.0: B-rock P-cancel G-rock; hand.1: G-rock P-cancel; hand.2: R-rock; pile: B-one"
    )
    texts = state.setup.actions.texts
    chosen = [texts[state.likely_action(0, rng)] for _ in range(200)]
    assert chosen.count("play B-rock") > 150 and set(chosen) == {
        "play B-rock",
        "play P-cancel",
        "draw",
    }
    play(state, "0 draw")
    assert {texts[state.likely_action(0, rng)] for _ in range(100)} <= {
        "pass",
        f"play {field(state, 'drawn')}",
    }


def test_playouts_look_a_few_turns_ahead() -> None:
    state = turn_of(0, "hand.0: B-rock; hand.1: G-rock; hand.2: R-rock; pile: B-one")
    assert 0 < state.horizon() < 50
