"""Before the first turn: who starts, the shuffle, the first Hands and Decks (G19, G34).

Numbers with F are the rule book's questions and answers.
"""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.chance.shuffle import card_weights, draw, seat_weights
from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.engine.containers.packed_stack import stack_of
from koloda.engine.contract.state import CHANCE
from koloda.games.karmaka import actions, events
from koloda.games.karmaka.knowers import audience, kind_of, knower, knowers_of
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.lives import WOLF
from koloda.games.karmaka.table import KarmakaTable

FIRST_HAND: Final = 4
FIRST_DECK: Final = 2


def begin(table: KarmakaTable) -> None:
    """The whole deck is about to be shuffled; the Wolf stands two rungs up (G19, G34)."""
    table.loose.fill(table.options.deck)
    table.set_steps(stack_of([steps.SHUFFLE, steps.DEAL_OUT]))
    if table.options.mode == "wolf":
        table.places[table.options.wolf].rung = WOLF
    if table.options.first >= 0:
        table.turn = table.options.first
    else:
        table.push_step(steps.NAME_FIRST)
    table.asked = CHANCE


def name_first(table: KarmakaTable, seat: i64) -> None:
    """Chance names the first player (G19)."""
    table.turn = seat
    table.tell(events.FIRST, seat)


def deal_out(table: KarmakaTable) -> None:
    """Card by card from the first player on: four for each Hand, two for each Deck (G34)."""
    seats = table.options.seats
    for number in range(seats * (FIRST_HAND + FIRST_DECK)):
        if table.well.size:
            card = table.pop_well()
            seat = (table.turn + number) % seats
            if number < seats * FIRST_HAND:
                table.places[seat].receive(kind_of(card), knowers_of(card) & ~knower(seat))
            else:
                table.places[seat].push_deck(card)
    if table.log is not None:
        for owner, place in enumerate(table.places):
            table.tell_cards(events.DEALT, owner, place.hand.cards(), audience(knower(owner)))


# Chance ---------------------------------------------------------------------------------------


def chance_weights(table: KarmakaTable) -> list[tuple[int, int]]:
    """Who starts (G19); the next card of a shuffle (M2.3); a random card of a Hand (G35)."""
    step = table.next_step()
    if step == steps.NAME_FIRST:
        return seat_weights(actions.FIRST, table.options.players)
    if step == steps.SHUFFLE:
        return card_weights(actions.DEAL, table.loose)
    assert step in (steps.RUIN_AT_RANDOM, steps.SHOW_AT_RANDOM)
    return card_weights(actions.PICK, cards_to_pick_from(table))


def sample_chance(table: KarmakaTable, rng: Rng) -> i64:
    """One of the actions of chance by its weight, without building the list of weights."""
    step = table.next_step()
    if step == steps.SHUFFLE:
        return actions.encode(actions.DEAL, draw(table.loose, rng))
    if step == steps.NAME_FIRST:
        return actions.encode(actions.FIRST, rng.below(table.options.seats))
    assert step in (steps.RUIN_AT_RANDOM, steps.SHOW_AT_RANDOM)
    return actions.encode(actions.PICK, draw(cards_to_pick_from(table), rng))


def cards_to_pick_from(table: KarmakaTable) -> Multiset:
    """The chosen player's Hand without the cards that Swindle has shown already (C7, F18, F19)."""
    hand = table.places[table.target].hand
    if table.shown.size == 0:
        return hand
    rest = Multiset()
    hand.copy_to(rest)
    for kind in table.shown.cards():
        rest.remove(kind)
    return rest
