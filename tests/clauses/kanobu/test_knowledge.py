"""Kanobu, who knows what: R29, and what follows from it for the worlds a seat can imagine."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import WATCHER, State
from tests.clauses.kanobu.positions import deal, deck, hand, turn_of
from tests.helpers import field, given, legal, play

START = "hand.0: P-cancel Y-rock; hand.1: B-rock R-rock; hand.2: G-rock R-paper; pile: B-one B-skip"


def worlds(state: State, seat: int) -> list[State]:
    """Forty worlds that the seat considers possible."""
    rng = FastRng(7)
    return [state.determinize(seat, rng) for _ in range(40)]


@pytest.mark.clause("kanobu R29")
def test_hands_and_deck_are_hidden_pile_and_sizes_open() -> None:
    state = turn_of(0, START)
    view = state.view(1)
    assert view.zone("hand", 1).cards == ("B-rock", "R-rock")
    assert view.zone("hand", 0).cards == view.zone("hand", 2).cards == ("?", "?")
    assert set(view.zone("deck").cards) == {"?"} and view.zone("pile").cards == ("B-one", "B-skip")
    assert state.view(WATCHER).zone("hand", 1).cards == ("?", "?")
    for world in worlds(state, 1):
        assert world.view(1) == view
    assert len({hand(world, 0) for world in worlds(state, 1)}) > 10


@pytest.mark.clause("kanobu R29")
def test_a_card_drawn_is_seen_by_the_drawer_alone() -> None:
    state = turn_of(0, f"{START}; deck: G-one rest")
    events = play(state, "0 draw")
    assert [str(sight) for sight in state.sights(events, 0)] == ["seat 0 draws G-one"]
    assert [str(sight) for sight in state.sights(events, 1)] == ["seat 0 draws ?"]
    drawn = {field(world, "drawn") for world in worlds(state, 1)}
    assert len(drawn) > 5
    for world in worlds(state, 1):
        assert field(world, "drawn") in hand(world, 0).split()
    assert {field(world, "drawn") for world in worlds(state, 0)} == {"G-one"}


@pytest.mark.clause("kanobu R29")
def test_cards_put_under_the_deck_stay_known_when_they_are_drawn() -> None:
    state = given(
        "kanobu 1 players=2 deck=B-rock:9,B-skip:2,B-one:1,P-cancel:1; stage: turn; turn: 0; "
        "hand.0: P-cancel B-rock; hand.1: B-rock B-rock B-rock B-rock; pile: B-one B-skip; "
        "deck: B-rock B-rock B-rock B-rock B-skip"
    )
    play(state, "0 play P-cancel")
    assert state.view(0).zone("deck").cards == ("?",) * 5 + ("B-skip", "P-cancel")
    for seat in (1, 0, 1, 0, 1):
        play(state, f"{seat} draw", f"{seat} pass")
    events = play(state, "0 draw")
    assert [str(sight) for sight in state.sights(events, 1)] == ["seat 0 draws B-skip"]
    assert field(state, "drawn") == "B-skip!" and {w.to_act()[0] for w in worlds(state, 1)} == {0}
    assert {field(world, "drawn") for world in worlds(state, 1)} == {"B-skip!"}
    play(state, "0 pass")
    assert state.view(1).zone("hand", 0).cards == ("B-skip", "?", "?", "?")
    play(state, "1 draw", "1 pass", "0 play B-skip")
    assert "B-skip" not in state.view(1).zone("hand", 0).cards
    assert state.view(0).zone("hand", 1).cards[0] == "P-cancel"


RENEWED = (
    "kanobu 1 players=3 deck=B-rock:10,G-rock:10,B-one:2; stage: turn; turn: 0; "
    "hand.0: B-rock B-rock B-rock; hand.1: B-rock B-rock B-rock B-rock; hand.2: B-rock B-rock "
    "B-rock; "
    "pile: G-rock G-rock G-rock G-rock G-rock G-rock G-rock G-rock G-rock G-rock B-one B-one"
)


@pytest.mark.clause("kanobu R29", "kanobu N16")
def test_everybody_knows_which_cards_a_renewed_deck_has() -> None:
    state = given(RENEWED)
    play(state, "0 draw", *["* deal G-rock"] * 10, "0 pass")
    assert (
        field(state, "hand.0") == "B-rock B-rock B-rock G-rock+" and field(state, "apart") == "yes"
    )
    for seat in (1, 2, WATCHER):
        for world in worlds(state, seat):
            assert set(deck(world)) == {"G-rock"} and hand(world, 0) == hand(state, 0)


@pytest.mark.clause("kanobu R29")
def test_a_card_that_may_be_old_or_new_mixes_them() -> None:
    state = given(
        "kanobu 1 players=3 deck=B-rock:10,G-rock:6,B-one:2,B-scissors:4; stage: turn; turn: 0; "
        "hand.0: B-rock B-rock B-rock; hand.1: B-rock B-rock B-rock B-rock; hand.2: G-rock G-rock; "
        "pile: B-rock B-rock B-rock G-rock G-rock G-rock G-rock B-scissors B-scissors "
        "B-scissors B-one B-one B-scissors"
    )
    play(state, "0 draw", "* deal B-rock", "* deal B-rock", "* deal B-rock", "* deal G-rock")
    play(state, *["* deal G-rock"] * 3, *["* deal B-scissors"] * 3, "* deal B-one")
    assert (
        field(state, "hand.0") == "B-rock B-rock B-rock B-rock+" and field(state, "apart") == "yes"
    )
    play(state, "0 play B-rock")
    assert field(state, "apart") == "no" and field(state, "hand.0") == "B-rock B-rock B-rock"
    assert len({hand(world, 2) for world in worlds(state, 1)}) > 2


@pytest.mark.clause("kanobu R29")
def test_a_card_that_can_only_be_old_leaves_them_apart() -> None:
    state = given(RENEWED)
    play(state, "0 draw", *["* deal G-rock"] * 10, "0 pass")
    play(state, "1 draw", "1 pass", "2 draw", "2 pass", "0 play B-rock")
    assert field(state, "apart") == "yes"
    assert [field(state, f"hand.{seat}").count("G-rock+") for seat in range(3)] == [1, 1, 1]


@pytest.mark.clause("kanobu R29")
def test_a_card_that_can_only_be_new_leaves_them_apart() -> None:
    state = given(
        "kanobu 1 players=2 deck=B-rock:9,G-skip:4,G-one:2; stage: turn; turn: 0; "
        "hand.0: B-rock B-rock B-rock; hand.1: B-rock B-rock B-rock B-rock B-rock B-rock; "
        "pile: G-skip G-skip G-skip G-skip G-one G-one"
    )
    play(state, "0 draw", *["* deal G-skip"] * 4, "0 play G-skip")
    assert field(state, "apart") == "yes" and field(state, "hand.0") == "B-rock B-rock B-rock"


@pytest.mark.clause("kanobu R29", "kanobu N23")
def test_what_a_star_has_opened_is_the_same_in_every_world() -> None:
    state = turn_of(0, f"{START}; deck: G-one R-paper G-skip rest".replace("P-cancel", "P-star"))
    play(state, "0 play P-star")
    assert {field(world, "open") for world in worlds(state, 1)} == {"G-one R-paper G-skip"}


@pytest.mark.clause("kanobu R29", "kanobu N22")
def test_whoever_lays_for_chance_has_the_cards() -> None:
    for mode in ("any3", "set"):
        state = turn_of(
            0,
            "hand.0: P-chance Y-skip; hand.1: B-rock R-scissors GY-paper; hand.2: G-skip; "
            "pile: B-one",
            f"players=3 chance_mode={mode}",
        )
        play(state, "0 play P-chance", "1 lay B-rock")
        for world in worlds(state, 2):
            assert len(legal(world, 1)) == 2 or len(set(hand(world, 1).split())) == 1


@pytest.mark.clause("kanobu R29")
def test_worlds_do_not_hold_earlier_positions() -> None:
    state = deal("B-rock")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    assert len(field(state, "met").split()) == 3
    for world in worlds(state, 2):
        assert len(field(world, "met").split()) == 1 and world.facts() == state.facts()
