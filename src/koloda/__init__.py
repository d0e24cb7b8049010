"""Koloda: card games with an exact, quick rules engine."""

from koloda.engine.contract import state as _state

__version__ = "0.1.0"

COMPILED = not _state.__file__.endswith(".py")
"""Whether the engine in use is the compiled one."""
