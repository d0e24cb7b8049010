"""A match: chance from the committed seed, actions in the order they arrive, the log of all."""

import hashlib

import pytest

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match
from koloda.engine.values.errors import OptionError
from koloda.engine.values.refusal import IllegalAction
from koloda.games import find_game
from tests.helpers import names

SETUP = find_game("karma").setup(3, {})
SEED = seed_from_number(1)


def test_the_commitment_is_known_before_the_deal() -> None:
    match = Match(SETUP, SEED)
    assert match.commitment == hashlib.sha256(SEED).hexdigest()
    assert match.actions == []
    assert match.state.to_act() == [CHANCE]


def test_settle_lets_chance_act_until_somebody_must_choose() -> None:
    match = Match(SETUP, SEED)
    assert names(match.settle()) == ["dealer", "dealt"]
    assert len(match.actions) == 41
    assert {seat for seat, _ in match.actions} == {CHANCE}
    assert match.state.to_act() == [0, 1, 2]
    assert match.settle() == []


def test_nobody_plays_before_chance_has() -> None:
    match = Match(SETUP, SEED)
    with pytest.raises(IllegalAction, match="karma K6: the choice is with chance now"):
        match.play(0, 0)
    assert match.actions == []


def test_seats_act_in_the_order_they_arrive() -> None:
    match = Match(SETUP, SEED)
    match.settle()
    for seat in (2, 0, 1, 1, 2, 0, 0, 1, 2):
        match.play(seat, match.state.legal_actions(seat)[0])
    assert [seat for seat, _ in match.actions[41:]] == [2, 0, 1, 1, 2, 0, 0, 1, 2]
    assert match.state.prompt() == "play"


def test_a_refused_action_is_not_logged() -> None:
    match = Match(SETUP, SEED)
    match.settle()
    before = str(match.state)
    with pytest.raises(IllegalAction):
        match.play(0, SETUP.actions.parse("take"))
    assert len(match.actions) == 41
    assert str(match.state) == before


def test_the_same_seed_and_choices_give_the_same_game() -> None:
    records = []
    for _ in range(2):
        match, rng = Match(SETUP, SEED), FastRng(5)
        match.settle()
        while not match.state.is_over():
            seat = match.state.to_act()[0]
            match.play(seat, match.state.random_action(seat, rng))
        records.append(str(match.record(["Ann", "Bob", "Cid"])))
    assert records[0] == records[1]


def test_a_record_does_not_follow_the_match() -> None:
    match = Match(SETUP, SEED)
    record = match.record(["Ann", "Bob", "Cid"])
    match.settle()
    assert record.actions == []


@pytest.mark.parametrize("players", [[], ["Ann", "Bob"], ["Ann", "Bob", "Cid", "Dot"]])
def test_a_record_names_every_seat(players: list[str]) -> None:
    with pytest.raises(OptionError, match=f"a record names 3 players, not {len(players)}"):
        Match(SETUP, SEED).record(players)
