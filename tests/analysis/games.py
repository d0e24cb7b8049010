"""Short games of greedy players, for analysis with hardly any rollouts."""

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record
from koloda.games import find_game


def greedy_game(name: str, players: int = 2, seed: int = 1, moves: int = 1000) -> Record:
    """A game of the rule players, or its first moves."""
    game = find_game(name)
    match, rng = Match(game.setup(players), seed_from_number(seed)), FastRng(seed)
    match.settle()
    while not match.state.is_over() and moves:
        seat = match.state.actor()
        match.play(seat, game.greedy(match.state.view(seat), rng))
        moves -= 1
    return match.record([f"player {seat}" for seat in range(players)])
