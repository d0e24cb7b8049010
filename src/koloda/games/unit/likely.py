"""What a sensible player of Unit is likely to do: quick, for playouts."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import nth, popcount
from koloda.engine.containers.ints import i64
from koloda.games.unit import actions
from koloda.games.unit.cards import (
    CARDS,
    has,
    kinds,
    of_suit,
    total,
    value,
    whole_suit,
)
from koloda.games.unit.field import UnitField
from koloda.games.unit.plans import heaviest_suit, next_step, to_play
from koloda.games.unit.table import DANGER, MUST, REPLY, REST

SLIPS: Final = 6
"""One in so many likely actions is any legal one."""
ATTACKS: Final = 5
"""Of so many times when a suit could attack, it does so all but once."""
RESERVES: Final = 3
SUITS: Final = 4


def likely_action(state: UnitField, seat: i64, rng: Rng) -> i64:
    """Mostly: recover in need, win at once, defend, play the most of a suit, reserve, then stop."""
    if rng.below(SLIPS) == 0:
        return state.random_action(seat, rng)
    if state.stage == REPLY:
        return actions.PASS  # the last word is coming anyway
    if state.stage == DANGER:
        return likely_recovery(state, seat)
    side = state.sides[seat]
    cards = state.movable(side)
    pile = heaviest_suit(side, cards)
    if pile >= 0 and state.stage == REST and is_decisive(state, seat, cards):
        return next_step(side, cards, pile)
    payable, attackers = side.payable(cards), state.open_attackers(1 - seat)
    if payable and attackers:
        attacker = nth(attackers, rng.below(popcount(attackers)))
        defence = likely_defence(state, payable, attacker)
        if defence >= 0:
            return defence
    if pile >= 0 and rng.below(ATTACKS):
        return next_step(side, cards, pile)
    if cards and (state.stage == MUST or rng.below(RESERVES)):
        return actions.LIMIT + large_card(cards, rng)
    word = state.word(side)
    return word if word >= 0 else state.random_action(seat, rng)


def is_decisive(state: UnitField, seat: i64, cards: i64) -> bool:
    """Whether a seat that has the last word can take all points that the other one can have."""
    side = state.sides[seat]
    loss = state.damage(1 - seat)
    for pile in range(SUITS):
        loss += total(to_play(of_suit(cards, pile), side.free(pile)))
    return loss >= state.most_points(1 - seat)


def likely_recovery(state: UnitField, seat: i64) -> i64:
    """The smallest card that saves, else the largest."""
    side = state.sides[seat]
    need = state.damage(seat) - side.points - side.recovered + 1
    kind = just_enough(state.recoverable(seat), need)
    return actions.RECOVER + kind if kind >= 0 else actions.DONE


def likely_defence(state: UnitField, cards: i64, attacker: i64) -> i64:
    """The smallest of the cards that stops the attacker, else the largest; -1 if none meets it."""
    need: i64 = 0
    for attack in state.field:
        if attack.card == attacker:
            need = state.unstopped(attack)
    meeting: i64 = 0
    for own in range(SUITS):
        if has(state.met_by(own), attacker):
            meeting |= cards & whole_suit(own)
    kind = just_enough(meeting, need)
    return actions.DEFEND + kind * CARDS + attacker if kind >= 0 else -1


def just_enough(cards: i64, need: i64) -> i64:
    """The smallest card worth at least so much, else the largest; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    for kind in kinds(cards):
        worth = value(kind)
        if (most < need and worth > most) or need <= worth < most:
            best, most = kind, worth
    return best


def large_card(cards: i64, rng: Rng) -> i64:
    """The larger of any two of the cards."""
    count = popcount(cards)
    first, second = nth(cards, rng.below(count)), nth(cards, rng.below(count))
    return first if value(first) >= value(second) else second
