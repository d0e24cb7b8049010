"""Exact figures beside OpenSpiel's; runs where that library is."""

from typing import Any

from koloda.exact.best_response import Policy, exploitability, uniform
from koloda.exact.cfr import Cfr
from koloda.exact.game_tree import GameTree

THEIRS = {"kuhn": "kuhn_poker", "leduc": "leduc_poker"}
POKER = {"kuhn": 9, "leduc": 17}
"""The rows that the longest game takes."""
CLOSE = 1e-6


def exact(game: str) -> None:
    """OpenSpiel's tree and exploitability, of our poker and of its own, are ours."""
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

    from koloda.envs.openspiel import register
    from tiny_poker.game import TinyPoker

    rules = TinyPoker()
    assert rules.name == game
    register(rules, POKER)
    for preset, name in THEIRS.items():
        tree = GameTree(rules.setup(2, {"preset": preset}))
        own = pyspiel.load_game(name)
        expected = theirs.exploitability(own, policy.UniformRandomPolicy(own))
        assert abs(exploitability(tree, uniform(tree)) - expected) < CLOSE
        ours = pyspiel.load_game(f"koloda_{game}(preset={preset})")
        assert ours.get_type().provides_information_state_tensor
        pyspiel.random_sim_test(ours, num_sims=20, serialize=True, verbose=False)
        solved = Cfr(tree).run(10)
        there = theirs.exploitability(ours, table(policy, ours, tree, solved))
        most = max(abs(node.value) for node in tree.nodes)
        assert abs(exploitability(tree, solved) - there * most) < CLOSE


def table(policy: Any, game: Any, tree: GameTree, solved: Policy) -> Any:
    """Our policy as OpenSpiel's, through the texts that both use for information sets."""
    found = policy.TabularPolicy(game)
    assert len(found.state_lookup) == len(tree.sets)
    for (_, text), number in tree.numbers.items():
        for action, chance in zip(tree.sets[number].actions, solved[number], strict=True):
            found.action_probability_array[found.state_lookup[text], action] = chance
    return found
