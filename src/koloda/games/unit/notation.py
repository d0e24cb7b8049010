"""Positions of Unit as text: how they are written, and how they are read back.

Marks: in a hand `*` is a locked card and `!` a known one, in the limit `+` is a card of this turn.
An attack is written as `0:QS@XB<7S+5S`: its owner, the attacker with its joker, the defenders.
"""

from typing import Final

from koloda.engine.containers.bits import bit, has
from koloda.engine.values.errors import NotationError
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.games.unit import faults
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    TOKENS,
    cards_of,
    joker_for,
    kinds,
    names,
    suit,
    value,
)
from koloda.games.unit.checks import check
from koloda.games.unit.events import LIMITS
from koloda.games.unit.rules.ending import ENDINGS
from koloda.games.unit.rules.field import suits_meet, takes_defender
from koloda.games.unit.side import Side
from koloda.games.unit.table import (
    BOTH,
    DANGER,
    OVER,
    PRIORITY,
    REPLY,
    REST,
    STAGES,
    Attack,
    UnitTable,
)

ALL_VALUES: Final = 364
"""The values of all cards added up."""
REMAINDER: Final = "rest"
"""Stands for all cards that are named nowhere else; a convenience for people who type positions."""


# Writing -------------------------------------------------------------------------------------


def write(table: UnitTable) -> dict[str, list[str]]:
    """Everything there is, as words under names."""
    words: dict[str, list[str]] = {
        "stage": [STAGES[table.stage]],
        "began": [str(table.began)],
        "active": [str(table.active)],
        "turns": [str(table.turns)],
        "points": [str(side.points) for side in table.sides],
    }
    if table.stage in (PRIORITY, DANGER):
        words["mover"] = [str(table.mover)]
    if table.stage == PRIORITY:
        words["passes"] = [str(table.passes)]
    if table.stage == BOTH:
        words["ready"] = [str(seat) for seat in range(2) if table.sides[seat].ready]
    if table.options.net:
        words["recovered"] = [str(side.recovered) for side in table.sides]
    if table.ending:
        words["ending"] = [table.ending]
    words["quiet"] = ["yes" if table.quiet else "no"]
    for seat, side in enumerate(table.sides):
        words[f"hand.{seat}"] = hand_words(side)
        for pile in range(4):
            words[f"{LIMITS[pile]}.{seat}"] = [
                TOKENS[kind] + "+" * has(side.placed, kind) for kind in side.pile(pile)
            ]
    words["field"] = [attack_word(table, attack) for attack in table.field]
    words["deck"] = list(names(table.deck[::-1]))
    words["bag"] = list(names(kinds(table.bag)))
    words["discard"] = list(names(kinds(table.discard)))
    words["gone"] = list(names(kinds(table.gone)))
    return words


def hand_words(side: Side) -> list[str]:
    """A hand with its marks, ascending."""
    found: list[str] = []
    for kind in kinds(side.hand):
        mark = "*" if has(side.locked, kind) else "!" if has(side.known, kind) else ""
        found.append(TOKENS[kind] + mark)
    return found


def attack_word(table: UnitTable, attack: Attack) -> str:
    """An attack of the field: `0:QS@XB<7S+5S`."""
    cards = [
        TOKENS[kind] + ("@" + TOKENS[joker_for(kind)] if has(table.brought, kind) else "")
        for kind in attack.cards()
    ]
    defence = "<" + "+".join(cards[1:]) if len(cards) > 1 else ""
    return f"{attack.owner}:{cards[0]}{defence}"


# Reading -------------------------------------------------------------------------------------


def read(table: UnitTable, fields: Fields) -> None:
    """Fill a fresh table from what `write` has written."""
    table.stage = fields.choice("stage", STAGES)
    table.active = fields.number("active", 0, 1)
    turns = " ".join(fields.take_or("turns", ["0"]))
    table.turns = fields.whole("turns", turns, 0, 10 * ALL_VALUES)
    began = " ".join(fields.take_or("began", [str((table.active + table.turns) % 2)]))
    table.began = fields.whole("began", began, 0, 1)
    read_order(table, fields)
    read_points(table, fields)
    found: list[int] = []
    for seat in range(2):
        read_side(table.sides[seat], seat, fields, found)
    read_field(table, fields, found)
    read_piles(table, fields, found)
    fields.finish()
    check(table)


