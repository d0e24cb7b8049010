"""What a sensible player of Unit is likely to do: quick, for playouts."""

from typing import Final

from koloda.engine.ints import i64
from koloda.engine.rng import Rng
from koloda.games.unit import actions
from koloda.games.unit.cards import CARDS, has, how_many, kinds, nth_kind, value, whole_suit
from koloda.games.unit.field import UnitField
from koloda.games.unit.table import DANGER, MUST, REPLY

SLIPS: Final = 6
"""One in so many likely actions is any legal one."""
ATTACKS: Final = 5
"""Of so many times when a card could attack, it does so all but once."""
RESERVES: Final = 3
SUITS: Final = 4


def likely_action(state: UnitField, seat: i64, rng: Rng) -> i64:
    """Mostly: recover in need, defend, attack with what can be paid, reserve, then stop."""
    if rng.below(SLIPS) == 0:
        return state.random_action(seat, rng)
    if state.stage == REPLY:
        return actions.PASS  # the last word is coming anyway
    if state.stage == DANGER:
        return likely_recovery(state, seat)
    side = state.sides[seat]
    cards = state.movable(side)
    payable = side.payable(cards)
    if payable:
        attackers = state.open_attackers(1 - seat)
        if attackers:
            defence = likely_defence(
                state, payable, nth_kind(attackers, rng.below(how_many(attackers)))
            )
            if defence >= 0:
                return defence
        if rng.below(ATTACKS):
            return actions.ATTACK + large_card(payable, rng)
    if cards and (state.stage == MUST or rng.below(RESERVES)):
        return actions.LIMIT + large_card(cards, rng)
    word = state.word(side)
    return word if word >= 0 else state.random_action(seat, rng)


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
    count = how_many(cards)
    first, second = nth_kind(cards, rng.below(count)), nth_kind(cards, rng.below(count))
    return first if value(first) >= value(second) else second
