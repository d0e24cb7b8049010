"""Lives: death, the Karmic Ladder and rebirth (M2.8, G10, G11, G25, G33).

G11 follows from M2.8: Rings are a number, so the supply has no end. G10 follows from M2.3 and M2.8:
a player without cards dies again on the next turn.

Numbers with F are the rule book's questions and answers.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.games.karmaka import events
from koloda.games.karmaka.cards import best_colour
from koloda.games.karmaka.knowers import audience, knower
from koloda.games.karmaka.rules import steps, well
from koloda.games.karmaka.rules.ending import TRANSCENDENCE, finish
from koloda.games.karmaka.table import KarmakaTable

FULL_LIFE: Final = 6
"""Cards in Hand and Deck that a life starts with, unless the Future Life had more (M2.8)."""
LOWEST_THRESHOLD: Final = 4
"""Points that lift a Dung Beetle; one more on each further rung (M2.8)."""
WOLF: Final = 2


def die(table: KarmakaTable) -> None:
    """The life is over: Rings may be spent, then the points are counted (M2.8, G25)."""
    place = table.places[table.turn]
    if table.log is not None:
        table.tell(events.DIED, table.turn, -1, EVERYONE, best_colour(place.deeds))
    if place.rings:
        table.push_step(steps.SPEND_RINGS)
    else:
        spend_rings(table, 0)


def spend_rings(table: KarmakaTable, rings: i64) -> None:
    """Climb one rung or get a Ring; whoever has not transcended is reborn (M2.8, G25, G33)."""
    place = table.places[table.turn]
    place.rings -= rings
    if rings:
        table.tell(events.SPENT, table.turn, -1, EVERYONE, rings)
    if best_colour(place.deeds) + rings >= LOWEST_THRESHOLD + place.rung:
        place.rung += 1
        table.memory.forget()  # G30: a rung climbed is never lost
        if place.rung == TRANSCENDENCE:
            table.tell(events.TRANSCENDED, table.turn)
            finish(table, "transcendence")
            return
        table.tell(events.CLIMBED, table.turn, -1, EVERYONE, place.rung)
    else:
        place.rings += 1
        table.tell(events.STAYED, table.turn, -1, EVERYONE, place.rings)
    be_reborn(table)


def be_reborn(table: KarmakaTable) -> None:
    """The Deeds go to the Ruins as a block, the Future Life becomes the Hand (M2.1, M2.8, F4)."""
    place = table.places[table.turn]
    if table.log is not None:
        table.tell_cards(events.BURIED, table.turn, place.deeds.cards())
    for below in range(place.deeds.size):
        table.push_ruin(place.deeds.at(below))
    place.begin_life()
    if table.log is not None:
        seen = audience(knower(table.turn))
        table.tell_cards(events.REBORN, table.turn, place.hand.cards(), seen)
    table.push_step(steps.FILL_DECK)


def fill_deck(table: KarmakaTable) -> None:
    """Cards of the Well make the Deck, until Hand and Deck together are six (M2.8, G10, G27)."""
    place = table.places[table.turn]
    while place.hand.size + place.deck.size < FULL_LIFE:
        if well.begin_renewal(table, steps.FILL_DECK):
            return
        if table.well.size == 0:
            break
        place.push_deck(table.pop_well())
    table.tell(events.NEW_DECK, table.turn, -1, EVERYONE, place.deck.size)
