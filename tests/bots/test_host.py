"""The one loop that plays a game between players."""

import pytest

from koloda.bots.host import Host, play_match, seated
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.records.driver import Driver
from koloda.engine.records.match import Match
from koloda.games import GAMES, find_game
from koloda.terminal.tally import play_games

FREE = {"turn_mode": "free"}


def seats_of(match: Driver) -> list[int]:
    assert isinstance(match, Match)
    return [seat for seat, _ in match.actions if seat != CHANCE]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_same_seed_plays_the_same_match(game: Game) -> None:
    setup = game.setup(max(2, game.seats[0]))
    players = [find_player("normal"), *[find_player("random")] * (setup.players - 1)]
    records = [
        game.record(["x"] * setup.players)
        for game in (play_match(setup, players, 1, 5).game for _ in range(2))
        if isinstance(game, Match)
    ]
    assert str(records[0]) == str(records[1]) and records[0].outcome is not None


def test_every_rotation_plays_the_same_deal() -> None:
    setup = find_game("karma").setup(3)
    players = [find_player(name) for name in ("normal", "easy", "random")]
    deals = set()
    for rotation in range(3):
        match = play_match(setup, players, rotation, 7).game
        assert isinstance(match, Match)
        deals.add(str([action for seat, action in match.actions if seat == CHANCE][:61]))
    assert len(deals) == 1


def test_a_rotation_moves_every_player_to_the_left() -> None:
    players: list[Player] = [Player(name) for name in "abc"]
    names = [[player.name for player in seated(players, turn) if player] for turn in range(4)]
    assert names == [["a", "b", "c"], ["c", "a", "b"], ["b", "c", "a"], ["a", "b", "c"]]


def test_seats_that_may_act_at_once_act_in_turn() -> None:
    match = play_match(find_game("karma").setup(3), [find_player("random")] * 3, 0, 1).game
    assert seats_of(match)[:9] == [0, 1, 2, 0, 1, 2, 0, 1, 2]


def both(state: State) -> bool:
    return len(state.to_act()) == 2


def test_simulations_and_contests_play_the_free_order_alike() -> None:
    """In Unit's free order both seats may act: whoever acted last is followed by the other one."""
    setup = find_game("unit").setup(2, FREE)
    players = [find_player("random"), find_player("normal")]
    for game in (Match(setup, seed_from_number(2)), Driver(setup, FastRng(2))):
        host = Host(game, list(players), FastRng(2))
        game.settle()
        shared = 0
        while (seat := host.to_act()) != NOBODY:
            if both(game.state) and host.last >= 0:
                assert seat == 1 - host.last
                shared += 1
            player = players[seat]
            host.play(seat, host.ask(player, seat))
        assert shared > 10
    assert play_games(setup, players, 2, 1, lambda _: None).games == 2


def test_a_seat_without_a_player_is_waited_for() -> None:
    match = Match(find_game("karma").setup(3), seed_from_number(4))
    host = Host(match, [find_player("random"), None, find_player("random")], FastRng(1))
    match.settle()
    while not match.state.is_over():
        host.advance()
        if not match.state.is_over():
            assert host.to_act() == 1
            before = len(seats_of(match))
            assert host.advance() == [] and len(seats_of(match)) == before
            host.play(1, match.state.random_action(1, FastRng(3)))
    assert seats_of(match).count(1) > 3 and host.choices == len(seats_of(match))


def test_evidence_is_gathered_for_those_who_use_it() -> None:
    setup = find_game("karma").setup(2)
    simple: list[Player | None] = [find_player("random"), find_player("normal")]
    match = Match(setup, seed_from_number(1))
    assert not match.evidence.gathers_nothing()
    Host(match, simple, FastRng(1))
    assert match.evidence.gathers_nothing()
    for other in (None, find_player("hard#1")):
        match = Match(setup, seed_from_number(1))
        Host(match, [simple[0], other], FastRng(1))
        assert not match.evidence.gathers_nothing()
