"""Cards are drawn or opened, and the deck is renewed (N10, N16, R17, R25, R26, R41).

R30: a drawn card is in the hand at once; what may be done with it is in `legal`.
"""

from typing import Final

from koloda.engine.containers.bits import bit
from koloda.engine.containers.ints import append, i64, u8, vec
from koloda.engine.values.event import EVERYONE
from koloda.games.kanobu import events
from koloda.games.kanobu.hand import count_one, spread
from koloda.games.kanobu.rules.direction import next_player
from koloda.games.kanobu.rules.hands import draw_to_hand, mix_hands
from koloda.games.kanobu.rules.star import offer_opened
from koloda.games.kanobu.rules.turn import end_turn
from koloda.games.kanobu.table import (
    ACCEPT,
    ALL,
    DRAW,
    DRAWN,
    OPEN,
    SHUFFLE,
    TURN,
    KanobuTable,
)

STAYS: Final = 2
"""Cards on top of the pile that stay there when the deck is renewed (N16)."""
STAR_OPENS: Final = 3


def draw_one(table: KanobuTable, seat: i64) -> None:
    """Draw a card instead of playing one (N10, R7)."""
    owe(table, DRAW, seat, 1)


def draw_and_skip(table: KanobuTable, seat: i64, cards: i64) -> None:
    """Draw cards and lose the turn (N18, N22)."""
    owe(table, ACCEPT, seat, cards)


def all_draw(table: KanobuTable, seat: i64) -> None:
    """Everybody but the player of 1 Card or 2 Cards draws, from this seat on (N20, N21, R41)."""
    owe(table, ALL, seat, table.amount)


def open_three(table: KanobuTable, seat: i64) -> None:
    """Open the top three cards of the deck (N23)."""
    owe(table, OPEN, seat, STAR_OPENS)


def can_draw(table: KanobuTable) -> bool:
    """Whether a card can be had, from the deck or from a pile that renews it (R25, R26)."""
    return table.deck.size > 0 or table.pile.size > STAYS


def owe(table: KanobuTable, task: i64, seat: i64, cards: i64) -> None:
    """Let a seat draw or open some cards for a task."""
    table.task = task
    table.drawer = seat
    table.owed = cards
    go_on(table)


def go_on(table: KanobuTable) -> None:
    """Let one player after the other draw; if the deck is renewed meanwhile, it goes on later."""
    while take_owed(table):
        if table.task != ALL or not next_drawer(table):
            complete(table)
            return


def take_owed(table: KanobuTable) -> bool:
    """Draw or open what is owed and can be had; False if the deck must be renewed first (R25)."""
    while table.owed:
        if table.deck.size:
            take_from_deck(table)
        elif table.pile.size > STAYS:
            renew_deck(table)  # N16, R25
            return False
        else:
            table.owed = 0  # R26
    return True


def next_drawer(table: KanobuTable) -> bool:
    """Let the next player draw for 1 Card or 2 Cards; False once all but its player have (R41)."""
    table.drawer = next_player(table, table.drawer)
    table.owed = table.amount
    return table.drawer != table.source


def complete(table: KanobuTable) -> None:
    """All cards that could be had are drawn or open: the turn goes on or ends."""
    if table.task == DRAW:
        table.stage = DRAWN  # N10
    elif table.task == ACCEPT:
        end_turn(table, table.turn)  # N18, N22
    elif table.task == OPEN:
        offer_opened(table)  # N23
    else:
        assert table.task == ALL
        table.owed = 0
        table.amount = 0
        table.stage = TURN  # R17


def take_from_deck(table: KanobuTable) -> None:
    """As many of the cards owed as the deck has are opened or drawn."""
    if table.task == OPEN:
        while table.owed and table.deck.size:
            table.owed -= 1
            kind = table.take_top()
            table.opened = append(table.opened, u8(kind))
            if table.log is not None:
                table.tell(events.OPENED, table.turn, kind)
        return
    if table.log is not None:
        tell_draws(table)
    while table.owed and table.deck.size:
        table.owed -= 1
        draw_to_hand(table, table.drawer)


def tell_draws(table: KanobuTable) -> None:
    """Log what will be drawn: first the cards that only the drawer sees, in no order."""
    drawn = table.deck.cards()[::-1][: table.owed]
    unseen: i64 = min(len(drawn), table.deck.size - table.known_under)
    if unseen:
        table.tell_cards(events.DREW, table.drawer, sorted(drawn[:unseen]), bit(table.drawer))
    if unseen < len(drawn):
        table.tell_cards(events.DREW, table.drawer, drawn[unseen:])


def renew_deck(table: KanobuTable) -> None:
    """The pile except its two top cards is shuffled into a new deck (N16, R25)."""
    top = table.pile.pop()
    below = table.pile.pop()
    counts = vec[u8]([0] * table.pack.kinds)
    for place in range(table.pile.size):
        count_one(counts, table.pack.face_kinds[table.pile.at(place)])
    table.deck.size = table.pile.size
    table.bag = vec[u8]([0] * table.pile.size)
    spread(counts, table.bag, 0)
    table.pile.size = 0
    table.pile_key = 0
    table.cover(below)
    table.cover(top)
    mix_hands(table)
    table.apart = True
    table.stage = SHUFFLE
    table.tell(events.RENEWED, table.turn, -1, EVERYONE, len(table.bag))
