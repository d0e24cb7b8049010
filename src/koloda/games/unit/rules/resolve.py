"""The end of a turn: danger, losses, the next turn (U2, U22, V8-V10, V16-V19, V38, V41, V47)."""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE
from koloda.games.unit import events
from koloda.games.unit.rules.damage import book_losses, damage, is_in_danger
from koloda.games.unit.rules.deal import later_deal
from koloda.games.unit.rules.ending import finish_by_cards, finish_by_points, points_are_gone
from koloda.games.unit.rules.field import clear_field
from koloda.games.unit.rules.limit import forget_placed, free_limits
from koloda.games.unit.rules.recovery import is_asked
from koloda.games.unit.rules.turn import begin_turn
from koloda.games.unit.table import DANGER, UnitTable


def end_turn(table: UnitTable) -> None:
    """Both are done: whoever is in danger may recover, the active player first (V38)."""
    look_for_danger(table, table.active)


def look_for_danger(table: UnitTable, seat: i64) -> None:
    """Ask that seat about recovery if its points are about to run out (U22, V17, V38, V41)."""
    if is_asked(table, seat) and is_in_danger(table, seat):
        table.stage = DANGER
        table.mover = seat
        if table.log is not None:
            table.tell(events.DANGER, seat, -1, EVERYONE, damage(table, seat))
    else:
        after_danger(table, seat)


def after_recovery(table: UnitTable, seat: i64) -> None:
    """The question stays open for as long as the danger lasts (V19, V47)."""
    if not is_in_danger(table, seat):
        after_danger(table, seat)


def after_danger(table: UnitTable, seat: i64) -> None:
    """After the active seat the opponent is looked at, then the turn is resolved."""
    if seat == table.active:
        look_for_danger(table, 1 - seat)
    else:
        resolve(table)


def resolve(table: UnitTable) -> None:
    """Losses, an empty field, a free limit (V8, V9, V10, V16); then the end or the next turn."""
    quiet = not table.field
    book_losses(table)
    clear_field(table)
    free_limits(table)
    table.turns += 1
    if points_are_gone(table):
        finish_by_points(table)
    elif (quiet and table.quiet and not table.deck) or table.options.only_turn:  # V25, V42, V51
        finish_by_cards(table)
    else:
        table.quiet = quiet
        next_turn(table)


def next_turn(table: UnitTable) -> None:
    """The turn passes to the other player, who gets cards first (U2, U6)."""
    forget_placed(table)
    table.active = 1 - table.active
    later_deal(table)
    begin_turn(table)
