"""Why an action of Unit is refused, with the clause that says so."""

from typing import TYPE_CHECKING, Final

from koloda.engine.values.refusal import Reason, Refusal
from koloda.games.unit import actions
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    HEARTS,
    RANKS,
    SUITS,
    TOKENS,
    has,
    joker_for,
    suit,
    value,
)
from koloda.games.unit.table import BOTH, DANGER, MUST

if TYPE_CHECKING:
    from koloda.games.unit.choices import UnitChoices
    from koloda.games.unit.side import Attack, Side

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
    "not-your-turn", "U24", "here only the player whose turn it is recovers points"
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
OTHER_SUIT: Final = Reason("other-suit", "V11", "{card} has not the suit of {attacker}")
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


def why_not(state: "UnitChoices", seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    if action >= actions.FIRST:
        return refuse(NOT_CHANCE)
    if actions.PASS <= action < actions.ATTACH:
        return why_not_word(state, seat, action)
    if actions.RECOVER <= action < actions.PASS:
        return why_not_recover(state, seat, action - actions.RECOVER)
    if state.stage == DANGER:
        return refuse(ONLY_RECOVERY)
    if action < actions.BACK:
        return why_not_use(state, seat, action)
    if action < actions.ATTACK:
        return why_not_back(state, seat, action - actions.BACK)
    if action < actions.RECOVER:
        return why_not_bring(state, seat, action - actions.ATTACK, False)
    if action < actions.JOKER_ATTACK:
        return why_not_attach(state, seat, action - actions.ATTACH)
    if action < actions.DEFEND:
        return why_not_bring(state, seat, action - actions.JOKER_ATTACK, True)
    pair = (action - actions.DEFEND) % (CARDS * CARDS)
    joker = action >= actions.JOKER_DEFEND
    return why_not_defend(state, seat, pair // CARDS, pair % CARDS, joker)


def why_not_word(state: "UnitChoices", seat: int, action: int) -> Refusal:
    """Why passing, ending or being ready is not possible."""
    if state.stage == MUST:
        return refuse(MUST_MOVE)
    if action in WORDS:
        return refuse(WORDS[action])
    if state.stage != BOTH:
        return refuse(NO_FREE_ORDER)
    return refuse(IS_READY if state.sides[seat].ready else IS_NOT_READY)


def why_not_recover(state: "UnitChoices", seat: int, kind: int) -> Refusal:
    """Why a card cannot become points."""
    side = state.sides[seat]
    if state.stage != DANGER and not state.rules.anytime:
        return refuse(NO_DANGER)
    if not state.is_recoverer(seat):
        return refuse(NOT_YOUR_TURN)
    if has(side.hand, kind):
        allowed = state.rules.ext_hearts and suit(kind) == HEARTS
        return about(LOCKED if allowed else NOT_FROM_HAND, kind)
    if not has(side.limit, kind):
        return about(NOTHING_TO_RECOVER, kind)
    if state.rules.hearts_only and suit(kind) != HEARTS:
        return refuse(HEARTS_ONLY)
    if has(side.placed, kind):
        return about(PLACED_NOW, kind)
    return about(NEEDED if is_occupied(side, kind) else HOLDS_CLUBS, kind)


def why_not_use(state: "UnitChoices", seat: int, kind: int) -> Refusal:
    """Why a card of the hand cannot be used."""
    held = has(state.sides[seat].hand, kind)
    return about(LOCKED if held else NOT_IN_HAND, kind)


def is_usable(state: "UnitChoices", seat: int, kind: int) -> bool:
    """Whether a card is in the hand and not locked."""
    return has(state.sides[seat].usable(), kind)


def why_not_back(state: "UnitChoices", seat: int, kind: int) -> Refusal:
    """Why a card cannot be taken back."""
    side = state.sides[seat]
    if not has(side.limit, kind):
        return about(NOT_IN_LIMIT, kind)
    return about(OCCUPIED if is_occupied(side, kind) else HOLDS_CLUBS, kind)


def is_occupied(side: "Side", kind: int) -> bool:
    """Whether a field card needs this limit card (U21, V7)."""
    return side.free(side.pile_of(kind)) < value(kind)


def why_not_attach(state: "UnitChoices", seat: int, place: int) -> Refusal:
    """Why a club cannot extend that pile."""
    kind, pile = CLUBS * RANKS + place % RANKS, place // RANKS
    if not state.rules.ext_clubs:
        return refuse(NO_ATTACHING)
    if is_usable(state, seat, kind):
        return refuse(NO_BASE, suit=SUITS[pile])
    return why_not_use(state, seat, kind)


def why_not_bring(state: "UnitChoices", seat: int, kind: int, joker: bool) -> Refusal:
    """Why a card cannot come onto the field."""
    if not is_usable(state, seat, kind):
        return why_not_use(state, seat, kind)
    if joker:
        return about(NO_JOKER, joker_for(kind))
    free = state.sides[seat].free(suit(kind))
    return refuse(TOO_LITTLE, card=TOKENS[kind], need=str(value(kind)), free=str(free))


def why_not_defend(
    state: "UnitChoices", seat: int, kind: int, attacker: int, joker: bool
) -> Refusal:
    """Why a card cannot defend against another."""
    if not is_usable(state, seat, kind):
        return why_not_use(state, seat, kind)
    for attack in state.field:
        if attack.card == attacker and attack.owner != seat:
            if not state.suits_meet(kind, attacker):
                return refuse(OTHER_SUIT, card=TOKENS[kind], attacker=TOKENS[attacker])
            if not state.takes_defender(attack):
                return why_no_more(attack)
            return why_not_bring(state, seat, kind, joker)
    return about(NO_ATTACK, attacker)


def why_no_more(attack: "Attack") -> Refusal:
    """Why an attack takes no further defender."""
    attacker = TOKENS[attack.card]
    if attack.second >= 0:
        return refuse(TWO_ALREADY, attacker=attacker)
    if value(attack.first) >= value(attack.card):
        return refuse(STOPPED, card=TOKENS[attack.first], attacker=attacker)
    return refuse(CANCELLED, attacker=attacker)
