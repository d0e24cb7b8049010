"""Koloda: card games with an exact, quick rules engine.

The names here are the stable interface: play a game by texts (`new`, `parse`, `Match`), read one
that was played (`read_record`, `Record`), write a bot (`bot`) and measure it (`contest`), compare
rules (`lab`). They are loaded when first used, so that `import koloda` costs nothing.
"""

import importlib
import warnings
from typing import TYPE_CHECKING

from koloda.engine.contract import state as _state
from koloda.engine.version import VERSION as _VERSION

if TYPE_CHECKING:
    from koloda.api.bots import bot as bot
    from koloda.api.contests import Contest as Contest
    from koloda.api.contests import Entrant as Entrant
    from koloda.api.contests import Mean as Mean
    from koloda.api.contests import contest as contest
    from koloda.api.hints import Hint as Hint
    from koloda.api.labs import Lab as Lab
    from koloda.api.labs import lab as lab
    from koloda.api.match import Match as Match
    from koloda.api.match import new as new
    from koloda.api.match import parse as parse
    from koloda.api.records import Move as Move
    from koloda.api.records import Record as Record
    from koloda.api.records import read_record as read_record
    from koloda.api.reviews import Verdict as Verdict
    from koloda.bots.functions import FunctionPlayer as FunctionPlayer
    from koloda.bots.player import Player as Player
    from koloda.bots.player import PlayerFailed as PlayerFailed
    from koloda.engine.chance.rng import Rng as Rng
    from koloda.engine.contract.evidence import Evidence as Evidence
    from koloda.engine.contract.game import Game as Game
    from koloda.engine.contract.state import State as State
    from koloda.engine.laws import check_game as check_game
    from koloda.engine.values.errors import KolodaError as KolodaError
    from koloda.engine.values.event import Sight as Sight
    from koloda.engine.values.outcome import Outcome as Outcome
    from koloda.engine.values.refusal import IllegalAction as IllegalAction
    from koloda.engine.values.refusal import Refusal as Refusal
    from koloda.engine.values.view import View as View
    from koloda.engine.values.view import Zone as Zone

__version__: str = _VERSION

COMPILED = not _state.__file__.endswith(".py")
"""Whether the engine in use is the compiled one."""

_HOMES = {
    "new": "koloda.api.match",
    "parse": "koloda.api.match",
    "Match": "koloda.api.match",
    "Hint": "koloda.api.hints",
    "read_record": "koloda.api.records",
    "Record": "koloda.api.records",
    "Move": "koloda.api.records",
    "Verdict": "koloda.api.reviews",
    "bot": "koloda.api.bots",
    "FunctionPlayer": "koloda.bots.functions",
    "contest": "koloda.api.contests",
    "Contest": "koloda.api.contests",
    "Entrant": "koloda.api.contests",
    "lab": "koloda.api.labs",
    "Lab": "koloda.api.labs",
    "Mean": "koloda.api.contests",
    "Player": "koloda.bots.player",
    "PlayerFailed": "koloda.bots.player",
    "Game": "koloda.engine.contract.game",
    "State": "koloda.engine.contract.state",
    "Evidence": "koloda.engine.contract.evidence",
    "Rng": "koloda.engine.chance.rng",
    "View": "koloda.api.views",
    "Zone": "koloda.api.views",
    "Sight": "koloda.api.views",
    "Outcome": "koloda.api.views",
    "Refusal": "koloda.api.views",
    "IllegalAction": "koloda.engine.values.refusal",
    "KolodaError": "koloda.engine.values.errors",
    "check_game": "koloda.engine.laws",
}
_LEAVING: dict[str, tuple[str, str]] = {}
"""Names that are to go: what to write instead, and the version that no longer has them."""
__all__ = [  # noqa: PLE0604 - all of them are words
    "COMPILED",
    "__version__",
    *_HOMES,
]


if not TYPE_CHECKING:  # a type checker knows the names from above, and that there are no others

    def __getattr__(name: str) -> object:
        if name in _LEAVING:
            instead, gone = _LEAVING[name]
            sentence = f"koloda.{name} goes in koloda {gone}; koloda.{instead} is there instead"
            warnings.warn(sentence, DeprecationWarning, stacklevel=2)
            name = instead
        if name not in _HOMES:
            raise AttributeError(f"module 'koloda' has no attribute {name!r}")
        return getattr(importlib.import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
