"""What can happen in Karmaka."""

from typing import Final

from koloda.engine.values.event import ROLE_FIRST, ROLE_PLAY, EventKind

FIRST: Final = EventKind("first", "{player} begins", role=ROLE_FIRST)
DEALT: Final = EventKind("dealt", "{player} is dealt {cards}", "well", "hand")
RENEWED: Final = EventKind(
    "renewed", "{amount} cards of the Ruins become the new Well", "ruins", "well"
)
DREW_OWN: Final = EventKind("drew-own", "{player} draws {cards} from the Deck", "deck", "hand")
POINTS: Final = EventKind(
    "points", "{player} lays {cards} among the Deeds", "hand", "deeds", role=ROLE_PLAY
)
ABILITY: Final = EventKind(
    "ability", "{player} plays {cards} for its ability", "hand", "inplay", role=ROLE_PLAY
)
FUTURE: Final = EventKind(
    "future", "{player} puts {cards} onto their Future Life", "hand", "future", role=ROLE_PLAY
)
PARTNER: Final = EventKind(
    "partner",
    "{player} puts {cards} onto the Future Life of {other}",
    "hand",
    "future",
    role=ROLE_PLAY,
)
PASSED: Final = EventKind("passed", "{player} passes")
SKIPPED: Final = EventKind("skipped", "{player} plays no further card")
AIMED: Final = EventKind("aimed", "{player} chooses {other}")
RUINED: Final = EventKind("ruined", "{player} ruins {cards} from the Hand", "hand", "ruins")
RUINED_DEED: Final = EventKind(
    "ruined-deed", "{cards} among the Deeds of {player} is ruined", "deeds", "ruins"
)
RUINED_DECK: Final = EventKind(
    "ruined-deck", "{cards} from the Deck of {player} is ruined", "deck", "ruins"
)
RUINED_FUTURE: Final = EventKind(
    "ruined-future", "{cards} from the Future Life of {player} is ruined", "future", "ruins"
)
RUINED_RANDOM: Final = EventKind(
    "ruined-random", "chance ruins {cards} from the Hand of {player}", "hand", "ruins"
)
DREW: Final = EventKind("drew", "{player} draws {cards} from the Well", "well", "hand")
DECK_GREW: Final = EventKind(
    "deck-grew", "a card of the Well goes onto the Deck of {player}", "well", "deck"
)
FETCHED: Final = EventKind("fetched", "{player} takes {cards} from the Ruins", "ruins", "hand")
RECYCLED: Final = EventKind(
    "recycled", "{player} puts {cards} from the Ruins onto their Future Life", "ruins", "future"
)
SCORED: Final = EventKind("scored", "{player} moves {cards} onto the Deeds", "hand", "deeds")
TOOK_BACK: Final = EventKind(
    "took-back",
    "{player} takes {cards} from place {amount} of their Future Life",
    "future",
    "hand",
)
PEEKED: Final = EventKind("peeked", "{player} looks at the Hand of {other}: {cards}", "hand")
LOOKED: Final = EventKind("looked", "{player} looks at {cards} from the Well", "well", "shown")
PLACED: Final = EventKind(
    "placed", "{player} puts {cards} onto their Future Life", "shown", "future"
)
RETURNED: Final = EventKind("returned", "{player} puts {cards} back onto the Well", "shown", "well")
STOLE_FUTURE: Final = EventKind(
    "stole-future",
    "{player} moves {cards} from the Future Life of {other} onto their own",
    "future",
    "future",
)
SHOWN: Final = EventKind("shown", "{player} sees {cards} in the Hand of {other}", "hand", "shown")
STOLE: Final = EventKind("stole", "{player} takes {cards} from the Hand of {other}", "hand", "hand")
STOLE_DEED: Final = EventKind(
    "stole-deed", "{player} takes {cards} from the Deeds of {other}", "deeds", "hand"
)
COPIED: Final = EventKind("copied", "{player} uses the ability of {cards}")
ACCEPTED: Final = EventKind(
    "accepted", "{player} takes {cards} onto their Future Life", "inplay", "future"
)
DECLINED: Final = EventKind("declined", "{player} does not want {cards}")
UNWANTED: Final = EventKind("unwanted", "{cards} goes to the Ruins", "inplay", "ruins")
DIED: Final = EventKind("died", "{player} dies with {amount} points")
SPENT: Final = EventKind("spent", "{player} spends {amount} Rings")
CLIMBED: Final = EventKind("climbed", "{player} climbs to rung {amount}")
STAYED: Final = EventKind("stayed", "{player} stays and gets a Ring: {amount} now")
BURIED: Final = EventKind("buried", "{player}'s Deeds go to the Ruins: {cards}", "deeds", "ruins")
REBORN: Final = EventKind("reborn", "{player} is reborn with {cards}", "future", "hand")
NEW_DECK: Final = EventKind("new-deck", "{player} gets a Deck of {amount}", "well", "deck")
TRANSCENDED: Final = EventKind("transcended", "{player} transcends and wins")
REPEATED: Final = EventKind(
    "repeated", "this position has been met {amount} times; once more and the game ends"
)
ENDED_LOOP: Final = EventKind("ended-loop", "the same position again: the game ends")
ENDED_CAP: Final = EventKind("ended-cap", "turn {amount} is over: the game ends")

ANSWERS: Final = [kind.name for kind in [AIMED, COPIED, FETCHED, RECYCLED, TOOK_BACK, RUINED]]
"""What somebody chooses while an ability is carried out."""

EVENTS: Final = (
    FIRST, DEALT, RENEWED, DREW_OWN, POINTS, ABILITY, FUTURE, PARTNER, PASSED, SKIPPED, AIMED,
    RUINED, RUINED_DEED, RUINED_DECK, RUINED_FUTURE, RUINED_RANDOM, DREW, DECK_GREW, FETCHED,
    RECYCLED, SCORED, TOOK_BACK, PEEKED, LOOKED, PLACED, RETURNED, STOLE_FUTURE, SHOWN, STOLE,
    STOLE_DEED, COPIED, ACCEPTED, DECLINED, UNWANTED, DIED, SPENT, CLIMBED, STAYED, BURIED,
    REBORN, NEW_DECK, TRANSCENDED, REPEATED, ENDED_LOOP, ENDED_CAP,
)  # fmt: skip
