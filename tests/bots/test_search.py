"""The search: budgets, cancellation, growth by likely actions, all seats' interests."""

import pytest

from koloda.bots.search import BETWEEN_LOOKS, Search
from koloda.bots.tree import Node, enter, select
from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.games import GAMES
from tests.helpers import given

KARMA = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 7 9 9; hand.1: 16!; pile: 4; removed: rest"
)


def test_iterations_are_a_budget() -> None:
    search = Search(given(KARMA), 0, Evidence(), FastRng(1))
    search.run(50, 1e9)
    search.run(3, 1e9)
    assert search.iterations == 53
    assert sum(choice.visits for choice in search.choices()) == 53


def test_time_is_a_budget_but_something_is_always_found() -> None:
    search = Search(given(KARMA), 0, Evidence(), FastRng(1))
    search.run(1_000_000, -1.0)
    assert search.iterations == BETWEEN_LOOKS
    assert search.choices()


def test_a_search_can_be_stopped_from_outside() -> None:
    asked: list[int] = []

    def stopped() -> bool:
        asked.append(1)
        return len(asked) == 3

    search = Search(given(KARMA), 0, Evidence(), FastRng(1))
    search.run(1_000_000, 1e9, stopped)
    assert search.iterations == 3 * BETWEEN_LOOKS


def test_the_same_seed_gives_the_same_tree() -> None:
    searches = [Search(given(KARMA), 0, Evidence(), FastRng(5)) for _ in range(2)]
    for search in searches:
        search.run(80, 1e9)
    assert searches[0].choices() == searches[1].choices()


def test_children_are_kept_in_order_and_made_once() -> None:
    root = Node(0)
    made = [enter(root, code) for code in (5, 2, 9, 5)]
    assert made[0] is made[3]
    codes, child = [], root.first
    while child is not None:
        codes.append(child.code)
        child = child.next
    assert codes == [2, 5, 9]


def row(actions: list[int]) -> ActionList:
    """These actions as a search sees them."""
    legal = ActionList()
    for action in actions:
        legal.append(action)
    return legal


def test_the_best_known_child_is_followed() -> None:
    root = Node(0)
    assert select(root, 0, row([1, 2]), 0.7) is None
    for code, score in ((1, 1.0), (2, -1.0)):
        child = enter(root, code)
        child.visits, child.total = 1.0, score
    best, only = select(root, 0, row([1, 2, 3]), 0.7), select(root, 0, row([2]), 0.7)
    assert best is not None and best.action() == 1
    assert only is not None and only.action() == 2
    assert (root.known, best.offered, only.offered) == (1, 2, 3)


def test_a_node_grows_by_what_is_new_and_else_follows_the_best() -> None:
    state = given(KARMA)
    legal = state.legal_actions(0)
    likely = state.likely_action(0, FastRng(1))
    other = next(action for action in legal if action != likely)
    assert len(legal) > 2
    search = Search(state, 0, Evidence(), FastRng(1))
    good = enter(search.root, other)
    good.visits, good.total = 1.0, 1.0
    search.root.visits = 100.0
    new = search.follow(search.root, state, 0, row(legal))
    assert (new.action(), new.visits) == (likely, 0)
    new.visits, new.total = 1.0, -1.0
    search.rng = FastRng(1)  # so that the same action is likely once more
    assert search.follow(search.root, state, 0, row(legal)) is good
    search.root.visits = 0.0  # no room for a third child
    assert search.follow(search.root, state, 0, row(legal)) is good


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_seats_have_their_own_interest(game: Game) -> None:
    state = game.new(min(3, game.seats[1]))
    rng = FastRng(2)
    while state.actor() < 0:
        state.apply(state.actor(), state.sample_chance(rng))
    search = Search(state, int(state.actor()), Evidence(), rng)
    search.run(30, 1e9)
    assert all(-1 <= choice.score <= 1 for choice in search.choices())
    seats, waiting = set(), [search.root]
    while waiting:
        node = waiting.pop()
        while node.first is not None:
            waiting.append(node.first)
            seats.add(node.first.seat())
            node.first = node.first.next
    assert seats <= set(range(state.setup.players)) and state.actor() in seats
