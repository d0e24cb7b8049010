"""The golden games are played as they were written; a change shows as lines that differ.

`make playthroughs` writes them again; the difference is then for a person to read.
"""

import pytest

from koloda.engine.contract.game import Game
from koloda.engine.laws import can_sit
from koloda.engine.values.options import Value
from koloda.games import GAMES
from tools.playthroughs import PLACE, Plan, plans, playthrough

PLANS = plans()
LARGEST = 60_000

each_plan = pytest.mark.parametrize("plan", PLANS, ids=[f"{p.game}-{p.name}" for p in PLANS])
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@each_plan
def test_the_game_is_played_as_written(plan: Plan) -> None:
    assert plan.file.exists(), "`make playthroughs` writes it"
    written = plan.file.read_text(encoding="utf-8").splitlines()
    played = playthrough(plan).splitlines()
    for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
        assert new == old, f"{plan.file.name}, line {number}"
    assert len(played) == len(written)


@each_plan
def test_the_text_is_not_too_long_to_read(plan: Plan) -> None:
    assert plan.file.stat().st_size < LARGEST


@each_game
def test_every_game_is_shown(game: Game) -> None:
    mine = [plan for plan in PLANS if plan.game == game.name]
    assert mine, f"{game.name} has no golden games in plan.toml"
    presets: list[dict[str, Value]] = [{game.preset_word: preset.name} for preset in game.presets]
    counts = range(game.seats[0], game.seats[1] + 1)
    seats = [n for n in counts if any(can_sit(game, n, preset) for preset in presets or [{}])]
    assert {plan.players for plan in mine} >= {seats[0], seats[-1]}
    shown = {plan.options.get(game.preset_word) for plan in mine}
    assert shown >= {preset.name for preset in game.presets}
    assert {plan.player for plan in mine} == {"random", "greedy"}


def test_every_file_is_planned() -> None:
    assert {plan.game for plan in PLANS} <= {game.name for game in GAMES}
    assert set(PLACE.glob("*/*.txt")) == {plan.file for plan in PLANS}
