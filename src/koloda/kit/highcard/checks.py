"""Positions of High Card that cannot be, refused with a clear sentence."""

from koloda.engine.values.errors import NotationError
from koloda.kit.highcard.table import DEALING, NAMING, OVER, PLAYING, HighcardTable


def check(table: HighcardTable) -> None:
    """Refuse a position that no game can reach."""
    if not possible(table):
        raise NotationError("highcard position: no game comes to these numbers of cards")


def possible(table: HighcardTable) -> bool:
    """Whether a game can come to this moment, as far as the numbers of cards and tricks tell."""
    players, tricks = table.options.players, sum(table.taken)
    sizes = [int(hand.size) for hand in table.hands]
    if len(table.taken) != players or table.played.size != tricks * players:
        return False
    if table.stage == DEALING:
        dealt = sum(sizes)
        fair = [(dealt + players - 1 - seat) // players for seat in range(players)]
        new = tricks == table.lead == len(table.trick) == 0
        return new and sizes == fair and dealt < players * table.options.hand
    for place in range(players):
        seat = (table.lead + place) % players
        if sizes[seat] != table.options.hand - tricks - (place < len(table.trick)):
            return False
    fits = {
        PLAYING: len(table.trick) < players and tricks < table.options.hand,
        NAMING: not table.trick and 0 < tricks < table.options.hand,
        OVER: not table.trick and tricks == table.options.hand,
    }
    return fits[table.stage]
