"""Refusals and errors."""

import pytest

from koloda.engine.values.errors import (
    FairnessError,
    KolodaError,
    NotationError,
    OptionError,
    RulesVersionError,
)
from koloda.engine.values.refusal import IllegalAction, Reason, Refusal

REFUSAL = Refusal(
    "game", Reason("low", "X7", "{card} is lower than {top}"), {"card": "3", "top": "9"}
)


def test_a_refusal_names_clause_and_sentence() -> None:
    assert REFUSAL.clause == "game X7"
    assert REFUSAL.sentence == "3 is lower than 9"
    assert str(REFUSAL) == "game X7: 3 is lower than 9"


def test_an_illegal_action_carries_its_refusal() -> None:
    error = IllegalAction(REFUSAL)
    assert error.refusal is REFUSAL
    assert str(error) == "game X7: 3 is lower than 9"


@pytest.mark.parametrize(
    "kind", [FairnessError, IllegalAction, NotationError, OptionError, RulesVersionError]
)
def test_every_error_can_be_shown_to_people(kind: type) -> None:
    assert issubclass(kind, KolodaError) and issubclass(kind, ValueError)
