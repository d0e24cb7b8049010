"""Whose choice it is in Kanobu, and what may be done.

R8 follows from `actor`: a Cancel is played on one's own turn only.
"""

from typing import Final

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
from koloda.games.kanobu.table import (
    ANSWER,
    CHOOSE,
    DRAWN,
    LAY,
    NAME_COLOUR,
    OVER,
    TURN,
    KanobuTable,
)

NONE: Final = -1


def actor(table: KanobuTable) -> i64:
    """The seat whose turn it is; chance while somebody begins or cards are shuffled."""
    if table.stage >= TURN:
        if table.stage == OVER:
            return NOBODY
        return table.turn
    return CHANCE


def list_legal(table: KanobuTable, seat: i64, found: ActionList) -> None:
    """Append the legal actions of the seat whose turn it is."""
    plays = cards_to_play(table, seat)
    found.append_wide(play_of(table, 0), plays)
    instead = instead_of_playing(table, plays)
    if instead != NONE:
        found.append(instead)
    further = further_choices(table, seat)
    if some(further):
        found.append_wide(further_of(table, 0), further)


def random_action(table: KanobuTable, seat: i64, rng: Rng) -> i64:
    """One of the legal actions, each equally likely; random play is quicker without a list."""
    if table.stage == TURN:
        return play_or_draw(table, seat, rng)
    if table.stage == DRAWN:
        return play_drawn_or_pass(table, seat, rng)
    plays = cards_to_play(table, seat)
    cards = size(plays)
    instead = instead_of_playing(table, plays)
    choices = cards
    if instead != NONE:
        choices += 1
    further = further_choices(table, seat)
    place = rng.below(choices + size(further))
    if place < cards:
        return play_of(table, nth(plays, place))
    if place < choices:
        return instead
    return further_of(table, nth(further, place - choices))


def play_or_draw(table: KanobuTable, seat: i64, rng: Rng) -> i64:
    """A random choice on a plain turn (N6, N10, R31)."""
    plays = playable(table, seat, table.hands[seat].present)
    cards = size(plays)
    instead = instead_of_playing(table, plays)
    if instead == NONE:
        return table.options.numbers.play(nth(plays, rng.below(cards)))
    place = rng.below(cards + 1)
    if place == cards:
        return instead
    return table.options.numbers.play(nth(plays, place))


def play_drawn_or_pass(table: KanobuTable, seat: i64, rng: Rng) -> i64:
    """A random choice between the card just drawn, if it may be played, and passing (N10, R44)."""
    choices: i64 = 2 if is_playable(table, seat, table.drawn) else 1
    if rng.below(choices) == choices - 2:
        return table.options.numbers.play(table.drawn)
    return table.options.numbers.pass_turn


# Three kinds of choices, by the stage of the turn --------------------------------------------


def cards_to_play(table: KanobuTable, seat: i64) -> WideBits:
    """The kinds that may be played: from the hand, or opened by a Star."""
    if table.stage == TURN:
        return playable(table, seat, table.hands[seat].present)  # N6
    if table.stage == DRAWN:
        if is_playable(table, seat, table.drawn):
            return with_number(no_bits(), table.drawn)  # N10, R30
        return no_bits()
    if table.stage == ANSWER:
        return answering_kinds(table, seat)  # R16
    if table.stage == CHOOSE:
        return playable(table, seat, table.open_kinds())  # N23, R11
    return no_bits()


def instead_of_playing(table: KanobuTable, plays: WideBits) -> i64:
    """What may be done instead of playing one of these cards: draw, pass, accept or NONE."""
    if table.stage == TURN:
        if can_draw(table) and (table.options.voluntary_draw or not some(plays)):
            return table.options.numbers.draw  # N10, R7
        if some(plays):
            return NONE
        return table.options.numbers.pass_turn  # R26, R31
    if table.stage == DRAWN:
        return table.options.numbers.pass_turn  # N10, R44
    if table.stage == ANSWER:
        return table.options.numbers.accept  # R13, R19
    return NONE


def further_choices(table: KanobuTable, seat: i64) -> WideBits:
    """The kinds that may be laid for Chance or kept from a Star; the colours to name."""
    if table.stage == ANSWER:
        if table.pending == CHANCE_CARD and can_lay(table, seat):
            return kinds_to_lay(table, seat)  # N22
    elif table.stage == LAY:
        return kinds_to_lay(table, seat)  # N22
    elif table.stage == NAME_COLOUR:
        return table.pack.all_colours  # N25
    elif table.stage == CHOOSE:
        return table.open_kinds()  # N23, R11
    return no_bits()


def play_of(table: KanobuTable, kind: i64) -> i64:
    """The action that plays a kind: from the hand, or opened by a Star."""
    if table.stage == CHOOSE:
        return table.options.numbers.use(kind)
    return table.options.numbers.play(kind)


def further_of(table: KanobuTable, number: i64) -> i64:
    """The action that lays or keeps a kind or names a colour."""
    if table.stage == CHOOSE:
        return table.options.numbers.keep(number)
    if table.stage == NAME_COLOUR:
        return table.options.numbers.name_colour(number)
    return table.options.numbers.lay(number)


def playable(table: KanobuTable, seat: i64, kinds: WideBits) -> WideBits:
    """Of these kinds those that fit on the pile; Chance only if it may be played (N22, R15)."""
    kinds = table.matching.fits.common(table.top, kinds)
    chances = table.pack.chances
    if some(intersection(kinds, chances)) and not chance_allowed(table, seat):
        return difference(kinds, chances)
    return kinds


def is_playable(table: KanobuTable, seat: i64, kind: i64) -> bool:
    """Whether one kind fits on the pile; Chance only if it may be played (N22, R15)."""
    if not table.matching.fits.holds(table.top, kind):
        return False
    return table.pack.symbols[kind] != CHANCE_CARD or chance_allowed(table, seat)
