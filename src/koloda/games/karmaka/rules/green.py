"""What the green cards do (C8 to C14).

Another Day (C8) and Journey (C13) have no function of their own: they are draws (`well.draw`) and
an extra play (`playing.grant_extra_play`). Sowing (C12) begins with such draws.

Numbers with F are the rule book's questions and answers.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import NO_ONE
from koloda.games.karmaka import events
from koloda.games.karmaka.knowers import card_of, kind_of, knower
from koloda.games.karmaka.rules import steps, well
from koloda.games.karmaka.rules.hands import hand_to_deeds, hand_to_future
from koloda.games.karmaka.table import KarmakaTable


def recycle(table: KarmakaTable, depth: i64) -> None:
    """One of the top three Ruins goes onto one's own Future Life, for all to see (C9, F8)."""
    kind = table.take_ruin(depth)
    knowers = table.options.everyone & ~knower(table.turn)
    table.places[table.turn].push_future(card_of(kind, knowers))
    table.tell(events.RECYCLED, table.turn, kind)


def salvage(table: KarmakaTable, depth: i64) -> None:
    """One of the top three Ruins goes into one's own Hand, for all to see (C10, F8)."""
    kind = table.take_ruin(depth)
    knowers = table.options.everyone & ~knower(table.turn)
    table.places[table.turn].receive(kind, knowers)
    table.tell(events.FETCHED, table.turn, kind)


def longevity(table: KarmakaTable) -> None:
    """A card of the Well goes unseen on top of their Deck, twice for C11 (C11, G17, G27)."""
    if well.begin_renewal(table, steps.DEAL_ONTO_DECK) or table.well.size == 0:
        return
    card = table.pop_well()
    table.places[table.target].push_deck(card)
    table.tell(events.DECK_GREW, table.target, kind_of(card), NO_ONE)


def sowing(table: KarmakaTable, kind: i64) -> None:
    """A card of the Hand goes onto one's own Future Life, one of C12's two."""
    hand_to_future(table, kind)


def jubilee(table: KarmakaTable, kind: i64) -> None:
    """A card of the Hand goes onto one's own Deeds without ability or karmic cost (C14)."""
    hand_to_deeds(table, kind, events.SCORED)
