"""What a coach says about Karmaka."""

import pytest

from koloda.bots.coach import idea
from koloda.engine.values.concept import Concept
from tests.clauses.karmaka.positions import life_ends, turn_of
from tests.helpers import play

THEY = "hand.1: peek panic"


def said(cards: str, *moves: str, seat: int = 0) -> Concept | None:
    state = turn_of(0, cards, "players=2")
    play(state, *moves)
    return idea(state, seat)


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("hand.0: vengeance crisis spite", Concept("short", {"count": "4", "rings": "0"})),
        (
            "hand.0: crisis peek; deeds.0: spite",
            Concept("last-step", {"card": "crisis", "end": "no"}),
        ),
        (
            "hand.0: peek mimic; deeds.0: spite",
            Concept("last-step", {"card": "mimic", "end": "no"}),
        ),
        # Of two that are enough, the cheaper one.
        (
            "hand.0: crisis dwindle; deeds.0: spite",
            Concept("last-step", {"card": "dwindle", "end": "no"}),
        ),
        ("hand.0: crisis peek; deeds.0: spite spite", Concept("enough", {})),
    ],
)
def test_what_matters_in_a_life(cards: str, told: Concept) -> None:
    assert said(f"{cards}; {THEY}") == told


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        (
            "hand.0: crisis peek; deeds.0: spite",
            Concept("last-step", {"card": "crisis", "end": "no"}),
        ),
        ("hand.0: peek journey; deeds.0: spite", Concept("ring-step", {"count": "1"})),
        ("hand.0: peek dwindle; deeds.0: crisis", Concept("ring-step", {"count": "2"})),
        (
            "hand.0: peek crisis; deeds.0: dwindle",
            Concept("card-and-rings", {"card": "crisis", "count": "1"}),
        ),
        ("hand.0: peek dwindle; deck.0: crisis", Concept("short", {"count": "2", "rings": "2"})),
        (
            "hand.0: peek dwindle",
            Concept("hopeless", {"most": "3", "asked": "4", "rings": "2"}),
        ),
    ],
)
def test_rings_count_in_a_life(cards: str, told: Concept) -> None:
    assert said(f"{cards}; {THEY}; rings: 2 0") == told


def test_before_the_last_card_the_rival_s_turn_is_told() -> None:
    cards = f"hand.0: peek; deeds.0: spite spite vengeance; {THEY}"
    assert said(cards) == Concept("enough-end", {"rivals": "1"})
    last = {"rivals": "1", "last": "yes"}
    assert said(f"{cards}; rungs: 3 0") == Concept("enough-end", last)
    assert said(f"{cards}; deck.0: crisis") == Concept("enough", {})
    # Nothing is left that could cover it.
    step = said(f"hand.0: crisis; deeds.0: spite; {THEY}")
    assert step == Concept("last-step", {"card": "crisis", "end": "yes"})


def test_a_rival_without_a_card_takes_nothing_in_the_turn_of_a_rebirth() -> None:
    none = "hand.1:; deck.1:; future.1: swindle"
    enough = f"hand.0: peek; deeds.0: spite spite vengeance; {none}"
    assert said(enough) == Concept("enough-safe", {"rivals": "1"})
    assert said(f"{enough}; rungs: 3 0") == Concept("enough-safe", {"rivals": "1", "last": "yes"})
    step = said(f"hand.0: crisis; deeds.0: spite; {none}")
    assert step == Concept("last-step", {"card": "crisis", "end": "safe"})


def test_a_life_that_its_cards_cannot_save() -> None:
    two = "hand.0: peek dwindle; deeds.0: spite"
    assert said(f"{two}; rungs: 2 0; {THEY}") == Concept(
        "hopeless", {"most": "4", "asked": "6", "rings": "0"}
    )
    # What the Deck holds is not known, and a mosaic card counts for every colour.
    for more in (f"{two}; deck.0: crisis", "hand.0: mimic embody embody; deeds.0: spite"):
        found = said(f"{more}; rungs: 2 0; {THEY}")
        assert found is not None
        assert found.name == "short"


def test_a_ring_that_wins_is_not_to_be_saved() -> None:
    cards = f"hand.0: peek dwindle; deeds.0: journey jubilee; rungs: 3 0; rings: 1 0; {THEY}"
    assert said(cards) == Concept("ring-step", {"count": "1", "last": "yes"})


def test_enough_on_the_last_rung_wins_and_needs_no_next_life() -> None:
    cards = "hand.0: crisis peek; deeds.0: spite spite vengeance; hand.1: panic peek; deck.1: mimic"
    assert said(f"{cards}; rungs: 3 0") == Concept("enough-last", {})
    assert said(f"{cards}; rungs: 2 3") == Concept("enough", {})
    offered = said(
        "hand.0: panic peek; hand.1: spite; deck.1: crisis mimic; "
        "deeds.1: jubilee journey longevity; rungs: 0 3",
        *("0 ability panic", "0 target 1"),
        seat=1,
    )
    assert offered == Concept("offer-last", {"card": "panic"})


def test_an_offered_card() -> None:
    cards = "hand.0: panic peek; hand.1: spite; deck.1: crisis mimic"
    offered = said(cards, "0 ability panic", "0 target 1", seat=1)
    assert offered == Concept("offer", {"card": "panic"})
    assert said(cards, "0 ability panic") is None, "whom it is played on is a matter of taste"


def test_a_card_beyond_six_replaces_none() -> None:
    six = "hand.0: panic peek; hand.1: spite; deck.1: crisis mimic; future.1: "
    few, many = (
        said(six + kept, "0 ability panic", "0 target 1", seat=1)
        for kept in (
            "journey salvage sowing",
            "journey salvage sowing recycle swindle embody",
        )
    )
    assert few == Concept("offer", {"card": "panic"})
    assert many == Concept("offer", {"card": "panic", "kept": "many"})


def test_no_shield_is_asked_for_where_none_would_be_cheaper() -> None:
    covered = Concept("enough", {"covered": "yes"})
    assert said(f"hand.0: crisis peek; deeds.0: spite spite peek; {THEY}") == covered
    assert said(f"hand.0: crisis peek; deeds.0: peek spite spite; {THEY}") == Concept("enough", {})
    end = said(f"hand.0: peek; deeds.0: spite spite peek; {THEY}")
    assert end == Concept("enough-end", {"rivals": "1", "covered": "yes"})


def test_rings_at_the_end_of_a_life() -> None:
    state = life_ends(1, "deeds.1: spite dwindle embody peek; rungs: 0 2; rings: 0 2")
    assert idea(state, 1) == Concept("rings", {"count": "1"})


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        # A cheaper card would take the hit of the Crisis that has been seen.
        ("hand.0: peek mimic; deeds.0: vengeance", "threat"),
        # No card is cheaper than the cheapest Deed.
        ("hand.0: peek mimic; deeds.0: mimic", "short"),
    ],
)
def test_a_card_that_is_known_to_cost_a_deed_is_a_threat(cards: str, told: str) -> None:
    rest = "hand.1: crisis spite; deck.1: embody; deck.0: panic"
    found = said(f"{cards}; {rest}; rungs: 3 0", "0 ability peek", "1 decline")
    assert found is not None
    assert found.name == told
    if told == "threat":
        assert found.values == {"player": "1", "card": "crisis"}
    unseen = said(f"{cards}; {rest}; rungs: 3 0")
    assert unseen is not None
    assert unseen.name != "threat"
