"""The index tables in docs/envs are the code's, and a change of one is a new version."""

import os
import re
import subprocess
from pathlib import Path

import pytest

import koloda
from koloda.engine.contract.game import Game
from koloda.envs.history import EVIDENCE, HISTORY, fingerprint, version
from koloda.games import GAMES
from tools import env_pages, peers

each_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])


@each_game
def test_the_page_is_current(game: Game) -> None:
    page = (env_pages.PAGES / f"{game.name}.md").read_text(encoding="utf-8")
    assert page == env_pages.page(game), "run `make env-pages`"


@each_game
def test_every_verb_and_fact_is_explained(game: Game) -> None:
    page = env_pages.page(game)
    setup = game.setup(game.seats[0])
    verbs = {text.split()[0] for text in setup.actions.texts[: setup.actions.players_end]}
    facts = {name.split(".")[0] for name in game.new(game.seats[0]).facts()}
    assert [word for word in verbs | facts if f"\n| `{word}` | `" not in page] == []


@each_game
def test_a_changed_table_is_a_new_version(game: Game) -> None:
    assert HISTORY[game.name][-1].fingerprint == fingerprint(game)
    told = bool(game.setup(game.seats[0]).long_layout().told)
    assert EVIDENCE.get(game.name) == (fingerprint(game, evidence=True) if told else None)


@each_game
def test_versions_count_up(game: Game) -> None:
    numbers = [entry.number for entry in HISTORY[game.name]]
    assert numbers == list(range(1, len(numbers) + 1))
    assert version(game.name) == numbers[-1]


def test_other_peoples_games_have_no_version() -> None:
    assert version("somebody's") == 0


def test_the_code_of_the_overview_runs() -> None:
    try:
        python = str(peers.python())
    except peers.NoPeersError as error:
        pytest.skip(f"no libraries for learning: {error}")
    page = (env_pages.PAGES / "README.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    places = {**os.environ, "PYTHONPATH": str(Path(koloda.__file__).parent.parent)}
    done = subprocess.run(
        [python, "-c", code], env=places, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
