"""How a game ended."""

import pytest

from koloda.engine.values.outcome import Outcome


@pytest.mark.parametrize(
    ("ranks", "winners", "scores"),
    [
        ((1, 2), (0,), (1.0, -1.0)),
        ((2, 1, 1), (1, 2), (-1.0, 0.5, 0.5)),
        ((1, 2, 3), (0,), (1.0, 0.0, -1.0)),
        ((1, 1), (0, 1), (0.0, 0.0)),
        ((2, 2), (), (0.0, 0.0)),
        ((1, 2, 2, 1), (0, 3), (2 / 3, -2 / 3, -2 / 3, 2 / 3)),
    ],
)
def test_winners_and_scores(
    ranks: tuple[int, ...], winners: tuple[int, ...], scores: tuple[float, ...]
) -> None:
    outcome = Outcome(ranks, "cards")
    assert outcome.winners == winners
    assert outcome.scores == scores
    assert sum(outcome.scores) == pytest.approx(0)


def test_text() -> None:
    assert str(Outcome((1, 2, 1), "cards")) == "1 2 1 cards"
