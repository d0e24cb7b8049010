"""What can happen in Unit."""

from typing import Final

from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY, EventKind

LIMITS: Final = ["limit-s", "limit-h", "limit-d", "limit-c"]
"""The zones of the four limit piles, in the order of the suits."""

FIRST: Final = EventKind("first", "{player} begins", role=ROLE_FIRST)
DEALT: Final = EventKind("dealt", "{player} gets {cards}", "deck", "hand")
TURN: Final = EventKind("turn", "it is the turn of {player}")
NO_MOVE: Final = EventKind("no-move", "{player} has no card to move, only {cards}")
RESERVED: Final = [
    EventKind("reserved", "{player} puts {cards} into the limit", "hand", pile, role=ROLE_PLAY)
    for pile in LIMITS
]
ATTACHED: Final = [
    EventKind(
        "attached-s",
        "{player} extends the limit of ♠ with {cards}",
        "hand",
        "limit-s",
        role=ROLE_PLAY,
    ),
    EventKind(
        "attached-h",
        "{player} extends the limit of ♥ with {cards}",
        "hand",
        "limit-h",
        role=ROLE_PLAY,
    ),
    EventKind(
        "attached-d",
        "{player} extends the limit of ♦ with {cards}",
        "hand",
        "limit-d",
        role=ROLE_PLAY,
    ),
]
TAKEN_BACK: Final = [
    EventKind("taken-back", "{player} takes {cards} back from the limit", pile, "hand")
    for pile in LIMITS
]
ATTACKED: Final = EventKind(
    "attacked", "{player} attacks with {cards}", "hand", "field", role=ROLE_PLAY
)
DEFENDED: Final = EventKind(
    "defended", "{player} defends with {cards}", "hand", "field", role=ROLE_PLAY
)
AGAINST: Final = EventKind("against", "{player} stands against {cards}", "field", "field")
RECOVERED: Final = [
    EventKind(
        "recovered", "{player} turns {cards} of the limit into points", pile, "gone", role=ROLE_PLAY
    )
    for pile in LIMITS
]
RECOVERED_HAND: Final = EventKind(
    "recovered-hand",
    "{player} turns {cards} of the hand into points",
    "hand",
    "gone",
    role=ROLE_PLAY,
)
PASSED: Final = EventKind("passed", "{player} passes")
ENDED_TURN: Final = EventKind("ended-turn", "{player} ends the turn; {other} has the last word")
DONE: Final = EventKind("done", "{player} is done")
UNSAVED: Final = EventKind(
    "unsaved", "{player} cannot save the points: limit cards bring only {amount}"
)
UNSPENT: Final = EventKind(
    "unspent", "{player} keeps the limit cards that could have saved the points (+{amount})"
)
READY: Final = EventKind("ready", "{player} is ready")
UNREADY: Final = EventKind("unready", "{player} is not ready any more")
DANGER: Final = EventKind("danger", "{player} is about to lose {amount} points, the last ones")
LOST: Final = EventKind("lost", "{player} loses {amount} points")
GAINED: Final = EventKind("gained", "{player} gains {amount} points")
CLEARED: Final = EventKind("cleared", "{cards} leave the field", "field", "discard")
SHOWN: Final = EventKind("shown", "{player} shows {cards}", "hand", "hand")
COUNTED: Final = EventKind("counted", "{player} has {amount} with points and cards together")
ENDED_POINTS: Final = EventKind("ended-points", "points have run out: the game ends")
ENDED_CARDS: Final = EventKind("ended-cards", "nothing is left to play: cards and points count")

QUIET: Final = [kind.name for kind in [RESERVED[0], *ATTACHED, TAKEN_BACK[0]]]
"""A card into or out of a limit waits for no answer."""

EVENTS: Final = (
    FIRST, DEALT, TURN, NO_MOVE, *RESERVED, *ATTACHED, *TAKEN_BACK, ATTACKED, DEFENDED, AGAINST,
    *RECOVERED, RECOVERED_HAND, PASSED, ENDED_TURN, DONE, UNSAVED, UNSPENT, READY, UNREADY, DANGER,
    LOST, GAINED, CLEARED, SHOWN, COUNTED, ENDED_POINTS, ENDED_CARDS,
)  # fmt: skip
