"""Why an action of Unit is refused, with the clause that says so."""

from typing import Final

from koloda.engine.containers.bits import has
from koloda.engine.values.refusal import Reason, Refusal
from koloda.games.unit import actions
from koloda.games.unit.actions import attacker_of, brings_joker, is_word, kind_of, pile_of, verb_of
from koloda.games.unit.cards import (
    ALL_HEARTS,
    HEARTS,
    SUITS,
    TOKENS,
    joker_for,
    suit,
    value,
)
from koloda.games.unit.rules.field import suits_meet, takes_defender
from koloda.games.unit.rules.recovery import uses_limit
from koloda.games.unit.side import Side
from koloda.games.unit.table import BOTH, DANGER, MUST, Attack, UnitTable

NOT_CHANCE: Final = Reason("not-chance", "U2", "dealing is not a player's choice")
MUST_MOVE: Final = Reason("must-move", "U4", "your turn begins with moving a card")
NO_PASS: Final = Reason("no-pass", "U5", "one passes only where one action may be answered")
NO_END: Final = Reason("no-end", "U6", "only the player whose turn it is can end the turn")
NO_DONE: Final = Reason("no-done", "U6", "you are not the one who has the last word now")
NO_FREE_ORDER: Final = Reason("no-free-order", "U7", "being ready counts only in the free order")
IS_READY: Final = Reason("is-ready", "U7", "you are ready already")
IS_NOT_READY: Final = Reason("is-not-ready", "U7", "you have not said that you are ready")
ONLY_RECOVERY: Final = Reason("only-recovery", "V17", "now you can only recover points or decline")
NO_DANGER: Final = Reason(
    "no-danger", "U22", "points are recovered only when they are about to run out"
)
NOT_YOUR_TURN: Final = Reason(
    "not-your-turn", "U24", "here only the player whose turn it is turns limit cards into points"
)
HEARTS_ONLY: Final = Reason("hearts-only", "U23", "here only ♥ can be turned into points")
NOT_FROM_HAND: Final = Reason(
    "not-from-hand", "U27", "{card} is in your hand; from there it cannot be turned into points"
)
NOTHING_TO_RECOVER: Final = Reason("nothing-to-recover", "U22", "{card} is not in your limit")
PLACED_NOW: Final = Reason("placed-now", "U22", "{card} was put into the limit this turn")
NEEDED: Final = Reason("needed", "V20", "a card on the field needs {card} in the limit")
NOT_IN_HAND: Final = Reason("not-in-hand", "U19", "you do not have {card} in your hand")
LOCKED: Final = Reason("locked", "U20", "{card} was taken back this turn and rests until the next")
NO_ATTACHING: Final = Reason("no-attaching", "V30", "here ♣ go only into the limit of ♣")
NO_BASE: Final = Reason(
    "no-base", "U28", "♣ cannot be the first card: your limit has no card of suit {suit}"
)
NOT_IN_LIMIT: Final = Reason("not-in-limit", "U20", "you do not have {card} in your limit")
OCCUPIED: Final = Reason("occupied", "U21", "a card on the field occupies {card}")
HOLDS_CLUBS: Final = Reason(
    "holds-clubs", "V29", "{card} is the last card of its suit under the ♣ attached to it"
)
TOO_LITTLE: Final = Reason(
    "too-little", "U9", "{card} needs {need} in your limit of its suit, and {free} is free"
)
NO_JOKER: Final = Reason("no-joker", "U17", "you do not have the joker {card}")
NO_ATTACK: Final = Reason("no-attack", "V14", "{card} is not attacking you")
OTHER_SUIT: Final = Reason("other-suit", "V11", "{card} does not have the suit of {attacker}")
TWO_ALREADY: Final = Reason("two-already", "U13", "two cards defend against {attacker} already")
STOPPED: Final = Reason("stopped", "U14", "{card}, set against {attacker}, is not smaller than it")
CANCELLED: Final = Reason("cancelled", "V32", "a ♠ has written {attacker} off already")

REASONS: Final = (
    NOT_CHANCE, MUST_MOVE, NO_PASS, NO_END, NO_DONE, NO_FREE_ORDER, IS_READY, IS_NOT_READY,
    ONLY_RECOVERY, NO_DANGER, NOT_YOUR_TURN, HEARTS_ONLY, NOT_FROM_HAND, NOTHING_TO_RECOVER,
    PLACED_NOW, NEEDED, NOT_IN_HAND, LOCKED, NO_ATTACHING, NO_BASE, NOT_IN_LIMIT, OCCUPIED,
    HOLDS_CLUBS, TOO_LITTLE, NO_JOKER, NO_ATTACK, OTHER_SUIT, TWO_ALREADY, STOPPED, CANCELLED,
)  # fmt: skip

WORDS: Final = {actions.PASS: NO_PASS, actions.END: NO_END, actions.DONE: NO_DONE}


def refuse(reason: Reason, **values: str) -> Refusal:
    """A refusal of Unit."""
    return Refusal("unit", reason, values)


def about(reason: Reason, kind: int) -> Refusal:
    """A refusal that names one card."""
    return refuse(reason, card=TOKENS[kind])


