"""Players see only what their seat may see, and choose among the legal actions."""

import pytest

from koloda.bots.host import play_match
from koloda.bots.ladder import LEVELS, find_player
from koloda.bots.player import Player, PlayerFailed, decide
from koloda.bots.search_player import NO_LIMIT, SearchPlayer
from koloda.engine.chance.rng import FastRng, Rng, seed_from_number
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.records.match import Match
from koloda.engine.values.errors import OptionError
from koloda.games import GAMES

WORLDS = 3
PLAYERS = [find_player(name) for name in ("random", "easy", "normal", "hard#20", "expert#20")]


class First(Player):
    """A player of somebody else's making: always the first legal action."""

    def __init__(self) -> None:
        super().__init__("first")

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        assert rng.below(1) == 0 and evidence.credence(world, seat) <= 1
        return world.legal_actions(seat)[0]


def fewest(game: Game) -> int:
    return game.seats[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("player", PLAYERS, ids=lambda player: player.name)
def test_hidden_cards_do_not_change_the_choice(game: Game, player: Player) -> None:
    for seed in range(2):
        match = Match(game.setup(fewest(game)), seed_from_number(seed))
        match.settle()
        rng = FastRng(seed)
        for step in range(60):
            to_act = match.state.to_act()
            if not to_act:
                break
            seat = to_act[step % len(to_act)]
            choices = {
                player.choose(
                    match.state.determinize(seat, FastRng(number)),
                    seat,
                    match.evidence,
                    FastRng(step),
                )
                for number in range(WORLDS)
            }
            assert len(choices) == 1, str(match.state)
            assert choices <= set(match.state.legal_actions(seat))
            match.play(seat, decide(player, match.state, seat, match.evidence, rng))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_asking_a_player_changes_nothing(game: Game) -> None:
    match = Match(game.setup(fewest(game)), seed_from_number(1))
    match.settle()
    before = str(match.state)
    for player in PLAYERS:
        decide(player, match.state, match.state.to_act()[0], match.evidence, FastRng(1))
    assert str(match.state) == before


def test_players_are_found_by_name() -> None:
    assert [find_player(name).name for name in LEVELS] == list(LEVELS)
    assert find_player("greedy").name == "normal"
    for wrong in ("grandmaster", "easy#5", "normal@1", ""):
        with pytest.raises(OptionError, match="there is random, easy, normal, hard, expert"):
            find_player(wrong)
    for wrong in ("hard@0", "hard@x", "expert#", "expert#-3", "expert@nan"):
        with pytest.raises(OptionError, match="the budget is a number above 0"):
            find_player(wrong)


class Broken(Player):
    """A player that fails, or chooses what is not legal."""

    def __init__(self, fails: bool) -> None:
        super().__init__("broken")
        self.fails = fails

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        if self.fails:
            raise RuntimeError("no idea")
        return len(world.setup.actions.texts) + seat


@pytest.mark.parametrize("fails", [True, False])
def test_a_failing_player_is_named_with_the_position(fails: bool) -> None:
    match = Match(GAMES[0].setup(2), seed_from_number(1))
    match.settle()
    with pytest.raises(PlayerFailed, match=r"broken .* on seat 0 in karma ") as told:
        decide(Broken(fails), match.state, 0, match.evidence, FastRng(1))
    assert str(match.state) in str(told.value)
    assert isinstance(told.value.__cause__, RuntimeError) == fails


def test_more_thinking_finds_the_winning_move() -> None:
    state = GAMES[0].parse(
        "karma 2 players=2; stage: play; turn: 0; hand.0: 9 9; hand.1: 16!; pile: 4; removed: rest"
    )
    choice = decide(find_player("hard#200"), state, 0, Evidence(), FastRng(1))
    assert state.setup.actions.text(choice) == "play 9 9"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hard_searches_for_as_long_as_the_game_says(game: Game) -> None:
    setup = game.setup(fewest(game))
    match = Match(setup, seed_from_number(3))
    match.settle()
    hard, counted = find_player("hard"), find_player(f"expert#{game.hard_iterations(setup)}")
    assert isinstance(hard, SearchPlayer)
    hard.seconds = 600.0
    seat = match.state.to_act()[0]
    mine, base = FastRng(1), FastRng(1)
    assert decide(hard, match.state, seat, match.evidence, mine) == decide(
        counted, match.state, seat, match.evidence, base
    )
    assert mine.word == base.word  # every iteration draws: they were as many


def test_a_time_of_its_own_lifts_the_number_of_iterations() -> None:
    timed, counted = find_player("hard@2"), find_player("hard#0.5")
    assert isinstance(timed, SearchPlayer) and isinstance(counted, SearchPlayer)
    assert (timed.seconds, timed.iterations) == (2.0, NO_LIMIT)
    assert counted.iterations == 1


def test_random_takes_every_legal_action() -> None:
    match = Match(GAMES[0].setup(3), seed_from_number(1))
    match.settle()
    seat = match.state.to_act()[0]
    random = find_player("random")
    found = {
        decide(random, match.state, seat, match.evidence, FastRng(number)) for number in range(200)
    }
    assert found == set(match.state.legal_actions(seat))


def test_somebody_elses_player_can_sit_down() -> None:
    host = play_match(GAMES[0].setup(2), [First(), find_player("random")], 0, 1)
    assert host.game.state.is_over()
    state, first = host.game.setup.game.start(host.game.setup), 0
    assert isinstance(host.game, Match)
    for seat, action in host.game.actions:
        if seat == 0:
            assert action == state.legal_actions(seat)[0]
            first += 1
        state.apply(seat, action)
    assert first > 5
