"""Cards that nobody has seen lie in another order, all along a game, and nobody can tell."""

from collections import Counter

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.values.view import HIDDEN
from koloda.games import GAMES, find_game
from tests.engine.test_contract_toy import Toy

EVERY = 11
"""Whole games have hundreds of moments."""
FEW = 3


@pytest.mark.parametrize("game", [*GAMES, Toy()], ids=lambda game: game.name)
def test_every_seat_sees_the_same_in_another_order(game: Game) -> None:
    state, rng, moves = game.new(game.usual_seats), FastRng(1), 0
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        if moves % EVERY == 0:
            other = state.reshuffled(rng)
            assert [sorted(each) for each in other.veiled()] == [
                sorted(each) for each in state.veiled()
            ]
            for looker in [*range(game.usual_seats), WATCHER]:
                assert other.view(looker) == state.view(looker)
        state.apply(seat, state.random_action(seat, rng))
        moves += 1


def test_where_there_is_no_other_order_positions_that_came_up_are_remembered() -> None:
    # Kanobu R43: a loop with an empty deck ends the third time; the account must see it coming.
    state, rng = find_game("kanobu").new(2), FastRng(3)
    while not state.is_over():
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        if max(map(len, state.veiled())) <= 1:
            assert str(state.reshuffled(rng)) == str(state)
            return
        state.apply(seat, state.random_action(seat, rng))
    raise AssertionError("the deck was never used up")


@pytest.mark.parametrize("game", [*GAMES, Toy()], ids=lambda game: game.name)
def test_whoever_sees_all_cards_sees_what_every_seat_does_and_the_rest(game: Game) -> None:
    state, rng, moves = game.new(game.usual_seats), FastRng(2), 0
    while not state.is_over():
        seat = state.actor()
        if seat != CHANCE and moves % EVERY == 0:
            opened = state.open_zones()
            for looker in [*range(game.usual_seats), WATCHER]:
                for place, seen in zip(opened, state.zones(looker), strict=True):
                    assert (place.name, place.owner) == (seen.name, seen.owner)
                    assert len(place.cards) == len(seen.cards)
                    known = Counter(card for card in seen.cards if card != HIDDEN)
                    assert known <= Counter(place.cards)
            if game in GAMES:
                assert not [place for place in opened if HIDDEN in place.cards]
        moves += seat != CHANCE
        act = state.sample_chance(rng) if seat == CHANCE else state.random_action(seat, rng)
        state.apply(seat, act)


@pytest.mark.parametrize("name", ["karma", "kanobu", "unit"])
def test_the_first_cards_of_an_open_deck_are_the_next_that_are_drawn(name: str) -> None:
    state, rng, drawn = find_game(name).new(2), FastRng(4), 0
    while not state.is_over() and drawn < FEW:
        seat = state.actor()
        if seat == CHANCE:
            state.apply(seat, state.sample_chance(rng))
            continue
        before = deck_of(state)
        events = state.play(seat, state.random_action(seat, rng))
        gone = len(before) - len(deck_of(state))
        if gone > 0 and deck_of(state) == before[gone:]:
            took = [card for each in events if each.kind.source == "deck" for card in each.cards]
            assert Counter(state.setup.tokens[card] for card in took) == Counter(before[:gone])
            drawn += 1
    assert drawn == FEW


def deck_of(state: State) -> tuple[str, ...]:
    """The deck with its cards face up."""
    return next(place.cards for place in state.open_zones() if place.name == "deck")
