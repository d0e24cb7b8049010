"""Kuhn and Leduc poker, whose trees, values and equilibria are in the literature."""

import pytest

from koloda.bots.ladder import find_player
from koloda.engine.values.errors import OptionError
from koloda.exact.asked import asked_policy
from koloda.exact.best_response import (
    Policy,
    best_response_value,
    expected_value,
    exploitability,
    nash_conv,
    uniform,
)
from koloda.exact.cfr import Cfr
from koloda.exact.game_tree import GameTree
from koloda.games import find_game
from tiny_poker.game import TinyPoker

GAME = TinyPoker()


@pytest.fixture(scope="module")
def kuhn() -> GameTree:
    return GameTree(GAME.setup(2, {"preset": "kuhn"}))


@pytest.fixture(scope="module")
def leduc() -> GameTree:
    return GameTree(GAME.setup(2, {"preset": "leduc"}))


def test_kuhns_tree(kuhn: GameTree) -> None:
    assert (len(kuhn.nodes), kuhn.terminals(), len(kuhn.sets)) == (58, 30, 12)
    assert [sum(each.seat == seat for each in kuhn.sets) for seat in (0, 1)] == [6, 6]
    assert kuhn.staked


def test_leducs_information_sets(leduc: GameTree) -> None:
    # Three cards at 6 choices of the first round, with three open cards at 30 of the second.
    assert len(leduc.sets) == 3 * 6 + 9 * 30


def test_a_seat_cannot_tell_the_histories_of_a_set_apart(leduc: GameTree) -> None:
    for each in leduc.sets:
        mine = {tuple(move for move in node.path() if move[0] == each.seat) for node in each.nodes}
        assert len(mine) == 1


def kuhns_equilibrium(tree: GameTree, bluff: float) -> Policy:
    """The equilibria that Kuhn gave: seat 0 bets a jack with this chance, at most a third."""
    chances = {  # of betting or calling, by card and by what was done before
        "J": bluff, "Q": 0.0, "K": 3 * bluff,
        "J check bet": 0.0, "Q check bet": bluff + 1 / 3, "K check bet": 1.0,
        "J bet": 0.0, "Q bet": 1 / 3, "K bet": 1.0,
        "J check": 1 / 3, "Q check": 0.0, "K check": 1.0,
    }  # fmt: skip
    texts = tree.setup.actions.texts
    policy: Policy = []
    for each in tree.sets:
        words = [texts[action] for _, action in each.nodes[0].path()]
        held = words[each.seat].removeprefix("deal ")
        active = chances[" ".join([held, *words[2:]])]
        policy.append([1 - active, active])
    return policy


@pytest.mark.parametrize("bluff", [0.0, 0.2, 1 / 3])
def test_kuhns_equilibria_cannot_be_exploited(kuhn: GameTree, bluff: float) -> None:
    policy = kuhns_equilibrium(kuhn, bluff)
    assert expected_value(kuhn, policy) == pytest.approx(-1 / 18)
    assert nash_conv(kuhn, policy) == pytest.approx(0)


def test_whoever_bluffs_too_often_is_exploited(kuhn: GameTree) -> None:
    policy = kuhns_equilibrium(kuhn, 1 / 3)
    for each, chances in zip(kuhn.sets, policy, strict=True):
        if each.seat == 0 and each.nodes[0].own == (0, 0):
            chances[:] = [0.0, 1.0]
    assert best_response_value(kuhn, policy, 1) > 1 / 18 + 0.1


def test_uniform_play_has_the_known_exploitability(kuhn: GameTree, leduc: GameTree) -> None:
    assert exploitability(kuhn, uniform(kuhn)) == pytest.approx(11 / 24)
    assert exploitability(leduc, uniform(leduc)) == pytest.approx(2.373611, abs=1e-6)


def test_cfr_solves_kuhn(kuhn: GameTree) -> None:
    policy = Cfr(kuhn).run(300)
    assert exploitability(kuhn, policy) < 0.001
    assert expected_value(kuhn, policy) == pytest.approx(-1 / 18, abs=0.001)


def test_cfr_comes_near_to_leducs_value(leduc: GameTree) -> None:
    cfr = Cfr(leduc)
    early, late = exploitability(leduc, cfr.run(5)), exploitability(leduc, cfr.run(25))
    assert late < early / 3 and late < 0.1
    # Neither seat can hold the other below or above the value of the game: -0.0856 chips.
    policy = cfr.average()
    assert -best_response_value(leduc, policy, 1) < -0.0856 < best_response_value(leduc, policy, 0)
    assert expected_value(leduc, policy) == pytest.approx(-0.0856, abs=0.02)


def test_a_player_is_asked(kuhn: GameTree) -> None:
    policy = asked_policy(kuhn, find_player("normal"), 2)
    # Bets kings, calls with queens, gives up jacks: a best response bluffs at neither card.
    assert exploitability(kuhn, policy) == pytest.approx(1 / 6)
    again = [asked_policy(kuhn, find_player("random"), 50, seed=7) for _ in range(2)]
    assert again[0] == again[1]
    assert all(sum(chances) == pytest.approx(1) for chances in again[0])
    assert exploitability(kuhn, again[0]) == pytest.approx(11 / 24, abs=0.2)


def test_a_search_comes_nearer_than_chance(kuhn: GameTree) -> None:
    policy = asked_policy(kuhn, find_player("hard#40"), 10)
    assert exploitability(kuhn, policy) < 0.4


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(OptionError, match=r"tree of tiny_poker .* more than 57 nodes"):
        GameTree(GAME.setup(2), most=57)
    assert len(GameTree(GAME.setup(2), most=58).nodes) == 58
    with pytest.raises(OptionError, match="tree of karma"):
        GameTree(find_game("karma").setup(2), most=300)


def test_three_players_are_refused() -> None:
    with pytest.raises(OptionError, match="two players, not for 3"):
        GameTree(find_game("karma").setup(3))
