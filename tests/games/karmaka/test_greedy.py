"""The rule player of Karmaka."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE
from koloda.games import find_game
from koloda.games.karmaka.bots.greedy import Plan
from tests.clauses.karmaka.positions import turn_of
from tests.helpers import play

KARMAKA = find_game("karmaka")


def choice(cards: str, *moves: str, seat: int = 0, options: str = "players=2") -> str:
    """What the rule player does after these moves."""
    state = turn_of(0, cards, options)
    play(state, *moves)
    return state.setup.actions.text(KARMAKA.greedy(state.view(seat), FastRng(1)))


THEY = "hand.1: peek panic"


@pytest.mark.parametrize(
    ("cards", "action"),
    [
        (f"hand.0: spite crisis peek; {THEY}", "points spite"),
        (f"hand.0: crisis mimic peek; deeds.0: spite; {THEY}", "points crisis"),
        (f"hand.0: salvage recycle; deeds.0: spite spite; {THEY}", "points recycle"),
        (f"hand.0: peek salvage; deeds.0: spite spite; {THEY}", "ability peek"),
        (f"hand.0: vengeance crisis; deeds.0: spite spite; {THEY}", "future vengeance"),
    ],
)
def test_one_colour_for_points_one_for_the_future_one_for_abilities(
    cards: str, action: str
) -> None:
    assert choice(cards) == action


def test_it_covers_good_deeds() -> None:
    cards = f"hand.0: recycle crisis; deeds.0: spite spite; {THEY}"
    state = turn_of(0, cards)
    worth = Plan(state.view(0)).worth
    assert worth("points", "recycle") > worth("points", "crisis")
    assert worth("points", "recycle") > worth("partner", "recycle")


@pytest.mark.parametrize(
    ("cards", "moves", "seat", "action"),
    [
        (f"hand.0: longevity peek; {THEY}", ["0 ability longevity"], 0, "target 0"),
        (f"hand.0: panic peek; {THEY}", ["0 ability panic"], 0, "target 1"),
        (f"hand.0: roulette peek; {THEY}", ["0 ability roulette"], 0, "done"),
        (f"hand.0: roulette peek; {THEY}", ["0 ability roulette", "0 done"], 0, "draw"),
        (f"hand.0: salvage peek; ruins: panic spite; {THEY}", ["0 ability salvage"], 0, "fetch 2"),
        (
            f"hand.0: transmigrate peek; future.0: panic thievery; {THEY}",
            ["0 ability transmigrate"],
            0,
            "take 2",
        ),
        (f"hand.0: denial peek spite; {THEY}", ["0 ability denial"], 0, "ruin peek"),
        (f"hand.0: embody peek; deeds.0: panic spite; {THEY}", ["0 ability embody"], 0, "deed 2"),
        (
            f"hand.0: crisis peek; deeds.1: spite panic; {THEY}",
            ["0 ability crisis"],
            1,
            "deed 2",
        ),
        (f"hand.0: jubilee spite; {THEY}", ["0 ability jubilee"], 0, "score spite"),
        (f"hand.0: crisis peek; {THEY}", ["0 ability crisis"], 1, "accept"),
        (
            "hand.0: panic peek; hand.1: swindle; "
            "future.1: peek peek denial denial salvage salvage spite spite",
            ["0 ability panic", "0 target 1"],
            1,
            "decline",
        ),
        (
            f"hand.0: swindle peek; {THEY}",
            ["0 ability swindle", "* pick panic", "* pick peek"],
            0,
            "steal peek",
        ),
    ],
)
def test_how_it_answers(cards: str, moves: list[str], seat: int, action: str) -> None:
    assert choice(cards, *moves, seat=seat) == action


def test_it_copies_the_best_deed_and_hits_the_leader() -> None:
    cards = "hand.1: peek; deeds.1: panic; hand.2: peek; deeds.2: spite; rungs: 0 1 0"
    three = "players=3"
    assert choice(f"hand.0: mimic peek; {cards}", "0 ability mimic", options=three) == "copy 2"
    assert choice(f"hand.0: crisis peek; {cards}", "0 ability crisis", options=three) == "target 1"


def test_it_spends_just_the_rings_it_needs() -> None:
    state = turn_of(1, "deeds.0: spite; hand.1: peek panic; rings: 3 0")
    play(state, "1 points peek")
    assert state.setup.actions.text(KARMAKA.greedy(state.view(0), FastRng(1))) == "rings 1"


@pytest.mark.parametrize(("players", "variant"), [(2, "free"), (3, "wolf"), (4, "teams")])
def test_it_beats_players_who_play_at_random(players: int, variant: str) -> None:
    won = 0
    for number in range(12):
        state = KARMAKA.new(players, {"variant": variant})
        rng, mine = FastRng(number), number % players
        while not state.is_over():
            seat = state.actor()
            if seat == CHANCE:
                action = state.sample_chance(rng)
            elif seat == mine:
                action = KARMAKA.greedy(state.view(seat), rng)
            else:
                action = state.random_action(seat, rng)
            state.apply(seat, action)
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.ranks[mine] == 1
    assert won >= 11
