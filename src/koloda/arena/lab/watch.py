"""One game watched for the laboratory, through the contract alone."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from koloda.bots.host import Host, seated
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, Rng, seed_from_number
from koloda.engine.contract.setup import Setup
from koloda.engine.records.match import Match
from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY, Event

UNKNOWN: Final = -1

Plays = dict[str, dict[str, list[int]]]
"""For each way to play a card and each card, how often each seat did it."""


class Watched(NamedTuple):
    """What one game came to."""

    deal: int
    rotation: int
    ranks: list[int]
    scores: list[float]
    reason: str
    choices: int
    turns: int
    """UNKNOWN in a game that does not count turns."""
    forced: int
    """Choices with one legal action."""
    offered: int
    """Legal actions of all choices together."""
    first: int
    plays: Plays
    possible: list[int]
    """Every action that was legal at some choice."""
    taken: list[int]
    """Every action that was chosen."""
    course: list[list[float]]
    """Every seat's expected score, -1 to 1, after each eighth of the choices; empty if unknown."""
    weight: float | None
    """What choosing well gains at one choice, in shares of a win."""
    luck: list[float]
    """What the cards gave every seat, in the unit of scores, where it was measured."""
    noise: list[float]
    """The variance of each of these estimates."""


class CountingHost(Host):
    """A host that notes which actions were legal and which were chosen."""

    def __init__(self, game: Match, players: list[Player | None], rng: Rng) -> None:
        super().__init__(game, players, rng)
        self.forced = 0
        self.offered = 0
        self.possible: set[int] = set()
        self.taken: set[int] = set()

    def ask(self, player: Player, seat: int) -> int:
        """The player's choice, noted."""
        legal = self.game.state.legal_actions(seat)
        self.forced += len(legal) == 1
        self.offered += len(legal)
        self.possible.update(legal)
        action = super().ask(player, seat)
        self.taken.add(action)
        return action


def watch(
    setup: Setup, players: list[Player], deal: int, rotation: int, seed: int, rng: FastRng
) -> tuple[Watched, Match]:
    """A whole game between players, still without its course, and the match."""
    match = Match(setup, seed_from_number(seed))
    host = CountingHost(match, seated(players, rotation), rng)
    events = host.begin()
    begins = match.state.actor()
    events += host.advance()
    outcome = match.state.outcome()
    assert outcome is not None
    turns = match.state.facts().get("turns", "")
    first = next((event.seat for event in events if event.kind.role == ROLE_FIRST), begins)
    return Watched(
        deal=deal,
        rotation=rotation,
        ranks=list(outcome.ranks),
        scores=list(outcome.scores),
        reason=outcome.reason,
        choices=host.choices,
        turns=int(turns) if turns.isdigit() else UNKNOWN,
        forced=host.forced,
        offered=host.offered,
        first=first,
        plays=plays_of(events, setup),
        possible=sorted(host.possible),
        taken=sorted(host.taken),
        course=[],
        weight=None,
        luck=[],
        noise=[],
    ), match


def plays_of(events: Iterable[Event], setup: Setup) -> Plays:
    """How often each seat played each card in each way."""
    found: Plays = {}
    for event in events:
        if event.kind.role == ROLE_PLAY:
            for card in event.cards:
                cards = found.setdefault(event.kind.name, {})
                counts = cards.setdefault(setup.tokens[card], [0] * setup.players)
                counts[event.seat] += 1
    return {way: dict(sorted(cards.items())) for way, cards in sorted(found.items())}
