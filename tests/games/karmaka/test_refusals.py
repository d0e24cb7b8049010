"""Every way in which Karmaka refuses an action, with its clause and sentence."""

import pytest

from koloda.engine.values.refusal import IllegalAction
from koloda.games.karmaka.refusals import REASONS
from tests.clauses.karmaka.positions import turn_of
from tests.helpers import play

TWO = (
    "hand.0: {} peek sowing; hand.1: crisis spite; deeds.0: panic embody; deeds.1: mimic dwindle; "
    "future.0: embody vengeance"
)
CASES = {
    "not-chance": (TWO, [], "deal peek", "M2.3: shuffling and picking are left to chance"),
    "not-held": (TWO, [], "points mimic", "M2.7: you do not have mimic in your Hand"),
    "not-lifted": (
        TWO.format("destiny"),
        ["ability destiny"],
        "place journey",
        "C17: journey is not among the cards you look at",
    ),
    "not-shown": (
        TWO.format("swindle"),
        ["ability swindle", "* pick crisis", "* pick spite"],
        "steal mimic",
        "C20: mimic is not among the cards shown to you",
    ),
    "no-partner": (TWO, [], "partner peek", "M2.7: you play without a partner"),
    "wolf-future": (
        "hand.0: peek; hand.2: panic",
        [],
        "partner peek",
        "G20: here partners do not play onto each other's Future Life",
    ),
    "must-play": (TWO, [], "pass", "G21: your Deck is empty, so you must play a card"),
    "no-skip": (TWO, [], "skip", "M2.7: this is your main play: play a card or pass"),
    "no-pass": (
        TWO.format("panic"),
        ["ability panic", "target 0", "1 decline"],
        "pass",
        "G13: an extra play is given up with skip",
    ),
    "no-such-seat": (
        TWO.format("crisis"),
        ["ability crisis"],
        "target 3",
        "M2.5: nobody sits on seat 3",
    ),
    "opposite": (
        "hand.0: crisis; hand.1: panic; hand.2: peek",
        ["ability crisis"],
        "target 2",
        "M2.5: the player opposite is out of reach",
    ),
    "no-rival": (
        TWO.format("crisis"),
        ["ability crisis"],
        "target 0",
        "M2.5: seat 0 is not a rival of yours",
    ),
    "no-deed": (
        "hand.0: mimic; deeds.1: panic; hand.2: peek; deeds.3: panic",
        ["ability mimic"],
        "copy 2",
        "G8: seat 2 has no Deed to copy",
    ),
    "too-deep": (
        TWO.format("transmigrate"),
        ["ability transmigrate"],
        "take 3",
        "M2.1: there is no card at place 3",
    ),
    "too-many-rings": (
        "hand.1: panic peek; rings: 1 0",
        ["1 points panic"],
        "rings 2",
        "G25: you have only 1 Rings",
    ),
    "play-now": (TWO, [], "draw", "M2.7: now play a card of your Hand, or pass"),
    "play-again-now": (
        TWO.format("panic"),
        ["ability panic", "target 0", "1 decline"],
        "done",
        "M2.2: now play one more card, or skip",
    ),
    "choose-rival-now": (
        TWO.format("crisis"),
        ["ability crisis"],
        "done",
        "M2.5: now choose the rival to aim at",
    ),
    "choose-player-now": (
        TWO.format("panic"),
        ["ability panic"],
        "done",
        "M2.5: now choose a player",
    ),
    "may-ruin-now": (
        TWO.format("roulette"),
        ["ability roulette"],
        "draw",
        "C4: now ruin a card of your Hand, or stop",
    ),
    "may-draw-now": (
        TWO.format("roulette"),
        ["ability roulette", "done"],
        "ruin peek",
        "C4: now draw a card, or stop",
    ),
    "recycle-now": (
        TWO.format("recycle") + "; ruins: denial peek",
        ["ability recycle"],
        "done",
        "C9: now choose one of the top three Ruins",
    ),
    "salvage-now": (
        TWO.format("salvage") + "; ruins: denial peek",
        ["ability salvage"],
        "done",
        "C10: now choose one of the top three Ruins",
    ),
    "sow-now": (
        TWO.format("sowing"),
        ["ability sowing"],
        "done",
        "C12: now choose a card of your Hand for your Future Life",
    ),
    "may-score-now": (
        TWO.format("jubilee"),
        ["ability jubilee"],
        "points peek",
        "C14: now move a card onto your Deeds, or stop",
    ),
    "take-now": (
        TWO.format("transmigrate"),
        ["ability transmigrate"],
        "done",
        "C15: now choose a card of your Future Life by its place",
    ),
    "may-place-now": (
        TWO.format("destiny"),
        ["ability destiny"],
        "draw",
        "C17: now put a card you look at onto your Future Life, or stop",
    ),
    "return-now": (
        TWO.format("destiny"),
        ["ability destiny", "done"],
        "done",
        "C17: now put the cards you look at back, one by one",
    ),
    "steal-now": (
        TWO.format("swindle"),
        ["ability swindle", "* pick crisis", "* pick spite"],
        "done",
        "C20: now take one of the cards shown to you",
    ),
    "deny-now": (
        TWO.format("denial"),
        ["ability denial"],
        "done",
        "C19: now ruin the card of your Hand whose ability you use",
    ),
    "embody-now": (
        TWO.format("embody"),
        ["ability embody"],
        "done",
        "C22: now choose one of your Deeds to copy",
    ),
    "mimic-now": (
        TWO.format("mimic") + "; deeds.2: crisis",
        ["ability mimic"],
        "target 1",
        "C23: now choose the rival whose exposed Deed you copy",
    ),
    "rings-now": (
        "hand.1: panic peek; rings: 1 0",
        ["1 points panic"],
        "pass",
        "M2.8: now say how many Rings you spend",
    ),
    "ruin-now": (
        TWO.format("dwindle"),
        ["ability dwindle", "target 1"],
        "done",
        "C2: now ruin a card of your Hand",
    ),
    "ruin-deed-now": (
        TWO.format("crisis"),
        ["ability crisis"],
        "done",
        "C3: now ruin one of your Deeds",
    ),
    "offer-now": (
        TWO.format("salvage"),
        ["ability salvage"],
        "done",
        "M2.4: now accept or decline the card offered to you",
    ),
}
OPTIONS = {
    "wolf-future": "players=3 mode=wolf wolf_seat=1",
    "opposite": "players=4",
    "no-deed": "players=4",
    "no-such-seat": "players=3",
    "no-rival": "players=3",
    "choose-rival-now": "players=3",
    "mimic-now": "players=3",
}


@pytest.mark.parametrize("name", [reason.name for reason in REASONS])
def test_a_refusal_says_why(name: str) -> None:
    cards, moves, action, sentence = CASES[name]
    first = 1 if moves and moves[0].startswith("1 ") else 0
    state = turn_of(first, cards.format("denial"), OPTIONS.get(name, "players=2"))
    play(state, *[move if move[0] in "1*" else f"0 {move}" for move in moves])
    with pytest.raises(IllegalAction) as refused:
        state.play_text(state.actor(), action)
    assert refused.value.refusal.reason.name == name
    assert str(refused.value) == f"karmaka {sentence}"
