"""The policy of any player, found by asking it many times at every information set."""

from koloda.bots.player import Player, decide
from koloda.engine.chance.rng import FastRng
from koloda.engine.records.driver import Driver
from koloda.exact.best_response import Policy
from koloda.exact.game_tree import GameTree, InfoSet


def asked_policy(tree: GameTree, player: Player, asks: int, seed: int = 1) -> Policy:
    """How often the player took each action; where there is one action it is not asked.

    Which history of an information set it is asked in makes no difference: a player gets a world
    drawn from all that its seat can imagine, and the evidence that everybody has.
    """
    player.accept(tree.setup)
    return [
        shares(tree, player, asks, each, FastRng(seed * len(tree.sets) + number))
        for number, each in enumerate(tree.sets)
    ]


def shares(tree: GameTree, player: Player, asks: int, each: InfoSet, rng: FastRng) -> list[float]:
    """The player's choices at one information set, as shares of all."""
    if len(each.actions) == 1:
        return [1.0]
    driver = Driver(tree.setup, rng)
    for seat, action in each.nodes[0].path():
        driver.carry_out(seat, action)
    counts = dict.fromkeys(each.actions, 0)
    for _ in range(asks):
        counts[decide(player, driver.state, each.seat, driver.evidence, rng)] += 1
    return [count / asks for count in counts.values()]
