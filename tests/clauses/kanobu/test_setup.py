"""Cards, setup, drawing and the renewed deck (N1-N5, N10, N16, R6, R7, R23, R25, R26, R29-R31)."""

from collections import Counter

import pytest

from koloda.engine.chance.rng import seed_from_number
from koloda.engine.records.match import Match
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from tests.clauses.kanobu.positions import FILL, at
from tests.helpers import field, legal, names, play, refused

KANOBU = find_game("kanobu")


def dealt(players: int, **options: str | bool) -> Match:
    match = Match(KANOBU.setup(players, options), seed_from_number(3))
    match.settle()
    return match


def colours(cards: list[str]) -> Counter[str]:
    return Counter(card.partition("-")[0] for card in cards)


@pytest.mark.clause("kanobu N1")
def test_eighty_cards() -> None:
    bag = KANOBU.new(3, {"first": 0}).fields()["bag"]
    found = colours(bag)
    assert len(bag) == 80
    assert [found[colour] for colour in "BGRY"] == [11] * 4
    assert found["P"] == 12
    assert sum(count for colour, count in found.items() if len(colour) == 2) == 24
    purple = KANOBU.new(3, {"first": 0, "deck": "drawpurple"}).fields()["bag"]
    assert len(purple) == 80 and {"P-one", "P-two", "B-star", "B-chance"} <= set(purple)


@pytest.mark.clause("kanobu N3", "kanobu N4")
def test_six_cards_each_and_one_turned_up() -> None:
    state = dealt(4).state
    assert [len(state.fields()[f"hand.{seat}"]) for seat in range(4)] == [6] * 4
    assert len(state.fields()["pile"]) == 1
    assert len(state.fields()["deck"]) == 80 - 24 - 1


@pytest.mark.clause("kanobu N5", "kanobu R23")
def test_two_players_play_without_reverse() -> None:
    bag = KANOBU.new(2, {"first": 0}).fields()["bag"]
    assert len(bag) == 76 and not any(card.endswith("reverse") for card in bag)
    skip = at("B-skip R-rock", "R-paper G-paper", pile="B-rock")
    play(skip, "0 play B-skip", "1 accept")
    assert skip.to_act() == [0]
    one = at("B-one R-rock", "R-paper G-paper", pile="B-rock")
    play(one, "0 play B-one", "1 accept")
    assert len(one.fields()["hand.1"]) == 3 and len(one.fields()["hand.0"]) == 1


@pytest.mark.clause("kanobu R6", "kanobu R46")
def test_who_begins_is_an_option_and_play_goes_clockwise() -> None:
    assert dealt(4, first="2").state.to_act() == [2]
    assert KANOBU.new(4).chance_weights() == [
        (action, 1) for action, _ in KANOBU.new(4).chance_weights()
    ]
    assert len(KANOBU.new(4).chance_weights()) == 4
    state = at("B-rock R-rock", FILL, "BR-paper", pile="P-star")
    play(state, "0 play B-rock")
    assert state.to_act() == [1]
    for name in ("start_effect", "star_rest"):
        with pytest.raises(OptionError, match="has no option"):
            KANOBU.new(3, {name: "yes"})


@pytest.mark.clause("kanobu N10", "kanobu R30", "kanobu R44")
def test_a_drawn_card_is_played_at_once_or_the_turn_is_ended() -> None:
    fitting = at("G-paper", FILL, "BR-paper", pile="B-rock", deck="B-skip rest")
    play(fitting, "0 draw")
    assert field(fitting, "drawn") == "B-skip"
    assert "B-skip" in fitting.fields()["hand.0"]
    assert legal(fitting, 0) == ["play B-skip", "pass"]
    assert refused(fitting, 0, "draw") == "kanobu N10"
    assert refused(fitting, 0, "play G-paper") == "kanobu R30"
    play(fitting, "0 pass")
    assert fitting.to_act() == [1]
    useless = at("G-paper", FILL, "BR-paper", pile="B-rock", deck="R-skip rest")
    play(useless, "0 draw")
    assert legal(useless, 0) == ["pass"]


@pytest.mark.clause("kanobu R7")
def test_one_may_draw_although_a_card_fits_unless_the_option_is_off() -> None:
    free = at("B-paper R-rock", FILL, "BR-paper", pile="B-rock")
    assert {"play B-paper", "draw"} <= set(legal(free, 0))
    strict = at("B-paper R-rock", FILL, "BR-paper", pile="B-rock", options="voluntary_draw=no")
    assert legal(strict, 0) == ["play B-paper"]
    assert refused(strict, 0, "draw") == "kanobu R7"


PILE = "R-one Y-two B-skip R-skip G-skip P-colour=Y"


@pytest.mark.clause("kanobu N16", "kanobu R25")
def test_an_empty_deck_is_renewed_when_a_card_is_needed() -> None:
    deck = KANOBU.new(3, {"first": 0}).fields()["bag"]
    pile = PILE.split()
    hands = ["G-paper", "G-rock", "B-rock"]
    for card in [*hands, *(face.partition("=")[0] for face in pile)]:
        deck.remove(card)
    state = at(hands[0], hands[1], " ".join([hands[2], *deck]), pile=PILE, deck="")
    assert field(state, "deck") == ""
    play(state, "0 draw")
    assert state.prompt() == "shuffle"
    assert field(state, "pile") == "G-skip P-colour=Y"
    assert sorted(state.fields()["bag"]) == ["B-skip", "R-one", "R-skip", "Y-two"]
    play(state, "* deal Y-two", "* deal R-one", "* deal R-skip", "* deal B-skip")
    assert field(state, "drawn") == "Y-two"
    assert legal(state, 0) == ["play Y-two", "pass"]


@pytest.mark.clause("kanobu R26", "kanobu R31")
def test_with_nothing_to_draw_one_passes() -> None:
    deck = KANOBU.new(2, {"first": 0}).fields()["bag"]
    for card in ("G-paper", "B-rock"):
        deck.remove(card)
    state = at("G-paper", " ".join(deck), pile="B-rock", deck="")
    assert legal(state, 0) == ["pass"]
    assert refused(state, 0, "draw") == "kanobu R26"
    play(state, "0 pass")
    assert state.to_act() == [1]
    able = at("B-paper", FILL, pile="B-rock")
    assert refused(able, 0, "pass") == "kanobu R31"


@pytest.mark.clause("kanobu R29")
def test_hands_and_deck_are_hidden_the_rest_is_open() -> None:
    state = dealt(3, first="0").state
    view = state.view(0)
    assert set(view.zone("hand", 1).cards) == {"?"} and len(view.zone("hand", 1).cards) == 6
    assert set(view.zone("deck").cards) == {"?"}
    assert "?" not in view.zone("pile").cards and "?" not in view.zone("hand", 0).cards
    star = at("P-star R-rock", FILL, "BR-paper", pile="B-rock", deck="B-skip R-skip Y-two rest")
    events = play(star, "0 play P-star")
    assert "opened" in names(events)
    assert star.view(2).zone("open").cards == ("B-skip", "R-skip", "Y-two")
