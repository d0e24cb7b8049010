"""Where each part of a view stands in an observation: fixed for all games of one setup."""

from typing import NamedTuple

from koloda.engine.containers.ints import i64
from koloda.engine.learning.features import Counts, Feature, Number, ToAct, Viewer
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.view import TABLE, View, Zone


class Row(NamedTuple):
    """One line of the index table: cells `first` to `last`, and what they hold."""

    first: int
    last: int
    name: str
    labels: tuple[str, ...]
    meaning: str


class Layout:
    """The features of a setup, one after the other; seats stand in turn from the viewer on."""

    def __init__(self, players: int, features: list[Feature], told: list[Feature]) -> None:
        self.players = players
        common: list[Feature] = [Viewer(players), ToAct(players)]
        self.features = common + features + told
        self.told = told
        """The last ones, which show what the moves have told instead of the view."""
        self.head: i64 = 2 * players
        """The first cell of the game's own features."""
        self.seen: i64 = cells_of(common + features, players)
        """How many cells the view has; those of what was told follow."""
        self.size: int = cells_of(self.features, players)

    def write(self, view: View, sheet: Sheet) -> None:
        """A view as numbers; only cells that are not 0 are written."""
        self.write_features(self.features, 0, view, sheet)

    def write_told(self, facts: dict[str, str], seat: int, sheet: Sheet) -> None:
        """What the moves have told, given as facts, as numbers behind those of the view."""
        view = View("", seat, self.players, (), "", (), facts, (), (), None, {})
        self.write_features(self.told, int(self.seen), view, sheet)

    def write_features(self, features: list[Feature], at: int, view: View, sheet: Sheet) -> None:
        """Some features from a cell on."""
        first = max(view.seat, 0)
        for feature in features:
            if feature.each_seat:
                for step in range(self.players):
                    feature.fill(view, (first + step) % self.players, at, sheet)
                    at += len(feature.labels)
            else:
                feature.fill(view, TABLE, at, sheet)
                at += len(feature.labels)

    def rows(self) -> list[Row]:
        """The index table."""
        rows: list[Row] = []
        at = 0
        for feature in self.features:
            size = len(feature.labels)
            for step in range(self.players if feature.each_seat else 1):
                name = f"{feature.name} +{step}" if feature.each_seat else feature.name
                labels = tuple(feature.labels)
                rows.append(Row(at, at + size - 1, name, labels, feature.meaning))
                at += size
        return rows


def cells_of(features: list[Feature], players: int) -> int:
    """How many cells these features take."""
    return sum(len(feature.labels) * (players if feature.each_seat else 1) for feature in features)


def plain_features(zones: list[Zone], facts: dict[str, str], kinds: list[str]) -> list[Feature]:
    """What a game that says nothing about observations is shown as: zones and numbers."""
    found: list[Feature] = []
    for name in dict.fromkeys(zone.name for zone in zones):
        owned = any(zone.name == name and zone.owner != TABLE for zone in zones)
        found.append(Counts(name, kinds, owned))
    for fact, value in facts.items():
        name, dot, seat = fact.partition(".")
        if not dot and value.isdigit():
            found.append(Number(name))
        elif seat == "0":
            found.append(Number(name, True))
    return found
