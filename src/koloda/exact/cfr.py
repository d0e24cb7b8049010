"""CFR+: counterfactual regret minimisation, whose average policy comes near to an equilibrium."""

from collections.abc import Iterator

from koloda.engine.contract.state import NOBODY
from koloda.exact.best_response import Policy, uniform
from koloda.exact.game_tree import GameTree


class Cfr:
    """Regrets that never fall below 0, seats updated in turn, later iterations weighing more."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.iterations = 0
        self.now = uniform(tree)
        self.regrets = [[0.0] * len(each.actions) for each in tree.sets]
        self.sums = [[0.0] * len(each.actions) for each in tree.sets]
        self.ends = [node.value for node in tree.nodes]
        self.inner = [
            (node.number, node.seat, node.info, node.chances, [kid.number for kid in node.children])
            for node in tree.nodes
            if node.seat != NOBODY
        ]
        """Plain rows of all nodes but the ends, which every iteration goes through four times."""

    def run(self, iterations: int) -> Policy:
        """Run that many more iterations; returns the average policy."""
        for _ in range(iterations):
            self.iterations += 1
            for seat in (0, 1):
                self.update(seat)
        return self.average()

    def average(self) -> Policy:
        """The policies of all iterations, each weighted by its number and by its reach."""
        return [normal(sums) for sums in self.sums]

    def update(self, seat: int) -> None:
        """Take in what the seat would have gained by each action, and change its policy."""
        mine, others = self.reaches(seat)
        values = self.values()
        sign = 1.0 if seat == 0 else -1.0
        for number, each in enumerate(self.tree.sets):
            if each.seat != seat:
                continue
            regrets, sums, policy = self.regrets[number], self.sums[number], self.now[number]
            for node in each.nodes:
                weight, base = sign * others[node.number], values[node.number]
                for place, child in enumerate(node.children):
                    regrets[place] += weight * (values[child.number] - base)
            # By perfect recall the seat reaches all nodes of the set alike.
            weight = self.iterations * mine[each.nodes[0].number]
            for place, chance in enumerate(policy):
                sums[place] += weight * chance
                regrets[place] = max(regrets[place], 0.0)
            self.now[number] = normal(regrets)

    def values(self) -> list[float]:
        """What seat 0 wins from each node on, by the policies of now."""
        values = self.ends[:]
        for number, _, chances, children in self.inner_nodes(-1):
            total = 0.0
            for place, child in enumerate(children):
                total += chances[place] * values[child]
            values[number] = total
        return values

    def reaches(self, seat: int) -> tuple[list[float], list[float]]:
        """How likely each node is: the seat's own part of it, and that of all others."""
        mine = [1.0] * len(self.ends)
        others = mine[:]
        for number, actor, chances, children in self.inner_nodes(1):
            reached, changed = (others, mine) if actor == seat else (mine, others)
            same, part = reached[number], changed[number]
            for place, child in enumerate(children):
                reached[child] = same
                changed[child] = part * chances[place]
        return mine, others

    def inner_nodes(self, step: int) -> Iterator[tuple[int, int, list[float], list[int]]]:
        """Number, actor, chances of now and children of every node that is not an end."""
        now = self.now
        for number, seat, info, chances, children in self.inner[::step]:
            yield number, seat, chances or now[info], children


def normal(weights: list[float]) -> list[float]:
    """The weights as chances; all alike where there are none."""
    total = sum(weights)
    if total <= 0:
        return [1 / len(weights)] * len(weights)
    return [weight / total for weight in weights]
