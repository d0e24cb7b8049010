"""A dozen faults under play; `make faults` tries two hundred."""

import pytest

from tests.cluster.faults import run


@pytest.mark.anyio
async def test_play_goes_on_through_a_dozen_faults(needs_postgres: None) -> None:
    report = await run(12, seed=7, size=3)
    assert report.problems == []
    assert report.faults.total() == 12
    assert report.acknowledged > 100
