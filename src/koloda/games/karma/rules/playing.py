"""Playing cards: from hand and table, turned over, and what they do (K7, K9, K10, K16, K17)."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import one, without
from koloda.engine.values.event import EVERYONE
from koloda.games.karma import events
from koloda.games.karma.cards import BU, GP, PT
from koloda.games.karma.place import DOWN, HAND, Place
from koloda.games.karma.rules.clearing import clear_pile, clears
from koloda.games.karma.rules.karma_cards import (
    bottoms_up,
    give_the_pile,
    hand_over,
    play_a_table_card,
)
from koloda.games.karma.rules.locations import playing_location
from koloda.games.karma.rules.pile import fits, put_on_pile, take_pile
from koloda.games.karma.rules.turn import end_turn, play_again
from koloda.games.karma.table import GIVING, KarmaTable


def play_cards(table: KarmaTable, seat: i64, kind: i64, copies: i64) -> None:
    """Identical cards leave the hand or the face-up row and land on the pile (K7, K8, K16)."""
    place = table.places[seat]
    location = playing_location(table, place)
    cards = copies * one(kind)
    if location == HAND:
        table.out_of_hand(place, cards, copies)
        if place.known:
            place.known = without(place.known, kind, copies)
    else:
        place.up -= cards
        place.up_size -= copies
        table.memory.forget()  # A30: a table card never goes back
    if table.log is not None:
        event = events.PLAYED if location == HAND else events.PLAYED_UP
        table.tell(event, seat, kind, EVERYONE, copies)
    land(table, seat, place, kind, copies, location)


def flip(table: KarmaTable, seat: i64, slot: i64) -> None:
    """A face-down card is turned over (K9): it is played, or taken with the pile (K10, D3).

    It fails whenever it may not lie on the pile (D4); a karma card never does (A11).
    """
    place = table.places[seat]
    kind = place.turn_over(slot)
    table.memory.forget()  # A30: a table card never goes back
    table.tell(events.FLIPPED, seat, kind)
    if fits(table, kind):
        land(table, seat, place, kind, 1, DOWN)
    else:
        table.tell(events.FAILED, seat, kind)
        put_on_pile(table, kind, 1)
        take(table, seat)


def take(table: KarmaTable, seat: i64) -> None:
    """A player takes the pile instead of playing, and the turn is over (K11)."""
    take_pile(table, seat)
    end_turn(table, seat, table.places[seat])


def give(table: KarmaTable, seat: i64, other: i64) -> None:
    """A player names who gets the pile; only then may the giver be out (K21, K23, A44)."""
    hand_over(table, seat, other)
    end_turn(table, seat, table.places[seat])


def finish(table: KarmaTable, seat: i64) -> None:
    """No card follows Play a Table Card, and the turn is over (A2)."""
    table.tell(events.FINISHED, seat)
    end_turn(table, seat, table.places[seat])


def land(table: KarmaTable, seat: i64, place: Place, kind: i64, copies: i64, location: i64) -> None:
    """Identical cards land on the pile: they clear it, take effect, or just lie there.

    The effect comes before anybody is out, also that of a last card (A18, A44).
    """
    if clears(table, kind, copies, location):
        clear_pile(table, seat, kind, copies)
        play_again(table, seat, place)
        return
    if kind == GP:
        give_the_pile(table, seat, copies)
        if table.stage == GIVING:
            return
    else:
        put_on_pile(table, kind, copies)
        if kind == BU:
            bottoms_up(table, seat)
        elif kind == PT and place.has_cards():  # A32: else there is nothing to follow it with
            play_a_table_card(table, location, copies)
            return
    end_turn(table, seat, place)
