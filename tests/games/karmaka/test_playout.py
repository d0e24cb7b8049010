"""What a sensible player of Karmaka is likely to do, and who seems ahead."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.search.playout import likely_playout
from koloda.games import find_game
from tests.clauses.karmaka.positions import turn_of
from tests.helpers import given, play


def usual(state: State) -> str:
    seat = state.actor()
    texts = [
        state.setup.actions.text(state.likely_action(seat, FastRng(seed))) for seed in range(200)
    ]
    return max(set(texts), key=texts.count)


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        ("hand.0: spite", "points spite"),
        ("hand.0: journey", "points journey"),
        ("hand.0: swindle", "points swindle"),
        ("hand.0: embody", "points embody"),
        ("hand.0: panic; deeds.0: spite vengeance", "future panic"),
        ("hand.0: another_day; deeds.0: spite", "ability another_day"),
        ("hand.0: journey; deeds.0: spite vengeance", "future journey"),
    ],
)
def test_cards_are_used_for_what_they_are_good_for(cards: str, action: str) -> None:
    assert usual(turn_of(0, f"{cards}; hand.1: panic")) == action


def test_gifts_are_taken_and_targets_sensible() -> None:
    state = turn_of(0, "hand.0: panic longevity roulette sowing; hand.1: panic; ruins: peek")
    play(state, "0 ability longevity")
    assert usual(state) == "target 0"
    state = turn_of(0, "hand.0: panic dwindle; hand.1: panic")
    play(state, "0 ability dwindle")
    assert usual(state) == "target 1"
    play(state, "0 target 1")
    assert usual(state) == "accept"


def test_roulette_draws_without_ruining() -> None:
    state = turn_of(0, "hand.0: roulette panic; hand.1: panic")
    play(state, "0 ability roulette")
    assert usual(state) == "done"
    play(state, "0 done")
    assert usual(state) == "draw"


@pytest.mark.parametrize(("deeds", "rings"), [("spite", "rings 1"), ("panic", "rings 0")])
def test_rings_are_spent_where_they_lift(deeds: str, rings: str) -> None:
    text = "karmaka 2 players=2; steps: spend-rings; turn: 0; rings: 2 0; hand.1: panic"
    assert usual(given(f"{text}; deeds.0: {deeds}; well: rest")) == rings


def test_the_estimate_follows_rungs_deeds_and_savings() -> None:
    even = turn_of(0, "hand.0: panic; hand.1: panic").estimate()
    assert even == [0.0, 0.0]
    ahead = turn_of(0, "hand.0: panic; hand.1: panic; rungs: 1 0; deeds.0: spite").estimate()
    assert ahead[0] == -ahead[1] > 0.3
    far = turn_of(0, "hand.0: panic; hand.1: panic; rungs: 3 0; rings: 9 0").estimate()
    assert far == [1.0, -1.0]


def test_partners_share_the_estimate() -> None:
    options = "players=4 mode=teams"
    hands = "hand.0: panic; hand.1: panic; hand.2: panic; hand.3: spite; rungs: 1 0 0 0"
    assert turn_of(0, hands, options).estimate() == pytest.approx([1 / 3, -1 / 3] * 2)


@pytest.mark.parametrize(("players", "mode"), [(2, "free"), (3, "wolf"), (4, "teams")])
def test_likely_actions_are_legal(players: int, mode: str) -> None:
    state, rng = find_game("karmaka").new(players, {"mode": mode}), FastRng(1)
    while (seat := state.actor()) != NOBODY:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample_chance(rng))
        else:
            action = state.likely_action(seat, rng)
            assert action in state.legal_actions(seat)
            state.apply(seat, action)


def test_playouts_end_early_enough_to_be_many() -> None:
    state, rng = find_game("karmaka").new(2), FastRng(3)
    state.run_chance(rng)
    assert 0 < state.horizon() < 100
    likely_playout(state, rng)
    assert not state.is_over()
