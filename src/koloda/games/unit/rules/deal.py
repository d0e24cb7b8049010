"""Before the first turn, and the cards of later turns (U1, U2, V1, V2, V3, V48)."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.chance.shuffle import seat_weights, shuffle_set
from koloda.engine.containers.bits import bit, nth
from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.games.unit import actions, events
from koloda.games.unit.cards import cards_of, kinds
from koloda.games.unit.rules.turn import begin_turn
from koloda.games.unit.table import NAME_FIRST, SHUFFLE, UnitTable

LATER_DEAL: Final = 2


def begin(table: UnitTable) -> None:
    """All cards are in the bag; who begins is open unless an option says it (V3)."""
    table.bag = table.options.deck
    if table.options.first >= 0:
        name_first(table, table.options.first)


def chance_weights(table: UnitTable) -> list[tuple[int, int]]:
    """Who begins (V3), then card after card of the deck from its top."""
    if table.stage == NAME_FIRST:
        return seat_weights(actions.FIRST, actions.SEATS)
    return [(actions.deal(kind), 1) for kind in kinds(table.bag)]


def sample_chance(table: UnitTable, rng: Rng) -> i64:
    """One of the actions of chance, without building the list of weights."""
    if table.stage == NAME_FIRST:
        return actions.first(rng.below(actions.SEATS))
    return actions.deal(nth(table.bag, rng.below(table.options.size - len(table.deck))))


def run_chance(table: UnitTable, rng: Rng) -> None:
    """Name who begins unless it is known, then place all cards of the shuffle at once."""
    if table.stage == NAME_FIRST:
        name_first(table, rng.below(actions.SEATS))
    if table.stage == SHUFFLE:
        shuffle_set(table.deck, table.bag, rng)
        table.bag = 0
        deck_is_ready(table)


def name_first(table: UnitTable, seat: i64) -> None:
    """That seat begins (V3); now the deck is shuffled."""
    table.began = seat
    table.active = seat
    table.stage = SHUFFLE
    table.tell(events.FIRST, seat)


def place_in_deck(table: UnitTable, kind: i64) -> None:
    """The shuffle puts this card next; the last one completes the deck."""
    table.deck.append(kind)
    table.bag -= bit(kind)
    if table.bag == 0:
        deck_is_ready(table)


def deck_is_ready(table: UnitTable) -> None:
    """Six cards each from the top (V51: two), then the first turn without further ones (U2, V2)."""
    table.deck.reverse()
    give(table, table.active, table.options.first_deal)
    give(table, 1 - table.active, table.options.first_deal)
    begin_turn(table)


def later_deal(table: UnitTable) -> None:
    """Two cards each, first for whose turn it has become (U2, V1), or for that one alone (V48)."""
    give(table, table.active, LATER_DEAL)
    if table.options.deal_to_both:
        give(table, 1 - table.active, LATER_DEAL)


def give(table: UnitTable, seat: i64, amount: i64) -> None:
    """Cards from the deck for one seat, fewer when it ends."""
    dealt: list[int] = []
    while amount and table.deck:
        dealt.append(table.deck.pop())
        amount -= 1
    if dealt:
        table.sides[seat].hand |= cards_of(dealt)
        seen = EVERYONE if table.options.open_hands else bit(seat)
        table.tell_cards(events.DEALT, seat, dealt, seen)
