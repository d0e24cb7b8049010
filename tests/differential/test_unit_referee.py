"""Unit against its referee, an independent reading of the rules: every step of random games."""

import random
from typing import Any

import pytest

from koloda.engine.contract.state import CHANCE
from koloda.games.unit.actions import ATTACH, PASS
from koloda.games.unit.cards import SUITS, TOKENS, kinds, names
from koloda.games.unit.events import LIMITS
from koloda.games.unit.game import Unit
from koloda.games.unit.knowledge import shown
from koloda.games.unit.notation import attack_word
from koloda.games.unit.state import UnitState
from koloda.games.unit.table import SHUFFLE, STAGES
from tests.depth import deep
from tests.referees.unit import OPTION_VALUES, Referee

GAMES = 200
PHASES = {
    "must": "A_MUST",
    "reply": "B_ONE",
    "may": "A_MAY",
    "rest": "B_FREE",
    "both": "BOTH_FREE",
    "priority": "PRIORITY",
    "danger": "DANGER",
    "over": "FINAL",
}
CHOICES: dict[str, list[Any]] = {
    **OPTION_VALUES,
    "start0": [20, 20, 1, 7, 30, 99],
    "start1": [20, 20, 3, 12, 30, 99],
    "turn_mode": ["alternating", "alternating", "free"],
    "deal_to": ["both", "both", "active"],
    "deck": ["whole", "whole", "whole", "tiny"],
}
"""The values of every option, the usual ones more often."""
FIELD_VERBS = ("attack", "defend", "joker")


def some_options(rng: random.Random) -> dict[str, bool | int | str]:
    """Options that go together."""
    options = {name: rng.choice(values) for name, values in CHOICES.items()}
    if options["turn_mode"] != "free":
        options["priority"] = False
    return options


def zones(state: UnitState) -> dict[str, list[str]]:
    """The state as the referee tells it, but piles sorted: only the referee keeps their order."""
    told: dict[str, list[str]] = {
        "field": [attack_word(state, attack) for attack in state.field],
        "deck": list(names(state.deck[::-1])),
        "discard": sorted(names(kinds(state.discard))),
        "gone": sorted(names(kinds(state.gone))),
        "points": [str(side.points) for side in state.sides],
        "phase": [PHASES[STAGES[state.stage]]],
        "active": [str(state.active)],
    }
    words = state.fields()
    for seat in range(2):
        told[f"hand.{seat}"] = sorted(word.rstrip("!") for word in words[f"hand.{seat}"])
        for pile, suit in enumerate(SUITS):
            told[f"limit.{seat}.{suit}"] = sorted(words[f"{LIMITS[pile]}.{seat}"])
    return told


def compare(state: UnitState, referee: Referee) -> None:
    """The same moment in both."""
    assert state.to_act() == referee.to_act()
    if state.stage <= SHUFFLE:
        return
    texts = state.setup.actions.texts
    for seat in state.to_act():
        assert {texts[action] for action in state.legal_actions(seat)} == referee.legal(seat)
    theirs = {
        name: sorted(words) if name.startswith("limit") else words
        for name, words in referee.zones().items()
    }
    turn = int(theirs.pop("turn")[0])
    assert zones(state) == theirs
    assert turn == state.turns + 1 or (state.is_over() and turn == state.turns)
    for observer, holder in ((0, 1), (1, 0)):
        told = set(names(kinds(shown(state, holder))))
        known = set(referee.knows(observer, holder))
        # Only koloda concludes that a hand which cannot move a card is the two jokers (V24).
        assert known <= told <= known | {"XB", "XR"}
    outcome, result = state.outcome(), referee.result()
    assert (outcome is None) == (result is None)
    if outcome is not None and result is not None:
        assert {"ranks": list(outcome.ranks), "reason": outcome.reason} == result


def pick(rng: random.Random, texts: list[str], style: str) -> str:
    """A choice in one of several styles, so that short and long games and full fields occur."""
    if style == "field":
        bold = [text for text in texts if text.startswith(FIELD_VERBS)]
        if bold and rng.random() < 0.9:
            return rng.choice(bold)
    if style == "defend":
        shields = [text for text in texts if "defend" in text or text.startswith("recover")]
        if shields:
            return rng.choice(shields)
    if style == "quick":
        words = [text for text in texts if len(text.split()) == 1 and text != "unready"]
        if words and rng.random() < 0.5:
            return words[0]
    return rng.choice(texts)


def play_one(seed: int) -> int:
    """One game in both; how many moves it took."""
    rng = random.Random(seed)
    options = some_options(rng)
    state = Unit().new(2, options)
    assert isinstance(state, UnitState)
    referee = Referee(2, dict(options))
    styles = [rng.choice(("random", "field", "defend", "quick")) for _ in range(2)]
    moves = 0
    while True:
        compare(state, referee)
        seats = state.to_act()
        if not seats:
            return moves
        seat = rng.choice(seats)
        if seat == CHANCE:
            action, _ = rng.choice(state.chance_weights())
            text = state.setup.actions.text(action)
        else:
            legal = [state.setup.actions.text(action) for action in state.legal_actions(seat)]
            text = pick(rng, legal, styles[seat])
            moves += 1
        state.play_text(seat, text)
        referee.apply(seat, text)


@pytest.mark.parametrize("batch", range(deep(10)))
def test_the_referee_agrees_at_every_step(batch: int) -> None:
    for seed in range(batch * GAMES // 10, (batch + 1) * GAMES // 10):
        assert play_one(seed) > 0


def test_actions_have_the_notation_of_the_referee() -> None:
    texts = Unit().actions.texts
    assert texts[PASS:ATTACH] == ["pass", "end", "done", "ready", "unready"]
    assert "joker XR defend 10H against KS" in texts
    assert TOKENS[-2:] == ["XB", "XR"]
