"""A turn: what an action leads to, step after step, and who is next (M2.7)."""

from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import NOBODY
from koloda.engine.contract.turn_order import next_seat
from koloda.games.karmaka import events
from koloda.games.karmaka.knowers import audience, kind_of, knower, knowers_of
from koloda.games.karmaka.rules import deal, ending, karmic_cost, lives, steps
from koloda.games.karmaka.rules.questions import is_open, whom
from koloda.games.karmaka.rules.resolve import act, answer
from koloda.games.karmaka.table import KarmakaTable


def apply(table: KarmakaTable, seat: i64, action: i64) -> None:
    """Carry out an action known to be legal, and all that follows without a question."""
    answer(table, seat, action)
    if table.loose.size == 0:
        run(table)


def run(table: KarmakaTable) -> None:
    """Do step after step until one waits for an answer; without steps the turn is over."""
    while True:
        step = table.next_step()
        if step == steps.PLAY:
            table.asked = table.turn
            return
        if step == steps.OFFER:
            if table.offered < 0:
                table.offered = karmic_cost.first_asked(table)
            table.asked = table.offered
            return
        if step == steps.NONE:
            if table.ending:
                table.asked = NOBODY
                return
            end_turn(table)
        elif step == steps.DEAL_OUT:
            table.pop_step()
            deal.deal_out(table)
            begin_turn(table)
        elif step >= steps.FIRST_ACT:
            act(table, step)
        elif is_open(table, step):
            table.asked = whom(table, step)
            return
        else:
            table.pop_step()


def begin_turn(table: KarmakaTable) -> None:
    """Without Hand and Deck one dies; else one draws from the Deck and plays a card (M2.7)."""
    table.extra = 0
    if ending.is_at_a_limit(table):
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
    table.turn = next_seat(table.turn, table.rules.seats)
    begin_turn(table)
