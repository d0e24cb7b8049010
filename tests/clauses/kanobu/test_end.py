"""Kanobu, the end: N2, R20, R22, R27, R28, R32, R36-R38, R43."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.engine.values.outcome import Outcome
from tests.clauses.kanobu.positions import KANOBU, pending, pile, turn_of
from tests.helpers import field, given, names, play

PLACES = "players=3 play_for_places=yes"


@pytest.mark.clause("kanobu N2", "kanobu R22")
def test_the_first_without_cards_wins_and_the_game_is_over() -> None:
    state = turn_of(0, "hand.0: B-rock; hand.1: B-paper; hand.2: G-rock; pile: B-one")
    assert names(play(state, "0 play B-rock")) == ["played", "ended"]
    assert state.outcome() == Outcome((1, 2, 2), "cards") and state.to_act() == []


@pytest.mark.clause("kanobu R20", "kanobu R36")
@pytest.mark.parametrize(
    "card", ["B-three", "B-one", "P-colour", "P-cancel", "B-reverse", "B-skip"]
)
def test_any_card_may_be_the_last_and_stays_without_effect(card: str) -> None:
    state = turn_of(0, f"hand.0: {card}; hand.1: B-paper; hand.2: G-rock; pile: B-two")
    play(state, f"0 play {card}")
    assert state.outcome() == Outcome((1, 2, 2), "cards") and pending(state) == ""
    assert pile(state).removesuffix("=idle") == f"B-two {card}" and field(state, "direction") == "1"
    assert not {option.name for option in KANOBU.options} & {"points", "announce"}


@pytest.mark.clause("kanobu R22", "kanobu R37")
def test_playing_for_places() -> None:
    state = turn_of(
        0, "hand.0: B-rock; hand.1: B-paper R-rock; hand.2: G-rock; pile: B-one", PLACES
    )
    assert names(play(state, "0 play B-rock")) == ["played", "out"]
    assert field(state, "out") == "0" and state.to_act() == [1]
    play(state, "1 play B-paper", "2 draw", "2 pass", "1 draw", "1 pass", "2 draw", "2 pass")
    assert state.to_act() == [1] and state.outcome() is None


@pytest.mark.clause("kanobu R37")
def test_a_finishing_card_has_no_effect_and_ends_what_it_answers() -> None:
    state = turn_of(
        0, "hand.0: B-three R-rock; hand.1: R-three; hand.2: R-rock G-rock; pile: B-one", PLACES
    )
    play(state, "0 play B-three", "1 play R-three")
    assert pending(state) == "" and field(state, "out") == "1" and state.to_act() == [2]
    play(state, "2 play R-rock")
    assert state.to_act() == [0]
    state = turn_of(0, "hand.0: B-reverse; hand.1: B-rock; hand.2: G-rock; pile: B-one", PLACES)
    play(state, "0 play B-reverse")
    assert field(state, "direction") == "1" and pile(state) == "B-one B-reverse=idle"
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu R37")
def test_a_skip_passes_over_those_who_are_out() -> None:
    state = turn_of(
        0, "hand.0: R-three; hand.1: R-skip G-rock; hand.2: R-paper; pile: R-rock", PLACES
    )
    play(state, "0 play R-three", "1 play R-skip", "2 accept")
    assert state.to_act() == [1]


@pytest.mark.clause("kanobu R37")
def test_places_end_with_one_player_left() -> None:
    state = turn_of(1, "hand.1: B-rock; hand.2: G-rock; out: 0; pile: B-one", PLACES)
    assert names(play(state, "1 play B-rock")) == ["played", "out", "ended-places"]
    assert state.outcome() == Outcome((1, 2, 3), "cards")


STUCK = "kanobu 1 players=3 deck=B-rock:17,G-skip:2 {}; stage: turn; turn: 0; hand.0: B-rock; "
STUCK += f"hand.1: {'B-rock ' * 7}; hand.2: {'B-rock ' * 9}; pile: G-skip G-skip"


@pytest.mark.clause("kanobu R27", "kanobu R32")
def test_a_round_without_a_card_ends_the_game() -> None:
    state = given(STUCK.format(""))
    play(state, "0 pass", "1 pass")
    assert field(state, "idle") == "2" and state.outcome() is None
    assert names(play(state, "2 pass"))[-1] == "ended-idle"
    assert state.outcome() == Outcome((1, 2, 3), "stalemate")


@pytest.mark.clause("kanobu R27")
def test_equal_hands_share_the_win() -> None:
    state = given(
        "kanobu 1 players=3 deck=B-rock:17,G-skip:2; stage: turn; turn: 2; idle: 2; "
        f"hand.0: {'B-rock ' * 4}; hand.1: {'B-rock ' * 9}; hand.2: {'B-rock ' * 4}; "
        "pile: G-skip G-skip"
    )
    play(state, "2 pass")
    assert state.outcome() == Outcome((1, 3, 1), "stalemate")


@pytest.mark.clause("kanobu R32")
def test_what_counts_towards_an_idle_round() -> None:
    state = given(
        "kanobu 1 players=3 deck=B-rock:17,G-skip:2; stage: answer; turn: 1; idle: 1; "
        f"pending: skip 1 0; hand.0: B-rock; hand.1: {'B-rock ' * 7}; hand.2: {'B-rock ' * 9}; "
        "pile: G-skip G-skip"
    )
    play(state, "1 accept")
    assert field(state, "idle") == "1"
    play(state, "2 pass")
    assert field(state, "idle") == "2" and state.outcome() is None
    state = given(
        "kanobu 1 players=3 deck=B-rock:16,G-skip:3; stage: turn; turn: 0; idle: 2; "
        f"hand.0: G-skip B-rock; hand.1: {'B-rock ' * 7}; hand.2: {'B-rock ' * 8}; "
        "pile: G-skip G-skip"
    )
    play(state, "0 play G-skip")
    assert "idle" not in state.fields()
    state = given(
        "kanobu 1 players=3 deck=B-rock:17,G-skip:2; stage: turn; turn: 0; idle: 2; "
        f"hand.0: B-rock; hand.1: {'B-rock ' * 7}; hand.2: {'B-rock ' * 8}; "
        "pile: G-skip G-skip; deck: B-rock"
    )
    play(state, "0 draw", "0 pass")
    assert "idle" not in state.fields() and state.outcome() is None


@pytest.mark.clause("kanobu R28", "kanobu R38")
def test_the_turn_limit_counts_turns_per_player() -> None:
    cards = "hand.0: B-rock; hand.1: B-paper; hand.2: G-rock G-paper; pile: B-one; turns: 5"
    state = turn_of(2, cards, "players=3 cap=2")
    play(state, "2 draw")
    assert state.outcome() is None
    assert names(play(state, "2 pass")) == ["ended-turn", "ended-cap"]
    assert state.outcome() == Outcome((1, 1, 3), "cap") and field(state, "turns") == "6"
    assert field(state, "turn") == "2"
    assert {option.name: option.default for option in KANOBU.options}["cap"] == 200


@pytest.mark.clause("kanobu R38", "kanobu R37")
def test_finishers_are_ahead_of_everybody_at_the_limit() -> None:
    cards = "hand.0: B-rock; hand.2: G-rock G-paper; pile: B-one; turns: 5; out: 1"
    state = turn_of(2, cards, f"{PLACES} cap=2")
    play(state, "2 draw", "2 pass")
    assert state.outcome() == Outcome((2, 1, 3), "cap")


LOOP = (
    "kanobu 1 players=2 deck=B-rock:11,P-cancel:2 {}; stage: turn; turn: 0; "
    "hand.0: P-cancel B-rock B-rock B-rock B-rock B-rock; "
    "hand.1: P-cancel B-rock B-rock B-rock B-rock B-rock B-rock"
)
ROUND = ("0 play P-cancel", "1 play P-cancel", "0 draw", "0 pass", "1 draw", "1 pass")


@pytest.mark.clause("kanobu R43")
def test_the_same_situation_for_the_third_time_ends_the_game() -> None:
    state = given(LOOP.format(""))
    assert names(play(state, *ROUND))[-1] == "repeated" and state.facts()["met"] == "2"
    assert names(play(state, *ROUND))[-1] == "ended-loop"
    assert state.outcome() == Outcome((1, 2), "repetition") and field(state, "turn") == "0"


@pytest.mark.clause("kanobu R43")
def test_how_often_is_an_option() -> None:
    state = given(LOOP.format("repeat=2"))
    play(state, *ROUND)
    assert state.outcome() == Outcome((1, 2), "repetition")
    state = given(LOOP.format("repeat=0"))
    play(state, *ROUND * 5)
    assert state.outcome() is None and field(state, "met") == ""


@pytest.mark.clause("kanobu R43")
def test_only_the_time_before_the_last_is_a_warning() -> None:
    state = given(LOOP.format("repeat=4"))
    assert "repeated" not in names(play(state, *ROUND))
    assert names(play(state, *ROUND))[-1] == "repeated" and state.facts()["met"] == "3"
    assert names(play(state, *ROUND))[-1] == "ended-loop"


@pytest.mark.clause("kanobu R43")
def test_everything_must_be_the_same() -> None:
    start = given(LOOP.format(""))
    keys = {field(start, "met")}
    for other in (
        LOOP.format("").replace("turn: 0", "turn: 1"),
        LOOP.format("") + "; direction: -1",
        LOOP.format("").replace("hand.0: P-cancel B-rock", "pile: P-cancel B-rock; hand.0:"),
        LOOP.format("").replace("hand.0: P-cancel B-rock", "pile: B-rock P-cancel; hand.0:"),
        LOOP.format("").replace("hand.0: P-cancel B-rock", "deck: P-cancel B-rock; hand.0:"),
        LOOP.format("").replace("hand.0: P-cancel B-rock", "deck: B-rock P-cancel; hand.0:"),
    ):
        keys.add(field(given(other), "met"))
    assert len(keys) == 7
    cards = "hand.0: R-rock; hand.1: R-rock; hand.2: B-rock; pile: B-one {}"
    named = {
        field(turn_of(0, cards.format(top)), "met")
        for top in ("P-colour", "P-colour=R", "P-colour=B")
    }
    assert len(named) == 3
    answer = "kanobu 1 players=3; stage: answer; turn: 1; pending: three {}; hand.0: R-rock; "
    answer += "hand.1: R-rock; hand.2: B-rock; pile: B-one R-three; deck: rest"
    assert (
        len({field(given(answer.format(effect)), "met") for effect in ("3 0", "6 0", "3 2")}) == 3
    )


@pytest.mark.clause("kanobu R28", "kanobu R43")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_between_rule_players_end(players: int) -> None:
    for seed in range(6):
        state, rng = KANOBU.new(players), FastRng(seed)
        while not state.is_over():
            seat = state.actor()
            if seat == CHANCE:
                state.apply(seat, state.sample_chance(rng))
            else:
                state.apply(seat, KANOBU.greedy(state.view(seat), rng))
        outcome = state.outcome()
        assert outcome is not None and outcome.winners


@pytest.mark.clause("kanobu R28")
def test_the_rule_player_keeps_cancel() -> None:
    state = turn_of(0, "hand.0: P-cancel B-paper; hand.1: G-rock; hand.2: BR-paper; pile: B-rock")
    assert state.setup.actions.text(KANOBU.greedy(state.view(0), FastRng(1))) == "play B-paper"
    state = turn_of(
        0, "hand.0: R-three R-rock; hand.1: P-cancel B-paper; hand.2: G-rock; pile: R-rock"
    )
    play(state, "0 play R-three")
    assert state.setup.actions.text(KANOBU.greedy(state.view(1), FastRng(1))) == "play P-cancel"


@pytest.mark.clause("kanobu R28")
@pytest.mark.parametrize(
    ("cards", "wanted"), [("P-cancel G-rock", "draw"), ("P-cancel", "play P-cancel")]
)
def test_the_rule_player_draws_rather_than_play_cancel_unless_it_is_the_last_card(
    cards: str, wanted: str
) -> None:
    state = turn_of(0, f"hand.0: {cards}; hand.1: G-rock; hand.2: BR-paper; pile: B-rock")
    assert state.setup.actions.text(KANOBU.greedy(state.view(0), FastRng(1))) == wanted
