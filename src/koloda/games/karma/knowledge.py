"""Who knows what in Karma (A29): what a seat sees, and what it cannot tell apart."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import kinds, multiset, size
from koloda.engine.containers.packed_slots import EMPTY, refilled
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from koloda.games.karma.actions import SLOTS
from koloda.games.karma.cards import names
from koloda.games.karma.keys import KEY_BITS, hand_key
from koloda.games.karma.place import HAND
from koloda.games.karma.rules.clearing import clears
from koloda.games.karma.table import CHOOSE, KarmaTable


def zones(table: KarmaTable, seat: int) -> list[Zone]:
    """The table as that seat sees it (A29); face-down cards nobody sees (K2)."""
    seen: list[Zone] = []
    for owner, place in enumerate(table.places):
        own = owner == seat
        hand = kinds(place.hand if own else place.known)
        unseen = place.hand_size - len(hand)
        seen.append(Zone("hand", owner, names(hand) + (HIDDEN,) * unseen))
        secret = table.stage == CHOOSE and not own  # A24
        up = (HIDDEN,) * place.up_size if secret else names(kinds(place.up))
        seen.append(Zone("up", owner, up))
        down = tuple("-" if place.under(slot) == EMPTY else HIDDEN for slot in range(SLOTS))
        seen.append(Zone("down", owner, down))
    seen.append(Zone("pile", TABLE, names(table.pile)))
    seen.append(Zone("deck", TABLE, (HIDDEN,) * len(table.deck)))
    seen.append(Zone("removed", TABLE, names(kinds(table.removed))))
    return seen


def facts(table: KarmaTable) -> dict[str, str]:
    """Whose turn it is and how many turns were played; how often this position was met (A42)."""
    return {"turn": str(table.turn), "turns": str(table.turns), "met": str(table.memory.met())}


def figures(table: KarmaTable) -> dict[str, str]:
    """How many identical cards clear the pile, and how many more of the card on top do (K17)."""
    whole, more = table.options.clear, "-"
    for copies in range(whole, 0, -1):
        if table.pile_size and clears(table, table.top, copies, HAND):
            more = str(copies)
    return {"clear": str(whole), "more": more}


def hidden(table: KarmaTable, seat: int) -> list[int]:
    """Others' unseen hand cards and secret choices, every face-down card, the deck (A24, A29)."""
    slots: list[int] = []
    for owner, place in enumerate(table.places):
        if owner != seat:
            slots += place.unknown()
            if table.stage == CHOOSE:
                slots += kinds(place.up)
        for slot in range(SLOTS):
            kind = place.under(slot)
            if kind != EMPTY:
                slots.append(kind)
    return slots + table.deck + (kinds(table.bag) if table.deck else [])


def refill(table: KarmaTable, seat: int, cards: list[int]) -> None:
    """Put other cards into the slots of `hidden(seat)`, in the same order."""
    taken = 0
    shift: i64 = 0
    for owner, place in enumerate(table.places):
        if owner != seat:
            before = place.hand
            number: int = size(before - place.known)
            place.hand = place.known + multiset(cards[taken : taken + number])
            shift += hand_key(place.hand, place.low_factor, place.high_factor)
            shift -= hand_key(before, place.low_factor, place.high_factor)
            taken += number
            if table.stage == CHOOSE:
                place.up = multiset(cards[taken : taken + place.up_size])
                taken += place.up_size
        for slot in range(SLOTS):
            if place.under(slot) != EMPTY:
                place.down = refilled(place.down, slot, cards[taken])
                taken += 1
    number = len(table.deck)
    table.deck = cards[taken : taken + number]
    if table.deck:
        table.bag = multiset(cards[taken + number :])
    shift_keys(table, shift)


def shift_keys(table: KarmaTable, shift: i64) -> None:
    """Move the keys of all positions met by the same amount.

    Nothing hidden has moved since the first of them was noted, because drawing and turning over
    forget them all: so the same swap of hidden cards moves every key alike.
    """
    table.hands_key = (table.hands_key + shift) & KEY_BITS
    keys = table.memory.keys()
    table.memory.replace([(key + shift) & KEY_BITS for key in keys])
