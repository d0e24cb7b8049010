"""Why an action of Karmaka is refused, with the clause that says so."""

from typing import Final

from koloda.engine.values.refusal import Reason, Refusal
from koloda.games.karmaka.cards import TOKENS
from koloda.games.karmaka.rules import steps
from koloda.games.karmaka.table import KarmakaTable

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
    NOT_CHANCE, NOT_HELD, NOT_LIFTED, NOT_SHOWN, NO_PARTNER, WOLF_FUTURE, MUST_PLAY, NO_SKIP,
    NO_PASS, NO_SUCH_SEAT, OPPOSITE, NO_RIVAL, NO_DEED, TOO_DEEP, TOO_MANY_RINGS, *ASKED.values(),
)  # fmt: skip

ANSWERS: Final = {
    steps.CHOOSE_RIVAL: "target",
    steps.CHOOSE_ANY_PLAYER: "target",
    steps.MAY_RUIN: "ruin",
    steps.FETCH_TO_FUTURE: "fetch",
    steps.FETCH_TO_HAND: "fetch",
    steps.SOW: "sow",
    steps.MAY_SCORE: "score",
    steps.TAKE_FROM_FUTURE: "take",
    steps.MAY_PLACE: "place",
    steps.RETURN_THE_REST: "return",
    steps.STEAL_ONE: "steal",
    steps.RUIN_AND_COPY: "ruin",
    steps.COPY_OWN_DEED: "deed",
    steps.COPY_RIVALS_DEED: "copy",
    steps.SPEND_RINGS: "rings",
    steps.THEY_RUIN_A_CARD: "ruin",
    steps.THEY_RUIN_A_DEED: "deed",
}
"""The verb that answers a question with a card, a seat or a number."""


def refuse(reason: Reason, **values: str) -> Refusal:
    """A refusal of Karmaka."""
    return Refusal("karmaka", reason, values)


def why_not(table: KarmakaTable, seat: int, action: int) -> Refusal:
    """Why that seat, whose choice it is, may not take this action."""
    step = table.next_step()
    if action >= table.setup.actions.players_end:
        return refuse(NOT_CHANCE)
    verb, words = table.setup.actions.decode(action)
    if step in (steps.PLAY, steps.PLAY_AGAIN):
        return why_not_play(table, seat, verb, words)
    if verb != ANSWERS.get(step):
        return refuse(ASKED[step])
    word = words[0]
    if verb in ("target", "copy"):
        return why_not_seat(table, seat, verb, int(word))
    if verb == "rings":
        return refuse(TOO_MANY_RINGS, rings=str(table.places[seat].rings))
    if verb in ("fetch", "take", "deed"):
        return refuse(TOO_DEEP, place=word)
    if verb in ("place", "return"):
        return refuse(NOT_LIFTED, card=word)
    return refuse(NOT_SHOWN if verb == "steal" else NOT_HELD, card=word)


def why_not_play(table: KarmakaTable, seat: int, verb: str, words: tuple[str, ...]) -> Refusal:
    """Why a card may not be played now, or no card."""
    step = table.next_step()
    if verb == "pass":
        return refuse(NO_PASS if step == steps.PLAY_AGAIN else MUST_PLAY)
    if verb == "skip":
        return refuse(NO_SKIP)
    if verb not in ("points", "ability", "future", "partner"):
        return refuse(ASKED[step])
    if table.places[seat].hand.count(TOKENS.index(words[0])) == 0:
        return refuse(NOT_HELD, card=words[0])
    return refuse(NO_PARTNER if table.options.partners[seat] < 0 else WOLF_FUTURE)


def why_not_seat(table: KarmakaTable, seat: int, verb: str, other: int) -> Refusal:
    """Why an ability may not be aimed at that seat, or its Deed not be copied."""
    if other >= table.options.players:
        return refuse(NO_SUCH_SEAT, seat=str(other))
    if other not in table.options.rivals[seat]:
        return refuse(NO_RIVAL, seat=str(other))
    return refuse(OPPOSITE) if verb == "target" else refuse(NO_DEED, seat=str(other))
