"""Playing a card, and naming a suit after an eight (C5, C6)."""

from crazy_eights import events
from crazy_eights.cards import EIGHT, TWO, of_rank, of_suit, rank_of
from crazy_eights.rules.ending import finish
from crazy_eights.rules.special import effect
from crazy_eights.rules.turn import end_turn, lay
from crazy_eights.table import NAMING, PLAYING, EightsTable
from koloda.engine.containers.ints import i64


def fitting(table: EightsTable) -> i64:
    """The cards that may be played: the suit, the rank, eights (C5, C6), or a two (C11)."""
    if table.owed:
        return of_rank(TWO)
    return of_suit(table.suit) | of_rank(rank_of(table.top)) | of_rank(EIGHT)


def play_card(table: EightsTable, seat: i64, card: i64) -> None:
    """A card goes from the hand onto the pile (C5); the last one ends the game (C15)."""
    table.passes = 0
    hand = table.hands[seat]
    hand.remove(card)
    table.pile.add(table.top)
    lay(table, card)
    table.tell(events.PLAYED, seat, card)
    if hand.size == 0 or table.pile.size >= table.options.max_turns:
        finish(table, seat)
    elif rank_of(card) == EIGHT:
        table.drawn = 0
        table.stage = NAMING  # C6
    else:
        effect(table, seat, card)


def name_suit(table: EightsTable, seat: i64, suit: i64) -> None:
    """Whoever played an eight says which suit is to be followed (C6)."""
    table.suit = suit
    table.stage = PLAYING
    table.tell(events.NAMED[suit], seat)
    end_turn(table, seat)
