"""The one loop that plays a game between players: simulations, contests, learners, terminal."""

from koloda.bots.player import Player, decide
from koloda.bots.simple import RandomPlayer
from koloda.engine.chance.rng import FastRng, Rng, seed_from_number
from koloda.engine.containers.ints import i64, mypyc_attr
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import NOBODY
from koloda.engine.records.driver import Driver
from koloda.engine.records.match import Match
from koloda.engine.values.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class Host:
    """Asks the players of a game for their choices; a seat without a player stops it.

    A whole game between players is `play_game` or `play_match`. Where a person or a learner has a
    seat, a `Host` without a player there is the same loop, which `play` and `advance` go on with.

    When several seats owe a choice, as in the free order of Unit, they act in turn: first the next
    one to the left of the seat that acted last (`State.next_to_act`, which environments ask, too).
    So nobody waits for ever, and a game between given players depends on nothing but its seed.
    """

    def __init__(self, game: Driver, players: list[Player | None], rng: Rng) -> None:
        self.game = game
        self.players = [
            None if player is None else player.new_game(game.setup, seat)
            for seat, player in enumerate(players)
        ]
        self.rng = rng
        """Where the players' own chance comes from; never that of the cards."""
        self.last: i64 = -1
        """The seat that acted last."""
        self.choices: i64 = 0
        if not any(player is None or player.uses_evidence for player in self.players):
            game.evidence = Evidence()  # what nobody asks for is not gathered
        self.is_remembered = any(player is not None and player.remembers for player in self.players)
        if self.is_remembered:
            game.tells = True

    def begin(self) -> list[Event]:
        """Let chance act before the first choice; returns the events, which a deal is."""
        return self.told(self.game.settle())

    def to_act(self) -> i64:
        """The seat whose choice it is now, or NOBODY when the game is over."""
        return self.game.state.next_to_act(self.last)

    def play(self, seat: i64, action: i64) -> list[Event]:
        """A seat's choice and the chance that follows it; returns the events."""
        self.last = seat
        self.choices += 1
        return self.told(self.game.play(seat, action))

    def told(self, events: list[Event]) -> list[Event]:
        """Show the events to the players that remember, each as its seat may see them."""
        if self.is_remembered and events:
            for seat, player in enumerate(self.players):
                if player is not None and player.remembers:
                    player.observe(self.game.state.sights(events, seat))
        return events

    def advance(self) -> list[Event]:
        """Let the players act until a seat without one owes a choice or the game is over."""
        events: list[Event] = []
        while True:
            seat = self.to_act()
            if seat == NOBODY:
                return events
            player = self.players[seat]
            if player is None:
                return events
            events += self.play(seat, self.ask(player, seat))

    def ask(self, player: Player, seat: i64) -> i64:
        """The player's choice; one that has no choice, or takes any action, needs no world."""
        state = self.game.state
        if type(player) is RandomPlayer:
            return state.random_action(seat, self.rng)
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        return decide(player, state, seat, self.game.evidence, self.rng)


def play_match(setup: Setup, players: list[Player], rotation: int, seed: int) -> Host:
    """A whole recorded match: player i sits on seat i + rotation; `Host` says who acts when.

    The seed alone gives the cards, so that all rotations of one seed play the same deal.
    """
    match = Match(setup, seed_from_number(seed))
    rng = FastRng(seed * len(players) + rotation)
    return play_game(match, seated(players, rotation), rng)


def play_game(game: Driver, players: list[Player | None], rng: Rng) -> Host:
    """A whole game between players by seat, from the deal to its end, recorded or not."""
    host = Host(game, players, rng)
    host.begin()
    host.advance()
    return host


def seated(players: list[Player], rotation: int) -> list[Player | None]:
    """The players by seat: player i sits on seat i + rotation."""
    return [players[(seat - rotation) % len(players)] for seat in range(len(players))]
