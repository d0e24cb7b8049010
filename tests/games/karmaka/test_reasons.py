"""Why a move of Karmaka is better than another."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import State
from koloda.games import find_game
from koloda.games.karmaka.bots.greedy import greedy
from tests.clauses.karmaka.positions import turn_of
from tests.helpers import play

KARMAKA = find_game("karmaka")
THEY = "hand.1: peek panic"


def why(cards: str, better: str, made: str, *moves: str, options: str = "players=2") -> str:
    state = turn_of(0, cards, options)
    play(state, *moves)
    found = KARMAKA.why_better(state.setup, state.view(0), better.split(), made.split())
    return "" if found is None else " ".join([found.name, *found.values.values()])


@pytest.mark.parametrize(
    ("better", "made", "told"),
    [
        ("points crisis", "ability crisis", "why-points 4"),
        ("points crisis", "points peek", "why-points 4"),
        ("points peek", "points crisis", "why-spares crisis"),
        ("future crisis", "ability peek", "why-offered peek"),
        ("future crisis", "future peek", "why-spares peek"),
        ("future crisis", "points crisis", "why-later crisis"),
        ("partner crisis", "points crisis", "why-partner"),
        ("ability crisis", "ability peek", ""),
        ("ability peek", "points peek", "why-again"),
        ("ability salvage", "points peek", "why-brings"),
        ("ability mimic", "points peek", "why-copies"),
        ("ability jubilee", "points peek", "why-jubilee"),
        ("ability spite", "points peek", "why-hits-hand"),
        ("ability stolen_dreams", "points peek", ""),
        ("rings 0", "rings 1", "why-fewer-rings"),
        ("rings 1", "rings 0", "why-more-rings"),
        ("accept", "decline", "why-accept"),
        ("decline", "accept", "why-decline"),
        ("pass", "points peek", "why-keeps"),
        ("skip", "points peek", "why-keeps"),
        ("draw", "done", "why-draws"),
    ],
)
def test_why_another_move_was_better(better: str, made: str, told: str) -> None:
    assert why(f"hand.0: crisis peek; {THEY}", better, made) == told


def test_the_last_points_of_a_life() -> None:
    short = f"hand.0: crisis peek; deeds.0: spite; {THEY}"
    assert why(short, "points crisis", "pass") == "why-rung crisis"
    enough = f"hand.0: crisis peek; deeds.0: spite spite; {THEY}"
    assert why(enough, "future crisis", "points crisis") == "why-future"
    assert why(enough, "points peek", "points crisis") == "why-covers spite"
    assert why(enough, "points spite", "points crisis") == "why-spares crisis"
    assert why(enough, "points spite", "pass") == ""


def test_what_an_ability_costs_a_rival() -> None:
    cards = f"hand.0: mimic peek; deeds.1: crisis vengeance; {THEY}"
    assert why(cards, "ability thievery", "points peek") == "why-hits-deeds"
    assert why(cards, "copy 1", "copy 2", "0 ability mimic") == "why-hits-deeds"


def test_whom_a_card_is_played_on() -> None:
    cards = f"hand.0: dwindle longevity peek; {THEY}"
    assert why(cards, "target 1", "target 0", "0 ability dwindle") == "why-costs 1"
    assert why(cards, "target 0", "target 1", "0 ability dwindle") == ""
    assert why(cards, "target 0", "target 1", "0 ability longevity") == "why-yourself"
    assert why(cards, "target 1", "target 0", "0 ability longevity") == ""
    three = "hand.0: dwindle longevity peek; hand.1: peek; hand.2: panic; rungs: 0 1 2"
    among = ("target 2", "target 1", "0 ability dwindle")
    assert why(three, *among, options="players=3") == "why-ahead 2"
    assert why(three, "target 1", *among[1:], options="players=3") == ""
    given = ("target 2", "target 1", "0 ability longevity")
    assert why(three, *given, options="players=3") == ""


@pytest.mark.parametrize(
    ("cards", "move", "better", "made", "told"),
    [
        ("hand.0: salvage; ruins: peek spite", "salvage", "fetch 2", "fetch 1", "why-worth spite"),
        ("hand.0: salvage; ruins: peek spite", "salvage", "fetch 1", "fetch 2", "why-again"),
        (
            "hand.0: transmigrate; future.0: peek spite",
            "transmigrate",
            "take 2",
            "take 1",
            "why-worth spite",
        ),
        ("hand.0: roulette peek", "roulette", "ruin peek", "done", "why-draws"),
        ("hand.0: denial peek spite", "denial", "ruin peek", "ruin spite", "why-again"),
        ("hand.0: embody; deeds.0: peek panic", "embody", "deed 1", "deed 2", "why-again"),
    ],
)
def test_which_card(cards: str, move: str, better: str, made: str, told: str) -> None:
    assert why(f"{cards}; {THEY}", better, made, f"0 ability {move}") == told


def test_what_is_kept_of_the_cards_looked_at() -> None:
    cards = f"hand.0: destiny panic; well: peek spite crisis rest; {THEY}"
    assert why(cards, "place spite", "place peek", "0 ability destiny") == "why-later spite"
    back = ("0 ability destiny", "0 done")
    assert why(cards, "return spite", "return peek", *back) == ""


def test_what_a_victim_gives_up() -> None:
    cards = "hand.1: crisis panic; deeds.0: peek spite; hand.0: peek spite"
    state = turn_of(1, cards)
    play(state, "1 ability crisis")
    assert lost(state, "deed 1", "deed 2") == "why-loses-less"
    assert lost(state, "deed 2", "deed 1") == ""
    state = turn_of(1, cards.replace("crisis", "dwindle"))
    play(state, "1 ability dwindle", "1 target 0")
    assert lost(state, "ruin peek", "ruin spite") == "why-worth spite"
    assert lost(state, "ruin spite", "ruin peek") == ""


def lost(state: State, better: str, made: str) -> str:
    found = KARMAKA.why_better(state.setup, state.view(0), better.split(), made.split())
    return "" if found is None else " ".join([found.name, *found.values.values()])


def test_nearly_every_choice_has_a_reason() -> None:
    """Games of rule players with slips: the best move against another one, taken at random."""
    asked = silent = 0
    for seed in range(4):
        state, rng = KARMAKA.new(2), FastRng(seed + 1)
        texts = state.setup.actions.texts
        for _ in range(250):
            state.run_chance(rng)
            if state.is_over():
                break
            seat = state.actor()
            view = state.view(seat)
            best = greedy(view, rng)
            others = [action for action in view.legal if action != best]
            if others:
                other = others[rng.below(len(others))]
                words = texts[best].split(), texts[other].split()
                asked += 1
                silent += KARMAKA.why_better(state.setup, view, *words) is None
            state.apply(seat, best if rng.below(6) else view.legal[rng.below(len(view.legal))])
    assert asked > 300
    assert silent < 0.06 * asked
