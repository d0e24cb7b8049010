"""Which rule carries out which action."""

from koloda.engine.containers.ints import i64
from koloda.games.kanobu.rules.answers import accept
from koloda.games.kanobu.rules.chance import lay
from koloda.games.kanobu.rules.deal import name_first, place_in_deck
from koloda.games.kanobu.rules.drawing import draw_one
from koloda.games.kanobu.rules.effects import name_colour, play, play_opened
from koloda.games.kanobu.rules.star import keep
from koloda.games.kanobu.rules.turn import pass_turn
from koloda.games.kanobu.table import KanobuTable


def apply(table: KanobuTable, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal, the frequent ones first."""
    numbers = table.options.numbers
    if numbers.is_play(action):
        play(table, seat, numbers.kind_played(action))
    elif numbers.is_deal(action):
        place_in_deck(table, numbers.kind_dealt(action))
    elif action == numbers.draw:
        draw_one(table, seat)
    elif action == numbers.pass_turn:
        pass_turn(table, seat)
    elif action == numbers.accept:
        accept(table, seat)
    elif numbers.is_lay(action):
        lay(table, seat, numbers.kind_laid(action))
    elif numbers.is_colour(action):
        name_colour(table, seat, numbers.colour_of(action))
    elif numbers.is_use(action):
        play_opened(table, seat, numbers.kind_used(action))
    elif numbers.is_keep(action):
        keep(table, seat, numbers.kind_kept(action))
    else:
        assert numbers.is_first(action)
        name_first(table, numbers.seat_of(action))
