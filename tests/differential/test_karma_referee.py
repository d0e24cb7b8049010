"""Karma's engine and its referee, written independently from the rules, play the same games."""

import random

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.values.options import Value
from koloda.games import find_game
from tests.depth import deep
from tests.referees.karma import Referee

KARMA = find_game("karma")
GAMES = 250
BATCHES = 10
HIDDEN_STAGES = ("dealer", "shuffle", "choose")
CHANGES: tuple[dict[str, Value], ...] = (
    {"copies": 3, "clear": 2},
    {"voluntary_pickup": True},
    {"pt_follow_up": "must"},
    {"pt_pair": False},
    {"karma_doubles": False},
    {"moved_card_can_be_doubled": False},
    {"draw_timing": "beforeReplay"},
    {"repeat": 0},
    {"repeat": 2},
    {"dealer": 0},
    {"deck": "tiny"},
)


def table(dice: random.Random) -> tuple[int, dict[str, Value]]:
    """A number of seats and a mix of options."""
    options: dict[str, Value] = {"edition": dice.choice(("ru", "en", "full", "tiny"))}
    for change in dice.sample(CHANGES, dice.choice((0, 1, 1, 2, 3))):
        options.update(change)
    cap = dice.choice((0, 2, 12, 40))
    if cap:
        options["cap"] = cap
    if "tiny" in options.values():  # seven cards, with copies of their own
        options |= {"copies": 2, "clear": 2}
        return 2, options
    large = options["edition"] == "full" or "copies" in options
    return dice.randint(2, 6 if large else 4), options


def start(players: int, options: dict[str, Value]) -> tuple[State, Referee]:
    """The same game for both; the referee counts all turns, the engine those of each player."""
    theirs = dict(options)
    if "cap" in options:
        theirs["cap"] = int(options["cap"]) * players
    return KARMA.new(players, options), Referee(players, dict[str, object](theirs))


def same_choices(state: State, referee: Referee) -> None:
    """The same seats may do the same things."""
    to_act = state.to_act()
    assert to_act == referee.to_act()
    texts = state.setup.actions.texts
    for seat in to_act:
        if seat == CHANCE:
            actions = [action for action, _ in state.chance_weights()]
        else:
            actions = state.legal_actions(seat)
        assert {texts[action] for action in actions} == referee.legal(seat)


def same_table(state: State, referee: Referee) -> None:
    """The same cards lie in the same places, and everybody knows the same of them."""
    fields, zones = state.fields(), referee.zones()
    for name, words in fields.items():
        if name.startswith(("hand", "up")):
            assert sorted(word.rstrip("!") for word in words) == zones[name], name
        elif name.startswith("down") or name in ("deck", "pile", "turns"):
            assert words == zones[name], name
        elif name == "removed":
            assert sorted(words) == zones[name], name
    if state.prompt() not in HIDDEN_STAGES:
        for holder in range(state.setup.players):
            known = [word[:-1] for word in fields[f"hand.{holder}"] if word.endswith("!")]
            other = (holder + 1) % state.setup.players
            assert sorted(known) == referee.knows(other, holder)


def compare(seed: int) -> str:
    """One random game by both; how it ended."""
    dice, rng = random.Random(seed), FastRng(seed)
    state, referee = start(*table(dice))
    while state.to_act():
        same_choices(state, referee)
        seat = dice.choice(state.to_act())
        if seat == CHANCE:
            action = state.sample_chance(rng)
        else:
            action = dice.choice(state.legal_actions(seat))
        state.apply(seat, action)
        referee.apply(seat, state.setup.actions.text(action))
        if seat != CHANCE:
            same_table(state, referee)
    outcome = state.outcome()
    assert outcome is not None
    assert referee.result() == {"ranks": list(outcome.ranks), "reason": outcome.reason}
    assert referee.next_dealer == KARMA.rematch(state).options["dealer"]
    return outcome.reason


@pytest.mark.parametrize("batch", range(deep(BATCHES)))
def test_engine_and_referee_agree(batch: int) -> None:
    each = GAMES // BATCHES
    endings = set()
    for seed in range(batch * each, (batch + 1) * each):
        try:
            endings.add(compare(seed))
        except AssertionError as error:
            players, options = table(random.Random(seed))
            error.add_note(f"seed {seed}: {players} players, {options}")
            raise
    assert {"cards", "cap"} <= endings
