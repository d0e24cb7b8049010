"""Positions of Karma that cannot be: each is refused with a sentence."""

from koloda.engine.values.errors import NotationError
from koloda.games.karma.cards import PT
from koloda.games.karma.rules.deal import DEALT
from koloda.games.karma.table import (
    CHOOSE,
    DEALER_STAGE,
    FOLLOW,
    GIVING,
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
            raise NotationError("karma position: a game goes on while two players have cards")
        if table.turn not in holders:
            raise NotationError("karma position: the seat to play has no cards")
    if table.stage == FOLLOW and table.top != PT:
        raise NotationError("karma position: in stage follow a PT lies on top of the pile")
    if table.stage == GIVING and (not table.pile or table.options.players == 2):
        raise NotationError("karma position: in stage give a pile goes to one of several others")
    if table.ending == "cards" and len(holders) != 1:
        raise NotationError("karma position: the game has ended, so one player has cards")


def check_before_the_first_turn(table: KarmaTable, holders: list[int]) -> None:
    """Refuse cards that cannot lie there before, during or after the deal."""
    dealt = table.stage not in (DEALER_STAGE, SHUFFLE)
    if (dealt and table.bag) or (not dealt and (holders or table.pile or table.removed)):
        raise NotationError("karma position: cards lie in the bag before the deal and only then")
    if (table.stage == SHUFFLE and not table.bag) or (table.stage == DEALER_STAGE and table.deck):
        raise NotationError(f"karma position: the deck does not suit stage {STAGES[table.stage]}")
    if table.stage == CHOOSE:
        sizes = [(place.hand_size + place.up_size, place.up_size) for place in table.places]
        if any(place.known for place in table.places):
            raise NotationError(
                "karma position: nobody has shown a hand card before the first turn"
            )
        if any(size != DEALT for size, _ in sizes) or all(up == 3 for _, up in sizes):
            raise NotationError(
                "karma position: in stage choose everybody has six cards to choose from"
            )
