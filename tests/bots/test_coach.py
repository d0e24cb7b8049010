"""The coach: silent in doubt, right when it speaks, and blind for what the seat cannot see."""

import math
import time
from dataclasses import dataclass

import pytest

from koloda import COMPILED
from koloda.bots.coach import (
    OutOfTime,
    Verdict,
    confirm,
    difference,
    idea,
    judge,
    reason,
    suspected,
)
from koloda.bots.search import Choice, Search
from koloda.bots.side_by_side import lead
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.values.concept import Concept
from koloda.games import GAMES, find_game
from koloda.locales.catalogue import Catalogue
from koloda.locales.coaching import why_sentence
from tests.helpers import given
from tools.coach_check import Tally, check, position

WIN_OR_LOSE = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"
)


def judged(state: State, text: str, iterations: int = 900) -> Verdict | None:
    action = state.setup.actions.parse(text)
    return judge(state, 0, action, Evidence(), FastRng(1), math.inf, iterations)


def test_a_move_that_loses_a_won_game_is_told_with_the_better_one_and_its_reason() -> None:
    state = given(WIN_OR_LOSE)
    verdict = judged(state, "play 9")
    assert verdict is not None
    assert state.setup.actions.text(verdict.better) == "play 9 9"
    assert verdict.gain == 1.0
    assert reason(state, 0, verdict) == Concept("why-clears", {})


def test_the_best_move_and_a_forced_one_are_not_criticised() -> None:
    assert judged(given(WIN_OR_LOSE), "play 9 9") is None
    assert judged(given(WIN_OR_LOSE.replace("pile: 4", "pile: 12")), "take") is None


def test_without_time_nothing_is_said() -> None:
    state = given(WIN_OR_LOSE)
    action = state.setup.actions.parse("play 9")
    with pytest.raises(OutOfTime):
        judge(state, 0, action, Evidence(), FastRng(1), 0.0)


def test_a_forced_move_has_no_idea() -> None:
    assert idea(given(WIN_OR_LOSE.replace("pile: 4", "pile: 12")), 0) is None
    assert idea(given(WIN_OR_LOSE), 0) is not None


def test_only_what_seems_clearly_better_is_tried() -> None:
    choices = [Choice(3, 50, 0.30), Choice(4, 40, 0.20), Choice(5, 9, -0.6)]
    assert [suspected(choices, action) for action in (3, 4, 5)] == [-1, -1, 3]
    assert suspected(choices, 6) == 3, "what the search never took is tried as well"


def test_a_lead_is_the_mean_difference_of_win_probabilities_with_its_standard_error() -> None:
    found = lead([1.0, 1.0, 1.0, 0.0], [0.0, -1.0, 0.0, 0.0])
    assert found.mean == 0.5
    assert found.error == pytest.approx(math.sqrt(0.5 / 3 / 4))
    assert found.at_least(2.0) == pytest.approx(0.5 - 2 * found.error)


def test_too_few_worlds_prove_nothing() -> None:
    state = given(WIN_OR_LOSE)
    one, two = (state.setup.actions.parse(text) for text in ("play 9", "play 9 9"))
    tree = Search(state, 0, Evidence(), FastRng(1))
    assert difference(tree, Verdict(one, two, 0.0), 100, math.inf) is None
    found = difference(tree, Verdict(one, two, 0.0), 200, math.inf)
    assert found is not None and found.mean == 1.0


def test_what_was_cut_short_proves_nothing() -> None:
    state = given(WIN_OR_LOSE)
    one, two = (state.setup.actions.parse(text) for text in ("play 9", "play 9 9"))
    tree = Search(state, 0, Evidence(), FastRng(1))
    soon = time.monotonic() + 0.3
    with pytest.raises(OutOfTime):
        difference(tree, Verdict(one, two, 0.0), 10_000_000, soon)


def test_a_suspicion_that_the_trees_do_not_share_is_dropped() -> None:
    state = given(WIN_OR_LOSE)
    one, two = (state.setup.actions.parse(text) for text in ("play 9", "play 9 9"))
    wrong = Verdict(two, one, 0.0)
    assert confirm(state, 0, Evidence(), FastRng(1), wrong, 600, math.inf) is None


@dataclass
class Melting:
    """A tree that takes the answer to its better action to be good less and less often."""

    after: int
    """The tries after which it has found the answer."""
    tries: int = 0

    def __post_init__(self) -> None:
        self.worlds, self.rng = self, FastRng(1)

    def draw(self, rng: object) -> "Melting":
        return self

    def clone(self) -> "Melting":
        return self

    def try_action(self, state: object, action: int) -> float:
        self.tries += 1
        return 1.0 if action == 1 and self.tries < self.after else 0.0


@pytest.mark.skipif(COMPILED, reason="a compiled function takes compiled trees only")
def test_a_lead_that_melts_away_in_the_tree_is_believed_the_less() -> None:
    suspicion = Verdict(2, 1, 0.0)
    steady = difference(Melting(10_000), suspicion, 400, math.inf)  # type: ignore[arg-type]
    melting = difference(Melting(600), suspicion, 400, math.inf)  # type: ignore[arg-type]
    assert steady is not None and melting is not None
    assert steady.mean == 0.5
    assert melting.mean < 0.25 - 0.25, "half of it is left, and the loss counts twice more"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [1, 2])
def test_hidden_cards_never_change_what_the_coach_says(game: Game, seed: int) -> None:
    driver = position(game, seed)
    truth, seat = driver.state, driver.state.to_act()[0]
    other = truth.determinize(seat, FastRng(seed + 7))
    assert idea(truth, seat) == idea(other, seat)
    made = truth.random_action(seat, FastRng(seed))
    told = [
        judge(state, seat, made, driver.evidence, FastRng(5), math.inf, 650)
        for state in (truth, other)
    ]
    assert told[0] == told[1]
    better = Verdict(made, truth.random_action(seat, FastRng(seed + 1)), 0.2)
    assert reason(truth, seat, better) == reason(other, seat, better)


def test_the_check_counts_what_a_longer_search_agrees_with() -> None:
    karma = find_game("karma")
    driver = position(karma, 1)
    driver.state = given(WIN_OR_LOSE)
    driver.evidence = karma.evidence(driver.state.setup)
    assert check(driver, 900, 1) == Tally(1, 1, 1, 1, 1)
    assert str(Tally(2, 1).plus(Tally(1, 1, 1, 1, 1))).startswith("3 positions, 2 with a suspect")


def test_a_game_says_after_how_long_a_search_it_is_believed() -> None:
    assert find_game("karma").coach_iterations() > find_game("unit").coach_iterations()


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "K♠ in the limit pays again every turn"),
        ("ru", "K♠ в лимите платит каждый ход заново"),
        ("it", "nel limite K♠ paga di nuovo a ogni turno"),
    ],
)
def test_a_hint_s_reason_is_told_in_every_language(language: str, told: str) -> None:
    unit = find_game("unit")
    state = unit.start(unit.setup(2))
    catalogue, players = Catalogue(language), ["Anna", "Bob"]
    assert why_sentence(catalogue, state, 0, "limit KS", "attack 9S", players) == told
    assert why_sentence(catalogue, state, 0, "end", "pass", players) == ""
