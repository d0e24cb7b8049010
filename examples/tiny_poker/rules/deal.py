"""The deal and the open card (P1, P2, P6)."""

from koloda.engine.chance.shuffle import card_weights
from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from tiny_poker import actions, events
from tiny_poker.cards import full_deck
from tiny_poker.table import BETTING, TURN_UP, PokerTable


def begin(table: PokerTable) -> None:
    """All cards are in the deck (P1)."""
    table.deck.fill(full_deck(table.options.copies))


def chance_weights(table: PokerTable) -> list[tuple[int, int]]:
    """Any card of the deck."""
    return card_weights(actions.DEAL, table.deck)


def deal(table: PokerTable, card: i64) -> None:
    """A card for seat 0, then one for seat 1 (P2); between the rounds the open card (P6)."""
    table.deck.remove(card)
    if table.stage == TURN_UP:
        table.board.add(card)
        table.tell(events.TURNED_UP, 0, card)
        table.stage = BETTING
        return
    seat: i64 = 0 if table.hands[0].size == 0 else 1
    table.hands[seat].add(card)
    table.tell(events.DEALT, seat, card, bit(seat))
    if seat == 1:
        table.stage = BETTING
