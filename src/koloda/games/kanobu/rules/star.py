"""The Star: cards of the deck are opened, one is played or taken (N23, R11, R35, R39).

`drawing` opens the cards, `effects.play_opened` plays the chosen one.
"""

from koloda.engine.containers.ints import i64, remove, u8, vec
from koloda.games.kanobu import events
from koloda.games.kanobu.keys import card_key
from koloda.games.kanobu.rules.turn import end_turn, go_out
from koloda.games.kanobu.table import CHOOSE, KanobuTable


def offer_opened(table: KanobuTable) -> None:
    """The player chooses among the opened cards; without any the Star has no effect (N23, R11)."""
    seat = table.turn
    if len(table.opened):
        table.stage = CHOOSE
        return
    table.tell(events.NOTHING_OPENED, seat)
    if table.hands[seat].size == 0:
        go_out(table, seat)  # R39
    else:
        end_turn(table, seat)


def keep(table: KanobuTable, seat: i64, kind: i64) -> None:
    """An opened card is taken; everybody knows it (N23, R29)."""
    table.tell(events.KEPT, seat, kind)
    put_back(table, seat, kind)
    table.hands[seat].add_known(kind)
    table.hands_key += card_key(seat, kind)
    end_turn(table, seat)


def put_back(table: KanobuTable, seat: i64, chosen: i64) -> None:
    """The opened cards not chosen go under the deck, first opened first (R11, R35)."""
    table.opened = remove(table.opened, u8(chosen))
    for place in range(len(table.opened)):
        table.put_under_deck(i64(table.opened[place]))
    if table.log is not None and len(table.opened):
        table.tell_cards(events.LEFT_OPEN, seat, table.open_cards())
    table.opened = vec[u8]()
