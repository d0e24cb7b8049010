"""Before the first turn: dealer, shuffle, deal and the choice of face-up cards (K2-K6)."""

from koloda.engine.chance.rng import Rng
from koloda.engine.chance.shuffle import seat_weights, shuffle_packed
from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import at_least, cards, count, nth_card, one, size
from koloda.engine.containers.packed_slots import EMPTY
from koloda.engine.contract.turn_order import next_seat, seats_from
from koloda.engine.values.event import EVERYONE
from koloda.games.karma import actions, events
from koloda.games.karma.actions import SLOTS
from koloda.games.karma.rules.ending import note_position
from koloda.games.karma.table import CHOOSE, NAME_DEALER, PLAYING, SHUFFLE, KarmaTable


def begin(table: KarmaTable) -> None:
    """All cards are to be shuffled (K1); the dealer is drawn unless the options name one (A28)."""
    table.bag = table.options.deck
    if table.options.dealer >= 0:
        name_dealer(table, table.options.dealer)


def chance_weights(table: KarmaTable) -> list[tuple[int, int]]:
    """The dealer's seat (A28), then card after card of the deck from its top."""
    if table.stage == NAME_DEALER:
        return seat_weights(actions.DEALER, table.options.players)
    left = cards(at_least(table.bag, 1))
    return [(actions.deal(kind), count(table.bag, kind)) for kind in left]


def sample_chance(table: KarmaTable, rng: Rng) -> i64:
    """One of `chance_weights`, by weight."""
    if table.stage == NAME_DEALER:
        return actions.dealer(rng.below(table.options.seats))
    return actions.deal(nth_card(table.bag, rng.below(size(table.bag))))


def run_chance(table: KarmaTable, rng: Rng) -> None:
    """Name the dealer unless it is known, then place all cards of the shuffle at once.

    It pays in random play: card by card the shuffle takes a tenth of a game.
    """
    if table.stage == NAME_DEALER:
        name_dealer(table, rng.below(table.options.seats))
    if table.stage == SHUFFLE:
        shuffle_packed(table.deck, table.bag, rng)
        table.bag = 0
        deck_is_ready(table)


def name_dealer(table: KarmaTable, seat: i64) -> None:
    """The seat to the dealer's left starts (K6); now the deck is shuffled."""
    table.turn = next_seat(seat, table.options.seats)
    table.stage = SHUFFLE
    table.tell(events.DEALER, seat)


def place_in_deck(table: KarmaTable, kind: i64) -> None:
    """The shuffle puts this card next; after the last one everybody is dealt cards."""
    table.deck.append(kind)
    table.bag -= one(kind)
    if table.bag == 0:
        deck_is_ready(table)


def deck_is_ready(table: KarmaTable) -> None:
    """The deck is turned, so that its top card is the last, and the cards are dealt."""
    table.deck.reverse()
    deal(table)


def deal(table: KarmaTable) -> None:
    """Three cards face down (K2), then six in hand (K3) for each, from the starting seat on.

    With the tiny deck they are one and two (A48). The rest is the deck (K5).
    """
    order = seats_from(table.turn, table.options.players)
    deck, row = table.deck, table.options.row
    for seat in order:
        laid = [EMPTY] * SLOTS
        for slot in range(row):
            laid[slot] = deck.pop()
        table.places[seat].lay_down(laid)
    for seat in order:
        cards: i64 = 0
        for _ in range(2 * row):
            cards += one(deck.pop())
        table.into_hand(table.places[seat], cards, 2 * row)
    table.stage = CHOOSE
    table.tell(events.DEALT, table.turn)


def choose_face_up(table: KarmaTable, seat: i64, kind: i64) -> None:
    """One of the three face-up cards, secret until everybody has chosen (K3, A24).

    The three that are left are the hand (K4).
    """
    place = table.places[seat]
    table.out_of_hand(place, one(kind), 1)
    place.up += one(kind)
    place.up_size += 1
    table.tell(events.CHOSE, seat, kind, bit(seat))
    for other in table.places:
        if other.up_size < table.options.row:
            return
    table.stage = PLAYING
    show_face_up(table)
    note_position(table)


def show_face_up(table: KarmaTable) -> None:
    """All face-up cards are shown together (A24)."""
    if table.log is not None:
        for seat, place in enumerate(table.places):
            for kind in cards(at_least(place.up, 1)):
                table.tell(events.SHOWN, seat, kind, EVERYONE, count(place.up, kind))
        table.tell(events.FIRST, table.turn)