def read_order(table: UnitTable, fields: Fields) -> None:
    """Whose choice it is, and what the order of the turn remembers."""
    stage = table.stage
    table.mover = 1 - table.active if stage in (REPLY, REST) else table.active
    if stage in (PRIORITY, DANGER):
        table.mover = fields.number("mover", 0, 1)
    if stage == PRIORITY:
        table.passes = fields.whole("passes", " ".join(fields.take_or("passes", ["0"])), 0, 1)
    if stage == BOTH:
        for word in fields.take_or("ready", []):
            table.sides[fields.whole("ready", word, 0, 1)].ready = True
    if stage == OVER:
        table.ending = ENDINGS[fields.choice("ending", ENDINGS)]
    if "quiet" in fields.words:
        table.quiet = fields.choice("quiet", ["no", "yes"]) == 1


def read_points(table: UnitTable, fields: Fields) -> None:
    """Points, and values collected this turn."""
    start = table.options.start
    points = fields.take_or("points", [str(start[0]), str(start[1])])
    recovered = fields.take_or("recovered", ["0", "0"])
    if len(points) != 2 or len(recovered) != 2:
        raise NotationError(faults.TWO_NUMBERS)
    low = -ALL_VALUES if table.ending == "points" else 1
    most = ALL_VALUES if table.options.net else 0
    for seat in range(2):
        side = table.sides[seat]
        side.points = fields.whole("points", points[seat], low, start[seat])
        side.recovered = fields.whole("recovered", recovered[seat], 0, most)


def read_side(side: Side, seat: int, fields: Fields, found: list[int]) -> None:
    """One seat's hand and limit."""
    name = f"hand.{seat}"
    for word in fields.take_or(name, []):
        mark = word[-1]
        kind = fields.card(name, word[:-1] if mark in "!*" else word, TOKENS)
        found.append(kind)
        side.hand |= bit(kind)
        if mark in "!*":
            side.known |= bit(kind)
        if mark == "*":
            side.locked |= bit(kind)
    for pile in range(4):
        name = f"{LIMITS[pile]}.{seat}"
        for word in fields.take_or(name, []):
            kind = fields.card(name, word.removesuffix("+"), TOKENS)
            if kind >= CARDS or suit(kind) not in (pile, CLUBS):
                raise NotationError(faults.CANNOT_LIE, word=word[:60], name=name)
            found.append(kind)
            side.put_into(pile, kind)
            if not word.endswith("+"):
                side.placed &= ~bit(kind)


def read_field(table: UnitTable, fields: Fields, found: list[int]) -> None:
    """The attacks with their defenders, each written as `0:QS@XB<7S+5S`."""
    for word in fields.take_or("field", []):
        owner, _, rest = word.partition(":")
        attacker, less, defence = rest.partition("<")
        seat = fields.whole("field", owner, 0, 1)
        attack = Attack(seat, read_field_card(table, seat, attacker, fields, found))
        defenders = defence.split("+") if less else []
        if len(defenders) > 2:
            raise NotationError(faults.MANY_DEFENDERS, word=word[:60])
        table.field.append(attack)
        for text in defenders:
            kind = read_field_card(table, 1 - seat, text, fields, found)
            if not suits_meet(table, kind, attack.card) or not takes_defender(table, attack):
                raise NotationError(faults.CANNOT_DEFEND, text=text[:60], word=word[:60])
            attack.add(kind)


def read_field_card(
    table: UnitTable, seat: int, text: str, fields: Fields, found: list[int]
) -> int:
    """One card of the field, with the joker that brought it."""
    word, at, joker = text.partition("@")
    kind = fields.card("field", word, TOKENS)
    if kind >= CARDS or (at and joker != TOKENS[joker_for(kind)]):
        raise NotationError(faults.NOT_ON_FIELD, text=text[:60])
    found.append(kind)
    if at:
        table.brought |= bit(kind)
        found.append(int(joker_for(kind)))
    else:
        side = table.sides[seat]
        if side.free(suit(kind)) < value(kind):
            raise NotationError(faults.CANNOT_PAY, seat=seat, text=text[:60])
        side.occupy(kind)
    return kind


def read_piles(table: UnitTable, fields: Fields, found: list[int]) -> None:
    """Deck, bag, discard and the cards turned into points; with all others they are the pack."""
    whole = kinds(table.options.deck)
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
    table.deck = piles[0][::-1]
    table.discard = cards_of(piles[1])
    table.gone = cards_of(piles[2])
    table.bag = cards_of(piles[3])
