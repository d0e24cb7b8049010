"""The playout policy of Unit: a quick guess at what a sensible player does."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.bits import has, nth, popcount
from koloda.engine.containers.ints import i64
from koloda.games.unit import actions
from koloda.games.unit.bots.plans import heaviest_suit, next_step, to_play
from koloda.games.unit.cards import kinds, of_suit, total, value, whole_suit
from koloda.games.unit.legal import NO_WORD, random_action, word_of
from koloda.games.unit.rules.damage import damage, unstopped
from koloda.games.unit.rules.field import met_by, open_attackers
from koloda.games.unit.rules.limit import movable, payable
from koloda.games.unit.rules.recovery import most_points, recoverable
from koloda.games.unit.table import DANGER, MUST, REPLY, REST, UnitTable

HORIZON: Final = 40
"""Choices of a playout before the estimate: a few turns were measured better than whole games."""
SLIPS: Final = 6
"""One in this many likely actions is any legal one."""
ATTACKS: Final = 5
"""A suit that could attack does so except once in this many times."""
RESERVES: Final = 3
"""A card that could be reserved is reserved except once in this many times."""
SUITS: Final = 4
LARGE_LEAD: Final = 120
"""A lead, in quarters of a point, that counts as a win."""


def likely_action(table: UnitTable, seat: i64, rng: Rng) -> i64:
    """Mostly: recover in need, win at once, defend, play the most of a suit, reserve, then stop."""
    if rng.below(SLIPS) == 0:
        return random_action(table, seat, rng)
    if table.stage == REPLY:
        return actions.PASS  # the last word is coming anyway
    if table.stage == DANGER:
        return likely_recovery(table, seat)
    side = table.sides[seat]
    cards = movable(side)
    pile = heaviest_suit(side, cards)
    if pile >= 0 and table.stage == REST and is_decisive(table, seat, cards):
        return next_step(side, cards, pile)
    paid, attackers = payable(side, cards), open_attackers(table, 1 - seat)
    if paid and attackers:
        attacker = nth(attackers, rng.below(popcount(attackers)))
        defence = likely_defence(table, paid, attacker)
        if defence >= 0:
            return defence
    if pile >= 0 and rng.below(ATTACKS):
        return next_step(side, cards, pile)
    if cards and (table.stage == MUST or rng.below(RESERVES)):
        return actions.limit(large_card(cards, rng))
    word = word_of(table, side)
    return random_action(table, seat, rng) if word == NO_WORD else word


def is_decisive(table: UnitTable, seat: i64, cards: i64) -> bool:
    """Whether a seat that has the last word can take all points that the opponent can have."""
    side = table.sides[seat]
    loss = damage(table, 1 - seat)
    for pile in range(SUITS):
        loss += total(to_play(of_suit(cards, pile), side.free(pile)))
    return loss >= most_points(table, 1 - seat)


def likely_recovery(table: UnitTable, seat: i64) -> i64:
    """The smallest card that saves, else the largest."""
    side = table.sides[seat]
    need = damage(table, seat) - side.points - side.recovered + 1
    kind = just_enough(recoverable(table, seat), need)
    return actions.recover(kind) if kind >= 0 else actions.DONE


def likely_defence(table: UnitTable, cards: i64, attacker: i64) -> i64:
    """The smallest of the cards that stops the attacker, else the largest; -1 if none meets it."""
    need: i64 = 0
    for attack in table.field:
        if attack.card == attacker:
            need = unstopped(table, attack)
    meeting: i64 = 0
    for own in range(SUITS):
        if has(met_by(table, own), attacker):
            meeting |= cards & whole_suit(own)
    kind = just_enough(meeting, need)
    return actions.defend(kind, attacker) if kind >= 0 else -1


def just_enough(cards: i64, need: i64) -> i64:
    """The smallest card worth at least `need`, else the largest; -1 if there is none."""
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


def estimate(table: UnitTable) -> list[float]:
    """Points after the coming losses, with a quarter of what hand and limit are worth."""
    worth: list[int] = []
    for seat in range(2):
        side = table.sides[seat]
        worth.append(4 * (side.points - damage(table, seat)) + total(side.hand | side.limit))
    lead = max(-1.0, min(1.0, (worth[0] - worth[1]) / LARGE_LEAD))
    return [lead, -lead]
