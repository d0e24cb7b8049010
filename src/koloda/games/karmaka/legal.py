"""What may be done: the answers to the question that is open."""

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import nth, popcount
from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.games.karmaka import actions
from koloda.games.karmaka.actions import encode, list_numbers
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.mosaic import mimic_can_copy
from koloda.games.karmaka.table import KarmakaTable


def list_legal(table: KarmakaTable, seat: i64, found: ActionList) -> None:
    """Append the answers that seat may give now, ascending."""
    step = table.next_step()
    place = table.places[seat]
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        list_plays(table, seat, step, found)
    elif step == steps.OFFER:
        found.append(actions.ACCEPT)
        found.append(actions.DECLINE)
    elif step == steps.CHOOSE_RIVAL:
        for rival in table.rules.foes[seat]:
            found.append(encode(actions.TARGET, rival))
    elif step == steps.CHOOSE_ANY_PLAYER:
        for player in table.rules.anyone[seat]:
            found.append(encode(actions.TARGET, player))
    elif step == steps.SOW:
        found.append_set(actions.SOW, place.hand.mask)
    elif step in (steps.RUIN_AND_COPY, steps.THEY_RUIN_A_CARD):
        found.append_set(actions.RUIN, place.hand.mask)
    elif step == steps.MAY_RUIN:
        found.append(actions.DONE)
        found.append_set(actions.RUIN, place.hand.mask)
    elif step == steps.MAY_DRAW:
        found.append(actions.DRAW)
        found.append(actions.DONE)
    elif step == steps.MAY_SCORE:
        found.append(actions.DONE)
        found.append_set(actions.SCORE, place.hand.mask)
    elif step == steps.MAY_PLACE:
        found.append(actions.DONE)
        found.append_set(actions.PLACE, table.lifted.mask)
    elif step == steps.RETURN_THE_REST:
        found.append_set(actions.RETURN, table.lifted.mask)
    elif step == steps.STEAL_ONE:
        found.append_set(actions.STEAL, table.shown.mask)
    elif step == steps.COPY_RIVALS_DEED:
        for rival in range(table.rules.seats):
            if mimic_can_copy(table, rival):
                found.append(encode(actions.COPY, rival))
    elif step == steps.TAKE_FROM_FUTURE:
        list_numbers(actions.TAKE, place.future.size, found)
    elif step == steps.SPEND_RINGS:
        list_numbers(actions.RINGS, ring_choices(table, seat), found)
    elif step in (steps.COPY_OWN_DEED, steps.THEY_RUIN_A_DEED):
        list_numbers(actions.DEED, place.deeds.size, found)
    elif step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
        list_numbers(actions.FETCH, fetch_choices(table), found)
    else:
        raise ValueError(f"karmaka: step {step} asks no player")


def list_plays(table: KarmakaTable, seat: i64, step: i64, found: ActionList) -> None:
    """The ways to play a card (M2.7, G20, G26), and to play none (G13, G21)."""
    place = table.places[seat]
    found.append_set(actions.POINTS, place.hand.mask)
    found.append_set(actions.ABILITY, place.hand.mask)
    found.append_set(actions.FUTURE, place.hand.mask)
    if table.rules.partner_plays[seat] >= 0:
        found.append_set(actions.PARTNER, place.hand.mask)
    if step == steps.PLAY_AGAIN:
        found.append(actions.SKIP)
    elif place.deck.size:
        found.append(actions.PASS)


def ring_choices(table: KarmakaTable, seat: i64) -> i64:
    """From no Ring to all of them (G25)."""
    return min(table.places[seat].rings, actions.MOST_RINGS) + 1


def fetch_choices(table: KarmakaTable) -> i64:
    """The top three Ruins, or all if there are fewer (C9, C10)."""
    return min(table.ruins.size, actions.TOP_RUINS)


# Random play ----------------------------------------------------------------------------------


def random_action(table: KarmakaTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, all equally likely, without building the list: for playouts."""
    step = table.next_step()
    place = table.places[seat]
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        return random_play(table, seat, step, rng)
    if step == steps.OFFER:
        if rng.below(2) == 0:
            return actions.ACCEPT
        return actions.DECLINE
    if step == steps.CHOOSE_RIVAL:
        return encode(actions.TARGET, one_of(table.rules.foes[seat], rng))
    if step == steps.CHOOSE_ANY_PLAYER:
        return encode(actions.TARGET, one_of(table.rules.anyone[seat], rng))
    if step == steps.SPEND_RINGS:
        return encode(actions.RINGS, rng.below(ring_choices(table, seat)))
    if step == steps.SOW:
        return encode(actions.SOW, random_kind(place.hand, rng))
    if step in (steps.THEY_RUIN_A_CARD, steps.RUIN_AND_COPY):
        return encode(actions.RUIN, random_kind(place.hand, rng))
    if step == steps.RETURN_THE_REST:
        return encode(actions.RETURN, random_kind(table.lifted, rng))
    if step in (steps.FETCH_TO_FUTURE, steps.FETCH_TO_HAND):
        return encode(actions.FETCH, rng.below(fetch_choices(table)))
    if step in (steps.COPY_OWN_DEED, steps.THEY_RUIN_A_DEED):
        return encode(actions.DEED, rng.below(place.deeds.size))
    found = ActionList()
    list_legal(table, seat, found)
    return found.actions[rng.below(found.size)]


def random_play(table: KarmakaTable, seat: i64, step: i64, rng: Rng) -> i64:
    """One of the ways to play a card, or to play none."""
    place = table.places[seat]
    kinds = popcount(place.hand.mask)
    ways: i64 = 3
    if table.rules.partner_plays[seat] >= 0:
        ways = 4
    choices = ways * kinds
    if step == steps.PLAY_AGAIN or place.deck.size:
        choices += 1
    choice = rng.below(choices)
    if choice < ways * kinds:
        way: i64 = 0
        while choice >= kinds:
            choice -= kinds
            way += 1
        return encode(actions.WAYS_TO_PLAY[way], nth(place.hand.mask, choice))
    if step == steps.PLAY_AGAIN:
        return actions.SKIP
    return actions.PASS


def random_kind(cards: Multiset, rng: Rng) -> i64:
    """Any of the different cards."""
    return nth(cards.mask, rng.below(popcount(cards.mask)))


def one_of(seats: list[int], rng: Rng) -> i64:
    """Any of these seats."""
    return seats[rng.below(len(seats))]
