"""What can happen in Karma."""

from typing import Final

from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY, EventKind

DEALER: Final = EventKind("dealer", "{player} deals")
DEALT: Final = EventKind("dealt", "cards face down and in hand for everybody", "deck")
CHOSE: Final = EventKind("chose", "{player} chooses {cards} as a face-up card", "hand", "up")
SHOWN: Final = EventKind("shown", "{player} lays {cards} face up", "hand", "up")
FIRST: Final = EventKind("first", "{player} begins", role=ROLE_FIRST)
PLAYED: Final = EventKind(
    "played", "{player} plays {cards} from hand", "hand", "pile", role=ROLE_PLAY
)
PLAYED_UP: Final = EventKind(
    "played-up", "{player} plays {cards} from the table", "up", "pile", role=ROLE_PLAY
)
FLIPPED: Final = EventKind("flipped", "{player} turns over {cards}", "down", "pile")
FAILED: Final = EventKind("failed", "{cards} does not fit", "pile")
CLEARED: Final = EventKind("cleared", "{player} clears the pile and plays again", "pile", "removed")
TOOK: Final = EventKind("took", "{player} takes the pile: {cards}", "pile", "hand")
GAVE: Final = EventKind("gave", "{player} gives the pile to {other}: {cards}", "pile", "hand")
LEFT_GAME: Final = EventKind("left-game", "{cards} leaves the game", "pile", "removed")
MOVED_UP: Final = EventKind("moved-up", "{cards} goes from the bottom to the top", "pile", "pile")
DREW: Final = EventKind("drew", "{player} draws {cards}", "deck", "hand")
FINISHED: Final = EventKind("finished", "{player} plays no further card")
OUT: Final = EventKind("out", "{player} is out of cards")
BACK: Final = EventKind("back", "{other} is back in the game")
REPEATED: Final = EventKind(
    "repeated", "this position has been met {amount} times; once more and the game ends"
)
ENDED: Final = EventKind("ended", "only {player} has cards left: {player} loses")
ENDED_LOOP: Final = EventKind("ended-loop", "the same position again: the game ends")
ENDED_CAP: Final = EventKind("ended-cap", "turn {amount} is over: the game ends")

EVENTS: Final = (
    DEALER, DEALT, CHOSE, SHOWN, FIRST, PLAYED, PLAYED_UP, FLIPPED, FAILED, CLEARED, TOOK, GAVE,
    LEFT_GAME, MOVED_UP, DREW, FINISHED, OUT, BACK, REPEATED, ENDED, ENDED_LOOP, ENDED_CAP,
)  # fmt: skip
