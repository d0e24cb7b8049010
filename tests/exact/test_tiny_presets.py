"""The tiny presets of Karma and Unit: small enough for the whole tree, and worth a thought."""

import pytest

from koloda.exact.best_response import best_response_value, exploitability, uniform
from koloda.exact.cfr import Cfr
from koloda.exact.game_tree import MOST_NODES, GameTree
from koloda.games import find_game


@pytest.mark.parametrize(
    ("game", "word", "histories", "sets"),
    [("karma", "edition", 80_723, 14_005), ("unit", "preset", 19_769, 5292)],
)
def test_a_tiny_preset_is_solved(game: str, word: str, histories: int, sets: int) -> None:
    tree = GameTree(find_game(game).setup(2, {word: "tiny"}))
    assert (len(tree.nodes), len(tree.sets)) == (histories, sets)
    assert len(tree.nodes) < MOST_NODES
    chance = exploitability(tree, uniform(tree))
    cfr = Cfr(tree)
    policy = cfr.run(10)
    assert exploitability(tree, policy) < chance / 5
    # What each seat can be held to lies on both sides of the value of the game.
    assert -best_response_value(tree, policy, 1) <= best_response_value(tree, policy, 0)
