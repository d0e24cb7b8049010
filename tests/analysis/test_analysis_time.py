"""What an analysis takes is measured on the command that people use."""

from pathlib import Path

import pytest

from tests.analysis.games import greedy_game
from tools.analysis_time import cost_of


def test_an_analysis_is_timed_in_a_process_of_its_own(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(str(greedy_game("karma", moves=6)), encoding="utf-8")
    cost = cost_of(record, 0.1)
    assert cost.moves == 6
    assert cost.seconds > 0
    assert 10 < cost.megabytes < 1000


def test_what_cannot_be_analysed_has_no_cost(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text("no game", encoding="utf-8")
    with pytest.raises(SystemExit):
        cost_of(record, 0.1)
