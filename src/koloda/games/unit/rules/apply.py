"""Which rule carries out which action."""

from koloda.engine.containers.ints import i64
from koloda.games.unit import actions, events
from koloda.games.unit.actions import attacker_of, brings_joker, is_word, kind_of, pile_of, verb_of
from koloda.games.unit.rules import deal, turn
from koloda.games.unit.rules.field import attack_with, defend_with
from koloda.games.unit.rules.limit import reserve, take_back
from koloda.games.unit.rules.recovery import tell_unsaved, turn_into_points
from koloda.games.unit.rules.resolve import after_danger, after_recovery, end_turn
from koloda.games.unit.table import DANGER, REPLY, REST, UnitTable


def apply(table: UnitTable, seat: i64, action: i64) -> None:
    """Carry out an action that is known to be legal."""
    verb = verb_of(action)
    if verb == actions.DEAL:
        deal.place_in_deck(table, kind_of(action))
    elif verb == actions.FIRST:
        deal.name_first(table, actions.seat_of(action))
    elif is_word(action):
        say(table, seat, action)
    elif verb == actions.RECOVER:
        recover(table, seat, kind_of(action))
    else:
        move_card(table, seat, verb, action)
        turn.after_card(table, seat)


def move_card(table: UnitTable, seat: i64, verb: i64, action: i64) -> None:
    """A card moves between hand, limit and field."""
    kind = kind_of(action)
    if verb in (actions.LIMIT, actions.ATTACH):
        reserve(table, seat, kind, pile_of(action))
    elif verb == actions.BACK:
        take_back(table, seat, kind)
    elif verb in (actions.ATTACK, actions.JOKER_ATTACK):
        attack_with(table, seat, kind, brings_joker(action))
    else:
        assert verb in (actions.DEFEND, actions.JOKER_DEFEND)
        defend_with(table, seat, kind, attacker_of(action), brings_joker(action))


def recover(table: UnitTable, seat: i64, kind: i64) -> None:
    """A card becomes points; outside danger that is an action like any other (V28, V37)."""
    turn_into_points(table, seat, kind)
    if table.stage == DANGER:
        after_recovery(table, seat)
    else:
        turn.after_card(table, seat)


def say(table: UnitTable, seat: i64, word: i64) -> None:
    """A word instead of a card; in danger `done` stops the recovery and loses (V19)."""
    if word == actions.PASS:
        table.tell(events.PASSED, seat)
        if table.stage == REPLY:
            turn.after_reply(table)
        elif turn.pass_priority(table, seat):
            end_turn(table)
    elif word == actions.END:
        turn.end_actions(table, seat)
    elif word == actions.DONE:
        if table.stage == REST:
            table.tell(events.DONE, seat)
            end_turn(table)
        else:
            tell_unsaved(table, seat)
            after_danger(table, seat)
    elif word == actions.READY:
        if turn.be_ready(table, seat):
            end_turn(table)
    else:
        assert word == actions.UNREADY
        turn.take_ready_back(table, seat)
