"""The worlds that a seat of Unit considers possible: hidden cards and replacements (V35)."""

from koloda.engine.containers.bits import popcount
from koloda.games.unit.cards import cards_of, kinds
from koloda.games.unit.knowledge import shown
from koloda.games.unit.table import UnitTable


def hidden(table: UnitTable, seat: int) -> list[int]:
    """The opponent's unseen hand cards, then the deck (V35)."""
    slots: list[int] = []
    for owner in range(2):
        if owner != seat:
            slots += kinds(table.sides[owner].hand & ~shown(table, owner))
    return slots + table.deck + kinds(table.bag)


def refill(table: UnitTable, seat: int, cards: list[int]) -> None:
    """Put other cards into the slots of `hidden`."""
    taken = 0
    for owner in range(2):
        if owner != seat:
            side = table.sides[owner]
            open_part = shown(table, owner)
            size = popcount(side.hand & ~open_part)
            side.hand = open_part | cards_of(cards[taken : taken + size])
            taken += size
    size = len(table.deck)
    table.deck = cards[taken : taken + size]
    table.bag = cards_of(cards[taken + size :])


def veiled(table: UnitTable) -> list[list[int]]:
    """The deck."""
    return [table.deck[:]]


def reveil(table: UnitTable, groups: list[list[int]]) -> None:
    """Put the cards of the deck into another order."""
    table.deck = groups[0]
