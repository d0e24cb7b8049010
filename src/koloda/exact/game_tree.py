"""The whole tree of a game for two, with its information sets under perfect recall."""

from copy import deepcopy
from typing import Final

from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.values.errors import OptionError
from koloda.engine.values.event import Event
from koloda.engine.values.outcome import Outcome
from koloda.envs.memory import Memory, observation_text
from koloda.exact import faults

MOST_NODES: Final = 100_000
SEATS: Final = 2
NO_SET: Final = -1


class Node:
    """One history: who acts, and what may follow; at the end what seat 0 has won."""

    __slots__ = ("action", "chances", "children", "info", "number", "own", "past", "seat", "value")

    def __init__(self, number: int, past: "Node | None", action: int, own: tuple[int, int]) -> None:
        self.number = number
        """Its place in `GameTree.nodes`, in which a node stands before what follows it."""
        self.past = past
        self.action = action
        """The action that led here from `past`."""
        self.own = own
        """How many choices each seat has made before."""
        self.seat = NOBODY
        self.children: list[Node] = []
        self.chances: list[float] = []
        """What chance gives each child; empty where a seat chooses."""
        self.info = NO_SET
        """The number of the information set of the seat that chooses."""
        self.value = 0.0

    def path(self) -> list[tuple[int, int]]:
        """The seats and actions that lead here from the beginning."""
        found: list[tuple[int, int]] = []
        node = self
        while node.past is not None:
            found.append((node.past.seat, node.action))
            node = node.past
        return found[::-1]


class InfoSet:
    """All histories that a seat cannot tell apart when it must choose."""

    __slots__ = ("actions", "nodes", "seat")

    def __init__(self, seat: int, actions: list[int]) -> None:
        self.seat = seat
        self.actions = actions
        self.nodes: list[Node] = []


class Open:
    """A history whose continuations are still to be listed."""

    __slots__ = ("last", "memory", "node", "state")

    def __init__(self, node: Node, state: State, memory: Memory, last: int) -> None:
        self.node = node
        self.state = state
        self.memory = memory
        self.last = last
        """The seat that acted last, which decides whose turn it is where several may act."""


class GameTree:
    """Every history of a table for two, and its information sets."""

    def __init__(self, setup: Setup, most: int = MOST_NODES) -> None:
        if setup.players != SEATS:
            raise OptionError(faults.TWO_SEATS, players=setup.players)
        refuse_large(setup, most)
        self.setup = setup
        self.nodes: list[Node] = []
        self.sets: list[InfoSet] = []
        self.staked = False
        """Whether values are stakes, in the game's own unit; otherwise they are scores."""
        self.numbers: dict[tuple[int, str], int] = {}
        """The information sets by seat and by what that seat remembers."""
        waiting = [Open(self.node(None, 0, (0, 0)), setup.game.start(setup), Memory([""] * 2), -1)]
        while waiting:
            waiting += self.expand(waiting.pop())

    def node(self, past: Node | None, action: int, own: tuple[int, int]) -> Node:
        """Add the node that an action leads to."""
        node = Node(len(self.nodes), past, action, own)
        self.nodes.append(node)
        return node

    def expand(self, here: Open) -> list[Open]:
        """List what may follow a history."""
        node, state = here.node, here.state
        seat = int(state.next_to_act(here.last))
        node.seat = seat
        if seat == NOBODY:
            outcome = state.outcome()
            assert outcome is not None
            node.value = self.value(outcome)
            return []
        own = node.own
        if seat == CHANCE:
            weights = state.chance_weights()
            total = sum(weight for _, weight in weights)
            actions = [action for action, _ in weights]
            node.chances = [weight / total for _, weight in weights]
        else:
            actions = state.legal_actions(seat)
            node.info = self.info_set(here, seat, actions)
            own = (own[0] + (seat == 0), own[1] + (seat == 1))
        found = [self.follow(here, self.node(node, action, own)) for action in actions]
        node.children = [each.node for each in found]
        return found

    def follow(self, here: Open, child: Node) -> Open:
        """The history after one more action."""
        seat, state = here.node.seat, here.state.clone()
        events: list[Event] = []
        state.log = events
        state.apply(seat, child.action)
        state.log = None
        memory = deepcopy(here.memory)
        memory.add(here.state, seat, child.action, events)
        return Open(child, state, memory, here.last if seat == CHANCE else seat)

    def info_set(self, here: Open, seat: int, actions: list[int]) -> int:
        """The number of the information set that a history belongs to."""
        key = seat, here.memory.text(seat) + observation_text(here.state, seat)
        number = self.numbers.setdefault(key, len(self.sets))
        if number == len(self.sets):
            self.sets.append(InfoSet(seat, actions))
        self.sets[number].nodes.append(here.node)
        return number

    def value(self, outcome: Outcome) -> float:
        """What seat 0 has won: its stake, or its score where nothing is at stake."""
        if outcome.stakes:
            self.staked = True
            return float(outcome.stakes[0])
        return outcome.scores[0]

    def terminals(self) -> int:
        """How many histories are whole games."""
        return sum(node.seat == NOBODY for node in self.nodes)


def refuse_large(setup: Setup, most: int) -> None:
    """Refuse a tree with more nodes than that; counting them is much quicker than the tree."""
    waiting = [(setup.game.start(setup), -1)]
    counted = 0
    while waiting:
        state, last = waiting.pop()
        counted += 1
        if counted + len(waiting) > most:
            raise OptionError(faults.TOO_LARGE, game=setup.game.name, most=most)
        seat = int(state.next_to_act(last))
        if seat == CHANCE:
            actions = [action for action, _ in state.chance_weights()]
        else:
            actions = [] if seat == NOBODY else state.legal_actions(seat)
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            waiting.append((after, last if seat == CHANCE else seat))
