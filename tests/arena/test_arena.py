"""Contests on duplicate deals: fair to every seat, the same for every number of workers."""

import json
import math
import os
import re
import signal
from collections.abc import Callable, Iterator
from multiprocessing import active_children
from typing import Any

import pytest
from click.testing import CliRunner

from koloda.arena.contest import contest
from koloda.arena.deals import Job, Played, play_job, play_rotation
from koloda.arena.figures import elo, undecided
from koloda.arena.stats import fit, mean_of, ratings
from koloda.arena.work import run_all
from koloda.bots.player import Player
from koloda.cli import main
from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.values.errors import KolodaError
from koloda.games import GAMES


class First(Player):
    """Always takes the first legal action, so that nothing but the seat decides."""

    def choose(self, world: State, seat: int, evidence: Evidence, rng: Rng) -> int:
        return world.legal_actions(seat)[0]


def arena(*words: str) -> Any:
    run = CliRunner().invoke(main, ["arena", *words, "--json"])
    assert run.exit_code == 0, run.output
    return json.loads(run.output)


def test_every_rotation_of_a_deal_is_played() -> None:
    played = play_job(Job("karma", 3, {}, ("normal", "random", "random"), 1, 5, 2))
    assert [(game.deal, game.rotation) for game in played] == [
        (deal, rotation) for deal in (5, 6) for rotation in (0, 1, 2)
    ]
    assert all(abs(sum(game.scores)) < 1e-9 for game in played)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_players_without_chance_of_their_own_share_a_deal_equally(game: Game) -> None:
    """Every place of the line-up sits on every seat: equal players get equal points, exactly."""
    setup = game.setup(max(2, game.seats[0]))
    players: list[Player] = [First(str(place)) for place in range(setup.players)]
    for deal in range(4):
        rounds = [play_rotation(setup, players, 3, deal, turn) for turn in range(setup.players)]
        points = [sum(one.scores[place] for one in rounds) for place in range(setup.players)]
        assert points == pytest.approx([0.0] * setup.players)
        assert len({one.moves for one in rounds}) == 1


def test_a_contest_plays_all_rotations_of_all_deals() -> None:
    played = contest(GAMES[0].setup(2), ["random"] * 2, 4, 3, 1, lambda _: None)
    assert [(one.deal, one.rotation) for one in played] == [
        (d, r) for d in range(4) for r in (0, 1)
    ]


def test_workers_do_not_change_the_result() -> None:
    setup = GAMES[0].setup(2)
    alone = contest(setup, ["normal", "random"], 4, 7, 1, lambda _: None)
    seen: list[int] = []
    together = contest(setup, ["normal", "random"], 4, 7, 2, seen.append)
    assert alone == together
    assert seen[-1] == 100


def test_the_command_prints_figures_with_intervals() -> None:
    result = arena("karma", "--players", "easy,random", "--deals", "12", "--workers", "1")
    (only,) = result["contests"]
    easy, random = only["players"]
    assert only["games"] == 24
    assert easy["points"]["value"] > 0.5 > random["points"]["value"]
    assert math.isclose(easy["points"]["value"] + random["points"]["value"], 1)
    assert easy["points"]["low"] < easy["points"]["value"]


def test_how_games_without_a_winner_ended_is_told() -> None:
    words = ["arena", "karma", "--players", "random,random", "--deals", "1", "--workers", "1"]
    run = CliRunner().invoke(main, [*words, "--option", "cap=1"])
    assert "karma, 2 seats, 1 deal, seed 1\n" in run.output
    assert "\n  nobody won 1 game (cap 1)\n" in run.output
    drawn = undecided([Played(0, 0, (0.0, 0.0), (True, True), 9, "cap")])
    assert drawn.lines() == ["draws: 1 game (cap 1)"]


def test_seats_that_are_level_do_not_shorten_an_elo_distance() -> None:
    """One of four loses: who never does beats a third of the others and is level with the rest."""
    lost = [(1 / 3, 1 / 3, 1 / 3, -1.0)] * 3 + [(-1.0, 1 / 3, 1 / 3, 1 / 3)]
    games = [Played(deal % 2, 0, scores, (), 9, "cards") for deal, scores in enumerate(lost)]
    better = elo(
        games, ["a", "b", "b", "b"], "a"
    )  # three times ahead of a seat, three times behind
    assert better is not None and better.value == 0.0
    worse = elo(games, ["b", "b", "b", "a"], "a")  # nine times behind, once ahead
    assert worse is not None and round(worse.value) == -382
    assert elo(games[:1], ["a", "b", "b", "b"], "a") is None  # one deal has no interval
    assert elo(games, ["a", "a", "a", "a"], "a") is None


