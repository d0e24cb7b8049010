"""Every way in which Karma refuses an action, with its clause and sentence."""

import pytest

from koloda.games.karma.refusals import REASONS
from tests.helpers import given

PLAY = "karma 2 players=3; stage: play; turn: 0; hand.1: 12; hand.2: 13; removed: rest; "
FOLLOW = PLAY.replace("stage: play", "stage: follow; from: hand 0") + "pile: 5 PT; "
GIVE = PLAY.replace("stage: play", "stage: give") + "pile: 5; "
CHOOSE = (
    "karma 2 players=2; stage: choose; turn: 0; hand.0: 1 2 3 4 5 6; hand.1: 7 8 9 10 11 12; "
    "down.0: 1 2 3; down.1: 4 5 6; removed: rest"
)
CASES = {
    "choose-first": (
        CHOOSE,
        "play 3",
        "karma A24: first choose three of your cards to lie face up",
    ),
    "not-held": (CHOOSE, "table 9", "karma K3: you do not have 9 in your hand"),
    "must-give": (GIVE + "hand.0: 3", "play 3", "karma K21: name another player who gets the pile"),
    "no-such-seat": (
        GIVE + "hand.0: 3",
        "give 5",
        "karma K22: the pile goes to another seat of this table",
    ),
    "not-giving": (
        PLAY + "hand.0: 3",
        "give 1",
        "karma K21: the pile is given only after Give the Pile",
    ),
    "chosen": (PLAY + "hand.0: 3", "table 3", "karma K3: the face-up cards are chosen already"),
    "not-following": (
        PLAY + "hand.0: 3",
        "finish",
        "karma K24: only Play a Table Card lets you play on or stop",
    ),
    "must-follow": (
        FOLLOW.replace("players=3", "players=3 pt_follow_up=must") + "hand.0: 3",
        "finish",
        "karma A2: here Play a Table Card must be followed by a card",
    ),
    "take-follow": (
        FOLLOW + "hand.0: 3",
        "take",
        "karma K24: after Play a Table Card you play on or finish",
    ),
    "empty-pile": (
        PLAY + "hand.0: 3",
        "take",
        "karma A13: there is no pile to take: play any card",
    ),
    "can-play": (
        PLAY + "hand.0: 9; pile: 4",
        "take",
        "karma K11: you can play a card, so you may not take the pile",
    ),
    "must-flip": (
        PLAY + "down.0: 9 - -; pile: 4",
        "take",
        "karma A14: turn over a face-down card first",
    ),
    "flip-later": (
        FOLLOW + "hand.0: 3; up.0: 9; down.0: 8 - -",
        "flip 1",
        "karma K8: play your face-up cards before the face-down ones",
    ),
    "no-slot": (
        PLAY + "down.0: 9 - -",
        "flip 2",
        "karma K9: there is no face-down card in place 2",
    ),
    "flip-now": (
        PLAY + "down.0: 9 - -",
        "play 9",
        "karma K9: only face-down cards are left: choose one to turn over",
    ),
    "absent": (PLAY + "hand.0: 3", "play 9", "karma K8: you have no 9 among your hand cards"),
    "too-few": (
        PLAY + "hand.0: 3",
        "play 3 3",
        "karma K16: you do not have that many 3 among your hand cards",
    ),
    "other-zone": (
        FOLLOW + "hand.0: 3; up.0: 9",
        "play 3",
        "karma K8: 3 lies elsewhere: your face-up cards go first",
    ),
    "no-karma-pair": (
        PLAY.replace("players=3", "players=3 karma_doubles=no") + "hand.0: FB FB",
        "play FB FB",
        "karma A36: karma cards are played one at a time here",
    ),
    "no-pt-pair": (
        FOLLOW.replace("players=3", "players=3 pt_pair=no") + "hand.0: 3 3",
        "play 3 3",
        "karma D9: only one card may follow Play a Table Card here",
    ),
    "too-low": (
        PLAY + "hand.0: 3; pile: 9",
        "play 3",
        "karma K7: 3 is lower than the 9 on the pile",
    ),
    "over-five": (
        PLAY + "hand.0: 6; pile: FB",
        "play 6",
        "karma K30: 6 is above 5, and FB lies on top: play 5 or less, or a karma card",
    ),
    "not-chance": (PLAY + "hand.0: 3", "deal 3", "karma K2: dealing is not a player's choice"),
}


def test_every_reason_has_a_case() -> None:
    assert sorted(CASES) == sorted(reason.name for reason in REASONS)


@pytest.mark.parametrize("name", CASES)
def test_reason(name: str) -> None:
    position, action, sentence = CASES[name]
    state = given(position)
    refusal = state.refusal(0, state.setup.actions.parse(action))
    assert refusal is not None
    assert refusal.reason.name == name
    assert str(refusal) == sentence


def test_a_pair_is_refused_for_its_rank_before_the_option() -> None:
    state = given(
        FOLLOW.replace("players=3", "players=3 karma_doubles=no pt_pair=no") + "hand.0: 3 FB FB"
    )
    refusal = state.refusal(0, state.setup.actions.parse("play FB FB"))
    assert refusal is not None and refusal.reason.name == "no-karma-pair"
