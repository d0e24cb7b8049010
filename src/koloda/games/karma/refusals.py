"""Why an action of Karma is refused, with the clause that says so."""

from typing import Final

from koloda.engine.containers.packed_multiset import count
from koloda.engine.values.refusal import Reason, Refusal
from koloda.games.karma import actions
from koloda.games.karma.cards import FB, TOKENS, is_karma
from koloda.games.karma.place import DOWN, HAND, LOCATIONS
from koloda.games.karma.rules.locations import playing_location
from koloda.games.karma.rules.pile import fits
from koloda.games.karma.table import CHOOSE, FOLLOW, GIVING, KarmaTable

CHOOSE_FIRST: Final = Reason(
    "choose-first", "A24", "first choose three of your cards to lie face up"
)
NOT_HELD: Final = Reason("not-held", "K3", "you do not have {card} in your hand")
MUST_GIVE: Final = Reason("must-give", "K21", "name another player who gets the pile")
NO_SUCH_SEAT: Final = Reason("no-such-seat", "K22", "the pile goes to another seat of this table")
NOT_GIVING: Final = Reason("not-giving", "K21", "the pile is given only after Give the Pile")
CHOSEN: Final = Reason("chosen", "K3", "the face-up cards are chosen already")
NOT_FOLLOWING: Final = Reason(
    "not-following", "K24", "only Play a Table Card lets you play on or stop"
)
MUST_FOLLOW: Final = Reason(
    "must-follow", "A2", "here Play a Table Card must be followed by a card"
)
TAKE_FOLLOW: Final = Reason("take-follow", "K24", "after Play a Table Card you play on or finish")
EMPTY_PILE: Final = Reason("empty-pile", "A13", "there is no pile to take: play any card")
CAN_PLAY: Final = Reason("can-play", "K11", "you can play a card, so you may not take the pile")
MUST_FLIP: Final = Reason("must-flip", "A14", "turn over a face-down card first")
FLIP_LATER: Final = Reason("flip-later", "K8", "play your {zone} cards before the face-down ones")
NO_SLOT: Final = Reason("no-slot", "K9", "there is no face-down card in place {slot}")
FLIP_NOW: Final = Reason("flip-now", "K9", "only face-down cards are left: choose one to turn over")
ABSENT: Final = Reason("absent", "K8", "you have no {card} among your {zone} cards")
TOO_FEW: Final = Reason(
    "too-few", "K16", "you do not have that many {card} among your {zone} cards"
)
OTHER_ZONE: Final = Reason("other-zone", "K8", "{card} lies elsewhere: your {zone} cards go first")
NO_KARMA_PAIR: Final = Reason("no-karma-pair", "A36", "karma cards are played one at a time here")
NO_PT_PAIR: Final = Reason("no-pt-pair", "D9", "only one card may follow Play a Table Card here")
TOO_LOW: Final = Reason("too-low", "K7", "{card} is lower than the {top} on the pile")
OVER_FIVE: Final = Reason(
    "over-five", "K30", "{card} is above 5, and {top} lies on top: play 5 or less, or a karma card"
)
NOT_CHANCE: Final = Reason("not-chance", "K2", "dealing is not a player's choice")

REASONS: Final = (
    CHOOSE_FIRST, NOT_HELD, MUST_GIVE, NO_SUCH_SEAT, NOT_GIVING, CHOSEN, NOT_FOLLOWING, MUST_FOLLOW,
    TAKE_FOLLOW, EMPTY_PILE, CAN_PLAY, MUST_FLIP, FLIP_LATER, NO_SLOT, FLIP_NOW, ABSENT, TOO_FEW,
    OTHER_ZONE, NO_KARMA_PAIR, NO_PT_PAIR, TOO_LOW, OVER_FIVE, NOT_CHANCE,
)  # fmt: skip

WORDS: Final = {"hand": "hand", "up": "face-up", "down": "face-down"}


def refuse(reason: Reason, **values: str) -> Refusal:
    """A refusal of Karma."""
    return Refusal("karma", reason, values)


def why_not(table: KarmaTable, seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    if not actions.is_for_players(action):
        return refuse(NOT_CHANCE)
    if table.stage == CHOOSE:
        if actions.is_face_up(action):
            return refuse(NOT_HELD, card=TOKENS[actions.face_up_kind_of(action)])
        return refuse(CHOOSE_FIRST)
    if table.stage == GIVING:
        return refuse(NO_SUCH_SEAT if actions.is_give(action) else MUST_GIVE)
    if actions.is_face_up(action):
        return refuse(CHOSEN)
    if actions.is_give(action):
        return refuse(NOT_GIVING)
    if action == actions.FINISH:
        return refuse(MUST_FOLLOW if table.stage == FOLLOW else NOT_FOLLOWING)
    if action == actions.TAKE:
        return why_not_take(table, seat)
    if actions.is_flip(action):
        return why_not_flip(table, seat, actions.slot_of(action))
    return why_not_play(table, seat, actions.kind_of(action), actions.copies_of(action))


def why_not_take(table: KarmaTable, seat: int) -> Refusal:
    """Why the pile may not be taken."""
    if table.stage == FOLLOW:
        return refuse(TAKE_FOLLOW)
    if not table.pile:
        return refuse(EMPTY_PILE)
    return refuse(MUST_FLIP if playing_location(table, table.places[seat]) == DOWN else CAN_PLAY)


def why_not_flip(table: KarmaTable, seat: int, slot: int) -> Refusal:
    """Why a face-down card may not be turned over."""
    location = playing_location(table, table.places[seat])
    if location == DOWN:
        return refuse(NO_SLOT, slot=str(slot + 1))
    return refuse(FLIP_LATER, zone=WORDS[LOCATIONS[location]])


def why_not_play(table: KarmaTable, seat: int, kind: int, copies: int) -> Refusal:
    """Why cards may not be played."""
    place = table.places[seat]
    location = playing_location(table, place)
    if location == DOWN:
        return refuse(FLIP_NOW)
    here, elsewhere = (place.hand, place.up) if location == HAND else (place.up, place.hand)
    word, card = WORDS[LOCATIONS[location]], TOKENS[kind]
    if count(here, kind) == 0:
        return refuse(OTHER_ZONE if count(elsewhere, kind) else ABSENT, card=card, zone=word)
    if count(here, kind) < copies:
        return refuse(TOO_FEW, card=card, zone=word)
    if copies > 1 and is_karma(kind) and not table.options.karma_doubles:
        return refuse(NO_KARMA_PAIR)
    if not fits(table, kind):
        reason = OVER_FIVE if table.top == FB else TOO_LOW
        return refuse(reason, card=card, top=TOKENS[table.top])
    return refuse(NO_PT_PAIR)
