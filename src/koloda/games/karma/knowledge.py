"""What each seat sees of Karma (A29)."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_multiset import cards
from koloda.engine.containers.packed_slots import EMPTY
from koloda.engine.contract.state import ALL_SEEING
from koloda.engine.contract.turn_order import next_seat
from koloda.engine.values.view import HIDDEN, TABLE, Zone, zone
from koloda.games.karma.actions import SLOTS
from koloda.games.karma.cards import TOKENS, names
from koloda.games.karma.legal import must_choose
from koloda.games.karma.place import HAND
from koloda.games.karma.rules.clearing import clears
from koloda.games.karma.table import CHOOSE, KarmaTable


def zones(table: KarmaTable, seat: int) -> list[Zone]:
    """The table as that seat sees it (A29); face-down cards nobody sees (K2)."""
    opened = seat == ALL_SEEING
    seen: list[Zone] = []
    for owner, place in enumerate(table.places):
        own = owner == seat or opened
        hand = cards(place.hand if own else place.known)
        unseen = place.hand_size - len(hand)
        seen.append(zone("hand", owner, names(hand) + (HIDDEN,) * unseen))
        secret = table.stage == CHOOSE and not own  # A24
        up = (HIDDEN,) * place.up_size if secret else names(cards(place.up))
        seen.append(zone("up", owner, up))
        down = [place.under(slot) for slot in range(SLOTS)]
        seen.append(zone("down", owner, tuple(face_down(kind, opened) for kind in down)))
    seen.append(zone("pile", TABLE, names(table.pile)))
    deck = names(table.deck[::-1]) if opened else (HIDDEN,) * len(table.deck)
    seen.append(zone("deck", TABLE, deck))
    seen.append(zone("removed", TABLE, names(cards(table.removed))))
    return seen


def face_down(kind: i64, opened: bool) -> str:
    """A card that lies face down, or the gap where none does."""
    if kind == EMPTY:
        return "-"
    return TOKENS[kind] if opened else HIDDEN


def facts(table: KarmaTable) -> dict[str, str]:
    """Whose turn it is and how many turns were played; how often this position was met (A42)."""
    return {"turn": str(table.turn), "turns": str(table.turns), "met": str(table.memory.met())}


def figures(table: KarmaTable) -> dict[str, str]:
    """How many identical cards clear the pile, and how many more of the card on top do (K17)."""
    whole, more = table.options.clear, "-"
    for copies in range(whole, 0, -1):
        if table.pile_size and clears(table, table.top, copies, HAND):
            more = str(copies)
    return {"clear": str(whole), "more": more} | order(table)


def order(table: KarmaTable) -> dict[str, str]:
    """How many of all have chosen (A24); then whose turn is next, if it is certain (K6, K22)."""
    seats = table.options.seats
    if table.stage == CHOOSE:
        chosen = seats - len([seat for seat in range(seats) if must_choose(table, seat)])
        return {"chosen": f"{chosen} {seats}"}
    # Whoever is out may come back with a pile before the turn has passed (A21).
    left = next_seat(table.turn, seats)
    return {"next": str(left)} if table.places[left].has_cards() else {}
