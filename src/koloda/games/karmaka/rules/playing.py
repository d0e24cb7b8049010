"""Playing a card: for points, for its ability, for a Future Life (M2.2, M2.7, G26).

Numbers with F are the rule book's questions and answers.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE, Event
from koloda.games.karmaka import actions, events
from koloda.games.karmaka.cards import ABILITIES
from koloda.games.karmaka.knowers import audience, card_of, knower
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.rules.hands import hand_to_deeds, hand_to_future
from koloda.games.karmaka.table import KarmakaTable


def play(table: KarmakaTable, seat: i64, step: i64, action: i64) -> None:
    """The main play or an extra play: a card in one of the ways, or none (M2.7, G13, G26)."""
    verb, kind = actions.verb_of(action), actions.number_of(action)
    if verb == actions.PASS:
        table.tell(events.PASSED, seat)
        return
    if verb == actions.SKIP:
        table.tell(events.SKIPPED, seat)
        return
    if step == steps.PLAY_AGAIN:
        table.extra += 1
    if verb == actions.POINTS:
        hand_to_deeds(table, kind, events.POINTS)
    elif verb == actions.ABILITY:
        play_for_ability(table, seat, kind)
    elif verb == actions.FUTURE:
        hand_to_future(table, kind)
    else:
        assert verb == actions.PARTNER
        play_for_partner(table, seat, kind)


def play_for_ability(table: KarmakaTable, seat: i64, kind: i64) -> None:
    """The card lies in the middle, its ability resolves, then it is offered (M2.2, G1, F5)."""
    table.places[seat].release(kind, table.options.everyone)
    table.in_play = kind
    table.target = -1
    table.used = 0
    table.set_steps(ABILITIES[kind])
    table.offered = -1
    table.tell(events.ABILITY, seat, kind)


def play_for_partner(table: KarmakaTable, seat: i64, kind: i64) -> None:
    """A card for the partner's Future Life; only the two of them see it (M2.7, G20, G26)."""
    partner: i64 = table.options.partner_plays[seat]
    both = knower(seat) | knower(partner)
    knowers = table.places[seat].release(kind, both)
    table.places[partner].push_future(card_of(kind, knowers & ~knower(partner)))
    if table.log is not None:
        table.log.append(Event(events.PARTNER, seat, (kind,), audience(both), 1, partner))


def aim(table: KarmakaTable, seat: i64) -> None:
    """The player that the ability is played on (M2.5)."""
    table.target = seat
    table.tell(events.AIMED, table.turn, -1, EVERYONE, 1, seat)


def grant_extra_play(table: KarmakaTable) -> None:
    """Another card may be played once the card in play was offered (M2.2, C8, F1, G14)."""
    # Nothing but the offer waits behind this step of an ability.
    table.push_after_next(steps.PLAY_AGAIN)
