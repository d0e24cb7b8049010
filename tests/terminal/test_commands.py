"""The commands that only tell: games, rules, simulate, help, version."""

import json
import re
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

import koloda
from koloda.cli import main
from koloda.engine.contract.game import Game
from koloda.engine.values.options import show
from koloda.games import GAMES
from tests.terminal.running import bad, good

COMMANDS = ["games", "rules", "play", "simulate", "replay", "verify"]
KEYS = [
    "game",
    "seats",
    "options",
    "seed",
    "players",
    "games",
    "moves",
    "moves_mean",
    "moves_p99",
    "turns_mean",
    "turns_p99",
    "wins",
    "endings",
    "seconds",
]
NAMES = [game.name for game in GAMES]


def test_version_says_which_engine() -> None:
    kind = "compiled" if koloda.COMPILED else "interpreted"
    assert good("--version") == f"koloda {koloda.__version__} ({kind} engine)\n"


def test_help_lists_every_command() -> None:
    text = good("--help")
    assert good() == text
    for command in COMMANDS:
        assert f"koloda {command}" in text
        assert f"\n  {command} " in text


@pytest.mark.parametrize(
    ("words", "begun", "offered"),
    [
        ([], "ver", ["verify"]),
        (["rules"], "ka", ["karma", "kanobu", "karmaka"]),
        (["games"], "u", ["unit"]),
        (["play", "karma", "--edition"], "", ["en", "ru", "full", "tiny"]),
        (["play", "karma", "--lang"], "i", ["it"]),
        (["play"], "--la", ["--lang"]),
    ],
)
def test_the_shell_completes(words: list[str], begun: str, offered: list[str]) -> None:
    found = ShellComplete(main, {}, "koloda", "_KOLODA_COMPLETE").get_completions(words, begun)
    assert sorted(each.value for each in found) == sorted(offered)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_help_has_an_example(command: str) -> None:
    text = good(command, "--help")
    assert text == good(command, "-h")
    assert text.startswith(f"Usage: koloda {command}")
    assert text.count(f"koloda {command}") > 1


def test_games_lists_games_with_options_and_defaults() -> None:
    words = good("games").split()
    for game in GAMES:
        assert f"{game.name}:" in words
        for option in game.options:
            assert f"{option.name}={show(option.default)}" in words


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_explains_one_game(game: Game) -> None:
    text = good("games", game.name)
    for option in game.options:
        assert f"\n{option.name}={show(option.default)}\n" in text
        assert f"{game.name} {option.clause}\n" in text
    for preset in game.presets:
        assert f"\n{game.preset_word}={preset.name}\n" in text


def test_games_in_other_languages() -> None:
    assert "сколько экземпляров каждой карты" in good("games", "karma", "--lang", "ru")
    assert "copie di ogni carta nel mazzo" in good("games", "karma", "--lang", "it")


def test_one_rule_in_three_languages() -> None:
    english = good("rules", "karma", "K17")
    assert english.startswith("K17  When two identical cards")
    assert good("rules", "karma", "--lang", "ru", "k17").startswith("K17  Когда две одинаковые")
    assert good("rules", "karma", "K17", "--lang", "it").startswith("K17  Quando due carte")
    both = good("rules", "karma", "K17", "K7")
    assert both.startswith(english)
    assert "\nK7  A number card" in both


@pytest.mark.parametrize("game", NAMES)
def test_all_rules(game: str) -> None:
    text = good("rules", game)
    assert len(re.findall(r"^[A-Z]\d+[.\d]*  \S", text, re.MULTILINE)) > 40
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("player", ["random", "greedy", "greedy,random"])
def test_simulate_counts(game: str, player: str) -> None:
    words = ("simulate", game, "--games", "8", "--seed", "3", "--players", player, "--json")
    result = json.loads(good(*words))
    assert list(result) == KEYS
    assert result["game"] == game
    assert result["games"] == sum(result["endings"].values()) == 8
    assert len(result["wins"]) == len(result["players"]) == result["seats"]
    assert result["moves_mean"] == round(result["moves"] / 8, 3)
    assert result["moves_p99"] >= result["moves_mean"]
    assert result["turns_p99"] >= result["turns_mean"] > 0
    again = json.loads(good(*words))
    assert {**again, "seconds": 0} == {**result, "seconds": 0}
    other = json.loads(good(*words[:5], "4", *words[6:]))
    assert other["moves"] != result["moves"]


def test_simulate_for_people() -> None:
    text = good("simulate", "karma", "--games", "5", "--players", "2", "-o", "cap=2")
    assert text.startswith("karma, 2 seats, seed 1\n")
    assert "cap=2" in text
    assert "ended by    cap: 5\n" in text
    assert text.count(" won (") == 2


def test_simulated_games_are_kept_as_records(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = ("simulate", "unit", "--games", "2", "--players", "random", "--records", str(folder))
    good(*words, "--seed", "7")
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["unit-7-0.txt", "unit-7-1.txt"]
    assert all(good("verify", str(file)).startswith("✓ The deal") for file in files)
    assert "exists already" in bad(*words, "--seed", "7")
    assert "there is no folder" in bad(*words[:-1], str(tmp_path / "none" / "games"))
    assert "cannot write to" in bad(*words[:-1], str(files[0]))


def test_a_data_set_names_the_extra_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "koloda.envs.dataset", raising=False)
    said = bad("simulate", "karma", "--games", "1", "--dataset", str(tmp_path / "a.parquet"))
    assert "pip install 'koloda[data]'" in said
    assert list(tmp_path.iterdir()) == []


def test_simulate_takes_editions_and_options() -> None:
    def options(*words: str) -> object:
        return json.loads(good("simulate", "karma", "--games", "1", "--json", *words))["options"]

    assert options("--edition", "full") == options("--preset", "full")
    assert options("--edition", "full") == options("-o", "edition=full")
    changed = options("--edition", "full", "-o", "cap=7", "--option", "voluntary_pickup=yes")
    assert isinstance(changed, dict)
    assert (changed["copies"], changed["cap"], changed["voluntary_pickup"]) == (3, 7, True)


def test_greedy_beats_random() -> None:
    words = ("simulate", "karma", "--games", "60", "--players", "greedy,random")
    wins = json.loads(good(*words, "--json"))["wins"]
    assert wins[0] > 2 * wins[1]


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "lab"])
def test_commands_that_seat_players_use_the_same_words(command: str) -> None:
    text = good(command, "--help")
    players = "--players NAMES" if command == "arena" else "--players NAMES or N"
    for option in (players, "--seats N", "-o, --option NAME=VALUE", "--seed N"):
        assert option in text
    assert "--preset, --edition NAME" in text


@pytest.mark.parametrize(
    ("words", "players"),
    [
        ((), ["random"] * 3),
        (("--players", "2"), ["random"] * 2),
        (("--seats", "2"), ["random"] * 2),
        (("--players", "easy"), ["easy"] * 3),
        (("--players", "easy, random"), ["easy", "random"]),
        (("--players", "easy,random", "--seats", "3"), ["easy", "random", "easy"]),
    ],
)
def test_players_are_a_number_or_names(words: tuple[str, ...], players: list[str]) -> None:
    result = json.loads(good("simulate", "karma", "--games", "1", "--json", *words))
    assert result["players"] == players


def test_games_tell_seats_of_the_usual_rules_and_what_options_allow() -> None:
    assert "  for 2 to 6 players; with other options up to 8\n" in good("games", "kanobu")
    assert "  for 2 to 6 players\n" in good("games", "karma")
