"""Why an action of Karmaka is refused, with the clause that says so."""

from typing import TYPE_CHECKING, Final

from koloda.engine.refusal import Reason, Refusal
from koloda.games.karmaka import actions, steps
from koloda.games.karmaka.cards import KINDS, TOKENS
from koloda.games.karmaka.knowledge import kinds_of

if TYPE_CHECKING:
    from koloda.games.karmaka.state import KarmakaState

NOT_CHANCE: Final = Reason("not-chance", "M2.3", "shuffling and picking are left to chance")
NOT_HELD: Final = Reason("not-held", "M2.7", "you do not have {card} in your Hand")
NOT_LIFTED: Final = Reason("not-lifted", "C17", "{card} is not among the cards you look at")
NOT_SHOWN: Final = Reason("not-shown", "C20", "{card} is not among the cards shown to you")
NO_PARTNER: Final = Reason("no-partner", "M2.7", "you play without a partner")
WOLF_FUTURE: Final = Reason(
    "wolf-future", "G20", "here partners do not play onto each other's Future Life"
)
MUST_PLAY: Final = Reason("must-play", "G21", "your Deck is empty, so you must play a card")
NO_SKIP: Final = Reason("no-skip", "M2.7", "this is your main play: play a card or pass")
NO_PASS: Final = Reason("no-pass", "G13", "an extra play is given up with skip")
NO_SUCH_SEAT: Final = Reason("no-such-seat", "M2.5", "nobody sits on seat {seat}")
OPPOSITE: Final = Reason("opposite", "M2.5", "the player opposite is out of reach")
NO_RIVAL: Final = Reason("no-rival", "M2.5", "seat {seat} is not a rival of yours")
NO_DEED: Final = Reason("no-deed", "G8", "seat {seat} has no Deed to copy")
TOO_DEEP: Final = Reason("too-deep", "M2.1", "there is no card at place {place}")
TOO_MANY_RINGS: Final = Reason("too-many-rings", "G25", "you have only {rings} Rings")

ASKED: Final = {
    steps.PLAY: Reason("play-now", "M2.7", "now play a card of your Hand, or pass"),
    steps.PLAY_AGAIN: Reason("play-again-now", "M2.2", "now play one more card, or skip"),
    steps.CHOOSE_RIVAL: Reason("choose-rival-now", "M2.5", "now choose the rival to aim at"),
    steps.CHOOSE_ANY_PLAYER: Reason("choose-player-now", "M2.5", "now choose a player"),
    steps.MAY_RUIN: Reason("may-ruin-now", "C4", "now ruin a card of your Hand, or stop"),
    steps.MAY_DRAW: Reason("may-draw-now", "C4", "now draw a card, or stop"),
    steps.FETCH_TO_FUTURE: Reason("recycle-now", "C9", "now choose one of the top three Ruins"),
    steps.FETCH_TO_HAND: Reason("salvage-now", "C10", "now choose one of the top three Ruins"),
    steps.SOW: Reason("sow-now", "C12", "now choose a card of your Hand for your Future Life"),
    steps.MAY_SCORE: Reason("may-score-now", "C14", "now move a card onto your Deeds, or stop"),
    steps.TAKE_FROM_FUTURE: Reason(
        "take-now", "C15", "now choose a card of your Future Life by its place"
    ),
    steps.MAY_PLACE: Reason(
        "may-place-now", "C17", "now put a card you look at onto your Future Life, or stop"
    ),
    steps.RETURN_THE_REST: Reason(
        "return-now", "C17", "now put the cards you look at back, one by one"
    ),
    steps.STEAL_ONE: Reason("steal-now", "C20", "now take one of the cards shown to you"),
    steps.RUIN_AND_COPY: Reason(
        "deny-now", "C19", "now ruin the card of your Hand whose ability you use"
    ),
    steps.COPY_OWN_DEED: Reason("embody-now", "C22", "now choose one of your Deeds to copy"),
    steps.COPY_RIVALS_DEED: Reason(
        "mimic-now", "C23", "now choose the rival whose exposed Deed you copy"
    ),
    steps.SPEND_RINGS: Reason("rings-now", "M2.8", "now say how many Rings you spend"),
    steps.THEY_RUIN_A_CARD: Reason("ruin-now", "C2", "now ruin a card of your Hand"),
    steps.THEY_RUIN_A_DEED: Reason("ruin-deed-now", "C3", "now ruin one of your Deeds"),
    steps.OFFER: Reason("offer-now", "M2.4", "now accept or decline the card offered to you"),
}
"""What is asked for: the reason against every answer to another question."""

