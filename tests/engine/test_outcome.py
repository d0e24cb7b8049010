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


def test_stakes_are_the_scores_where_there_are_any() -> None:
    outcome = Outcome((1, 3, 2), "fold", (6, -4, -2), most=8)
    assert outcome.scores == (0.75, -0.5, -0.25) and outcome.winners == (0,)
    assert str(outcome) == "1 3 2 fold"


def test_text() -> None:
    assert str(Outcome((1, 2, 1), "cards")) == "1 2 1 cards"
