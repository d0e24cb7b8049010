"""One game watched for the laboratory, through the contract alone."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from koloda.bots.host import Host, seated
from koloda.bots.player import Player
from koloda.bots.search import scores_of
from koloda.engine.chance.rng import FastRng, Rng, seed_from_number
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.match import Match
from koloda.engine.search.playout import likely_playout
from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY, Event

UNKNOWN: Final = -1

Plays = dict[str, dict[str, list[int]]]
"""For each way to play a card and each card, how often each seat did it."""


class Watched(NamedTuple):
    """What one game came to."""

    deal: int
    rotation: int
    ranks: list[int]
    reason: str
    choices: int
    turns: int
    """UNKNOWN in a game that does not count turns."""
    forced: int
    """Choices with one legal action."""
    first: int
    expected: list[float]
    """Every seat's expected score, -1 to 1, when half of the choices were made."""
    plays: Plays


class CountingHost(Host):
    """A host that counts the choices with one legal action."""

    def __init__(self, game: Match, players: list[Player | None], rng: Rng) -> None:
        super().__init__(game, players, rng)
        self.forced = 0

    def ask(self, player: Player, seat: int) -> int:
        """The player's choice, counted if it is forced."""
        self.forced += len(self.game.state.legal_actions(seat)) == 1
        return super().ask(player, seat)


def watch(
    setup: Setup, players: list[Player], deal: int, rotation: int, seed: int, rng: FastRng
) -> tuple[Watched, Match]:
    """A whole game between players, still without its expected scores, and the match."""
    match = Match(setup, seed_from_number(seed))
    host = CountingHost(match, seated(players, rotation), rng)
    events = match.settle()
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
        reason=outcome.reason,
        choices=host.choices,
        turns=int(turns) if turns.isdigit() else UNKNOWN,
        forced=host.forced,
        first=first,
        expected=[],
        plays=plays_of(events, setup),
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


def half_time(match: Match, made: int) -> State:
    """The position of a finished match when half of its choices were made."""
    state = match.setup.game.start(match.setup)
    left = made // 2
    for seat, action in match.actions:
        if seat != CHANCE:
            if left == 0:
                break
            left -= 1
        state.apply(seat, action)
    return state


def expected_scores(state: State, playouts: int, rng: FastRng) -> list[float]:
    """Every seat's mean score over that many likely playouts."""
    totals = [0.0] * state.setup.players
    for _ in range(playouts):
        world = state.clone()
        likely_playout(world, rng)
        totals = [total + score for total, score in zip(totals, scores_of(world), strict=True)]
    return [round(total / playouts, 6) for total in totals]
