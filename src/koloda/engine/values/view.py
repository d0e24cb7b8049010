"""What one seat may know of a moment: a type of its own that cannot hold more."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from koloda.engine.values import faults
from koloda.engine.values.missing import NoSuchZone
from koloda.engine.values.outcome import Outcome

HIDDEN: Final = "?"
TABLE: Final = -1
FEW: Final = 8
"""Hidden cards of one zone that a table of text shows one by one."""


class Zone(NamedTuple):
    """A place on the table as one seat sees it; a card it cannot see is `?`."""

    name: str
    """The word for the place, like `hand` or `pile`; a game's page lists its own."""
    owner: int
    """The seat it belongs to; -1 for a place of the table."""
    cards: tuple[str, ...]
    """The cards from the bottom or the left; `?` for a hidden one, `-` for an empty place."""

    def label(self) -> str:
        """The zone's name, with the seat it belongs to: `pile`, `hand.0`."""
        return self.name if self.owner == TABLE else f"{self.name}.{self.owner}"

    def __str__(self) -> str:
        return f"{self.label()}: {' '.join(self.cards) or '-'}"

    def short(self) -> str:
        """The zone as text, long rows of hidden cards as their number: `deck: 40 × ? H7`."""
        words: list[str] = []
        hidden = 0
        for card in [*self.cards, ""]:
            if card == HIDDEN:
                hidden += 1
                continue
            words += [HIDDEN] * hidden if hidden <= FEW else [f"{hidden} × {HIDDEN}"]
            hidden = 0
            words.append(card)
        return str(Zone(self.name, self.owner, tuple(words[:-1])))


Fields = tuple[str, int, tuple[str, ...]]
from_fields: Final[Callable[[Fields], Zone]] = partial(tuple.__new__, Zone)
"""What `Zone` does when it is called, without the interpreter: a view makes a dozen of them."""


def zone(name: str, owner: int, cards: tuple[str, ...]) -> Zone:
    """A place on the table, made more quickly than by calling its class."""
    return from_fields((name, owner, cards))


class View(NamedTuple):
    """One moment as one seat, or a watcher, may know it, with that seat's legal actions."""

    game: str
    """The name of the game."""
    seat: int
    """The seat that sees this; -1 for a watcher."""
    players: int
    """How many seats there are."""
    to_act: tuple[int, ...]
    """The seats that owe a move: (-1,) while chance is to act, () once the game is over."""
    prompt: str
    """The word for the question that is open, like `play` or `choose`."""
    zones: tuple[Zone, ...]
    """The places on the table in a fixed order; `zone(name, owner)` finds one."""
    facts: dict[str, str]
    """What everybody knows besides the cards; `points.1` is about seat 1."""
    legal: tuple[int, ...]
    """The numbers of the legal moves, in the order of `actions`; for engines."""
    actions: tuple[str, ...]
    """The legal moves of this seat as texts; none when another is to move."""
    outcome: Outcome | None
    """How the game ended; None while it goes on."""
    figures: dict[str, str]
    """What follows from the open cards and is worth showing, like the damage to come."""

    def zone(self, name: str, owner: int = TABLE) -> Zone:
        """The zone of that name and owner."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        there = ", ".join(zone.label() for zone in self.zones)
        asked = repr(Zone(name, owner, ()).label())
        of_seats = owner == TABLE and any(zone.name == name for zone in self.zones)
        fault = faults.ZONE_OF_SEATS if of_seats else faults.NO_ZONE
        raise NoSuchZone(fault, game=self.game, zone=asked, there=there)

    def line(self) -> str:
        """Facts and zones on one line."""
        facts = [f"{name}: {value}" for name, value in self.facts.items()]
        return "; ".join([*facts, *(str(zone) for zone in self.zones)])

    def __str__(self) -> str:
        who = "a watcher" if self.seat < 0 else f"seat {self.seat}"
        waits = " and ".join("chance" if seat < 0 else f"seat {seat}" for seat in self.to_act)
        moment = f"{waits} to move ({self.prompt})" if waits else f"over, {self.outcome}"
        rows = [tuple(zone.short().split(": ", maxsplit=1)) for zone in self.zones]
        rows.append(("facts", ", ".join(f"{name} {value}" for name, value in self.facts.items())))
        if self.actions:
            rows.append(("moves", ", ".join(self.actions)))
        width = max(len(row[0]) for row in rows)
        lines = [f"  {row[0]:<{width}}  {row[1]}" for row in rows]
        return "\n".join([f"{self.game} as {who} of {self.players} sees it: {moment}", *lines])

    def __repr__(self) -> str:
        return str(self)
