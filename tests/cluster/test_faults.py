"""A dozen faults under play, and a rolling restart; `make faults` and `make rolling` try more."""

import pytest

from tests.cluster.faults import run
from tests.cluster.rolling import roll


@pytest.mark.anyio
async def test_play_goes_on_through_a_dozen_faults(needs_postgres: None) -> None:
    report = await run(12, seed=7, size=3)
    assert report.problems == []
    assert report.faults.total() == 12
    assert report.acknowledged > 100


@pytest.mark.anyio
async def test_a_rolling_restart_drops_no_game_and_no_clock(needs_postgres: None) -> None:
    # Who thinks for some seconds would get them back if a clock were forgotten.
    rolled = await roll([0.1, 0.1, 4])
    assert rolled.problems == []
    assert rolled.begun[2] == 1, "the slow table still plays its first game"
