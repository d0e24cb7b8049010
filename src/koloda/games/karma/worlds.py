"""The worlds that a seat of Karma considers possible: hidden cards and replacements (A29)."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import cards, multiset, size
from koloda.engine.containers.packed_slots import EMPTY, refilled
from koloda.games.karma.actions import SLOTS
from koloda.games.karma.keys import KEY_BITS, hand_key
from koloda.games.karma.table import CHOOSE, KarmaTable


def hidden(table: KarmaTable, seat: int) -> list[int]:
    """Others' unseen hand cards and secret choices, every face-down card, the deck (A24, A29)."""
    slots: list[int] = []
    for owner, place in enumerate(table.places):
        if owner != seat:
            slots += place.unknown()
            if table.stage == CHOOSE:
                slots += cards(place.up)
        for slot in range(SLOTS):
            kind = place.under(slot)
            if kind != EMPTY:
                slots.append(kind)
    return slots + table.deck + (cards(table.bag) if table.deck else [])


def refill(table: KarmaTable, seat: int, kinds: list[int]) -> None:
    """Put other kinds into the slots of `hidden(seat)`, in the same order."""
    taken = 0
    shift: i64 = 0
    for owner, place in enumerate(table.places):
        if owner != seat:
            before = place.hand
            number: int = size(before - place.known)
            place.hand = place.known + multiset(kinds[taken : taken + number])
            shift += hand_key(place.hand, place.low_factor, place.high_factor)
            shift -= hand_key(before, place.low_factor, place.high_factor)
            taken += number
            if table.stage == CHOOSE:
                place.up = multiset(kinds[taken : taken + place.up_size])
                taken += place.up_size
        for slot in range(SLOTS):
            if place.under(slot) != EMPTY:
                place.down = refilled(place.down, slot, kinds[taken])
                taken += 1
    number = len(table.deck)
    table.deck = kinds[taken : taken + number]
    if table.deck:
        table.bag = multiset(kinds[taken + number :])
    shift_keys(table, shift)


def shift_keys(table: KarmaTable, shift: i64) -> None:
    """Move the keys of all positions met by the same amount.

    Nothing hidden has moved since the first of them was noted, because drawing and turning over
    forget them all: so the same swap of hidden cards moves every key alike.
    """
    table.hands_key = (table.hands_key + shift) & KEY_BITS
    keys = table.memory.keys()
    table.memory.replace([(key + shift) & KEY_BITS for key in keys])


def veiled(table: KarmaTable) -> list[list[int]]:
    """Every face-down card and the deck: no seat has looked at them (A24)."""
    slots: list[int] = []
    for place in table.places:
        for slot in range(SLOTS):
            kind = place.under(slot)
            if kind != EMPTY:
                slots.append(kind)
    return [slots + table.deck]


def reveil(table: KarmaTable, groups: list[list[int]]) -> None:
    """Put other cards into the slots of `veiled`, in the same order."""
    taken = 0
    for place in table.places:
        for slot in range(SLOTS):
            if place.under(slot) != EMPTY:
                place.down = refilled(place.down, slot, groups[0][taken])
                taken += 1
    table.deck = groups[0][taken:]
