"""What can happen in tiny poker."""

from typing import Final

from koloda.engine.values.event import EventKind

DEALT: Final = EventKind("dealt", "{player} is dealt {cards}", "deck", "hand")
TURNED_UP: Final = EventKind("turned-up", "{cards} is turned up", "deck", "board")
FOLDED: Final = EventKind("folded", "{player} folds")
CHECKED: Final = EventKind("checked", "{player} checks")
CALLED: Final = EventKind("called", "{player} calls")
BET: Final = EventKind("bet", "{player} bets {amount}")
RAISED: Final = EventKind("raised", "{player} raises by {amount}")
SHOWED: Final = EventKind("showed", "{player} shows {cards}")

EVENTS: Final = (DEALT, TURNED_UP, FOLDED, CHECKED, CALLED, BET, RAISED, SHOWED)
