"""Likely play, what it stops at, and what the contract says where a game says nothing."""

import pytest

from crazy_eights.game import CrazyEights
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.search.playout import likely_playout
from koloda.engine.values.options import Value
from koloda.games import GAMES, find_game


def after_chance(state: State, rng: FastRng) -> State:
    while state.actor() == CHANCE:
        state.apply(CHANCE, state.sample_chance(rng))
    return state


@pytest.mark.parametrize("game", [*GAMES, CrazyEights()], ids=lambda game: game.name)
def test_likely_play_ends_or_reaches_its_horizon(game: Game) -> None:
    ended = 0
    for seed in range(6):
        rng = FastRng(seed)
        state = after_chance(game.new(max(2, game.seats[0])), rng)
        assert state.horizon() > 0
        likely_playout(state, rng)
        ended += state.is_over()
        scores = state.estimate()
        assert len(scores) == state.setup.players
        assert all(-1 <= score <= 1 for score in scores)
    assert ended or game.name in ("kanobu", "unit", "karmaka")


@pytest.mark.parametrize("game", [*GAMES, CrazyEights()], ids=lambda game: game.name)
def test_chance_does_nothing_when_it_is_not_its_turn(game: Game) -> None:
    rng = FastRng(4)
    state = after_chance(game.new(max(2, game.seats[0])), rng)
    before = str(state)
    state.run_chance(rng)
    assert str(state) == before


def test_a_game_that_infers_nothing_believes_every_world() -> None:
    game = CrazyEights()
    state = after_chance(game.new(3), FastRng(1))
    evidence = game.evidence(state.setup)
    evidence.note(state, 0, 0, state)
    assert evidence.gathers_nothing() and evidence.text() == ""
    assert evidence.credence(state, 0) == 1.0
    assert state.estimate() == [0.0, 0.0, 0.0]


def test_a_game_may_say_how_long_a_hard_opponent_searches() -> None:
    def iterations(name: str, players: int, **options: Value) -> int:
        game = find_game(name)
        return game.hard_iterations(game.setup(players, options))

    eights = CrazyEights()
    usual = eights.hard_iterations(eights.setup(2))
    assert 0 < iterations("unit", 2) < usual
    assert 0 < iterations("karmaka", 4) == iterations("karmaka", 3) < iterations("karmaka", 2)
    assert iterations("karmaka", 2) == iterations("karmaka", 4, mode="teams") < usual
    assert iterations("karmaka", 2) == iterations("karmaka", 3, mode="wolf")
    assert iterations("kanobu", 2) == iterations("kanobu", 4) > usual >= iterations("kanobu", 3)


def test_a_game_may_say_how_often_an_easy_opponent_overlooks_the_best_card() -> None:
    usual = CrazyEights().overlooks()
    assert 0 < find_game("kanobu").overlooks() < usual < find_game("karmaka").overlooks() < 100


def test_a_game_may_say_how_often_an_easy_opponent_overlooks_the_only_card() -> None:
    usual = CrazyEights().overlooks_last()
    assert 0 < usual < find_game("karmaka").overlooks_last() < 100
    assert find_game("kanobu").overlooks_last() == usual


def test_a_game_may_say_which_questions_counting_alone_answers() -> None:
    assert not CrazyEights().is_plain("play")
    assert find_game("karmaka").is_plain("spend-rings")
    assert not find_game("karmaka").is_plain("play")


def test_options_without_files_stay_as_they_are() -> None:
    assert find_game("karma").with_files({"edition": "en"}) == {"edition": "en"}
