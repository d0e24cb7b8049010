"""What a table was made for: game, options, seats, clock; as asked for, checked, and as stored."""

from dataclasses import dataclass

from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError
from koloda.engine.values.options import Value
from koloda.games import find_game
from koloda.server.protocol import faults
from koloda.server.protocol.tables import ClockKind
from koloda.server.rooms.clocks import NONE
from koloda.server.rooms.levels import bots_on_offer, check_made_for
from koloda.server.storage.writer import Row

PERSON = "person"
BOT = "bot"
SHORTEST = 5
LONGEST = 24 * 3600


class OtherRules(OptionError):  # noqa: N818 - it says what is the matter
    """A stored table needs a version of the rules that this server does not have."""


@dataclass(frozen=True)
class Wanted:
    """Who shall sit on a seat: a person, or a bot of a level."""

    kind: str
    level: str


@dataclass(frozen=True)
class Plan:
    """A table's agreed rules and manners, the same for a rematch."""

    setup: Setup
    seats: tuple[Wanted, ...]
    clock: ClockKind
    seconds: float
    increment: float
    watchers: bool
    listed: bool
    hints: bool = False
    """Whether people who play each other may ask for hints."""
    deal: str = ""
    """What is compared on these cards, `daily 2026-11-17` or `duplicate ID`; else empty."""

    def again(self, setup: Setup, seats: list[Wanted]) -> "Plan":
        """The table of the next game: the setup that the rules give it, the same on every seat."""
        return Plan(
            setup,
            tuple(seats),
            self.clock,
            self.seconds,
            self.increment,
            self.watchers,
            self.listed,
            self.hints,
        )

    def row(self) -> Row:
        """The part of a room's stored row that is fixed for ever."""
        return {
            "game": self.setup.game.name,
            "rules": self.setup.game.rules_version,
            "setup": str(self.setup),
            "clock": self.clock,
            "seconds": self.seconds,
            "increment": self.increment,
            "watchers": self.watchers,
            "listed": self.listed,
            "hints": self.hints,
            "deal": self.deal,
        }


def make_plan(
    game: str,
    players: int,
    options: dict[str, Value],
    seats: list[Wanted],
    clock: ClockKind,
    seconds: float,
    increment: float,
    watchers: bool,
    listed: bool,
    hints: bool = False,
) -> Plan:
    """A plan from what somebody has asked for, or a refusal."""
    setup = find_game(game).setup(players, options)
    if len(seats) != players:
        raise OptionError(faults.SEATS_LISTED, players=players, given=len(seats))
    check_bots(seats, setup)
    if clock != NONE and not SHORTEST <= seconds <= LONGEST:
        raise OptionError(faults.CLOCK_SECONDS, low=SHORTEST, high=LONGEST)
    if clock == NONE:
        seconds, increment = 0.0, 0.0
    return Plan(setup, tuple(seats), clock, seconds, increment, watchers, listed, hints)


def check_bots(seats: list[Wanted], setup: Setup) -> None:
    """Refuse bots that are not there, and those that were not made for this table."""
    for wanted in seats:
        if wanted.kind == BOT:
            known = bots_on_offer(setup.game.name)
            if wanted.level not in known:
                raise OptionError(faults.BOT_LEVEL, known=", ".join(known))
            check_made_for(wanted.level, setup)


def stored_plan(room: Row, chairs: list[Row]) -> Plan:
    """The plan of a room that was read from the database."""
    newest = find_game(room["game"])
    game = newest.of_version(str(room["rules"]))
    if game is None:
        raise OtherRules(
            faults.TABLE_VERSION,
            game=newest.name,
            version=room["rules"],
            here=newest.rules_version,
        )
    return Plan(
        game.read_setup(room["setup"].split()),
        tuple(Wanted(chair["kind"], chair["level"]) for chair in chairs),
        room["clock"],
        room["seconds"],
        room["increment"],
        bool(room["watchers"]),
        bool(room["listed"]),
        bool(room["hints"]),
        room["deal"],
    )
