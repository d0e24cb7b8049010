"""Every refusal of Unit, word for word."""

import pytest

from koloda.games import find_game
from tests.clauses.unit.positions import table

DUEL = "hand.0: 5S; hand.1: 4S; limit-s.0: KS; limit-s.1: QS"
HIT = "limit-s.0: QS; field: 0:9S; points: 20 9"

CASES = [
    ("may", "", "hand.0: 9S", "first 0", "U2: dealing is not a player's choice"),
    ("may", "", "hand.0: 9S", "deal 9S", "U2: dealing is not a player's choice"),
    ("must", "", "hand.0: 9S", "end", "U4: your turn begins with moving a card"),
    ("may", "", "", "pass", "U5: one passes only where one action may be answered"),
    ("rest", "", "", "end", "U6: only the player whose turn it is can end the turn"),
    ("may", "", "", "done", "U6: you are not the one who has the last word now"),
    ("may", "", "", "unready", "U7: being ready counts only in the free order"),
    ("both", "turn_mode=free", "ready: 0", "ready", "U7: you are ready already"),
    ("both", "turn_mode=free", "", "unready", "U7: you have not said that you are ready"),
    (
        "danger",
        "",
        f"mover: 1; {HIT}; hand.1: 5H",
        "limit 5H",
        "V17: now you can only recover points or decline",
    ),
    (
        "may",
        "",
        "limit-h.0: 5H",
        "recover 5H",
        "U22: points are recovered only when they are about to run out",
    ),
    (
        "rest",
        "recovery_when=anytime recovery_who=active",
        "limit-h.1: 5H",
        "recover 5H",
        "U24: here only the player whose turn it is turns limit cards into points",
    ),
    (
        "may",
        "recovery_when=anytime recovery_suits=hearts",
        "limit-d.0: 5D",
        "recover 5D",
        "U23: here only ♥ can be turned into points",
    ),
    (
        "may",
        "recovery_when=anytime ext_hearts=yes",
        "hand.0: 5D",
        "recover 5D",
        "U27: 5D is in your hand; from there it cannot be turned into points",
    ),
    ("may", "recovery_when=anytime", "", "recover 5D", "U22: 5D is not in your limit"),
    (
        "may",
        "recovery_when=anytime",
        "limit-d.0: 5D+",
        "recover 5D",
        "U22: 5D was put into the limit this turn",
    ),
    (
        "may",
        "recovery_when=anytime",
        "limit-s.0: QS; field: 0:9S",
        "recover QS",
        "V20: a card on the field needs QS in the limit",
    ),
    ("may", "", "", "limit 5D", "U19: you do not have 5D in your hand"),
    (
        "may",
        "",
        "hand.0: 5D*",
        "limit 5D",
        "U20: 5D was taken back this turn and rests until the next",
    ),
    ("may", "", "hand.0: 5C", "limit 5C H", "V30: here ♣ go only into the limit of ♣"),
    (
        "may",
        "ext_clubs=yes",
        "hand.0: 5C",
        "limit 5C H",
        "U28: ♣ cannot be the first card: your limit has no card of suit H",
    ),
    ("may", "", "", "back 5D", "U20: you do not have 5D in your limit"),
    ("may", "", "limit-s.0: QS; field: 0:9S", "back QS", "U21: a card on the field occupies QS"),
    (
        "may",
        "ext_clubs=yes",
        "limit-h.0: 3H 7C",
        "back 3H",
        "V29: 3H is the last card of its suit under the ♣ attached to it",
    ),
    (
        "may",
        "",
        "hand.0: 9S; limit-s.0: 5S",
        "attack 9S",
        "U9: 9S needs 9 in your limit of its suit, and 5 is free",
    ),
    ("may", "jokers=yes", "hand.0: 9S", "joker XB attack 9S", "U17: you do not have the joker XB"),
    ("may", "", DUEL, "defend 5S against 9H", "V14: 9H is not attacking you"),
    (
        "rest",
        "",
        f"{DUEL}; limit-h.0: KH; field: 0:9H",
        "defend 4S against 9H",
        "V11: 4S does not have the suit of 9H",
    ),
    (
        "rest",
        "",
        f"{DUEL}; field: 0:9S<3S+2S",
        "defend 4S against 9S",
        "U13: two cards defend against 9S already",
    ),
    (
        "rest",
        "",
        f"{DUEL}; field: 0:2S<3S",
        "defend 4S against 2S",
        "U14: 3S, set against 2S, is not smaller than it",
    ),
    (
        "rest",
        "ext_spades=yes",
        f"{DUEL}; limit-c.0: KC; field: 0:QC<3S",
        "defend 4S against QC",
        "V32: a ♠ has written QC off already",
    ),
]


@pytest.mark.parametrize(("stage", "options", "cards", "move", "sentence"), CASES)
def test_refusal(stage: str, options: str, cards: str, move: str, sentence: str) -> None:
    state = table(stage, cards, options)
    seat = state.to_act()[0]
    refusal = state.refusal(seat, state.setup.actions.parse(move))
    assert str(refusal) == f"unit {sentence}"


def test_every_reason_is_tested() -> None:
    said = {sentence.split(":")[0] for *_, sentence in CASES}
    assert {reason.clause for reason in find_game("unit").reasons} == said
    assert len(CASES) > len(find_game("unit").reasons)
