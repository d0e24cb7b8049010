"""The field: attack, defence, jokers.

The clauses: U9, U11, U12, U13, U14, U17, U18, U29, U30, V9, V11, V13, V14, V27, V30, V31, V32, V33.

U18 follows from U9: nothing but the limit bounds the number of cards. V14: no action changes the
role of a field card, attacks a defender or takes a field card back. V30 and V31: a club or diamond
on the field is paid like any card, by the pile of its own suit.
"""

from koloda.engine.containers.bits import bit, has
from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EventKind
from koloda.games.unit import events
from koloda.games.unit.cards import (
    ALL_SUITS,
    DIAMONDS,
    SPADES,
    cards_of,
    joker_for,
    suit,
    value,
    whole_suit,
)
from koloda.games.unit.table import Attack, UnitTable

# What may be set against what ----------------------------------------------------------------


def met_by(table: UnitTable, own: i64) -> i64:
    """All cards that a suit may defend against: its own (V11), with extensions any (U29, U30)."""
    if own == DIAMONDS and table.options.ext_diamonds:
        return ALL_SUITS
    if own == SPADES and table.options.ext_spades:
        return ALL_SUITS
    return whole_suit(own)


def suits_meet(table: UnitTable, defender: i64, attacker: i64) -> bool:
    """Whether a card may defend against another by their suits (V11)."""
    return has(met_by(table, suit(defender)), attacker)


def writes_off(table: UnitTable, defender: i64, attacker: i64) -> bool:
    """Whether a spade writes off the attacker of another suit; -1 is no card (U30, V32, V33)."""
    spade = defender >= 0 and suit(defender) == SPADES
    return spade and table.options.ext_spades and suit(attacker) != SPADES


def takes_defender(table: UnitTable, attack: Attack) -> bool:
    """Whether an attack may get a further defender now (U13, U14, V13, V32)."""
    if attack.first < 0:
        return True
    if attack.second >= 0 or value(attack.first) >= value(attack.card):
        return False
    return not writes_off(table, attack.first, attack.card)


def open_attackers(table: UnitTable, owner: i64) -> i64:
    """The attackers of a seat that may get a defender."""
    found: i64 = 0
    for attack in table.field:
        if attack.owner == owner and takes_defender(table, attack):
            found |= bit(attack.card)
    return found


# Cards come and go ---------------------------------------------------------------------------


def attack_with(table: UnitTable, seat: i64, kind: i64, joker: bool) -> None:
    """A card attacks (U9, U12, U17)."""
    enter_field(table, seat, kind, joker, events.ATTACKED)
    table.field.append(Attack(seat, kind))


def defend_with(table: UnitTable, seat: i64, kind: i64, attacker: i64, joker: bool) -> None:
    """A card is set against one attacker (U11, U13)."""
    enter_field(table, seat, kind, joker, events.DEFENDED)
    for attack in table.field:
        if attack.card == attacker:
            attack.add(kind)
    table.tell(events.AGAINST, seat, attacker)


def enter_field(table: UnitTable, seat: i64, kind: i64, joker: bool, told: EventKind) -> None:
    """A card comes from the hand, paid by the limit of its suit or brought by a joker.

    The clauses: U9, V30, V31; U17, V27.
    """
    side = table.sides[seat]
    side.leave_hand(kind)
    if not joker:
        side.occupy(kind)
        table.tell(told, seat, kind)
    else:
        side.leave_hand(joker_for(kind))
        table.brought |= bit(kind)
        table.tell_cards(told, seat, [kind, joker_for(kind)])


def clear_field(table: UnitTable) -> None:
    """All field cards and their jokers are discarded for good (V9)."""
    if table.field:
        cards: list[int] = []
        for attack in table.field:
            cards += table.with_jokers(attack)
        table.discard |= cards_of(cards)
        table.field = []
        table.brought = 0
        table.tell_cards(events.CLEARED, table.active, cards)