def why_not(table: UnitTable, seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    verb, kind = verb_of(action), kind_of(action)
    if verb in (actions.FIRST, actions.DEAL):
        return refuse(NOT_CHANCE)
    if is_word(action):
        return why_not_word(table, seat, action)
    if verb == actions.RECOVER:
        return why_not_recover(table, seat, kind)
    if table.stage == DANGER:
        return refuse(ONLY_RECOVERY)
    if verb == actions.LIMIT:
        return why_not_use(table, seat, kind)
    if verb == actions.BACK:
        return why_not_back(table, seat, kind)
    if verb == actions.ATTACH:
        return why_not_attach(table, seat, kind, pile_of(action))
    if verb in (actions.ATTACK, actions.JOKER_ATTACK):
        return why_not_bring(table, seat, kind, brings_joker(action))
    return why_not_defend(table, seat, kind, attacker_of(action), brings_joker(action))


def why_not_word(table: UnitTable, seat: int, action: int) -> Refusal:
    """Why passing, ending or being ready is not possible."""
    if table.stage == MUST:
        return refuse(MUST_MOVE)
    if action in WORDS:
        return refuse(WORDS[action])
    if table.stage != BOTH:
        return refuse(NO_FREE_ORDER)
    return refuse(IS_READY if table.sides[seat].ready else IS_NOT_READY)


def why_not_recover(table: UnitTable, seat: int, kind: int) -> Refusal:
    """Why a card cannot become points."""
    side, options = table.sides[seat], table.options
    heart = options.ext_hearts and has(side.hand & ALL_HEARTS, kind)
    if table.stage != DANGER and not (options.hearts_anytime if heart else options.anytime):
        return refuse(NO_DANGER)
    if has(side.hand, kind):
        return about(LOCKED if heart else NOT_FROM_HAND, kind)
    if not uses_limit(table, seat):
        return refuse(NOT_YOUR_TURN)
    if not has(side.limit, kind):
        return about(NOTHING_TO_RECOVER, kind)
    if options.hearts_only and suit(kind) != HEARTS:
        return refuse(HEARTS_ONLY)
    if has(side.placed, kind):
        return about(PLACED_NOW, kind)
    return about(NEEDED if is_occupied(side, kind) else HOLDS_CLUBS, kind)


def why_not_use(table: UnitTable, seat: int, kind: int) -> Refusal:
    """Why a card of the hand cannot be used."""
    held = has(table.sides[seat].hand, kind)
    return about(LOCKED if held else NOT_IN_HAND, kind)


def is_usable(table: UnitTable, seat: int, kind: int) -> bool:
    """Whether a card is in the hand and not locked."""
    return has(table.sides[seat].usable(), kind)


def why_not_back(table: UnitTable, seat: int, kind: int) -> Refusal:
    """Why a card cannot be taken back."""
    side = table.sides[seat]
    if not has(side.limit, kind):
        return about(NOT_IN_LIMIT, kind)
    return about(OCCUPIED if is_occupied(side, kind) else HOLDS_CLUBS, kind)


def is_occupied(side: Side, kind: int) -> bool:
    """Whether a field card needs this limit card (U21, V7)."""
    return side.free(side.pile_of(kind)) < value(kind)


def why_not_attach(table: UnitTable, seat: int, kind: int, pile: int) -> Refusal:
    """Why a club cannot extend that pile."""
    if not table.options.ext_clubs:
        return refuse(NO_ATTACHING)
    if is_usable(table, seat, kind):
        return refuse(NO_BASE, suit=SUITS[pile])
    return why_not_use(table, seat, kind)


def why_not_bring(table: UnitTable, seat: int, kind: int, joker: bool) -> Refusal:
    """Why a card cannot come onto the field."""
    if not is_usable(table, seat, kind):
        return why_not_use(table, seat, kind)
    if joker:
        return about(NO_JOKER, joker_for(kind))
    free = table.sides[seat].free(suit(kind))
    return refuse(TOO_LITTLE, card=TOKENS[kind], need=str(value(kind)), free=str(free))


def why_not_defend(table: UnitTable, seat: int, kind: int, attacker: int, joker: bool) -> Refusal:
    """Why a card cannot defend against another."""
    if not is_usable(table, seat, kind):
        return why_not_use(table, seat, kind)
    for attack in table.field:
        if attack.card == attacker and attack.owner != seat:
            if not suits_meet(table, kind, attacker):
                return refuse(OTHER_SUIT, card=TOKENS[kind], attacker=TOKENS[attacker])
            if not takes_defender(table, attack):
                return why_no_more(attack)
            return why_not_bring(table, seat, kind, joker)
    return about(NO_ATTACK, attacker)


def why_no_more(attack: Attack) -> Refusal:
    """Why an attack takes no further defender."""
    attacker = TOKENS[attack.card]
    if attack.second >= 0:
        return refuse(TWO_ALREADY, attacker=attacker)
    if value(attack.first) >= value(attack.card):
        return refuse(STOPPED, card=TOKENS[attack.first], attacker=attacker)
    return refuse(CANCELLED, attacker=attacker)
