"""Cards come into hands and leave them, and what everybody can tell of them (R29, R30).

Everybody knows the pile, the cards a Star opens, and every card put under the deck, also after
it has been drawn. When the deck is renewed, everybody knows which cards are in it though not
their order: cards that hands held before and cards of the renewed deck are two groups that do not
mix. They become one as soon as somebody plays a card that could be from either.
"""

from koloda.engine.containers.ints import i64
from koloda.games.kanobu.hand import Hand
from koloda.games.kanobu.keys import card_key
from koloda.games.kanobu.table import KanobuTable


def draw_to_hand(table: KanobuTable, seat: i64) -> None:
    """The top card of the deck goes into a hand at once (R30)."""
    table.drawn_seen = table.deck.size == table.known_under
    kind = table.take_top()
    table.drawn = kind
    hand = table.hands[seat]
    table.hands_key += card_key(seat, kind)
    if table.drawn_seen:
        hand.add_known(kind)
    elif table.apart:
        hand.add_fresh(kind)
    else:
        hand.add(kind)
    table.idle = 0  # R32


def leave_hand(table: KanobuTable, seat: i64, kind: i64) -> None:
    """A card leaves a hand for the pile; the copy that everybody knows goes first (R29)."""
    hand = table.hands[seat]
    shown = hand.lose_known(kind)
    if hand.fresh_size and not shown:
        if not may_be_old(table, hand, kind):
            hand.lose_fresh(kind)
        elif may_be_fresh(table, kind):
            mix_hands(table)
            table.apart = False
    hand.remove(kind)
    table.hands_key -= card_key(seat, kind)


def may_be_old(table: KanobuTable, hand: Hand, kind: i64) -> bool:
    """Whether, for all anybody knows, that hand held the kind before the deck was renewed."""
    if hand.old_size() == 0:
        return False
    old: i64 = 0
    for other in table.hands:
        old += other.old(kind)
    return old > 0


def may_be_fresh(table: KanobuTable, kind: i64) -> bool:
    """Whether that kind is, as everybody knows, among the unseen cards of the renewed deck."""
    fresh: i64 = 0
    for hand in table.hands:
        fresh += hand.fresh(kind)
    return fresh > 0 or table.deck.holds(kind, table.known_under)


def mix_hands(table: KanobuTable) -> None:
    """No card in any hand counts as one of the renewed deck any more."""
    for hand in table.hands:
        hand.mix()
