"""Every way in which Kanobu refuses an action, with its clause and sentence."""

import pytest

from koloda.engine.values.refusal import IllegalAction
from koloda.games.kanobu.refusals import REASONS
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import play

PLAIN = "hand.0: B-rock G-skip; hand.1: G-rock; hand.2: R-rock; pile: B-paper"
SKIP = "hand.0: G-rock; hand.1: B-two; hand.2: B-skip R-rock; pile: B-one"
EMPTY = f"hand.0: B-rock; hand.1: {'B-rock ' * 11}; pile: B-paper; deck:"
CHANCE = "hand.0: {}; hand.1: G-one; hand.2: P-chance R-rock; pile: B-two"
STAR = "hand.0: P-star R-rock; hand.1: G-rock; hand.2: R-rock; pile: B-one; deck: {} rest"
CASES = {
    "not-chance": (0, PLAIN, [], "deal B-rock", "N3: dealing is not a player's choice"),
    "not-held": (0, PLAIN, [], "play B-skip", "N6: you do not have B-skip in your hand"),
    "no-match": (
        0,
        PLAIN,
        [],
        "play G-skip",
        "N7: G-skip has neither the colour nor the symbol of B-paper",
    ),
    "no-colour": (
        0,
        PLAIN.replace("B-rock", "R-scissors"),
        [],
        "play R-scissors",
        "N12: R-scissors shares no colour with B-paper",
    ),
    "no-two-colour": (
        0,
        PLAIN.replace("B-rock", "RY-scissors"),
        [],
        "play RY-scissors",
        "N15: no colour of RY-scissors fits B-paper",
    ),
    "not-beating": (0, PLAIN, [], "play B-rock", "N12: B-rock does not beat B-paper"),
    "not-named": (
        0,
        PLAIN.replace("B-paper", "P-colour=R"),
        [],
        "play B-rock",
        "N25: B-rock has no red, the named colour",
    ),
    "chance-short": (
        0,
        PLAIN.replace("B-rock", "P-chance"),
        [],
        "play P-chance",
        "N22: the next player has fewer than three cards, so no Chance now",
    ),
    "chance-open": (
        0,
        STAR.format("P-chance"),
        ["0 play P-star"],
        "use P-chance",
        "R45: the next player has fewer than three cards, so take the Chance or another",
    ),
    "must-play": (
        0,
        PLAIN.replace("B-rock", "B-skip"),
        [],
        "draw",
        "R7: one of your cards can be played, so you may not draw",
    ),
    "no-cards": (0, EMPTY, [], "draw", "R26: there is no card to draw"),
    "no-pass": (0, PLAIN, [], "pass", "R31: play a card or draw one; only then you may pass"),
    "one-draw": (
        0,
        PLAIN,
        ["0 draw"],
        "draw",
        "N10: you draw one card only: play it or pass",
    ),
    "only-drawn": (
        0,
        f"{PLAIN}; deck: B-one rest",
        ["0 draw"],
        "play G-skip",
        "R30: after drawing only the drawn card may be played",
    ),
    "no-effect": (0, PLAIN, [], "accept", "R8: no effect awaits your answer"),
    "no-draw-first": (
        2,
        SKIP,
        ["2 play B-skip"],
        "draw",
        "R19: answer the effect or accept it; you may not draw first",
    ),
    "no-pass-first": (
        2,
        SKIP,
        ["2 play B-skip"],
        "pass",
        "R31: answer the effect or accept it",
    ),
    "other-symbol": (
        2,
        SKIP,
        ["2 play B-skip"],
        "play G-rock",
        "R16: G-rock does not answer B-skip",
    ),
    "no-chance-to-lay": (
        2,
        SKIP,
        ["2 play B-skip"],
        "lay G-rock",
        "N22: cards are laid only to answer Chance",
    ),
    "too-few-to-lay": (
        2,
        CHANCE.format("B-rock B-paper B-skip"),
        ["2 play P-chance"],
        "lay B-rock",
        "N22: you do not have three Rock, Scissors or Paper cards to lay",
    ),
    "no-set": (
        2,
        CHANCE.format("B-rock B-paper G-rock"),
        ["2 play P-chance"],
        "lay B-rock",
        "R12: here it takes one Rock, one Scissors and one Paper",
    ),
    "lay-on": (
        2,
        CHANCE.format("B-rock B-paper G-rock G-skip"),
        ["2 play P-chance", "0 lay B-rock"],
        "play G-skip",
        "N22: lay the rest of the three cards for Chance",
    ),
    "name-one": (
        0,
        PLAIN.replace("B-rock", "P-colour"),
        ["0 play P-colour"],
        "draw",
        "N25: first name a colour",
    ),
    "no-change": (
        0,
        PLAIN,
        [],
        "colour R",
        "N25: a colour is named only after Colour change",
    ),
    "choose-one": (
        0,
        STAR.format("B-rock"),
        ["0 play P-star"],
        "draw",
        "N23: first choose one of the opened cards",
    ),
    "not-open": (
        0,
        STAR.format("B-two G-two R-two"),
        ["0 play P-star"],
        "keep B-rock",
        "N23: B-rock is not among the opened cards",
    ),
    "no-star": (0, PLAIN, [], "keep B-rock", "N23: only a Star opens cards to choose from"),
}
OPTIONS = {
    "must-play": "players=3 voluntary_draw=no",
    "no-set": "players=3 chance_mode=set",
    "no-cards": "players=2 deck=B-rock:12,B-paper:1",
}


@pytest.mark.parametrize("name", CASES)
def test_refusals(name: str) -> None:
    turn, cards, moves, action, sentence = CASES[name]
    state = turn_of(turn, cards, OPTIONS.get(name, "players=3"))
    play(state, *moves)
    with pytest.raises(IllegalAction) as error:
        state.play_text(state.to_act()[0], action)
    assert str(error.value) == f"kanobu {sentence}"
    assert error.value.refusal.reason.name == name


def test_every_reason_is_tried() -> None:
    assert set(CASES) == {reason.name for reason in REASONS}


def test_a_card_that_is_not_held_cannot_be_laid_for_chance() -> None:
    state = turn_of(2, CHANCE.format("B-rock B-paper B-scissors G-two"))
    play(state, "2 play P-chance")
    with pytest.raises(IllegalAction, match="N6: you do not have Y-rock in your hand"):
        state.play_text(0, "lay Y-rock")
