# mypyc: interpreted
"""What a seat has seen so far, for a player that is asked in the middle of a game."""

from koloda.bots.player import Player
from koloda.engine.records.match import Match
from koloda.engine.values.event import Sight


def past_sights(match: Match, seat: int) -> list[Sight]:
    """Everything that a seat has seen since the deal, the deal included."""
    state = match.record([""] * match.setup.players).start()
    seen: list[Sight] = []
    for actor, action in match.actions:
        seen += state.sights(state.play(actor, action), seat)
    return seen


def informed(player: Player, match: Match, seat: int) -> Player:
    """Who plays a seat of a game under way: one that remembers has been told what its seat saw."""
    found = player.new_game(match.setup, seat)
    if found.remembers:
        found.observe(past_sights(match, seat))
    return found
