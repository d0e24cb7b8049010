"""A player that remembers: a new one for each game, told what its seat sees and nothing else."""

import pytest

import koloda
from koloda.bots.host import Host, play_game, play_match
from koloda.bots.ladder import find_player
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import State
from koloda.engine.records.driver import Driver
from koloda.engine.records.record import Record, read_record
from koloda.engine.values.event import Sight
from koloda.games import GAMES, find_game

SEATED: list["Diary"] = []
"""All players that were given a seat since this was emptied."""


class Diary(Player):
    """Notes everything that it is told, and takes the first legal action."""

    def __init__(self) -> None:
        super().__init__("diary")
        self.remembers = True
        self.seat = -1
        self.seen: list[Sight] = []

    def new_game(self, setup: Setup, seat: int) -> Player:
        fresh = Diary()
        fresh.seat = seat
        assert seat < setup.players
        SEATED.append(fresh)
        return fresh

    def observe(self, sights: list[Sight]) -> None:
        self.seen += sights

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        assert seat == self.seat and rng.below(1) == 0 and evidence.credence(world, seat) <= 1
        return world.legal_actions(seat)[0]


def sights_in(record: Record, seat: int) -> list[Sight]:
    """What a seat saw in a whole game."""
    state = record.start()
    return [
        sight
        for actor, action in record.actions
        for sight in state.sights(state.play(actor, action), seat)
    ]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_seat_is_told_what_it_may_see(game: Game) -> None:
    SEATED.clear()
    player = Diary()
    host = play_match(game.setup(game.seats[0]), [player, find_player("normal")], 0, 5)
    assert len(SEATED) == 1 and player.seen == [], "the one that was asked for has no game itself"
    record = host.game.record(["diary", "normal"])  # type: ignore[attr-defined]
    assert SEATED[0].seen == sights_in(record, 0)
    hidden = [card for sight in SEATED[0].seen for card in sight.cards if card == "?"]
    assert bool(hidden) == ("?" in {card for sight in sights_in(record, 0) for card in sight.cards})


def test_one_player_on_all_seats_has_a_memory_for_each() -> None:
    SEATED.clear()
    host = play_match(find_game("karma").setup(3), [Diary()] * 3, 1, 5)
    assert [player.seat for player in SEATED] == [0, 1, 2]
    record = host.game.record(["diary"] * 3)  # type: ignore[attr-defined]
    assert all(player.seen == sights_in(record, player.seat) for player in SEATED)


def test_a_quick_game_without_a_record_tells_as_well() -> None:
    SEATED.clear()
    setup = find_game("karma").setup(2)
    played = play_game(Driver(setup, FastRng(3)), [Diary(), Diary()], FastRng(1))
    assert played.game.state.is_over()
    assert all(player.seen for player in SEATED)
    first, second = (player.seen for player in SEATED)
    assert len(first) == len(second) and first != second, "each saw its own cards alone"


def test_nobody_who_remembers_costs_nothing() -> None:
    driver = Driver(find_game("karma").setup(2), FastRng(3))
    host = Host(driver, [find_player("normal"), None], FastRng(1))
    assert host.begin() == [] and not driver.tells


def test_one_that_is_asked_in_the_middle_of_a_game_is_told_what_was() -> None:
    SEATED.clear()
    game = koloda.new("kanobu", players=2, seed=3)
    for _ in range(4):
        game.play(game.legal()[0])
    seat = game.to_act[0]
    assert game.ask(Diary()) == game.legal()[0]
    assert [player.seat for player in SEATED] == [seat]
    assert SEATED[0].seen == sights_in(read_record(str(game.record()), find_game), seat)
