"""Which rule carries out which action."""

from koloda.engine.containers.ints import i64
from koloda.kit.highcard import actions
from koloda.kit.highcard.rules.deal import deal
from koloda.kit.highcard.rules.turn import name_leader, play_card
from koloda.kit.highcard.table import HighcardTable


def apply(table: HighcardTable, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    if actions.is_play(action):
        play_card(table, seat, actions.card_played(action))
    elif actions.is_lead(action):
        name_leader(table, seat, actions.seat_named(action))
    else:
        deal(table, actions.card_dealt(action))
