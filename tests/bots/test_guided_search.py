"""A search by a network: its looks, its budget, and that it knows no more than its seat."""

import math
import pickle
from pathlib import Path

import pytest

from koloda.bots import own_net
from koloda.bots.guide import Guide
from koloda.bots.guided_player import GuidedPlayer
from koloda.bots.guided_search import GuidedSearch, most_promising, shared
from koloda.bots.ladder import find_player
from koloda.bots.net_player import NetPlayer
from koloda.bots.tree import Node, enter
from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.engine.values.errors import OptionError
from koloda.games import GAMES, find_game
from tests.bots.test_networks import network_file, same_choice_in_all_worlds
from tests.helpers import given

KARMA = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 7 9 9; hand.1: 16!; pile: 4; removed: rest"
)
WON = "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"


@pytest.fixture
def setup() -> Setup:
    return find_game("karma").setup(2)


@pytest.fixture
def net(setup: Setup, tmp_path: Path) -> NetPlayer:
    return NetPlayer(str(network_file(tmp_path / "karma.npz", setup, FastRng(3))))


def row(actions: list[int]) -> ActionList:
    """These actions as a search sees them."""
    legal = ActionList()
    for action in actions:
        legal.append(action)
    return legal


def test_a_look_gives_chances_and_the_expected_score(net: NetPlayer) -> None:
    state, guide = given(KARMA), Guide(net.network)
    legal = state.legal_actions(0)
    values = {guide.look(state, 0, row(legal), Evidence()) for _ in range(2)}
    sheet = Sheet(state.setup.layout().size)
    state.observe(0, sheet)
    assert len(values) == 1 and math.isclose(
        values.pop(), net.network.expected(sheet), abs_tol=0.01
    )
    chances = [guide.priors[place] for place in range(len(legal))]
    assert math.isclose(sum(chances), 1.0) and min(chances) >= 0.0
    best = max(range(len(legal)), key=lambda place: chances[place])
    assert legal[best] == net.network.best(sheet, row(legal))
    guide.look(state, 0, row(legal * 10), Evidence())
    assert math.isclose(sum(guide.priors[place] for place in range(10 * len(legal))), 1.0)


def test_iterations_are_a_budget_of_which_the_first_looks_at_the_root(net: NetPlayer) -> None:
    searches = [
        GuidedSearch(given(KARMA), 0, Evidence(), FastRng(5), Guide(net.network)) for _ in range(2)
    ]
    for search in searches:
        search.run(60, 1e9)
        assert sum(choice.visits for choice in search.choices()) == 59
    assert searches[0].choices() == searches[1].choices(), "the same seed, the same tree"


def test_choices_that_nobody_has_looked_at_end_the_way_down(net: NetPlayer) -> None:
    state, guide = given(KARMA), Guide(net.network)
    search = GuidedSearch(state, 0, Evidence(), FastRng(5), guide)
    search.run(3, 1e9)
    known = [choice.action for choice in search.choices()]
    assert search.root.first is not None and search.root.first.next is not None
    search.root.first = search.root.first.next
    search.path.clear()
    scores = search.grow(given(KARMA), search.root, 0)
    assert search.path == [], "it stops at the root, old as that is"
    assert scores[0] == -scores[1] == guide.look(state, 0, row(state.legal_actions(0)), Evidence())
    assert sorted(known) == sorted(choice.action for choice in search.choices())


def test_a_win_is_found_against_any_prior(net: NetPlayer) -> None:
    state = given(WON)
    search = GuidedSearch(state, 0, Evidence(), FastRng(5), Guide(net.network))
    search.run(200, 1e9)
    best = search.choices()[0]
    state.apply(0, best.action)
    assert state.is_over() and best.score == 1.0


def test_the_most_promising_has_a_high_mean_or_a_high_prior() -> None:
    root = Node(0)
    good, bad, new = (enter(root, code) for code in (1, 2, 3))
    assert most_promising(root, 0, row([1, 2, 4])) is None, "nobody has looked at 4 yet"
    good.visits, good.total, bad.visits, bad.total = 4.0, 3.0, 4.0, -3.0
    assert most_promising(root, 0, row([1, 2, 3])) is good
    assert (good.offered, bad.offered, new.offered) == (2, 2, 2)
    new.prior = 0.9
    assert most_promising(root, 0, row([1, 2, 3])) is new
    assert most_promising(root, 0, row([2])) is bad


def test_what_a_seat_expects_the_others_lose() -> None:
    assert shared(0.5, 1, 2) == [-0.5, 0.5]
    assert shared(0.5, 2, 3) == [-0.25, -0.25, 0.5]


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_hidden_cards_change_no_choice(game: str, tmp_path: Path) -> None:
    rng = FastRng(9)
    for players in sorted({2, min(3, find_game(game).seats[1])}):
        setup = find_game(game).setup(players)
        file = network_file(tmp_path / "random.npz", setup, rng)
        same_choice_in_all_worlds(find_player(f"net:{file}#20"), setup, FastRng(4))


def test_a_network_with_a_budget_guides_a_search(
    setup: Setup, net: NetPlayer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_net, "FOLDER", tmp_path)
    (tmp_path / "karma-2.npz").write_bytes(Path(net.file).read_bytes())
    odd = tmp_path / "karma#3"
    odd.write_bytes(Path(net.file).read_bytes())
    assert isinstance(find_player(f"net:{odd}"), NetPlayer), "a file may have such a name"
    timed = find_player(f"net:{net.file}@0.5")
    assert isinstance(timed, GuidedPlayer) and timed.seconds == 0.5
    driver = Driver(setup, FastRng(4))
    driver.settle()
    seat = driver.state.to_act()[0]
    names = (f"net:{net.file}#30", f"net:{odd}#30", "net#30")
    players = [pickle.loads(pickle.dumps(find_player(name))) for name in names]
    assert tuple(player.name for player in players) == names
    chosen = {
        player.choose(driver.state.clone(), seat, driver.evidence, FastRng(1)) for player in players
    }
    assert len(chosen) == 1
    with pytest.raises(OptionError, match="the budget is a number above 0"):
        find_player("net#none")
    with pytest.raises(OptionError, match="was made for karma players=2, not for"):
        players[0].accept(find_game("karma").setup(3))


def test_where_koloda_has_no_network_the_level_below_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_net, "FOLDER", tmp_path)
    setup = find_game("karma").setup(3)
    player = find_player("net#30")
    with pytest.warns(UserWarning, match="normal plays"):
        player.accept(setup)
    driver = Driver(setup, FastRng(4))
    driver.settle()
    seat = driver.state.to_act()[0]
    usual = setup.game.greedy(driver.state.view(seat), FastRng(1))
    assert player.choose(driver.state.clone(), seat, driver.evidence, FastRng(1)) == usual


def test_a_forced_choice_is_not_searched(net: NetPlayer) -> None:
    state = given(
        "karma 2 players=2; stage: play; turn: 0; hand.0: 7 7; hand.1: 16!; pile: 14; removed: rest"
    )
    legal = state.legal_actions(0)
    assert len(legal) == 1
    player = find_player(f"net:{net.file}#1")
    assert player.choose(state, 0, Evidence(), FastRng(1)) == legal[0]
