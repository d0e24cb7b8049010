"""What the blue cards do (C15 to C21), "they" being the player chosen before.

Numbers with F are the rule book's questions and answers.
"""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import Event
from koloda.games.karmaka import events
from koloda.games.karmaka.knowers import audience, card_of, kind_of, knower, knowers_of
from koloda.games.karmaka.rules import steps, well
from koloda.games.karmaka.rules.hands import hand_to_ruins, tell_of_target
from koloda.games.karmaka.rules.mosaic import use_ability
from koloda.games.karmaka.table import KarmakaTable


def transmigrate(table: KarmakaTable, depth: i64) -> None:
    """Any card of one's own Future Life comes to the Hand; all learn its place (C15, F20)."""
    place = table.places[table.turn]
    card = place.take_future(depth)
    table.taken = depth + 1
    place.receive(kind_of(card), knowers_of(card))
    if table.log is not None:
        seen = audience(knower(table.turn))
        cards = (kind_of(card),)
        table.log.append(Event(events.TOOK_BACK, table.turn, cards, seen, depth + 1, -1))


def peek(table: KarmakaTable) -> None:
    """The player on turn alone sees their whole Hand (C16)."""
    hand = table.places[table.target].hand
    hand.show_all(knower(table.turn))
    if table.log is not None:
        seen = audience(knower(table.turn))
        table.tell_cards(events.PEEKED, table.turn, hand.cards(), seen, table.target)


def destiny_looks(table: KarmakaTable) -> None:
    """The top card of the Well is laid aside and seen; the step comes three times (C17, G12)."""
    if well.begin_renewal(table, steps.LOOK_AT_WELL) or table.well.size == 0:
        return
    card = table.pop_well()
    mine = knower(table.turn)
    table.lifted.receive(kind_of(card), knowers_of(card) & ~mine)
    table.tell(events.LOOKED, table.turn, kind_of(card), audience(mine))


def destiny_places(table: KarmakaTable, kind: i64) -> None:
    """A card looked at goes onto one's own Future Life (C17, G16)."""
    mine = knower(table.turn)
    knowers = table.lifted.release(kind, mine)
    table.places[table.turn].push_future(card_of(kind, knowers & ~mine))
    table.tell(events.PLACED, table.turn, kind, audience(mine))


def destiny_returns(table: KarmakaTable, kind: i64) -> None:
    """A card looked at goes back on top of the Well; so do the others after it (C17, G12, G16)."""
    mine = knower(table.turn)
    knowers = table.lifted.release(kind, mine)
    table.push_well(card_of(kind, knowers))
    table.tell(events.RETURNED, table.turn, kind, audience(mine))
    if table.lifted.size:
        table.push_step(steps.RETURN_THE_REST)


def stolen_dreams(table: KarmakaTable) -> None:
    """The top card of a rival's Future Life goes onto one's own; both know it (C18)."""
    they = table.places[table.target]
    if they.future.size:
        card = they.take_future(0)
        mine, theirs = knower(table.turn), knower(table.target)
        knowers = (knowers_of(card) | theirs) & ~mine
        table.places[table.turn].push_future(card_of(kind_of(card), knowers))
        tell_of_target(table, events.STOLE_FUTURE, kind_of(card), mine | theirs)


def denial(table: KarmakaTable, kind: i64) -> None:
    """A card of the Hand is ruined and used; a new chain of copies (C19, M2.6, G6, F8, F9)."""
    hand_to_ruins(table, table.turn, kind, events.RUINED)
    table.used = 0
    use_ability(table, kind)


def swindle_shows(table: KarmakaTable, kind: i64) -> None:
    """Chance has picked a card of their Hand; the step comes three times (C20, F19, G35)."""
    mine = knower(table.turn)
    table.shown.add(kind)
    table.places[table.target].hand.show_some(kind, table.shown.count(kind), mine)
    tell_of_target(table, events.SHOWN, kind, mine)


def swindle_takes(table: KarmakaTable, kind: i64) -> None:
    """One of the cards shown changes Hands; the two of them know it (C20, G18, G29)."""
    table.shown.clear()
    mine, theirs = knower(table.turn), knower(table.target)
    knowers = table.places[table.target].release(kind, mine | theirs)
    table.places[table.turn].receive(kind, knowers & ~mine)
    tell_of_target(table, events.STOLE, kind, mine | theirs)


def thievery(table: KarmakaTable) -> None:
    """A rival's exposed Deed comes to one's own Hand, for all to see (C21)."""
    they = table.places[table.target]
    if they.deeds.size:
        kind = they.take_deed(0)
        table.places[table.turn].receive(kind, table.options.everyone & ~knower(table.turn))
        tell_of_target(table, events.STOLE_DEED, kind, table.options.everyone)
