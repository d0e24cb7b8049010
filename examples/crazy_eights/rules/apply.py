"""What each action does."""

from crazy_eights import actions
from crazy_eights.rules.deal import deal, name_dealer, turn_up
from crazy_eights.rules.drawing import ask_for_card, draw_card, pass_turn
from crazy_eights.rules.playing import name_suit, play_card
from crazy_eights.table import DEALING, DRAWING, DRAWING_OWED, TURN_UP, EightsTable
from koloda.engine.containers.ints import i64


def apply(table: EightsTable, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    if actions.is_play(action):
        play_card(table, seat, actions.card_played(action))
    elif action == actions.DRAW:
        ask_for_card(table)
    elif action == actions.PASS:
        pass_turn(table, seat)
    elif actions.is_name(action):
        name_suit(table, seat, actions.suit_named(action))
    elif actions.is_dealer(action):
        name_dealer(table, actions.dealer_named(action))
    else:
        assert actions.is_deal(action)
        receive(table, actions.card_dealt(action))


def receive(table: EightsTable, card: i64) -> None:
    """The card that chance has given: dealt, turned up or drawn."""
    if table.stage == DEALING:
        deal(table, card)
    elif table.stage == TURN_UP:
        turn_up(table, card)
    else:
        assert table.stage in (DRAWING, DRAWING_OWED)
        draw_card(table, table.turn, card)
