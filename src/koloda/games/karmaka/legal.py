"""What may be done in Karmaka: `choices` is the one walk, all else derives from it."""

from typing import Final, TypeAlias

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import lowest, nth, popcount
from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.games.karmaka import actions
from koloda.games.karmaka.actions import encode, list_numbers, nth_way
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.mosaic import rivals_to_copy
from koloda.games.karmaka.table import KarmakaTable

# A plain tuple of machine integers: mypyc passes it unboxed, a NamedTuple would be an object.
Choices: TypeAlias = tuple[i64, i64, i64, i64, i64, i64]
"""The legal actions in ascending order, as six numbers.

A single action; a verb and how many verbs from it on may be used, with a set of cards or seats, or
with a number of depths or amounts from 0 on; another single action.
"""
NO_ACTION: Final = -1
WAYS_ALONE: Final = 3
"""For points, for the ability, onto one's own Future Life (M2.7)."""
WAYS_WITH_PARTNER: Final = 4
"""Onto the partner's Future Life as well (M2.7, G20)."""


def choices(table: KarmakaTable, seat: i64) -> Choices:
    """The answers to the question that is open."""
    step = table.next_step()
    place = table.places[seat]
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        return plays(table, seat, step)
    if step == steps.OFFER:
        return actions.ACCEPT, NO_ACTION, 0, 0, 0, actions.DECLINE  # M2.4
    if step == steps.CHOOSE_RIVAL:
        return one_of(actions.TARGET, table.options.reach_sets[seat])
    if step == steps.CHOOSE_ANY_PLAYER:
        return one_of(actions.TARGET, table.options.anyone_sets[seat])
    if step == steps.SOW:
        return one_of(actions.SOW, place.hand.mask)
    if step in (steps.RUIN_AND_COPY, steps.THEY_RUIN_A_CARD):
        return one_of(actions.RUIN, place.hand.mask)
    if step == steps.MAY_RUIN:
        return done_or(actions.RUIN, place.hand.mask)
    if step == steps.MAY_DRAW:
        return actions.DRAW, NO_ACTION, 0, 0, 0, actions.DONE  # C4
    if step == steps.MAY_SCORE:
        return done_or(actions.SCORE, place.hand.mask)
    if step == steps.MAY_PLACE:
        return done_or(actions.PLACE, table.lifted.mask)
    if step == steps.RETURN_THE_REST:
        return one_of(actions.RETURN, table.lifted.mask)
    if step == steps.STEAL_ONE:
        return one_of(actions.STEAL, table.shown.mask)
    if step == steps.COPY_RIVALS_DEED:
        return one_of(actions.COPY, rivals_to_copy(table))
    if step == steps.TAKE_FROM_FUTURE:
        return numbered(actions.TAKE, place.future.size)
    if step == steps.SPEND_RINGS:
        # G25: none to all; actions end at 99, and 7 lift anybody, so nothing is lost beyond.
        return numbered(actions.RINGS, min(place.rings, actions.MOST_RINGS) + 1)
    if step in (steps.COPY_OWN_DEED, steps.THEY_RUIN_A_DEED):
        return numbered(actions.DEED, place.deeds.size)
    if step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
        return numbered(actions.FETCH, min(table.ruins.size, actions.TOP_RUINS))  # C9, C10
    raise ValueError(f"karmaka: step {step} asks no player")


def plays(table: KarmakaTable, seat: i64, step: i64) -> Choices:
    """The ways to play a card (M2.7, G20, G26), and to play none (G13, G21)."""
    place = table.places[seat]
    ways: i64 = WAYS_ALONE
    if table.options.partner_plays[seat] >= 0:
        ways = WAYS_WITH_PARTNER
    none: i64 = NO_ACTION
    if step == steps.PLAY_AGAIN:
        none = actions.SKIP
    elif place.deck.size:
        none = actions.PASS
    return NO_ACTION, actions.POINTS, ways, place.hand.mask, 0, none


def one_of(verb: i64, things: i64) -> Choices:
    """One of these cards or seats (G15)."""
    return NO_ACTION, verb, 1, things, 0, NO_ACTION


def done_or(verb: i64, cards: i64) -> Choices:
    """One of these cards, or no more of them (G15)."""
    return actions.DONE, verb, 1, cards, 0, NO_ACTION


def numbered(verb: i64, numbers: i64) -> Choices:
    """A depth from the top, or an amount."""
    return NO_ACTION, verb, 0, 0, numbers, NO_ACTION


def list_legal(table: KarmakaTable, seat: i64, found: ActionList) -> None:
    """Append the answers that seat may give now, ascending."""
    first, verb, ways, things, numbers, last = choices(table, seat)
    if first != NO_ACTION:
        found.append(first)
    for way in range(ways):
        found.append_set(nth_way(verb, way), things)
    list_numbers(verb, numbers, found)
    if last != NO_ACTION:
        found.append(last)


def random_action(table: KarmakaTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely; no list is built."""
    first, verb, ways, things, numbers, last = choices(table, seat)
    each = popcount(things)
    before: i64 = 0
    if first != NO_ACTION:
        before = 1
    between = ways * each + numbers
    total = before + between
    if last != NO_ACTION:
        total += 1
    place = rng.below(total) - before
    if place < 0:
        return first
    if place == between:
        return last
    if numbers:
        return encode(verb, place)
    way: i64 = 0
    while place >= each:
        place -= each
        way += 1
    return encode(nth_way(verb, way), nth(things, place))


def only_answer(table: KarmakaTable, seat: i64) -> i64:
    """The answer to a question that has a single one (G28)."""
    answers = choices(table, seat)
    verb, things = answers[1], answers[3]
    if things:
        return encode(verb, lowest(things))
    return encode(verb, 0)


def random_kind(cards: Multiset, rng: Rng) -> i64:
    """Any of the different cards."""
    return nth(cards.mask, rng.below(popcount(cards.mask)))
