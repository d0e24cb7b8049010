"""The hidden cards of Kanobu, slot by slot, and other cards put in their place."""

import pytest

from koloda.engine.contract.state import State
from tests.clauses.kanobu.positions import hand, turn_of
from tests.helpers import field, given, play


def drawn_from_a_plain_deck() -> State:
    """Seat 0 has drawn a card: the second slot, after the other card of its hand."""
    hands = "hand.0: R-rock; hand.1: G-rock; hand.2: Y-rock"
    state = turn_of(0, f"{hands}; pile: B-one; deck: G-one rest")
    play(state, "0 draw")
    return state


def drawn_from_a_renewed_deck() -> State:
    """Seat 0 has drawn a card of the renewed deck: the fourth slot, after its three old cards."""
    state = given(
        "kanobu 1 players=2 deck=B-rock:9,G-skip:2,G-two:2,G-one:2; stage: turn; turn: 0; "
        "hand.0: B-rock B-rock B-rock; hand.1: B-rock B-rock B-rock B-rock B-rock B-rock; "
        "pile: G-skip G-skip G-two G-two G-one G-one"
    )
    play(state, "0 draw", *["* deal G-skip"] * 2, *["* deal G-two"] * 2)
    return state


@pytest.mark.clause("kanobu R29")
@pytest.mark.parametrize(
    ("state", "slot", "other"),
    [(drawn_from_a_plain_deck(), 1, 3), (drawn_from_a_renewed_deck(), 3, 4)],
    ids=["plain", "renewed"],
)
def test_the_card_just_drawn_is_hidden_as_such(state: State, slot: int, other: int) -> None:
    tokens, cards = state.setup.tokens, state.hidden(1)
    drawn = field(state, "drawn")
    assert tokens[cards[slot]] == drawn != tokens[cards[other]]
    cards[slot], cards[other] = cards[other], cards[slot]
    state.refill(1, cards)
    assert field(state, "drawn") == tokens[cards[slot]] != drawn
    assert tokens[cards[slot]] in hand(state, 0).split()
