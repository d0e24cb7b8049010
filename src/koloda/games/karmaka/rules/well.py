"""The Well and the Ruins (M2.3, F2, F4, G10, G12, G27).

F4: cards go from pile to pile one at a time, so their order turns round.

Numbers with F are the rule book's questions and answers.
"""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.chance.shuffle import shuffled
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.values.event import EVERYONE, EventKind
from koloda.games.karmaka import events
from koloda.games.karmaka.keys import WELL, pile_key
from koloda.games.karmaka.knowers import audience, card_of, kind_of, knower, knowers_of
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.table import KarmakaTable

KEPT_RUINS: Final = 3
"""The Ruins that stay when the others become the new Well (M2.3)."""


def has_a_card(table: KarmakaTable) -> bool:
    """Whether a card can be had from the Well, or from one made of the Ruins (M2.3, G10)."""
    return table.well.size > 0 or table.ruins.size > KEPT_RUINS


def begin_renewal(table: KarmakaTable, step: i64) -> bool:
    """Make a new Well of the Ruins if it is empty; returns True if that step must wait (M2.3, G27).

    Cards laid aside for Destiny and the card in play have no part in the new Well (G1, G12).
    """
    if table.well.size or table.ruins.size <= KEPT_RUINS:
        return False
    ruins, kept = table.ruins, table.ruins.size - KEPT_RUINS
    table.loose.clear()
    for place in range(kept):
        table.loose.add(ruins.at(place))
    table.lay_ruins([ruins.at(place) for place in range(kept, ruins.size)])
    table.push_step(step)
    table.push_step(steps.SHUFFLE)
    table.tell(events.RENEWED, table.turn, -1, EVERYONE, table.loose.size)
    return True


def place_in_well(table: KarmakaTable, kind: i64) -> None:
    """The shuffle puts this card next, below those it has put already (M2.3)."""
    table.well.push(kind)
    table.loose.remove(kind)
    if table.loose.size:
        table.push_step(steps.SHUFFLE)
    else:
        end_shuffle(table)


def shuffle(table: KarmakaTable, rng: Rng) -> None:
    """Place all cards that the shuffle has not placed yet: what `place_in_well` does one by one."""
    table.pop_step()
    cards = shuffled(vec[u8](table.loose.cards()), rng)
    for place in range(len(cards)):
        table.well.push(i64(cards[place]))
    table.loose.clear()
    end_shuffle(table)


def end_shuffle(table: KarmakaTable) -> None:
    """The Well, which lay top first, is turned; if all cards are alike, everybody knows them."""
    well = table.well
    well.reverse()
    kind = well.top()
    alike = True
    for place in range(well.size):
        if well.at(place) != kind:
            alike = False
            break
    if alike:
        for place in range(well.size):
            well.put(place, card_of(kind, table.options.everyone))
    table.well_key = pile_key(well, WELL)


def draw(table: KarmakaTable) -> None:
    """The player on turn draws a card of the Well, unseen by others (M2.3, F2, C8, C12, C13)."""
    if begin_renewal(table, steps.DRAW) or table.well.size == 0:
        return
    card = table.pop_well()
    mine = knower(table.turn)
    table.places[table.turn].receive(kind_of(card), knowers_of(card) & ~mine)
    table.tell(events.DREW, table.turn, kind_of(card), audience(mine))


def ruin(table: KarmakaTable, kind: i64, event: EventKind, seat: i64) -> None:
    """A card goes face up on top of the Ruins (M2.1)."""
    table.push_ruin(kind)
    table.tell(event, seat, kind)
