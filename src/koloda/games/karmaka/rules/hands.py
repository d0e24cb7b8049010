"""Cards on their way out of a Hand, and what the table is told of them (M2.1, G16).

G16 follows from M2.1: a step moves one card, so the player who chooses the cards chooses the order.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE, Event, EventKind
from koloda.games.karmaka import events
from koloda.games.karmaka.knowers import audience, card_of, knower
from koloda.games.karmaka.rules.well import ruin
from koloda.games.karmaka.table import KarmakaTable


def hand_to_deeds(table: KarmakaTable, kind: i64, event: EventKind) -> None:
    """A card goes from the Hand onto one's own Deeds, for all to see."""
    place = table.places[table.turn]
    place.release(kind, table.options.everyone)
    place.push_deed(kind)
    table.tell(event, table.turn, kind)


def hand_to_future(table: KarmakaTable, kind: i64) -> None:
    """A card goes unseen from the Hand onto one's own Future Life."""
    place = table.places[table.turn]
    mine = knower(table.turn)
    knowers = place.release(kind, mine)
    place.push_future(card_of(kind, knowers & ~mine))
    table.tell(events.FUTURE, table.turn, kind, audience(mine))


def hand_to_ruins(table: KarmakaTable, seat: i64, kind: i64, event: EventKind) -> None:
    """A card goes from a Hand face up onto the Ruins."""
    table.places[seat].release(kind, table.options.everyone)
    ruin(table, kind, event, seat)


def tell_of_target(table: KarmakaTable, event: EventKind, kind: i64, knowers: i64) -> None:
    """Log what the player on turn did to one card of the chosen player, for these to see."""
    if table.log is not None:
        seen: i64 = audience(knowers)
        if knowers == table.options.everyone:
            seen = EVERYONE
        table.log.append(Event(event, table.turn, (kind,), seen, 1, table.target))
