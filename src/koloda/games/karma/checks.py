"""Positions of Karma that cannot be: each is refused with a sentence."""

from koloda.engine.values.errors import NotationError
from koloda.games.karma import faults
from koloda.games.karma.cards import PT
from koloda.games.karma.table import (
    CHOOSE,
    FOLLOW,
    GIVING,
    NAME_DEALER,
    PLAYING,
    SHUFFLE,
    STAGES,
    KarmaTable,
)


def check(table: KarmaTable) -> None:
    """Refuse a position that no game can reach and no rule could go on from."""
    holders = [seat for seat, place in enumerate(table.places) if place.has_cards()]
    check_before_the_first_turn(table, holders)
    if table.stage in (PLAYING, FOLLOW):
        if len(holders) < 2:
            raise NotationError(faults.TWO_HAVE_CARDS)
        if table.turn not in holders:
            raise NotationError(faults.NO_CARDS_TO_PLAY)
    if table.stage == FOLLOW and table.top != PT:
        raise NotationError(faults.FOLLOW_NEEDS_PT)
    if table.stage == GIVING and (not table.pile or table.options.players == 2):
        raise NotationError(faults.GIVE_NEEDS_OTHERS)
    if table.ending == "cards" and len(holders) != 1:
        raise NotationError(faults.ONE_HAS_CARDS)


def check_before_the_first_turn(table: KarmaTable, holders: list[int]) -> None:
    """Refuse cards that cannot lie there before, during or after the deal."""
    dealt = table.stage not in (NAME_DEALER, SHUFFLE)
    if (dealt and table.bag) or (not dealt and (holders or table.pile or table.removed)):
        raise NotationError(faults.BAG_BEFORE_DEAL)
    if (table.stage == SHUFFLE and not table.bag) or (table.stage == NAME_DEALER and table.deck):
        raise NotationError(faults.DECK_AND_STAGE, stage=STAGES[table.stage])
    if table.stage == CHOOSE:
        sizes = [(place.hand_size + place.up_size, place.up_size) for place in table.places]
        if any(place.known for place in table.places):
            raise NotationError(faults.NOTHING_SHOWN_YET)
        row = table.options.row
        if any(size != 2 * row for size, _ in sizes) or all(up == row for _, up in sizes):
            raise NotationError(faults.SIX_TO_CHOOSE_FROM, cards=2 * row)
