"""When a game of Karmaka ends, and who has won (M2.8, G30)."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.contract.repetition_rule import ends_by_repetition
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.karmaka import events
from koloda.games.karmaka.cards import best_colour
from koloda.games.karmaka.keys import KEY_BITS, SEAT, seat_key
from koloda.games.karmaka.table import KarmakaTable

ENDINGS: Final = ["transcendence", "repetition", "cap"]
TRANSCENDENCE: Final = 4
"""The rung above the ladder (M2.8)."""


def note_position(table: KarmakaTable) -> None:
    """The start of a turn: the same position for the third time ends the game (G30).

    One repetition earlier all players are warned.
    """
    if table.options.repeat == 0:
        return
    met = table.memory.visit(position_key(table))
    if met == 1:
        return
    limit = table.options.repeat
    if ends_by_repetition(table, table.turn, met, limit, events.REPEATED, events.ENDED_LOOP):
        finish(table, "repetition")


def end_at_cap(table: KarmakaTable, seat: i64) -> None:
    """After exactly the cap's number of turns the game ends (G30)."""
    if table.turns >= table.options.cap:
        table.tell(events.ENDED_CAP, seat, -1, EVERYONE, table.turns)
        finish(table, "cap")


def finish(table: KarmakaTable, ending: str) -> None:
    """The game is over."""
    table.ending = ending


def position_key(table: KarmakaTable) -> i64:
    """Every card's place, rungs, Rings and the seat to play, in one number (G30)."""
    key = table.well_key + table.ruins_key + table.turn * SEAT
    for place in table.places:
        key = seat_key(key, place.key, place.rung, place.rings)
    return key & KEY_BITS


def outcome(table: KarmakaTable) -> Outcome | None:
    """Whoever transcends wins, with the partner (M2.8); else rung, Rings and points (G30)."""
    if not table.ending:
        return None
    merits = [(place.rung, place.rings, best_colour(place.deeds)) for place in table.places]
    if table.ending == "transcendence":
        merits = [(place.rung // TRANSCENDENCE, 0, 0) for place in table.places]
    for seat, partner in enumerate(table.options.partners):
        if partner >= 0:
            merits[seat] = max(merits[seat], merits[partner])
    order = sorted(set(merits), reverse=True)
    return Outcome(tuple(order.index(merit) + 1 for merit in merits), table.ending)
