"""Which rule carries out which action."""

from koloda.engine.containers.ints import i64
from koloda.games.karma import actions
from koloda.games.karma.rules.deal import choose_face_up, name_dealer, place_in_deck
from koloda.games.karma.rules.playing import finish, flip, give, play_cards, take
from koloda.games.karma.table import KarmaTable


def apply(table: KarmaTable, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal, the frequent ones first."""
    if actions.is_play(action):
        play_cards(table, seat, actions.kind_of(action), actions.copies_of(action))
    elif action == actions.TAKE:
        take(table, seat)
    elif actions.is_deal(action):
        place_in_deck(table, actions.dealt_kind_of(action))
    elif actions.is_flip(action):
        flip(table, seat, actions.slot_of(action))
    elif action == actions.FINISH:
        finish(table, seat)
    elif actions.is_give(action):
        give(table, seat, actions.receiver_of(action))
    elif actions.is_face_up(action):
        choose_face_up(table, seat, actions.face_up_kind_of(action))
    else:
        assert actions.is_dealer(action)
        name_dealer(table, actions.dealer_of(action))
