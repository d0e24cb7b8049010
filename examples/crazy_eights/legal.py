"""Whose choice it is in crazy eights, and what may be done."""

from crazy_eights import actions
from crazy_eights.cards import SUITS
from crazy_eights.rules.drawing import may_draw
from crazy_eights.rules.playing import fitting
from crazy_eights.table import NAMING, OVER, PLAYING, EightsTable
from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import nth, popcount
from koloda.engine.containers.ints import i64
from koloda.engine.contract.state import CHANCE, NOBODY


def actor(table: EightsTable) -> i64:
    """The seat whose turn it is; chance while cards are dealt or drawn."""
    if table.stage < PLAYING:
        return CHANCE
    if table.stage == OVER:
        return NOBODY
    return table.turn


def list_legal(table: EightsTable, seat: i64, found: ActionList) -> None:
    """The cards that fit, draw or pass (C5, C7, C8, C11); after an eight the suits (C6)."""
    if table.stage == NAMING:
        for suit in range(len(SUITS)):
            found.append(actions.name(suit))
        return
    found.append_set(actions.PLAY, table.hands[seat].mask & fitting(table))
    found.append(instead_of_playing(table))


def instead_of_playing(table: EightsTable) -> i64:
    """Drawing a card, or passing when that is not possible (C7, C8)."""
    return actions.DRAW if may_draw(table) else actions.PASS


def random_action(table: EightsTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely, without a list: a benchmark needs it."""
    if table.stage == NAMING:
        return actions.name(rng.below(len(SUITS)))
    cards = table.hands[seat].mask & fitting(table)
    size = popcount(cards)
    place = rng.below(size + 1)
    return actions.play(nth(cards, place)) if place < size else instead_of_playing(table)
