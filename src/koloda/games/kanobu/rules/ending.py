"""When a game of Kanobu ends, and who has won (N2, R20, R22, R27, R28, R32, R37, R38, R43).

R20: there is no call for the last card and no score; ranks are all there is.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.contract.repetition_rule import ends_by_repetition
from koloda.engine.values.event import EVERYONE
from koloda.engine.values.outcome import Outcome
from koloda.games.kanobu import events
from koloda.games.kanobu.table import OVER, KanobuTable

ENDINGS: Final = ["cards", "stalemate", "repetition", "cap"]


def take_place(table: KanobuTable, seat: i64) -> None:
    """A player without cards wins, or takes the next place until one player is left (N2, R22)."""
    table.out = (*table.out, seat)
    if not table.options.play_for_places:
        table.tell(events.ENDED, seat)
        finish(table, "cards")
        return
    table.tell(events.OUT, seat, -1, EVERYONE, len(table.out))  # R37
    if len(table.out) == table.seats - 1:
        last = [other for other, hand in enumerate(table.hands) if hand.size]
        table.tell(events.ENDED_PLACES, last[0])
        finish(table, "cards")


def end_when_idle(table: KanobuTable, seat: i64) -> None:
    """After a round in which nobody could play or draw the game ends (R27, R32)."""
    if table.idle and table.idle == table.seats - len(table.out):
        table.tell(events.ENDED_IDLE, seat)
        finish(table, "stalemate")


def note_position(table: KanobuTable) -> None:
    """The start of a turn: the same position for the third time ends the game (R43).

    One repetition earlier all players are warned.
    """
    if table.options.repeat == 0:
        return
    met = table.memory.visit(table.position_key())
    if met == 1:
        return
    limit = table.options.repeat
    if ends_by_repetition(table, table.turn, met, limit, events.REPEATED, events.ENDED_LOOP):
        finish(table, "repetition")


def end_at_cap(table: KanobuTable, seat: i64) -> None:
    """After exactly the cap's number of turns the game ends (R28, R38)."""
    if table.turns >= table.options.cap:
        table.tell(events.ENDED_CAP, seat, -1, EVERYONE, table.turns)
        finish(table, "cap")


def finish(table: KanobuTable, ending: str) -> None:
    """The game is over."""
    table.stage = OVER
    table.ending = ending


def outcome(table: KanobuTable) -> Outcome | None:
    """Whoever has finished is ahead, in that order; otherwise the fewest cards win (R27, R37)."""
    if table.stage != OVER:
        return None
    if table.ending == "cards" and not table.options.play_for_places:
        return Outcome(
            tuple(1 if seat in table.out else 2 for seat in range(table.seats)), table.ending
        )
    behind = [
        table.out.index(seat) if seat in table.out else table.seats + hand.size
        for seat, hand in enumerate(table.hands)
    ]
    ranks = tuple(1 + sum(other < own for other in behind) for own in behind)
    return Outcome(ranks, table.ending)
