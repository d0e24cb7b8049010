"""What a best response wins against a policy, and so how exploitable that policy is."""

from koloda.engine.contract.state import NOBODY
from koloda.exact.game_tree import GameTree, Node

Policy = list[list[float]]
"""For each information set of a tree the chances of its actions."""


def uniform(tree: GameTree) -> Policy:
    """Every action equally likely."""
    return [[1 / len(each.actions)] * len(each.actions) for each in tree.sets]


def expected_value(tree: GameTree, policy: Policy) -> float:
    """What seat 0 wins on average when both seats play by the policy."""
    values = [node.value for node in tree.nodes]
    for node in reversed(tree.nodes):
        if node.seat != NOBODY:
            values[node.number] = mean(node, node.chances or policy[node.info], values)
    return values[0]


def mean(node: Node, chances: list[float], values: list[float]) -> float:
    """The mean value of what follows a node."""
    total = 0.0
    for chance, child in zip(chances, node.children, strict=True):
        total += chance * values[child.number]
    return total


def best_response_value(tree: GameTree, policy: Policy, seat: int) -> float:
    """What a seat wins on average by the best response to the other seat's policy.

    Information sets are decided from the last of the seat's choices to its first. By perfect recall
    all nodes of a set follow equally many own choices, so what they lead to is known by then.
    """
    reach = reach_without(tree, policy, seat)
    sign = 1.0 if seat == 0 else -1.0
    values = [sign * node.value for node in tree.nodes]
    levels: list[list[Node]] = [[] for _ in range(1 + max(node.own[seat] for node in tree.nodes))]
    for node in reversed(tree.nodes):
        levels[node.own[seat]].append(node)
    chosen = [0] * len(tree.sets)
    for level in reversed(levels):
        for number in {node.info for node in level if node.seat == seat}:
            nodes = tree.sets[number].nodes
            chosen[number] = best_action(nodes, reach, values)
        for node in level:
            if node.seat == seat:
                values[node.number] = values[node.children[chosen[node.info]].number]
            elif node.seat != NOBODY:
                values[node.number] = mean(node, node.chances or policy[node.info], values)
    return values[0]


def best_action(nodes: list[Node], reach: list[float], values: list[float]) -> int:
    """The place of the action that is best for the whole information set."""
    gains = [0.0] * len(nodes[0].children)
    for node in nodes:
        weight = reach[node.number]
        for place, child in enumerate(node.children):
            gains[place] += weight * values[child.number]
    return gains.index(max(gains))


def reach_without(tree: GameTree, policy: Policy, seat: int) -> list[float]:
    """How likely chance and the other seat make each node when this seat does its part."""
    reach = [1.0] * len(tree.nodes)
    for node in tree.nodes:
        chances = [1.0] * len(node.children)
        if node.seat not in (seat, NOBODY):
            chances = node.chances or policy[node.info]
        for chance, child in zip(chances, node.children, strict=True):
            reach[child.number] = reach[node.number] * chance
    return reach


def nash_conv(tree: GameTree, policy: Policy) -> float:
    """What both seats together gain by changing to a best response; 0 in an equilibrium."""
    return sum(best_response_value(tree, policy, seat) for seat in (0, 1))


def exploitability(tree: GameTree, policy: Policy) -> float:
    """What a best response wins on average over both seats: half of NashConv."""
    return nash_conv(tree, policy) / 2
