"""Who knows what in crazy eights: hands are secret until they are counted (C16)."""

from crazy_eights.cards import SUITS, names
from crazy_eights.rules.ending import penalties
from crazy_eights.table import NOTHING, OVER, EightsTable
from koloda.engine.containers.multiset import Multiset, cards_of, fill_all
from koloda.engine.values.view import HIDDEN, TABLE, Zone


def shows_hand(table: EightsTable, seat: int, owner: int) -> bool:
    """A hand is its owner's secret until it is counted at the end (C16)."""
    return owner == seat or table.stage == OVER


def unseen(table: EightsTable, seat: int) -> list[Multiset]:
    """The hands that seat does not see, then the deck."""
    hands = [hand for owner, hand in enumerate(table.hands) if not shows_hand(table, seat, owner)]
    return [*hands, table.deck]


def hidden(table: EightsTable, seat: int) -> list[int]:
    """The cards that seat does not see, slot by slot."""
    return cards_of(unseen(table, seat))


def refill(table: EightsTable, seat: int, kinds: list[int]) -> None:
    """Put other kinds into the slots of `hidden(seat)`."""
    fill_all(unseen(table, seat), kinds)


def zones(table: EightsTable, seat: int) -> list[Zone]:
    """The table as that seat sees it."""
    seen: list[Zone] = []
    for owner, hand in enumerate(table.hands):
        shown = shows_hand(table, seat, owner)
        cards = names(hand.cards()) if shown else (HIDDEN,) * hand.size
        seen.append(Zone("hand", owner, cards))
    seen.append(Zone("top", TABLE, names(top_card(table))))
    seen.append(Zone("pile", TABLE, names(table.pile.cards())))
    seen.append(Zone("deck", TABLE, (HIDDEN,) * table.deck.size))
    return seen


def top_card(table: EightsTable) -> list[int]:
    """The card to follow, as a list: before the first one is turned up there is none."""
    return [] if table.top == NOTHING else [table.top]


def facts(table: EightsTable) -> dict[str, str]:
    """Whose turn it is, the suit to follow, and the counters of the rules."""
    return {
        "turn": str(table.turn),
        "suit": "-" if table.suit == NOTHING else SUITS[table.suit],
        "direction": str(table.direction),
        "drawn": str(table.drawn),
        "owed": str(table.owed),
        "passes": str(table.passes),
    }


def figures(table: EightsTable) -> dict[str, str]:
    """The penalties, once all hands are open (C16)."""
    return {"penalties": " ".join(map(str, penalties(table)))} if table.stage == OVER else {}
