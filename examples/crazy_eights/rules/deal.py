"""Setting up: the dealer, the deal, the first card of the pile (C1-C4)."""

from crazy_eights import actions, events
from crazy_eights.cards import EIGHT, full_deck, rank_of
from crazy_eights.rules.special import effect
from crazy_eights.rules.turn import after, lay
from crazy_eights.table import DEALING, NAME_DEALER, PLAYING, TURN_UP, EightsTable
from koloda.engine.chance.rng import Rng
from koloda.engine.chance.shuffle import card_weights, draw, seat_weights
from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.engine.values.event import NO_ONE


def begin(table: EightsTable) -> None:
    """All cards are in the deck (C1)."""
    table.deck.fill(full_deck(table.options.decks))


def chance_weights(table: EightsTable) -> list[tuple[int, int]]:
    """The dealer's seat, later any card of the deck."""
    if table.stage == NAME_DEALER:
        return seat_weights(actions.DEALER, table.options.players)
    return card_weights(actions.DEAL, table.deck)


def sample_chance(table: EightsTable, rng: Rng) -> i64:
    """One of the actions of chance, by weight."""
    if table.stage == NAME_DEALER:
        return actions.dealer(rng.below(table.options.seats))
    return actions.deal(draw(table.deck, rng))


def name_dealer(table: EightsTable, seat: i64) -> None:
    """The next seat gets the first card (C2)."""
    table.tell(events.DEALER, seat)
    table.turn = after(table, seat)
    table.stage = DEALING


def deal(table: EightsTable, card: i64) -> None:
    """One card in turn for everybody, the dealer last (C2)."""
    to_hand(table, table.turn, card)
    table.tell(events.DEALT, table.turn, card, bit(table.turn))
    following = after(table, table.turn)
    if table.hands[following].size == table.options.cards_each:
        table.stage = TURN_UP
    else:
        table.turn = following


def turn_up(table: EightsTable, card: i64) -> None:
    """The first card of the pile; an eight goes back, unseen (C3)."""
    if rank_of(card) == EIGHT:
        table.tell(events.PUT_BACK, table.turn, card, NO_ONE)
        return
    table.deck.remove(card)
    table.tell(events.TURNED_UP, table.turn, card)
    lay(table, card)
    table.stage = PLAYING
    effect(table, table.turn, card)  # C4, C14: as if the dealer had played it


def to_hand(table: EightsTable, seat: i64, card: i64) -> None:
    """A card goes from the deck into a hand."""
    table.deck.remove(card)
    table.hands[seat].add(card)
