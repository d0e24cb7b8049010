"""What the players of Kanobu may do: `choices` is the one walk, all else derives from it.

R8 and R19 follow: an effect is answered or accepted, and nobody draws first or acts out of turn.
"""

from typing import Final, TypeAlias

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64
from koloda.engine.containers.wide_bits import (
    WideBits,
    difference,
    intersection,
    no_bits,
    nth,
    size,
    some,
    wide_bits,
    with_number,
)
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.kanobu.cards import CHANCE_CARD, COLOURS
from koloda.games.kanobu.rules.chance import can_lay, chance_allowed, kinds_to_lay
from koloda.games.kanobu.rules.drawing import can_draw
from koloda.games.kanobu.table import ANSWER, DRAWN, LAY, NAME_COLOUR, OVER, TURN, KanobuTable

Choices: TypeAlias = tuple[i64, WideBits, i64, i64, WideBits]
"""The legal actions in ascending order: a set of kinds, a single action, another set.

In front of each set stands the action of the kind 0.
"""
NONE: Final = -1


def actor(table: KanobuTable) -> i64:
    """The seat whose turn it is; chance while somebody begins or cards are shuffled."""
    if table.stage >= TURN:
        if table.stage == OVER:
            return NOBODY
        return table.turn
    return CHANCE


def choices(table: KanobuTable, seat: i64) -> Choices:
    """Everything the seat whose turn it is may do."""
    numbers = table.options.numbers
    if table.stage == TURN:
        plays = playable(table, seat, table.hands[seat].present)  # N6
        if can_draw(table) and (table.options.voluntary_draw or not some(plays)):
            return numbers.plays, plays, numbers.draw, NONE, no_bits()  # N10, R7
        if some(plays):
            return numbers.plays, plays, NONE, NONE, no_bits()
        return numbers.plays, plays, numbers.pass_turn, NONE, no_bits()  # R31
    if table.stage == DRAWN:
        plays = playable(table, seat, with_number(no_bits(), table.drawn))  # R30
        return numbers.plays, plays, numbers.pass_turn, NONE, no_bits()  # R44
    if table.stage == ANSWER:
        lays = no_bits()
        if table.pending == CHANCE_CARD and can_lay(table, seat):
            lays = kinds_to_lay(table, seat)
        return numbers.plays, answers(table, seat), numbers.accept, numbers.lays, lays  # R13, R19
    if table.stage == LAY:
        return numbers.plays, no_bits(), NONE, numbers.lays, kinds_to_lay(table, seat)
    if table.stage == NAME_COLOUR:
        return (
            numbers.plays,
            no_bits(),
            NONE,
            numbers.colours,
            wide_bits(list(range(len(COLOURS)))),
        )  # N25
    opened = table.open_kinds()
    return numbers.uses, playable(table, seat, opened), NONE, numbers.keeps, opened  # N23, R11


def playable(table: KanobuTable, seat: i64, kinds: WideBits) -> WideBits:
    """Of these kinds those that fit on the pile; Chance only if it may be played (N22, R15)."""
    kinds = intersection(kinds, table.matching.fits.at(table.top))
    chances = table.pack.chances
    if some(intersection(kinds, chances)) and not chance_allowed(table, seat):
        return difference(kinds, chances)
    return kinds


def answers(table: KanobuTable, seat: i64) -> WideBits:
    """Kinds in the hand that answer the effect: the same symbol and Cancel (N17-N22, R8, R16)."""
    kinds = intersection(table.hands[seat].present, table.matching.answers.at(table.pending))
    if table.pending == CHANCE_CARD and not chance_allowed(table, seat):
        return difference(kinds, table.pack.chances)  # R15
    return kinds


def list_legal(table: KanobuTable, seat: i64, found: ActionList) -> None:
    """Append the legal actions of the seat whose turn it is."""
    first, kinds, single, later, more = choices(table, seat)
    found.append_wide(first, kinds)
    if single != NONE:
        found.append(single)
    found.append_wide(later, more)


def random_action(table: KanobuTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely; no list is built."""
    return pick(choices(table, seat), rng)


def pick(legal: Choices, rng: Rng) -> i64:
    """One of several actions, each equally likely."""
    first, kinds, single, later, more = legal
    plays = size(kinds)
    before = plays
    if single != NONE:
        before += 1
    place = rng.below(before + size(more))
    if place < plays:
        return first + nth(kinds, place)
    if place < before:
        return single
    return later + nth(more, place - before)
