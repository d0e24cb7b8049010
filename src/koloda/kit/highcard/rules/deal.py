"""The deal (H1)."""

from koloda.engine.chance.shuffle import card_weights
from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.kit.highcard import actions, events
from koloda.kit.highcard.cards import KINDS
from koloda.kit.highcard.table import PLAYING, HighcardTable


def begin(table: HighcardTable) -> None:
    """All cards are in the deck (H1)."""
    table.deck.fill(list(range(KINDS)))


def chance_weights(table: HighcardTable) -> list[tuple[int, int]]:
    """Any card of the deck."""
    return card_weights(actions.DEAL, table.deck)


def deal(table: HighcardTable, card: i64) -> None:
    """One card in turn for everybody (H1)."""
    dealt = sum(hand.size for hand in table.hands)
    seat = dealt % table.options.players
    table.deck.remove(card)
    table.hands[seat].add(card)
    table.tell(events.DEALT, seat, card, bit(seat))
    if dealt + 1 == table.options.players * table.options.hand:
        table.stage = PLAYING
