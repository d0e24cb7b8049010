"""What can happen in High Card."""

from typing import Final

from koloda.engine.values.event import ROLE_PLAY, EventKind

DEALT: Final = EventKind("dealt", "{player} is dealt {cards}", "deck", "hand")
PLAYED: Final = EventKind("played", "{player} plays {cards}", "hand", "trick", role=ROLE_PLAY)
TOOK: Final = EventKind("took", "{player} takes the trick", "trick", "played")
NAMED: Final = EventKind("named", "{player} names who leads next: {other}")

EVENTS: Final = (DEALT, PLAYED, TOOK, NAMED)
