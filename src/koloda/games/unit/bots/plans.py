"""How much a hand can play of a suit at once, when other cards of it are reserved to pay."""

from koloda.engine.containers.bits import bit, has, nth, popcount
from koloda.engine.containers.ints import i64
from koloda.games.unit import actions
from koloda.games.unit.cards import RANKS, of_suit, total
from koloda.games.unit.side import Side


def to_play(ranks: i64, free: i64) -> i64:
    """The ranks of a suit to play, largest first, so that the other ones can pay for them."""
    left = (free + total(ranks)) // 2
    chosen: i64 = 0
    rank: i64 = RANKS - 1
    while rank >= 0:
        if has(ranks, rank) and rank < left:
            left -= rank + 1
            chosen |= bit(rank)
        rank -= 1
    return chosen


def heaviest_suit(side: Side, cards: i64) -> i64:
    """The suit of which the cards can play the most; -1 if there is nothing to play."""
    best: i64 = -1
    most: i64 = 0
    for pile in range(4):
        worth = total(to_play(of_suit(cards, pile), side.free(pile)))
        if worth > most:
            best, most = pile, worth
    return best


def next_step(side: Side, cards: i64, pile: i64) -> i64:
    """Attack with the largest card that is to be played, or reserve one that must pay for it."""
    ranks, free = of_suit(cards, pile), side.free(pile)
    chosen = to_play(ranks, free)
    if total(chosen) > free:
        return actions.limit(RANKS * pile + largest(ranks & ~chosen))
    return actions.attack(RANKS * pile + largest(chosen))


def largest(ranks: i64) -> i64:
    """The highest one of some ranks."""
    return nth(ranks, popcount(ranks) - 1)
