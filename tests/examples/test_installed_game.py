"""A game of another package is played everywhere, with nothing changed in koloda."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.docs.shown import OWN_GAME, commands_of, smaller
from tests.examples.installing import BOT, NAME, SOURCES, Installed, install
from tools import peers

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    pytest.importorskip("setuptools")
    return install(tmp_path_factory.mktemp("installed"))


def test_the_package_itself_is_installed_and_not_its_folder(there: Installed) -> None:
    place = there.run("-c", f"import {NAME}.game; print({NAME}.game.__file__)").strip()
    assert Path(place).is_relative_to(there.packages)


def test_the_command_line_lists_it_with_its_options(there: Installed) -> None:
    assert f"\n{NAME}: Snap\n" in there.koloda("games")
    assert "hand=3" in there.koloda("games", NAME)


def test_its_rules_and_words_are_its_own(there: Installed) -> None:
    assert "S3  The highest card takes the trick." in there.koloda("rules", NAME)
    assert "S3  Старшая карта берёт взятку." in there.koloda("rules", NAME, "--lang", "ru")
    text = there.koloda("play", NAME, "--players", "2", "--seed", "1", typed="1\n1\nquit\n")
    assert "Which card do you play?" in text and "most tricks win" in text


def test_it_is_played_in_the_terminal(there: Installed) -> None:
    text = there.koloda("play", NAME, "--players", "3", "--seed", "1", typed="1\n" * 30)
    assert "Game over" in text


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard#20"])
def test_bots_play_it(there: Installed, level: str) -> None:
    words = ("simulate", NAME, "--players", level, "--games", "3", "--json")
    result = json.loads(there.koloda(*words))
    assert (result["game"], result["games"]) == (NAME, 3)
    assert result["players"] == [level] * result["seats"]


ONE_AFTER_THE_OTHER = """
import json, sys
from click.testing import CliRunner
from koloda.cli import main
for words in json.load(sys.stdin):
    result = CliRunner().invoke(main, words, input="quit\\n")
    assert result.exit_code == 0, (words, result.output)
    print(result.output)
"""


def test_the_commands_of_tutorial_and_readme_run(there: Installed) -> None:
    pages = [ROOT / "docs" / "tutorial" / "first-own-game.md", there.home / "README.md"]
    shown = [command for page in pages for command in commands_of(page)]
    wanted = [
        smaller(command)
        for command in shown
        if command.startswith("koloda ") and re.fullmatch(OWN_GAME, command)
    ]
    assert {words[0] for words in wanted} == {"games", "play", "simulate", "arena", "lab"}
    done = there.run("-c", ONE_AFTER_THE_OTHER, typed=json.dumps(wanted))
    for said in ("Which card do you play?", "ended by", "points: share", "hand=5", "hand=3"):
        assert said in done, said


FRONT_DOOR = f"""
import koloda
game = koloda.new({NAME!r}, players=2, seed=1)
assert game.why_not("lead 0").clause == "{NAME} {NAME[0].upper()}4"
while not game.over:
    game.play(game.ask("normal"))
assert koloda.read_record(str(game.record())).outcome == game.outcome
assert game.svg(0).startswith("<svg")
assert koloda.new({NAME!r}, seed=1).ask({BOT!r}).startswith("play ")
koloda.check_game(game.rules, games=1)
print("played")
"""


def test_the_front_door_knows_it(there: Installed) -> None:
    assert there.run("-c", FRONT_DOOR) == "played\n"


def test_a_bot_of_the_package_plays_wherever_a_level_does(there: Installed) -> None:
    assert BOT in there.koloda("arena", NAME, "--players", f"{BOT},random", "--deals", "2")
    call = f"print(game_through_a_server({NAME!r}, {BOT!r}, {{}}))"
    done = there.run("-c", f"from koloda.server.trial import game_through_a_server; {call}")
    assert "is played and proved" in done


LEARNING = f"""
from pettingzoo.test import api_test
import gymnasium, pyspiel
import koloda.envs, koloda.envs.openspiel
api_test(koloda.envs.aec({NAME!r}, players=2), num_cycles=50)
single = gymnasium.make("koloda/{NAME.capitalize()}-v0")
single.reset(seed=1)
many = gymnasium.make_vec("koloda/{NAME.capitalize()}-v0", num_envs=2)
many.reset(seed=1)
state = pyspiel.load_game("koloda_{NAME}(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
assert sum(state.returns()) == 0
"""


def test_every_learning_environment_knows_it(there: Installed) -> None:
    try:
        python = peers.python()
    except peers.NoPeersError as error:
        pytest.skip(f"no libraries for learning: {error}")
    places = os.pathsep.join(map(str, (SOURCES, there.packages)))
    environment = {**there.environment(), "PYTHONPATH": places}
    words = [str(python), "-W", "ignore", "-c", LEARNING]
    done = subprocess.run(words, check=False, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-3000:]


def test_the_tutorials_change_does_what_the_tutorial_says(there: Installed, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "tutorial" / "first-own-game.md").read_text(encoding="utf-8")
    before, after, played = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    copy = shutil.copytree(there.home, tmp_path / NAME)
    file = copy / "src" / NAME / "rules" / "turn.py"
    text = file.read_text(encoding="utf-8")
    assert text.count(before) == 1
    file.write_text(text.replace(before, after), encoding="utf-8")
    words = [str(there.python), "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(
        words, cwd=copy, env=there.environment(), check=False, capture_output=True, text=True
    )
    failed = re.findall(r"^FAILED \S+::(test_\w+?_)", done.stdout, re.MULTILINE)
    assert failed == ["test_s3_", "test_s4_", "test_s5_", "test_greedy_"], done.stdout
    there.run("-c", played)
