"""Reading a position of Unit, with a clear sentence for everything that cannot be."""

from typing import Final

from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    KINDS,
    SUITS,
    TOKENS,
    cards_of,
    full_deck,
    has,
    joker_for,
    kinds,
    of_suit,
    one,
    suit,
    value,
)
from koloda.games.unit.events import LIMITS
from koloda.games.unit.options import UnitSetup
from koloda.games.unit.side import Attack, Side
from koloda.games.unit.state import UnitState
from koloda.games.unit.table import (
    BOTH,
    DANGER,
    FIRST_STAGE,
    MAY,
    MUST,
    OVER,
    PRIORITY,
    REPLY,
    REST,
    SHUFFLE,
    STAGES,
)

ENDINGS: Final = ["points", "cards"]
ALL_VALUES: Final = 364
"""The values of all cards added up."""
REMAINDER: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""


def read(setup: UnitSetup, fields: Fields) -> UnitState:
    """The state that `UnitState.fields` has written."""
    state = UnitState(setup)
    state.stage = fields.choice("stage", STAGES)
    state.active = fields.number("active", 0, 1)
    turns = " ".join(fields.take_or("turns", ["0"]))
    state.turns = fields.whole("turns", turns, 0, 10 * ALL_VALUES)
    began = " ".join(fields.take_or("began", [str(state.active ^ state.turns & 1)]))
    state.began = fields.whole("began", began, 0, 1)
    read_order(state, fields)
    read_points(state, fields)
    found: list[int] = []
    for seat in range(2):
        read_side(state.sides[seat], seat, fields, found)
    read_field(state, fields, found)
    read_piles(state, fields, found)
    fields.finish()
    check_stage(state)
    check_cards(state)
    return state


def wrong(sentence: str) -> NotationError:
    """A mistake in a position."""
    return NotationError(f"unit position: {sentence}")


def read_order(state: UnitState, fields: Fields) -> None:
    """Whose choice it is, and what the order of the turn remembers."""
    stage = state.stage
    state.mover = 1 - state.active if stage in (REPLY, REST) else state.active
    if stage in (PRIORITY, DANGER):
        state.mover = fields.number("mover", 0, 1)
    if stage == PRIORITY:
        state.passes = fields.whole("passes", " ".join(fields.take_or("passes", ["0"])), 0, 1)
    if stage == BOTH:
        for word in fields.take_or("ready", []):
            state.sides[fields.whole("ready", word, 0, 1)].ready = True
    if stage == OVER:
        state.ending = ENDINGS[fields.choice("ending", ENDINGS)]
    if "quiet" in fields.words:
        state.quiet = fields.choice("quiet", ["no", "yes"]) == 1


def read_points(state: UnitState, fields: Fields) -> None:
    """Points, and values collected this turn."""
    start = state.rules.start
    points = fields.take_or("points", [str(start[0]), str(start[1])])
    recovered = fields.take_or("recovered", ["0", "0"])
    if len(points) != 2 or len(recovered) != 2:
        raise wrong("'points' and 'recovered' are two numbers, one for each seat")
    low = -ALL_VALUES if state.ending == "points" else 1
    most = ALL_VALUES if state.rules.net else 0
    for seat in range(2):
        side = state.sides[seat]
        side.points = fields.whole("points", points[seat], low, start[seat])
        side.recovered = fields.whole("recovered", recovered[seat], 0, most)


def read_side(side: Side, seat: int, fields: Fields, found: list[int]) -> None:
    """One seat's hand and limit."""
    name = f"hand.{seat}"
    for word in fields.take_or(name, []):
        mark = word[-1]
        kind = fields.card(name, word[:-1] if mark in "!*" else word, TOKENS)
        found.append(kind)
        side.hand |= one(kind)
        if mark in "!*":
            side.known |= one(kind)
        if mark == "*":
            side.locked |= one(kind)
    for pile in range(4):
        name = f"{LIMITS[pile]}.{seat}"
        for word in fields.take_or(name, []):
            kind = fields.card(name, word.removesuffix("+"), TOKENS)
            if kind >= CARDS or suit(kind) not in (pile, CLUBS):
                raise wrong(f"{word[:60]} cannot lie in {name}")
            found.append(kind)
            side.to_limit(kind, pile)
            if not word.endswith("+"):
                side.placed &= ~one(kind)


