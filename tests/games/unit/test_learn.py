"""Unit writes the numbers of an observation itself; they are those of the view."""

import pytest

from koloda.engine.contract.state import WATCHER
from koloda.engine.learning.sheet import Sheet
from tests.clauses.unit.positions import table


@pytest.mark.parametrize(
    ("stage", "cards", "options"),
    [
        ("must", "hand.0: 9S 2H; hand.1: 3C!; limit-s.0: KS; turns: 3; gone: 5D; discard: 6D", ""),
        (
            "rest",
            "hand.0: 9S* XR; limit-s.1: KS JS; limit-s.0: 10S; field: 1:QS@XB<7S+2S",
            "jokers",
        ),
        ("may", "hand.0: AH; limit-h.0: 3H 7C+; limit-c.0: 9C; limit-d.1: 2D 3C", "ext_clubs"),
        ("reply", "limit-s.0: KS; limit-s.1: QS; limit-h.0: KH; field: 0:9S<5S 0:8H", ""),
        ("both", "ready: 1; points: 3 17", "turn_mode=free"),
        ("over", "ending: points; points: -3 4", ""),
    ],
)
@pytest.mark.parametrize("seat", [0, 1, WATCHER])
def test_an_observation_is_the_view_in_numbers(
    stage: str, cards: str, options: str, seat: int
) -> None:
    state = table(stage, cards, f"{options}=yes" if options and "=" not in options else options)
    layout = state.setup.layout()
    quick, slow = Sheet(layout.size), Sheet(layout.size)
    state.observe(seat, quick)
    layout.write(state.view(seat), slow)
    assert quick.cells == slow.cells
