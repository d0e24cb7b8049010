"""What a turn of Karmaka is, how it begins and who is next (M2.7)."""

from koloda.engine.contract.turn_order import next_seat
from koloda.games.karmaka import events
from koloda.games.karmaka.knowers import audience, kind_of, knower, knowers_of
from koloda.games.karmaka.rules import lives, steps
from koloda.games.karmaka.rules.ending import end_at_cap, note_position
from koloda.games.karmaka.table import KarmakaTable


def begin_turn(table: KarmakaTable) -> None:
    """Without Hand and Deck one dies; else one draws from the Deck and plays a card (M2.7)."""
    table.extra = 0
    note_position(table)
    if not table.ending:
        end_at_cap(table, table.turn)
    if table.ending:
        return
    place = table.places[table.turn]
    if place.deck.size:
        card = place.pop_deck()
        mine = knower(table.turn)
        place.receive(kind_of(card), knowers_of(card) & ~mine)
        table.tell(events.DREW_OWN, table.turn, kind_of(card), audience(mine))
    if place.hand.size:
        table.push_step(steps.PLAY)
    else:
        lives.die(table)


def end_turn(table: KarmakaTable) -> None:
    """The next player, clockwise (M2.7)."""
    table.turns += 1
    table.turn = next_seat(table.turn, table.options.seats)
    begin_turn(table)
