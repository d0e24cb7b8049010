"""Before the first turn: who begins, the shuffle, six cards each (N3, N4, R5, R6, R46).

R46: whether the start card has its effect is no option; it never has (R5).
"""

from koloda.engine.chance.rng import Rng
from koloda.engine.chance.shuffle import seat_weights, shuffle_onto
from koloda.engine.containers.ints import i64, pop, u8, vec
from koloda.engine.contract.turn_order import next_seat
from koloda.games.kanobu import events
from koloda.games.kanobu.keys import order_key
from koloda.games.kanobu.options import CARDS_EACH
from koloda.games.kanobu.rules.drawing import go_on
from koloda.games.kanobu.rules.ending import note_position
from koloda.games.kanobu.table import DEAL, NAME_FIRST, SHUFFLE, TURN, KanobuTable


def begin(table: KanobuTable) -> None:
    """All cards are in the bag; who begins is open unless an option says it (R6, R46)."""
    table.bag = vec[u8](table.pack.cards)
    if table.options.first >= 0:
        name_first(table, table.options.first)


def name_first(table: KanobuTable, seat: i64) -> None:
    """That seat begins (R6); now the deck is shuffled."""
    table.turn = seat
    table.deck.size = len(table.bag)
    table.stage = SHUFFLE
    table.tell(events.FIRST, seat)


def deal(table: KanobuTable) -> None:
    """Six cards for each from the first player on, then one that starts the pile (N3, N4)."""
    seat = table.turn
    left = CARDS_EACH * table.seats
    while left:
        table.hands[seat].add(table.deck.pop())
        left -= 1
        if left % CARDS_EACH == 0:
            seat = next_seat(seat, table.seats)
    table.count_hands()
    start = table.deck.pop()
    table.deck_key = order_key(table.deck)
    table.tell(events.DEALT, table.turn)
    table.tell(events.TURNED_UP, table.turn, start)
    table.cover(table.pack.idle_faces[start])  # without effect (R5, R33)
    table.stage = TURN
    note_position(table)


# The shuffle, before the deal and whenever the deck is renewed -------------------------------


def chance_weights(table: KanobuTable) -> list[tuple[int, int]]:
    """Who begins, then card after card of the deck from its top."""
    numbers = table.options.numbers
    if table.stage == NAME_FIRST:
        return seat_weights(numbers.first(0), table.seats)
    cards = [int(kind) for kind in table.bag]
    return [(numbers.deal(kind), cards.count(kind)) for kind in sorted(set(cards))]


def sample_chance(table: KanobuTable, rng: Rng) -> i64:
    """One of the actions of chance; a shuffle is quicker without lists of weights."""
    numbers = table.options.numbers
    if table.stage == NAME_FIRST:
        return numbers.first(rng.below(table.seats))
    table.sampled = rng.below(len(table.bag))
    return numbers.deal(i64(table.bag[table.sampled]))


def run_chance(table: KanobuTable, rng: Rng) -> None:
    """Name who begins unless it is known, then place all cards of a shuffle at once."""
    if table.stage == NAME_FIRST:
        name_first(table, rng.below(table.seats))
    if table.stage == SHUFFLE:
        shuffle_onto(table.deck, table.bag, rng)
        table.bag = vec[u8]()
        deck_is_ready(table)


def place_in_deck(table: KanobuTable, kind: i64) -> None:
    """The shuffle puts this card next; after the last one the game goes on."""
    place = table.sampled
    if place >= len(table.bag) or i64(table.bag[place]) != kind:
        place = 0
        while i64(table.bag[place]) != kind:
            place += 1
    table.bag, card = pop(table.bag, place)
    table.deck.put(len(table.bag), i64(card))
    if len(table.bag) == 0:
        deck_is_ready(table)


def deck_is_ready(table: KanobuTable) -> None:
    """After a shuffle the cards are dealt, or an interrupted draw goes on (R25)."""
    if table.task == DEAL:
        deal(table)
    else:
        table.deck_key = order_key(table.deck)
        go_on(table)