REASONS: Final = (
    NOT_CHANCE, NOT_HELD, NOT_LIFTED, NOT_SHOWN, NO_PARTNER, WOLF_FUTURE, MUST_PLAY, NO_SKIP, NO_PASS,
    NO_SUCH_SEAT, OPPOSITE, NO_RIVAL, NO_DEED, TOO_DEEP, TOO_MANY_RINGS, *ASKED.values(),
)  # fmt: skip

ANSWERS: Final = {
    steps.CHOOSE_RIVAL: actions.TARGET,
    steps.CHOOSE_ANY_PLAYER: actions.TARGET,
    steps.MAY_RUIN: actions.RUIN,
    steps.FETCH_TO_FUTURE: actions.FETCH,
    steps.FETCH_TO_HAND: actions.FETCH,
    steps.SOW: actions.SOW,
    steps.MAY_SCORE: actions.SCORE,
    steps.TAKE_FROM_FUTURE: actions.TAKE,
    steps.MAY_PLACE: actions.PLACE,
    steps.RETURN_THE_REST: actions.RETURN,
    steps.STEAL_ONE: actions.STEAL,
    steps.RUIN_AND_COPY: actions.RUIN,
    steps.COPY_OWN_DEED: actions.WORK,
    steps.COPY_RIVALS_DEED: actions.COPY,
    steps.SPEND_RINGS: actions.RINGS,
    steps.THEY_RUIN_A_CARD: actions.RUIN,
    steps.THEY_RUIN_A_DEED: actions.WORK,
}
"""The first action of those that answer a question with a card, a seat or a number."""

ENDS: Final = {
    actions.TARGET: actions.COPY,
    actions.COPY: actions.FETCH,
    actions.FETCH: actions.RUIN,
    actions.TAKE: actions.WORK,
    actions.WORK: actions.RINGS,
    actions.RINGS: actions.FIRST,
}
"""Where actions with seats and numbers end; those with cards end after the last kind."""


def refuse(reason: Reason, **values: str) -> Refusal:
    """A refusal of Karmaka."""
    return Refusal("karmaka", reason, values)


def why_not(state: "KarmakaState", seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    step = state.steps[-1]
    if action >= actions.FIRST:
        return refuse(NOT_CHANCE)
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        return why_not_play(state, seat, step, action)
    verb = ANSWERS.get(step, -1)
    if verb < 0 or not verb <= action < ENDS.get(verb, verb + KINDS):
        return refuse(ASKED[step])
    if verb == actions.TARGET:
        return why_not_seat(state, seat, action - verb)
    if verb == actions.COPY:
        return why_not_copy(state, seat, action - verb)
    if verb == actions.RINGS:
        return refuse(TOO_MANY_RINGS, rings=str(state.places[seat].rings))
    if verb in (actions.FETCH, actions.TAKE, actions.WORK):
        return refuse(TOO_DEEP, place=str(action - verb + 1))
    card = TOKENS[action - verb]
    if verb in (actions.PLACE, actions.RETURN):
        return refuse(NOT_LIFTED, card=card)
    return refuse(NOT_SHOWN if verb == actions.STEAL else NOT_HELD, card=card)


def why_not_play(state: "KarmakaState", seat: int, step: int, action: int) -> Refusal:
    """Why a card may not be played now, or no card."""
    if action == actions.PASS:
        return refuse(NO_PASS if step == steps.PLAY_AGAIN else MUST_PLAY)
    if action == actions.SKIP:
        return refuse(NO_SKIP)
    if action > actions.SKIP:
        return refuse(ASKED[step])
    if action % KINDS not in kinds_of(state.places[seat].hand):
        return refuse(NOT_HELD, card=TOKENS[action % KINDS])
    return refuse(NO_PARTNER if state.rules.partners[seat] < 0 else WOLF_FUTURE)


def why_not_seat(state: "KarmakaState", seat: int, other: int) -> Refusal:
    """Why an ability may not be aimed at that seat."""
    if other >= state.rules.players:
        return refuse(NO_SUCH_SEAT, seat=str(other))
    if other in state.rules.rivals[seat]:
        return refuse(OPPOSITE)
    return refuse(NO_RIVAL, seat=str(other))


def why_not_copy(state: "KarmakaState", seat: int, other: int) -> Refusal:
    """Why that seat's exposed Deed may not be copied."""
    if other >= state.rules.players:
        return refuse(NO_SUCH_SEAT, seat=str(other))
    if other in state.rules.rivals[seat]:
        return refuse(NO_DEED, seat=str(other))
    return refuse(NO_RIVAL, seat=str(other))
