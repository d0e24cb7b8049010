"""What Kanobu's players hardly hold, because they did not play it when they could have."""

import pytest

from koloda.engine.containers.wide_bits import wide_bits
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from koloda.games.kanobu.bots.evidence import doubtful
from koloda.games.kanobu.hand import empty_hand
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import given

KANOBU = find_game("kanobu")
TWO = "hand.0: R-rock G-skip; hand.1: B-rock Y-skip; pile: R-paper"
THREE = "hand.0: R-rock {0}; hand.1: B-rock Y-rock; hand.2: B-paper Y-paper; pile: G-paper"


def watch(state: State, *lines: str) -> Evidence:
    """Make moves, each like "0 draw" or "* deal B-rock"; what they tell everybody."""
    evidence = KANOBU.evidence(state.setup)
    for line in lines:
        before = state.clone()
        who, _, text = line.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        action = state.setup.actions.parse(text)
        state.play(seat, action)
        evidence.note(before, seat, action, state)
    return evidence


def lacks(evidence: Evidence, seat: int) -> list[str]:
    """The kinds a seat hardly holds."""
    for part in evidence.text().split("; "):
        name, _, kinds = part.partition(": ")
        if name == f"lacks.{seat}":
            return kinds.split()
    return []


def test_whoever_draws_hardly_holds_what_fits() -> None:
    state = turn_of(1, TWO, "players=2 voluntary_draw=no")
    drawn = watch(state.clone(), "1 draw")
    assert {"R-scissors", "P-star"} <= set(lacks(drawn, 1)) and lacks(drawn, 0) == []
    assert not {"B-rock", "P-cancel", "P-chance"} & set(lacks(drawn, 1))
    assert lacks(watch(state, "1 draw", "1 pass"), 1) == lacks(drawn, 1)


def test_a_card_drawn_and_not_played_leaves_only_what_fits_now() -> None:
    cards = "hand.0: B-two R-one; hand.1: G-rock Y-skip; pile: R-paper; deck: G-one G-two rest"
    evidence = watch(turn_of(1, cards, "players=2"), "1 draw", "1 pass", "0 play R-one", "1 accept")
    assert evidence.text() == ""  # the card drawn for 1 Card may be anything
    evidence = watch(
        turn_of(1, cards, "players=2"), "1 draw", "1 pass", "0 draw", "0 pass", "1 draw", "1 pass"
    )
    assert {"R-scissors", "R-skip"} <= set(lacks(evidence, 1))


def test_refusals_add_up_until_cards_are_drawn_for_an_effect() -> None:
    cards = THREE.format("G-skip Y-three")
    state = turn_of(0, cards)
    evidence = watch(state.clone(), "0 play G-skip", "1 accept")
    assert lacks(evidence, 1) and all(card.endswith("skip") for card in lacks(evidence, 1))
    more = watch(state, "0 play G-skip", "1 accept", "2 draw", "2 pass", "0 draw", "0 pass")
    assert set(lacks(more, 1)) == set(lacks(evidence, 1)) and "G-one" in lacks(more, 0)


def test_a_turn_that_is_not_skipped_tells_nothing() -> None:
    state = turn_of(0, THREE.format("P-chance G-one"))
    assert watch(state, "0 play G-one", "1 accept").text() == ""


def test_whoever_can_neither_play_nor_draw_tells_nothing() -> None:
    state = given(
        "kanobu 1 players=2 deck=B-rock:12,B-paper:1; stage: turn; turn: 0; hand.0: B-rock; "
        f"hand.1: {'B-rock ' * 11}; pile: B-paper"
    )
    assert watch(state, "0 pass").text() == ""


def test_a_world_with_cards_that_could_have_been_played_is_hardly_true() -> None:
    state = turn_of(1, TWO, "players=2")
    evidence = KANOBU.evidence(state.setup)
    assert evidence.credence(state, 0) == 1.0
    evidence = KANOBU.evidence(state.setup, "lacks.1: B-rock R-skip Y-skip")
    assert (evidence.credence(state, 0), evidence.credence(state, 1)) == (1 / 64, 1.0)


def test_evidence_is_read_as_it_was_written() -> None:
    setup = KANOBU.setup(3)
    for text in ("", "lacks.0: B-rock; lacks.2: R-rock P-star"):
        assert KANOBU.evidence(setup, text).text() == text
    with pytest.raises(NotationError, match=r"'joker' in 'lacks\.0' is not a card"):
        KANOBU.evidence(setup, "lacks.0: joker")
    with pytest.raises(NotationError, match=r"'lacks\.3' is not known"):
        KANOBU.evidence(setup, "lacks.3: B-rock")


def test_doubtful_cards_are_counted_in_large_decks_too() -> None:
    hand = empty_hand(63)
    for kind in (3, 4, 61):
        hand.add(kind)
    hand.add_known(62)
    assert doubtful(hand, wide_bits([3, 61, 62])) == 2
