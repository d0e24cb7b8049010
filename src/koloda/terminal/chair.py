"""One person's chair at a table of bots: all that the line mode ever gets to see of a match."""

from koloda.bots.hints import Hint, hints
from koloda.bots.host import Host
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import NOBODY
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record
from koloda.engine.values.event import Event, Sight
from koloda.engine.values.refusal import Refusal
from koloda.engine.values.view import View
from koloda.locales.catalogue import Catalogue
from koloda.locales.coaching import why_sentence
from koloda.terminal.dealing import Dealer


class Chair:
    """Shows its own seat's view, sights and refusals; the state behind them stays behind them."""

    def __init__(self, match: Match, seat: int, others: dict[int, Player]) -> None:
        self._match = match
        self._others = others
        # Not the stream of the deal, or the bots' thoughts would change the cards.
        self._rng = FastRng(int.from_bytes(match.seed, "big"))
        players = [others.get(place) for place in range(match.setup.players)]
        self._host = Host(match, players, self._rng)
        self._host.last = seat
        self.seat = seat
        self.setup = match.setup
        self.commitment = match.commitment
        self.promise = "commitment" if match.promise else "commitment-chosen"
        """The message that tells the commitment: a seed that the person chose is no secret."""

    def wait(self) -> list[list[Sight]]:
        """Let the others act until this seat owes a choice; what it has seen of each action."""
        seen = [self._seen(self._host.begin())]
        seat = self._host.to_act()
        while seat != NOBODY and (player := self._host.players[seat]) is not None:
            action = self._host.ask(player, seat)
            seen.append(self._seen(self._host.play(seat, action)))
            seat = self._host.to_act()
        return seen

    def play(self, action: int) -> list[Sight]:
        """This seat's choice; what it has seen happen."""
        return self._seen(self._host.play(self.seat, action))

    def view(self) -> View:
        """What this seat may know."""
        return self._match.state.view(self.seat)

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not take an action now."""
        return self._match.state.refusal(self.seat, action)

    def hints(self) -> list[Hint]:
        """Advice that knows no more than this seat."""
        world = self._match.state.determinize(self.seat, self._rng)
        return hints(world, self.seat, self._match.evidence, self._rng)

    def why(self, catalogue: Catalogue, players: list[str], best: Hint, other: Hint) -> str:
        """What makes one move better than another, as this seat sees it; or nothing."""
        texts = self.setup.actions.texts
        actions = texts[best.action], texts[other.action]
        return why_sentence(catalogue, self._match.state, self.seat, *actions, players)

    def names(self) -> list[str]:
        """Who sits on each seat."""
        return [
            self._others[seat].name if seat in self._others else "human"
            for seat in range(self.setup.players)
        ]

    def record(self) -> Record:
        """The whole game with its seed, for when it is over or given up."""
        return self._match.record(self.names())

    def again(self, dealer: Dealer) -> "Chair":
        """The same chair in the next game against the same others."""
        setup = self.setup.game.rematch(self._match.state)
        return Chair(dealer.deal(setup), self.seat, self._others)

    def _seen(self, events: list[Event]) -> list[Sight]:
        return self._match.state.sights(events, self.seat)
