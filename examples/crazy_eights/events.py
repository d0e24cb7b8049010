"""What can happen in crazy eights."""

from typing import Final

from koloda.engine.values.event import ROLE_PLAY, EventKind

DEALER: Final = EventKind("dealer", "{player} deals")
DEALT: Final = EventKind("dealt", "{player} is dealt {cards}", "deck", "hand")
PUT_BACK: Final = EventKind("put-back", "an eight goes back into the deck", "deck", "deck")
TURNED_UP: Final = EventKind("turned-up", "{cards} is turned up", "deck", "top")
PLAYED: Final = EventKind("played", "{player} plays {cards}", "hand", "top", role=ROLE_PLAY)
NAMED: Final = [
    EventKind(f"named-{suit}", f"{{player}} names {suit}")
    for suit in ("clubs", "diamonds", "hearts", "spades")
]
DREW: Final = EventKind("drew", "{player} draws {cards}", "deck", "hand")
PASSED: Final = EventKind("passed", "{player} passes")
SKIPPED: Final = EventKind("skipped", "{player} is skipped")
REVERSED: Final = EventKind("reversed", "the direction of play changes")
OWES: Final = EventKind("owes", "{player} owes {amount} cards")
FORGIVEN: Final = EventKind("forgiven", "the deck is empty: {player} owes no more")
ENDED: Final = EventKind("ended", "the game is over; {player} had the last choice")

EVENTS: Final = (
    DEALER, DEALT, PUT_BACK, TURNED_UP, PLAYED, *NAMED, DREW, PASSED, SKIPPED, REVERSED, OWES,
    FORGIVEN, ENDED,
)  # fmt: skip