def read_field(state: UnitState, fields: Fields, found: list[int]) -> None:
    """The attacks with their defenders, each written as `0:QS@XB<7S+5S`."""
    for word in fields.take_or("field", []):
        owner, _, rest = word.partition(":")
        attacker, less, defence = rest.partition("<")
        seat = fields.whole("field", owner, 0, 1)
        attack = Attack(seat, read_field_card(state, seat, attacker, fields, found))
        defenders = defence.split("+") if less else []
        if len(defenders) > 2:
            raise wrong(f"{word[:60]} has more than two defenders")
        state.field.append(attack)
        for text in defenders:
            kind = read_field_card(state, 1 - seat, text, fields, found)
            if not state.suits_meet(kind, attack.card) or not state.takes_defender(attack):
                raise wrong(f"{text[:60]} cannot defend in {word[:60]}")
            if attack.first < 0:
                attack.first = kind
            else:
                attack.second = kind


def read_field_card(
    state: UnitState, seat: int, text: str, fields: Fields, found: list[int]
) -> int:
    """One card of the field, with the joker that brought it."""
    word, at, joker = text.partition("@")
    kind = fields.card("field", word, TOKENS)
    if kind >= CARDS or (at and joker != TOKENS[joker_for(kind)]):
        raise wrong(f"{text[:60]} cannot be on the field")
    found.append(kind)
    if at:
        state.brought |= one(kind)
        found.append(int(joker_for(kind)))
    else:
        side = state.sides[seat]
        if side.free(suit(kind)) < value(kind):
            raise wrong(f"the limit of seat {seat} cannot pay for its {text[:60]}")
        side.pay(kind)
    return kind


def read_piles(state: UnitState, fields: Fields, found: list[int]) -> None:
    """Deck, bag, discard and the cards turned into points; with all others they are the pack."""
    whole = kinds(full_deck(state.rules.jokers))
    piles: list[list[int]] = []
    missing = -1
    for place, name in enumerate(["deck", "discard", "gone", "bag"]):
        words = fields.take_or(name, [])
        if words == [REMAINDER] and missing < 0:
            missing = place
            words = []
        piles.append([fields.card(name, word, TOKENS) for word in words])
        found += piles[place]
    if missing >= 0:
        piles[missing] = [kind for kind in whole if kind not in found]
        found += piles[missing]
    check_all_cards("unit", found, whole, TOKENS)
    state.deck = piles[0][::-1]
    state.discard = cards_of(piles[1])
    state.gone = cards_of(piles[2])
    state.bag = cards_of(piles[3])


def check_stage(state: UnitState) -> None:
    """Refuse a stage that the options or the cards do not allow."""
    rules, stage = state.rules, state.stage
    fixed = stage in (REPLY, MAY, REST)
    if (
        (fixed and rules.free_order)
        or (stage == REPLY and not rules.responses)
        or (stage in (BOTH, PRIORITY) and not rules.free_order)
        or (stage in (BOTH, PRIORITY) and rules.priority != (stage == PRIORITY))
    ):
        raise wrong(f"with these options there is no stage {STAGES[stage]}")
    if (stage <= SHUFFLE) != (state.bag != 0) or (stage == FIRST_STAGE and state.deck):
        raise wrong("cards lie in the bag before the deal and only then")
    if stage <= SHUFFLE and len(state.deck) + len(kinds(state.bag)) != rules.size:
        raise wrong("before the deal nobody has cards")
    if state.sides[0].ready and state.sides[1].ready:
        raise wrong("when both are ready the turn is over")
    if stage == DANGER and not (
        state.is_recoverer(state.mover) and state.is_in_danger(state.mover)
    ):
        raise wrong("the seat that is asked to recover is not in danger")
    if stage == MUST:
        busy = state.field or any(side.locked or side.placed for side in state.sides)
        if busy or not state.can_move_card(state.active):
            raise wrong("in stage must the turn begins and the player has a card to move")
    lost = any(side.points <= 0 for side in state.sides)
    if stage == OVER and (state.field or lost != (state.ending == "points")):
        raise wrong("the game is over when points or cards have run out")


def check_cards(state: UnitState) -> None:
    """Refuse jokers that were taken back, and clubs that extend nothing."""
    for seat in range(2):
        side = state.sides[seat]
        if has(side.locked, KINDS - 1) or has(side.locked, KINDS - 2):
            raise wrong("a joker cannot come back from the limit")
        for pile in range(4):
            clubs = of_suit(side.attached, pile)
            if clubs and not (state.rules.ext_clubs and side.natives(pile)):
                raise wrong(f"clubs cannot extend the {SUITS[pile]} limit of seat {seat}")
