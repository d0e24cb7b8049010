"""The versions of each game's observations: a new line whenever an index table changes."""

from typing import NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.learning.fingerprint import fingerprint as meaning


class Version(NamedTuple):
    """What has changed, and the fingerprint that the index table has since then."""

    number: int
    fingerprint: str
    change: str


FIRST = "first version"
HISTORY: dict[str, tuple[Version, ...]] = {
    "karma": (Version(1, "75ef4ad9c098", FIRST),),
    "kanobu": (
        Version(1, "a8b7b300d969", FIRST),
        Version(2, "f00b005a46a9", "blocks chosen for the game instead of every zone and number"),
    ),
    "karmaka": (
        Version(1, "6e5cb5113530", FIRST),
        Version(2, "b7419ec2bcb7", "blocks chosen for the game instead of every zone and number"),
        Version(3, "be4f543394a2", "the zone works is called deeds, and so is the action"),
    ),
    "unit": (Version(1, "a151e03a0a1f", FIRST),),
}


EVIDENCE: dict[str, str] = {
    "karma": "2efc5d53f90d",
    "kanobu": "db345ae50300",
    "karmaka": "6cceb9a7ce88",
}
"""The fingerprints of the present versions with what the moves have told, where a game has that."""


def version(game: str) -> int:
    """The number of a game's present version; a game that is not listed here stays at 0."""
    versions = HISTORY.get(game, ())
    return versions[-1].number if versions else 0


def fingerprint(game: Game, evidence: bool = False) -> str:
    """A short hash of all cells' meanings at the smallest table, and of the actions' texts."""
    setup = game.setup(game.seats[0])
    return meaning(setup.long_layout() if evidence else setup.view_layout(), setup.actions)
