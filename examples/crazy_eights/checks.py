"""Positions of crazy eights that no game can reach, each refused with a clear sentence."""

from crazy_eights.cards import EIGHT, TWO, rank_of, suit_of
from crazy_eights.table import (
    DEALING,
    DRAWING,
    DRAWING_OWED,
    NAME_DEALER,
    NAMING,
    NOTHING,
    OVER,
    STAGES,
    TURN_UP,
    EightsTable,
)
from koloda.engine.values.errors import NotationError


def check(table: EightsTable) -> None:
    """Refuse a position that no game can reach."""
    complaint = complaint_about(table)
    if complaint:
        raise NotationError(f"crazy_eights position: {complaint}")


def complaint_about(table: EightsTable) -> str:
    """What is wrong with a position that no game can reach, or nothing."""
    if table.stage <= TURN_UP:
        return check_deal(table)
    options = table.options
    if NOTHING in (table.top, table.suit):
        return "a card lies on top and a suit is to be followed"
    eight = rank_of(table.top) == EIGHT
    if table.suit != suit_of(table.top) and not eight:
        return "the suit to follow is that of the top card, unless it is an eight"
    if table.stage == NAMING and not eight:
        return "a suit is named only for an eight"
    if table.passes and table.deck.size:
        return "passes are counted when the deck is empty"
    if table.owed and (table.drawn or (table.owed % 2 and table.stage != DRAWING_OWED)):
        return "twos ask for two cards each, and before anything is drawn"
    if (table.owed or table.direction < 0) and not options.special:
        return "without special cards nothing is owed and the direction stays 1"
    if table.owed and rank_of(table.top) != TWO:
        return "cards are owed only for a two on top"
    if table.stage in (DRAWING, DRAWING_OWED) or table.owed:
        if table.deck.size == 0:
            return "there is nothing to draw from"
        if (table.stage == DRAWING_OWED) != (table.owed > 0) and table.stage in (
            DRAWING,
            DRAWING_OWED,
        ):
            return "owed cards are drawn in stage draw-owed, others in stage draw"
    if table.stage == DRAWING and table.drawn == options.max_draw_cards:
        return "no more cards may be drawn in this turn"
    return check_end(table)


def check_deal(table: EightsTable) -> str:
    """What is wrong with a position before the first card is turned up, or nothing."""
    if table.top != NOTHING or table.suit != NOTHING or table.pile.size:
        return f"there is no pile in stage {STAGES[table.stage]}"
    if table.drawn or table.owed or table.passes or table.direction < 0:
        return f"nobody has played in stage {STAGES[table.stage]}"
    seats, each = table.options.players, table.options.cards_each
    dealt = sum(hand.size for hand in table.hands)
    expected = [0] * seats
    for step in range(dealt):
        expected[(table.turn - dealt + step) % seats] += 1
    full = dealt == seats * each
    fair = expected == [hand.size for hand in table.hands]
    stages = {NAME_DEALER: dealt == 0 and table.turn == 0, DEALING: not full, TURN_UP: full}
    if not fair or not stages[table.stage]:
        return "cards are dealt one at a time up to the seat before 'turn', as many for everybody"
    return ""


def check_end(table: EightsTable) -> str:
    """What is wrong with the end of the game, or with its absence, or nothing."""
    out = sum(hand.size == 0 for hand in table.hands)
    played = table.pile.size >= table.options.max_turns
    passed = table.passes > table.options.players
    if table.pile.size > table.options.max_turns or out > 1:
        return "the game was over before this"
    if (out > 0 or played or passed) != (table.stage == OVER):
        return "the game is over when a hand is empty, max_turns cards are played or all pass"
    return ""
