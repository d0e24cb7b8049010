"""Winning, places, stalemate, loops, own decks (N2, R20-R22, R27, R28, R32, R36-R40, R43)."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from tests.clauses.kanobu.positions import FILL, at
from tests.helpers import field, legal, names, play

KANOBU = find_game("kanobu")


@pytest.mark.clause("kanobu N2", "kanobu R22", "kanobu R36", "kanobu R20")
def test_the_first_without_cards_wins_and_the_last_card_has_no_effect() -> None:
    state = at("R-three", FILL, "BR-paper BY-paper", pile="R-rock")
    play(state, "0 play R-three")
    outcome = state.outcome()
    assert outcome is not None and outcome.ranks == (1, 2, 2) and outcome.reason == "cards"
    assert field(state, "pile") == "R-rock R-three" and "pending" not in state.fields()
    colour = at("P-colour", FILL, "BR-paper", pile="R-rock")
    play(colour, "0 play P-colour")
    assert colour.is_over()


@pytest.mark.clause("kanobu R14")
def test_laying_the_last_three_cards_wins() -> None:
    state = at("P-chance R-rock", "G-rock Y-paper B-scissors", FILL, pile="B-rock")
    play(state, "0 play P-chance", "1 lay G-rock", "1 lay Y-paper", "1 lay B-scissors")
    assert state.outcome() is not None and state.outcome().winners == (1,)  # type: ignore[union-attr]


@pytest.mark.clause("kanobu R21", "kanobu R39")
def test_a_star_as_the_last_card() -> None:
    wins = at("P-star", FILL, "BR-paper", pile="R-rock")
    play(wins, "0 play P-star")
    assert wins.is_over()
    deck = "B-skip R-skip Y-two rest"
    resolved = at("P-star", FILL, "BR-paper", pile="R-rock", deck=deck, options="star_last=resolve")
    play(resolved, "0 play P-star")
    assert resolved.prompt() == "star"
    kept = resolved.clone()
    play(kept, "0 keep B-skip")
    assert not kept.is_over()
    play(resolved, "0 use B-skip")
    assert resolved.is_over()


@pytest.mark.clause("kanobu R22", "kanobu R37")
def test_play_for_places_goes_on_without_the_finisher() -> None:
    state = at("R-three", "R-skip G-rock", "R-paper", pile="R-rock", options="play_for_places=yes")
    events = play(state, "0 play R-three")
    assert "out" in names(events) and state.to_act() == [1]
    assert "pending" not in state.fields()
    play(state, "1 play R-skip", "2 accept")
    assert state.to_act() == [1]
    answer = at(
        "R-skip G-rock", "P-cancel", "R-paper B-rock", pile="R-rock", options="play_for_places=yes"
    )
    play(answer, "0 play R-skip", "1 play P-cancel")
    assert "pending" not in answer.fields() and answer.to_act() == [2]


def stuck() -> tuple[str, str]:
    """Two hands that hold the whole deck, of which the first cannot play on a blue Rock."""
    deck = KANOBU.new(2, {"first": 0}).fields()["bag"]
    deck.remove("B-rock")
    first = [card for card in deck if card in ("G-paper", "R-paper", "Y-paper")]
    for card in first:
        deck.remove(card)
    return " ".join(first), " ".join(deck)


@pytest.mark.clause("kanobu R27", "kanobu R32")
def test_an_idle_round_ends_the_game_and_fewest_cards_win() -> None:
    options = "deck=B-rock:2,B-paper:1,G-rock:8,R-rock:8"
    hands = ("G-rock " * 8, "R-rock " * 8 + "B-rock")
    state = at(*hands, pile="B-rock B-paper", deck="", options=options)
    play(state, "0 pass")
    assert field(state, "idle") == "1"
    play(state, "1 pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "stalemate" and outcome.ranks == (1, 2)


@pytest.mark.clause("kanobu R32")
def test_a_card_played_clears_the_idle_count() -> None:
    first, second = stuck()
    state = at(first, second, pile="B-rock", deck="")
    play(state, "0 pass")
    assert field(state, "idle") == "1"
    play(state, "1 play B-paper")
    assert "idle" not in state.fields()


@pytest.mark.clause("kanobu R28", "kanobu R38")
def test_the_turn_limit_ends_the_game() -> None:
    state = at("R-rock G-rock", FILL, pile="B-rock", options="cap=1")
    play(state, "0 draw", "0 pass", "1 draw", "1 pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "cap" and outcome.ranks == (1, 2)
    assert field(state, "turns") == "2"


@pytest.mark.clause("kanobu R28")
def test_the_simple_player_keeps_cancel() -> None:
    state = at("P-cancel B-paper", FILL, "BR-paper", pile="B-rock")
    choice = KANOBU.greedy(state.view(0), FastRng(1))
    assert state.setup.actions.text(choice) == "play B-paper"
    threatened = at("R-three R-rock", "P-cancel B-paper", FILL, pile="R-rock")
    play(threatened, "0 play R-three")
    choice = KANOBU.greedy(threatened.view(1), FastRng(1))
    assert threatened.setup.actions.text(choice) == "play P-cancel"


@pytest.mark.clause("kanobu R43")
def test_the_same_situation_for_the_third_time_ends_the_game() -> None:
    counts = "B-rock:1,B-three:2,R-rock:12,P-cancel:1"
    hands = ("B-three R-rock R-rock R-rock", "P-cancel R-rock R-rock R-rock")
    state = at(*hands, pile="B-rock", deck="R-rock R-rock rest", options=f"deck={counts}")
    assert state.facts()["met"] == "1"
    met = state.fields()["met"]
    again = KANOBU.parse(str(state).replace(f"met: {met[0]}", f"met: {met[0]} {met[0]}"))
    assert again.facts()["met"] == "2"
    off = at(*hands, pile="B-rock", deck="R-rock R-rock rest", options=f"deck={counts} repeat=0")
    assert off.fields()["met"] == []


@pytest.mark.clause("kanobu R40")
@pytest.mark.parametrize(
    ("deck", "reason"),
    [
        ("B-rock:3", "cards"),
        ("P-rock:40", "cannot be purple"),
        ("B-cancel:40", "must be purple"),
        ("B-rock:x", "whole number"),
        ("Q-rock:2", "is no colour"),
        ("B-stone:2", "is no symbol"),
    ],
)
def test_an_own_deck_is_checked(deck: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        KANOBU.new(2, {"deck": deck})


@pytest.mark.clause("kanobu R40")
def test_reverse_leaves_an_own_deck_with_two_players() -> None:
    deck = "B-rock:10,B-paper:1,R-paper:10,B-reverse:3"
    assert "B-reverse" not in KANOBU.new(2, {"deck": deck, "first": 0}).fields()["bag"]
    assert "B-reverse" in KANOBU.new(3, {"deck": deck, "first": 0}).fields()["bag"]
    assert legal(at("B-rock", "R-paper", pile="B-rock", options=f"deck={deck}"), 0)
