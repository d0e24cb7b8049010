"""What the mosaic cards do, and how copies chain (M2.6, C22, C23, G6, G7, G14).

G14 follows: the steps of the copied ability, extra play included, take the place of the copying
card's, and the offer stays behind them. A copied Deed stays where it is.

Numbers with F are the rule book's questions and answers.
"""

from typing import Final

from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.games.karmaka import events
from koloda.games.karmaka.cards import ABILITIES
from koloda.games.karmaka.table import KarmakaTable

EMBODY_USED: Final = 1
MIMIC_USED: Final = 2
USED_WORDS: Final = ["-", "embody", "mimic", "both"]
"""What a chain of copies has used up, by these bits (M2.6)."""


def use_ability(table: KarmakaTable, kind: i64) -> None:
    """The player on turn uses an ability as if playing that card (M2.6, G14)."""
    # A copying card has no further steps: only the offer waits, which is in the new stack too.
    table.set_steps(ABILITIES[kind])
    table.copied = kind
    table.tell(events.COPIED, table.turn, kind)


def embody(table: KarmakaTable, depth: i64) -> None:
    """The ability of any of one's own Deeds is used, however deep it lies (C22, G6, F11, F12)."""
    table.used |= EMBODY_USED
    use_ability(table, table.places[table.turn].deed_at(depth))


def mimic(table: KarmakaTable, rival: i64) -> None:
    """The ability of a rival's exposed Deed is used (C23, G6, F13, F15, F16)."""
    table.used |= MIMIC_USED
    use_ability(table, table.places[rival].deeds.top())


def embody_can_copy(table: KarmakaTable) -> bool:
    """Whether Embody finds a Deed and was not used in this chain (M2.6, G6, F11)."""
    return table.used & EMBODY_USED == 0 and table.places[table.turn].deeds.size > 0


def rivals_to_copy(table: KarmakaTable) -> i64:
    """The rivals whose exposed Deed Mimic may still copy, also opposite (M2.6, G6, G7, G8)."""
    found: i64 = 0
    if table.used & MIMIC_USED == 0:
        for rival in table.options.rivals[table.turn]:
            if table.places[rival].deeds.size:
                found |= bit(rival)
    return found
