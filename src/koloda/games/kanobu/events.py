"""What can happen in Kanobu."""

from typing import Final

from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY, EventKind

FIRST: Final = EventKind("first", "{player} begins", role=ROLE_FIRST)
DEALT: Final = EventKind("dealt", "six cards for everybody", "deck", "hand")
TURNED_UP: Final = EventKind("turned-up", "{cards} starts the pile", "deck", "pile")
PLAYED: Final = EventKind("played", "{player} plays {cards}", "hand", "pile", role=ROLE_PLAY)
DREW: Final = EventKind("drew", "{player} draws {cards}", "deck", "hand")
ENDED_TURN: Final = EventKind("ended-turn", "{player} plays no card")
PASSED: Final = EventKind("passed", "{player} can neither play nor draw")
OWED_SKIP: Final = EventKind("owed-skip", "{other} must answer or lose a turn")
OWED_CARDS: Final = EventKind("owed-cards", "{other} must answer or draw {amount} and lose a turn")
OWED_ALL: Final = EventKind(
    "owed-all", "{other} must answer, or everyone except {player} draws {amount}"
)
OWED_CHANCE: Final = EventKind(
    "owed-chance", "{other} must answer, lay three cards, or draw {amount} and lose a turn"
)
ACCEPTED: Final = EventKind("accepted", "{player} does not answer")
SKIPPED: Final = EventKind("skipped", "{player} loses a turn")
LAID: Final = EventKind("laid", "{player} lays {cards}", "hand", "pile", role=ROLE_PLAY)
TURNED: Final = EventKind("turned", "the direction of play changes")
NAMED_BLUE: Final = EventKind("named-blue", "{player} names blue")
NAMED_GREEN: Final = EventKind("named-green", "{player} names green")
NAMED_RED: Final = EventKind("named-red", "{player} names red")
NAMED_YELLOW: Final = EventKind("named-yellow", "{player} names yellow")
NAMED: Final = [NAMED_BLUE, NAMED_GREEN, NAMED_RED, NAMED_YELLOW]
OPENED: Final = EventKind("opened", "{player} turns up {cards}", "deck", "open")
NOTHING_OPENED: Final = EventKind("nothing-opened", "there is no card to turn up")
USED: Final = EventKind(
    "used", "{player} plays {cards} from the Star", "open", "pile", role=ROLE_PLAY
)
KEPT: Final = EventKind("kept", "{player} takes {cards} from the Star", "open", "hand")
LEFT_OPEN: Final = EventKind("left-open", "{cards} go under the deck", "open", "deck")
CANCELLED: Final = EventKind("cancelled", "{cards} put under the deck", "pile", "deck")
RENEWED: Final = EventKind(
    "renewed", "the pile except its two top cards is shuffled", "pile", "deck"
)
OUT: Final = EventKind("out", "{player} has no cards left and takes place {amount}")
REPEATED: Final = EventKind(
    "repeated", "this situation has been met {amount} times; once more and the game ends"
)
ENDED: Final = EventKind("ended", "{player} has no cards left: {player} wins")
ENDED_PLACES: Final = EventKind("ended-places", "only {player} has cards left: the game ends")
ENDED_IDLE: Final = EventKind("ended-idle", "nobody can play or draw: the game ends")
ENDED_LOOP: Final = EventKind("ended-loop", "the same situation again: the game ends")
ENDED_CAP: Final = EventKind("ended-cap", "turn {amount} is over: the game ends")

EVENTS: Final = (
    FIRST, DEALT, TURNED_UP, PLAYED, DREW, ENDED_TURN, PASSED, OWED_SKIP, OWED_CARDS, OWED_ALL,
    OWED_CHANCE, ACCEPTED, SKIPPED, LAID, TURNED, *NAMED, OPENED, NOTHING_OPENED, USED, KEPT,
    LEFT_OPEN, CANCELLED, RENEWED, OUT, REPEATED, ENDED, ENDED_PLACES, ENDED_IDLE, ENDED_LOOP,
    ENDED_CAP,
)  # fmt: skip
