"""Who knows what in High Card: a hand is its owner's secret (H1)."""

from koloda.engine.containers.multiset import Multiset, cards_of, fill_all
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from koloda.kit.highcard.cards import names
from koloda.kit.highcard.table import HighcardTable


def unseen(table: HighcardTable, seat: int) -> list[Multiset]:
    """The others' hands, then the deck."""
    hands = [hand for owner, hand in enumerate(table.hands) if owner != seat]
    return [*hands, table.deck]


def hidden(table: HighcardTable, seat: int) -> list[int]:
    """The cards that seat does not see, slot by slot."""
    return cards_of(unseen(table, seat))


def refill(table: HighcardTable, seat: int, kinds: list[int]) -> None:
    """Put other kinds into the slots of `hidden(seat)`."""
    fill_all(unseen(table, seat), kinds)


def zones(table: HighcardTable, seat: int) -> list[Zone]:
    """The table as that seat sees it."""
    seen = [
        Zone("hand", owner, names(hand.cards()) if owner == seat else (HIDDEN,) * hand.size)
        for owner, hand in enumerate(table.hands)
    ]
    seen.append(Zone("trick", TABLE, names(table.trick)))
    seen.append(Zone("played", TABLE, names(table.played.cards())))
    seen.append(Zone("deck", TABLE, (HIDDEN,) * table.deck.size))
    return seen


def facts(table: HighcardTable) -> dict[str, str]:
    """Who leads, and how many tricks each seat has taken."""
    told = {"lead": str(table.lead)}
    for seat, tricks in enumerate(table.taken):
        told[f"taken.{seat}"] = str(tricks)
    return told
