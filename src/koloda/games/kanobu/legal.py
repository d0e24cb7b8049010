"""What the players of Kanobu may do: `choices` is the one walk, all else derives from it.

R8 follows from `actor`: a Cancel is played on one's own turn only.
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
    with_number,
)
from koloda.engine.contract.state import CHANCE, NOBODY
from koloda.games.kanobu.cards import CHANCE_CARD
from koloda.games.kanobu.rules.answers import answering_kinds
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
    """Everything that the seat whose turn it is may do."""
    numbers = table.options.numbers
    if table.stage == TURN:
        return plain_turn(table, seat)
    if table.stage == DRAWN:
        drawn = playable(table, seat, with_number(no_bits(), table.drawn))
        return cards_or(numbers.plays, drawn, numbers.pass_turn)  # N10, R30, R44
    if table.stage == ANSWER:
        return answer(table, seat)
    if table.stage == LAY:
        return cards_or(numbers.lays, kinds_to_lay(table, seat), NONE)  # N22
    if table.stage == NAME_COLOUR:
        return cards_or(numbers.colours, table.pack.all_colours, NONE)  # N25
    opened = table.open_kinds()
    return numbers.uses, playable(table, seat, opened), NONE, numbers.keeps, opened  # N23, R11


def plain_turn(table: KanobuTable, seat: i64) -> Choices:
    """Play a card of the hand (N6) or draw one (N10, R7); pass only if neither goes (R31)."""
    numbers = table.options.numbers
    plays = playable(table, seat, table.hands[seat].present)
    if can_draw(table) and (table.options.voluntary_draw or not some(plays)):
        return cards_or(numbers.plays, plays, numbers.draw)
    if some(plays):
        return cards_or(numbers.plays, plays, NONE)
    return cards_or(numbers.plays, plays, numbers.pass_turn)


def answer(table: KanobuTable, seat: i64) -> Choices:
    """Answer the effect (R16), lay cards for Chance (N22), or accept (R13); never draw (R19)."""
    numbers = table.options.numbers
    plays = answering_kinds(table, seat)
    if table.pending == CHANCE_CARD and can_lay(table, seat):
        return numbers.plays, plays, numbers.accept, numbers.lays, kinds_to_lay(table, seat)
    return cards_or(numbers.plays, plays, numbers.accept)


def cards_or(first: i64, kinds: WideBits, single: i64) -> Choices:
    """One of some cards or, unless it is NONE, a single action."""
    return first, kinds, single, NONE, no_bits()


def playable(table: KanobuTable, seat: i64, kinds: WideBits) -> WideBits:
    """Of these kinds those that fit on the pile; Chance only if it may be played (N22, R15)."""
    kinds = intersection(kinds, table.matching.fits.at(table.top))
    chances = table.pack.chances
    if some(intersection(kinds, chances)) and not chance_allowed(table, seat):
        return difference(kinds, chances)
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
