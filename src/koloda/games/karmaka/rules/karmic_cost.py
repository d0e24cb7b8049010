"""The karmic cost: who is offered the card that was played (M2.4, G2 to G5, G32, F5, F7, F14).

The victim is the rival that the ability, as it finally resolved, was aimed at, even if nothing
happened (G2, F5); so a copied ability makes the victim (F7, F14), and a copy that does nothing has
none (G9, G32). A partner or oneself is no victim (G5).

Numbers with F are the rule book's questions and answers.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.contract.turn_order import next_seat
from koloda.games.karmaka import actions, events
from koloda.games.karmaka.knowers import card_of, knower
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.well import ruin
from koloda.games.karmaka.table import KarmakaTable


def has_victim(table: KarmakaTable) -> bool:
    """Whether the ability was aimed at a rival, not at nobody, oneself or a partner (G2, G5).

    A copied ability counts as the one that copies it (F7, F14); a copy that does nothing is aimed
    at nobody (G9, G32).
    """
    return table.target >= 0 and table.options.rival_bits[table.turn] & knower(table.target) != 0


def first_asked(table: KarmakaTable) -> i64:
    """The victim alone; without one, the rivals from the left on, opposite or not (M2.4, G4)."""
    if has_victim(table):
        return table.target
    return table.options.rivals[table.turn][0]


def reply(table: KarmakaTable, seat: i64, action: i64) -> None:
    """The seat that is offered the card accepts or declines it (M2.4)."""
    if action == actions.ACCEPT:
        accept(table, seat)
    else:
        decline(table, seat)


def accept(table: KarmakaTable, seat: i64) -> None:
    """The card goes face down onto the taker's Future Life; all have seen it (M2.4, G18)."""
    knowers = table.options.everyone & ~knower(seat)
    table.places[seat].push_future(card_of(table.in_play, knowers))
    table.tell(events.ACCEPTED, seat, table.in_play)
    end_offer(table)


def decline(table: KarmakaTable, seat: i64) -> None:
    """Without a victim the next rival is asked; in the end the card is ruined (M2.4, G3)."""
    table.tell(events.DECLINED, seat, table.in_play)
    if not has_victim(table):
        following = next_rival(table, seat)
        if following != table.turn:
            table.offered = following
            table.push_step(steps.OFFER)
            return
    ruin(table, table.in_play, events.UNWANTED, table.turn)
    end_offer(table)


def next_rival(table: KarmakaTable, seat: i64) -> i64:
    """The next rival of the player on turn, or that player when all were asked (M2.4)."""
    rivals = table.options.rival_bits[table.turn]
    following = next_seat(seat, table.options.seats)
    while following != table.turn and rivals & knower(following) == 0:
        following = next_seat(following, table.options.seats)
    return following


def end_offer(table: KarmakaTable) -> None:
    """Nothing is in play any more (G1)."""
    table.in_play = -1
    table.target = -1
    table.copied = -1
    table.taken = 0
    table.offered = -1
