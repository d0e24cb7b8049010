"""What one seat may know of a moment: a type of its own that cannot hold more."""

from typing import Final, NamedTuple

from koloda.engine.values.outcome import Outcome

HIDDEN: Final = "?"
TABLE: Final = -1


class Zone(NamedTuple):
    """A place on the table as one seat sees it; a card it cannot tell is `?`."""

    name: str
    owner: int
    cards: tuple[str, ...]

    def __str__(self) -> str:
        owner = "" if self.owner == TABLE else f".{self.owner}"
        return f"{self.name}{owner}: {' '.join(self.cards) or '-'}"


class View(NamedTuple):
    """One moment as one seat, or a watcher, may know it, with that seat's legal actions."""

    game: str
    seat: int
    players: int
    to_act: tuple[int, ...]
    prompt: str
    zones: tuple[Zone, ...]
    facts: dict[str, str]
    legal: tuple[int, ...]
    actions: tuple[str, ...]
    outcome: Outcome | None
    figures: dict[str, str]
    """What follows from the open cards and is worth showing, like the damage to come."""

    def zone(self, name: str, owner: int = TABLE) -> Zone:
        """The zone of that name and owner."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(f"{self.game} has no zone {name} of seat {owner}")

    def __str__(self) -> str:
        facts = [f"{name}: {value}" for name, value in self.facts.items()]
        return "; ".join([*facts, *(str(zone) for zone in self.zones)])
