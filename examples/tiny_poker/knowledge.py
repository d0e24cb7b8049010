"""Who knows what in tiny poker: a hand is its owner's secret until both are shown (P2, P8)."""

from koloda.engine.containers.multiset import Multiset, cards_of, fill_all
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from tiny_poker.cards import names
from tiny_poker.rules.pot import paid
from tiny_poker.table import OVER, PokerTable


def shows_hand(table: PokerTable, seat: int, owner: int) -> bool:
    """Whether a seat sees that hand: its own, or both at a showdown (P8), never after a fold."""
    return owner == seat or (table.stage == OVER and not table.folded)


def unseen(table: PokerTable, seat: int) -> list[Multiset]:
    """The hands that seat does not see, then the deck."""
    hands = [hand for owner, hand in enumerate(table.hands) if not shows_hand(table, seat, owner)]
    return [*hands, table.deck]


def hidden(table: PokerTable, seat: int) -> list[int]:
    """The cards that seat does not see, slot by slot."""
    return cards_of(unseen(table, seat))


def refill(table: PokerTable, seat: int, kinds: list[int]) -> None:
    """Put other kinds into the slots of `hidden(seat)`."""
    fill_all(unseen(table, seat), kinds)


def zones(table: PokerTable, seat: int) -> list[Zone]:
    """The table as that seat sees it."""
    seen: list[Zone] = []
    for owner, hand in enumerate(table.hands):
        shown = shows_hand(table, seat, owner)
        cards = names(hand.cards()) if shown else (HIDDEN,) * hand.size
        seen.append(Zone("hand", owner, cards))
    seen.append(Zone("board", TABLE, names(table.board.cards())))
    seen.append(Zone("deck", TABLE, (HIDDEN,) * table.deck.size))
    return seen


def facts(table: PokerTable) -> dict[str, str]:
    """The round, how it began, its bets, and what each seat has paid."""
    told = {
        "round": str(table.round),
        "checked": str(table.checked),
        "bets": str(table.bets),
    }
    for seat in range(len(table.hands)):
        told[f"paid.{seat}"] = str(paid(table, seat))
    return told
