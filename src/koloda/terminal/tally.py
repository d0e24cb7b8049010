"""Counting what comes of many games."""

from collections import Counter
from collections.abc import Callable

from koloda.bots.host import play_game, play_match
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.setup import Setup
from koloda.engine.records.driver import Driver
from koloda.engine.records.match import Match
from koloda.engine.values.outcome import Outcome


class Lengths:
    """How long games were: a count for each length, however many games there are."""

    def __init__(self) -> None:
        self.counts: Counter[int] = Counter()

    def add(self, length: int) -> None:
        """One more game."""
        self.counts[length] += 1

    def total(self) -> int:
        """All of them together."""
        return sum(length * count for length, count in self.counts.items())

    def mean(self) -> float | None:
        """The average, or None without games."""
        games = self.counts.total()
        return round(self.total() / games, 3) if games else None

    def percentile(self, percent: int) -> int | None:
        """The least length that this percentage of the games does not exceed."""
        left = -(-self.counts.total() * percent // 100)
        for length in sorted(self.counts):
            left -= self.counts[length]
            if left <= 0:
                return length
        return None


class Tally:
    """Results of games at one table."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.moves = Lengths()
        self.turns = Lengths()
        self.wins = [0] * players
        self.endings: Counter[str] = Counter()

    def add(self, moves: int, turns: str, outcome: Outcome) -> None:
        """One more game; a game need not count turns."""
        self.games += 1
        self.moves.add(moves)
        if turns.isdigit():
            self.turns.add(int(turns))
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.endings[outcome.reason] += 1


Keep = Callable[[int, Match], None]
"""Takes the number of a game and the game, which is over."""


def play_games(
    setup: Setup,
    bots: list[Player],
    games: int,
    seed: int,
    progress: Callable[[int], None],
    keep: Keep | None = None,
) -> Tally:
    """Play them; each game has a chance of its own that follows from the seed and its number.

    Games that are kept are dealt from a seed that a record can show, so they are other games.
    """
    tally = Tally(setup.players)
    for number in range(games):
        own = (seed << 32) + number
        if keep is None:
            rng = FastRng(own)
            host = play_game(Driver(setup, rng), list(bots), rng)
        else:
            host = play_match(setup, bots, 0, own)
            assert isinstance(host.game, Match)
            keep(number, host.game)
        state = host.game.state
        outcome = state.outcome()
        assert outcome is not None
        tally.add(host.choices, state.facts().get("turns", ""), outcome)
        progress(number + 1)
    return tally