def test_an_arena_tells_elo_distances_when_asked() -> None:
    words = ["arena", "karma", "--players", "easy,random,random", "--deals", "6", "--workers", "1"]
    told = CliRunner().invoke(main, [*words, "--elo"]).output
    up, down = re.findall(r"elo +([+-]\d+) \[[+-]\d+, [+-]\d+\]", told)[:2]
    assert int(up) == -int(down) > 0
    assert "elo: distance to the other names" in told
    assert "elo" not in CliRunner().invoke(main, words).output


def test_a_ladder_is_rated() -> None:
    words = ["arena", "karma", "--ladder", "--players", "random,easy,hard#15", "--deals", "6"]
    run = CliRunner().invoke(main, [*words, "--workers", "1"])
    assert run.exit_code == 0
    assert "ratings" in run.output and "hard#15" in run.output
    again = CliRunner().invoke(main, [*words, "--workers", "1"])
    assert again.output == run.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["karma", "--players", "normal"], "at least two players"),
        (["karma", "--players", "normal,hal"], "there is no player 'hal'"),
        (["chess", "--players", "normal,easy"], "there is no game 'chess'"),
        (["karma", "--players", "normal,easy", "--seats", "9"], "is played by"),
    ],
)
def test_bad_input_gets_one_line(words: list[str], sentence: str) -> None:
    run = CliRunner().invoke(main, ["arena", *words])
    assert run.exit_code == 2
    assert sentence in run.output and run.output.count("\n") == 1


def test_means_have_their_intervals() -> None:
    assert mean_of([0.5]).low == -math.inf
    mean = mean_of([0.0, 1.0] * 50)
    assert mean.value == 0.5 and math.isclose(mean.high - mean.low, 0.197, abs_tol=0.001)


def test_ratings_explain_shares() -> None:
    strong, weak = fit(2, {(0, 1): 0.75})
    assert math.isclose(strong - weak, 400 * math.log10(3), abs_tol=8)
    rated = ratings(3, {(0, 1): [0.8] * 20, (0, 2): [0.9, 1.0] * 10, (1, 2): [0.6] * 20})
    assert rated[0].value > rated[1].value > rated[2].value
    assert all(rating.low <= rating.value <= rating.high for rating in rated)


def vanish(_: int) -> int:
    os._exit(3)


def test_a_process_that_is_lost_is_told_in_one_sentence() -> None:
    with pytest.raises(KolodaError, match="--workers 1 does all of it"):
        list(run_all(vanish, [1, 2], 2))


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Ctrl-C interrupts, also in a run that was begun in the background, where it is ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "sigterm"])
def test_a_contest_that_is_stopped_tells_what_it_knows(
    number: signal.Signals, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The signal comes when the first piece of 16 or 8 is whole."""

    def stops(_: str) -> Callable[[int], None]:
        return lambda _: signal.raise_signal(number)

    monkeypatch.setattr("koloda.terminal.arena.shows", stops)
    words = ["karma", "--players", "random,random", "--deals", "16", "--workers", str(workers)]
    run = CliRunner().invoke(main, ["arena", *words])
    assert run.exit_code == 130
    assert "stopped before the end; of the games that were played:" in run.stdout
    games = int(re.findall(r"^(\d+) games", run.stdout, re.MULTILINE)[0])
    assert 0 < games < 32
    assert not active_children()


@pytest.mark.usefixtures("ctrl_c")
def test_a_ladder_that_is_stopped_has_no_ratings_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    def stops(_: str) -> Callable[[int], None]:
        return lambda _: signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("koloda.terminal.arena.shows", stops)
    words = ["karma", "--ladder", "--players", "random,easy,normal", "--deals", "8", "--json"]
    run = CliRunner().invoke(main, ["arena", *words, "--workers", "1"])
    told = json.loads(run.stdout)
    assert told["stopped"] and len(told["contests"]) == 1 and "ratings" not in told
