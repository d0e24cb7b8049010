"""The worlds that a seat of Karmaka considers possible: hidden cards and replacements (G18)."""

from koloda.engine.containers.ints import i64
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.knowers import ANYBODY, add_unknown, knower, refill_pile
from koloda.games.karmaka.table import KarmakaTable


def hidden(table: KarmakaTable, seat: int) -> list[int]:
    """Hands and Future Lives of others, Decks, the Well: what of them the seat has not seen."""
    mine = knower(seat)
    slots: list[int] = []
    for owner, place in enumerate(table.places):
        if owner != seat:
            place.hand.add_unknown(mine, slots)
            add_unknown(place.future, mine, slots)
        add_unknown(place.deck, mine, slots)
    add_unknown(table.well, mine, slots)
    if seat != table.turn:
        table.lifted.add_unknown(mine, slots)
    table.loose.append_to(slots)
    return slots


def refill(table: KarmakaTable, seat: int, kinds: list[int]) -> None:
    """Put other kinds into the slots of `hidden`, in the same order."""
    mine = knower(seat)
    taken = 0
    for owner, place in enumerate(table.places):
        taken = refill_hand(place.hand, owner == seat, mine, kinds, taken)
        if owner != seat:
            taken = refill_pile(place.future, mine, kinds, taken)
        taken = refill_pile(place.deck, mine, kinds, taken)
    taken = refill_pile(table.well, mine, kinds, taken)
    taken = refill_hand(table.lifted, seat == table.turn, mine, kinds, taken)
    table.loose.fill(kinds[taken:])
    if table.shown.size and seat != table.turn:
        # Nobody else can tell which cards Swindle has shown (G29).
        sure = table.places[table.target].hand.sure(knower(table.turn))
        table.shown.fill(sure[: table.shown.size])
    forget_positions(table)


def forget_positions(table: KarmakaTable) -> None:
    """Keep only how often this position was met: the cards hidden in earlier ones are unknown."""
    table.count_keys()
    table.memory.replace([0] * table.memory.met())


def refill_hand(hand: Hand, own: bool, mine: i64, kinds: list[int], taken: int) -> int:
    """Put kinds, taken in order, where a seat is not sure of the cards; the number taken."""
    if own:
        hand.refill(0, hand.cards())
        return taken
    size = hand.size - len(hand.sure(mine))
    hand.refill(mine, kinds[taken : taken + size])
    return taken + size


def veiled(table: KarmakaTable) -> list[list[int]]:
    """Of each Deck, and of the Well, the cards that nobody knows (G18).

    Every pile is a group of its own: a Deck is made when its owner is born, and a renewed Well
    holds other cards than the Decks made before.
    """
    groups: list[list[int]] = []
    for pile in [place.deck for place in table.places] + [table.well]:
        unknown: list[int] = []
        add_unknown(pile, ANYBODY, unknown)
        groups.append(unknown)
    return groups


def reveil(table: KarmakaTable, groups: list[list[int]]) -> None:
    """Put other kinds into the slots of `veiled`, in the same order."""
    piles = [place.deck for place in table.places] + [table.well]
    for pile, kinds in zip(piles, groups, strict=True):
        refill_pile(pile, ANYBODY, kinds, 0)
    forget_positions(table)
