"""`net:FILE` plays by a file without pickle, and refuses what it was not made for."""

import io
import json
import math
import os
import pickle
import struct
import zipfile
from pathlib import Path

import pytest
from click.testing import CliRunner

import koloda
from koloda.bots import own_net
from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.net_player import FORMAT, NetPlayer, summed
from koloda.bots.npz import Array
from koloda.bots.player import Player, PlayerFailed
from koloda.cli import main
from koloda.engine.chance.rng import FastRng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.contract.evidence import Evidence, observe
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.fingerprint import fingerprint
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.engine.values.errors import OptionError
from koloda.games import GAMES, find_game

HIDDEN = 3


def npy(numbers: list[float], shape: tuple[int, ...], kind: str = "<f2") -> bytes:
    """An array in the format npy, written by hand."""
    head = str({"descr": kind, "fortran_order": False, "shape": shape}).encode()
    code = {"<f2": "e", "<f4": "f", "|u1": "B", "<i8": "q", "<u2": "H"}[kind]
    given = numbers if code in "ef" else [int(number) for number in numbers]
    body = struct.pack(f"<{len(numbers)}{code}", *given)
    return b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head + body


def network_file(file: Path, setup: Setup, rng: FastRng | None = None, **changes: object) -> Path:
    """A network with random weights, or one that likes the greatest action, whatever it sees."""
    cells, actions = setup.layout().size, setup.actions.players_end
    about = {
        "format": FORMAT,
        "game": setup.game.name,
        "setup": str(setup),
        "cells": cells,
        "actions": actions,
        "evidence": setup.shows_evidence,
        "fingerprint": fingerprint(setup.layout(), setup.actions),
        **changes,
    }
    text = json.dumps(about).encode()
    arrays = {"about": npy(list(text), (len(text),), "|u1")}
    sizes = {"first": (cells, HIDDEN), "second": (HIDDEN, HIDDEN), "policy": (HIDDEN, actions)}
    for name, (inputs, outputs) in {**sizes, "value": (HIDDEN, 1)}.items():
        bias = [float(each) if name == "policy" else 0.5 for each in range(outputs)]
        weights = [0.25] * (inputs * outputs)
        if rng is not None:
            weights = [(rng.below(2001) - 1000) / 100 for _ in weights]
        arrays[name] = npy(weights, (inputs, outputs))
        arrays[f"{name}_bias"] = npy(bias, (outputs,), "<f4")
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in arrays.items():
            archive.writestr(f"{name}.npy", content)
    return file


@pytest.fixture
def setup() -> Setup:
    return find_game("karma").setup(2)


def test_a_network_plays_its_best_legal_action(setup: Setup, tmp_path: Path) -> None:
    player = find_player(f"net:{network_file(tmp_path / 'karma.npz', setup)}")
    other = pickle.loads(pickle.dumps(player))
    driver = Driver(setup, FastRng(4))
    driver.settle()
    for _ in range(30):
        seat = driver.state.to_act()[0]
        legal = driver.state.legal_actions(seat)
        chosen = player.choose(driver.state.clone(), seat, driver.evidence, FastRng(1))
        assert chosen == legal[-1]
        assert other.choose(driver.state.clone(), seat, driver.evidence, FastRng(1)) == chosen
        driver.play(seat, chosen)


def test_a_file_plays_in_a_contest_in_the_arena_and_when_it_is_asked(
    setup: Setup, tmp_path: Path
) -> None:
    name = f"net:{network_file(tmp_path / 'karma.npz', setup)}"
    entrants = koloda.contest("karma", [name, f"{name}#3"], deals=1).entrants
    assert [entrant.name for entrant in entrants] == [name, f"{name}#3"]
    words = ["arena", "karma", "--players", f"{name},random", "--deals", "1", "--workers", "1"]
    run = CliRunner().invoke(main, words)
    assert run.exit_code == 0 and name in run.output
    game = koloda.new("karma", players=2, seed=1)
    assert game.ask(name) == game.legal()[-1]


def own_files() -> list[Path]:
    return sorted(own_net.FOLDER.glob("*.npz"))


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_hidden_cards_change_no_choice(game: str, tmp_path: Path) -> None:
    rng = FastRng(9)
    for players in sorted({2, min(3, find_game(game).seats[1])}):
        setup = find_game(game).setup(players)
        random = NetPlayer(str(network_file(tmp_path / "random.npz", setup, rng)))
        own = [NetPlayer(str(file)) for file in own_files() if file.stem == f"{game}-{players}"]
        for player in (random, *own):
            same_choice_in_all_worlds(player, setup, rng)


def same_choice_in_all_worlds(player: Player, setup: Setup, rng: FastRng) -> None:
    """Chance and the hidden cards in any order lead to one choice."""
    driver = Driver(setup, FastRng(8))
    driver.settle()
    for step in range(12):
        seat = driver.state.to_act()[0]
        mixed, hidden = driver.state.clone(), driver.state.hidden(seat)
        rng.shuffle(hidden)
        mixed.refill(seat, hidden)
        worlds = [driver.state, mixed, driver.state.determinize(seat, rng)]
        chosen = {
            player.choose(world.clone(), seat, driver.evidence, FastRng(step)) for world in worlds
        }
        assert len(chosen) == 1
        driver.play(seat, chosen.pop())


def test_a_network_that_was_shown_evidence_is_shown_it(setup: Setup, tmp_path: Path) -> None:
    table = setup.with_evidence()
    layout = table.layout()
    assert layout.size > setup.layout().size
    knowing = NetPlayer(str(network_file(tmp_path / "told.npz", table, FastRng(2))))
    plain = NetPlayer(str(network_file(tmp_path / "view.npz", setup, FastRng(2))))
    assert knowing.uses_evidence and not plain.uses_evidence
    told = differ = 0
    for seed in range(3):
        driver = Driver(setup, FastRng(seed))
        driver.settle()
        while not driver.state.is_over():
            seat = driver.state.to_act()[0]
            sheet, legal, world = Sheet(layout.size), ActionList(), driver.state.clone()
            observe(driver.state, driver.evidence, layout, seat, sheet)
            driver.state.list_legal(seat, legal)
            action = knowing.choose(world, seat, driver.evidence, FastRng(1))
            assert action == knowing.network.best(sheet, legal)
            differ += action != knowing.choose(world, seat, Evidence(), FastRng(1))
            for own in (setup, table):
                here = own.game.parse(str(world))
                here.setup = own
                said = plain.choose(here, seat, driver.evidence, FastRng(1))
                assert said == plain.choose(here, seat, Evidence(), FastRng(1))
            told += any(sheet.cells[int(layout.seen) :])
            driver.play(seat, action)
    assert told and differ


def test_koloda_s_own_networks_are_small_and_fit_their_tables() -> None:
    assert [file.stem for file in own_files()] == ["kanobu-2", "karma-2"]
    for file in own_files():
        game, _, players = file.stem.partition("-")
        assert file.stat().st_size <= 1_000_000
        assert NetPlayer(str(file)).was_made_for(find_game(game).setup(int(players)))


def test_the_expected_score_is_the_sum_that_it_is(setup: Setup, tmp_path: Path) -> None:
    player = NetPlayer(str(network_file(tmp_path / "karma.npz", setup)))
    sheet = Sheet(setup.layout().size)
    sheet.put(3, 7)
    first = 0.5 + 0.25 * math.log(8)
    second = 0.5 + 0.25 * HIDDEN * first
    expected = math.tanh(0.5 + 0.25 * HIDDEN * second)
    assert player.network.expected(sheet) == pytest.approx(expected)


def test_a_file_is_read_once_until_it_changes(setup: Setup, tmp_path: Path) -> None:
    file = network_file(tmp_path / "karma.npz", setup)
    network = NetPlayer(str(file)).network
    assert NetPlayer(str(file)).network is network
    os.utime(file, ns=(0, 0))
    assert NetPlayer(str(file)).network is not network


def test_another_table_is_refused_in_one_sentence(setup: Setup, tmp_path: Path) -> None:
    player = find_player(f"net:{network_file(tmp_path / 'karma.npz', setup)}")
    for other in (find_game("karma").setup(3), find_game("unit").setup(2)):
        with pytest.raises(OptionError, match="was made for karma players=2, not for"):
            player.accept(other)
        driver = Driver(other, FastRng(1))
        driver.settle()
        with pytest.raises(PlayerFailed, match="was made for karma players=2, not for"):
            Host(driver, [player] * other.players, FastRng(1)).advance()


def test_the_same_meaning_with_other_options_is_accepted(setup: Setup, tmp_path: Path) -> None:
    player = find_player(f"net:{network_file(tmp_path / 'karma.npz', setup)}")
    again = find_game("karma").setup(2, {"cap": 20})
    driver = Driver(again, FastRng(1))
    driver.settle()
    Host(driver, [player] * 2, FastRng(1)).advance()
    assert driver.state.is_over()


def test_what_is_no_network_is_told(setup: Setup, tmp_path: Path) -> None:
    good = network_file(tmp_path / "good.npz", setup).read_bytes()
    wrong = {
        "text": b"hello",
        "format": network_file(tmp_path / "a", setup, format="koloda network 9").read_bytes(),
        "cells": network_file(tmp_path / "b", setup, cells=3).read_bytes(),
        "empty": archive({}),
        "pickle": archive({"about": pickle.dumps("hello")}),
        "kind": archive({"about": npy([1.0], (1,), "<i8")}),
        "short": archive({"about": npy([1.0], (1,))[:-1]}),
        "half": good[: len(good) // 2],
    }
    for name, content in wrong.items():
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(OptionError, match="is no network of koloda"):
            find_player(f"net:{file}")
    with pytest.raises(OptionError, match="No such file"):
        find_player(f"net:{tmp_path / 'nowhere'}")


def test_actions_may_share_outputs(setup: Setup, tmp_path: Path) -> None:
    shared = Array((2, 3), [1, 2, 4, 8, 16, 32])
    parts = Array((3, 2), [1, 3, 2, 0, 0, 0])
    assert summed(shared, parts) == Array((2, 3), [5, 2, 0, 40, 16, 0])
    file = tmp_path / "shared.npz"
    content = network_file(tmp_path / "karma.npz", setup).read_bytes()
    for name, rows in (("good", [1, 1]), ("outside", [1, 9999])):
        file.write_bytes(content)
        actions = setup.actions.players_end
        with zipfile.ZipFile(file, "a") as out:
            out.writestr("parts.npy", npy([*rows, *[2, 0] * (actions - 1)], (actions, 2), "<u2"))
        if name == "good":
            assert NetPlayer(str(file)).network.policy.outputs == actions
        else:
            with pytest.raises(OptionError, match="is no network of koloda"):
                NetPlayer(str(file))


def test_where_no_network_fits_the_level_below_plays_and_says_so(
    setup: Setup, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_net, "FOLDER", tmp_path)
    network_file(tmp_path / "karma-2.npz", setup)
    network_file(tmp_path / "karma-3.npz", setup)
    player = pickle.loads(pickle.dumps(find_player("net")))
    driver = Driver(setup, FastRng(4))
    driver.settle()
    seat = driver.state.to_act()[0]
    chosen = player.choose(driver.state.clone(), seat, driver.evidence, FastRng(1))
    assert chosen == driver.state.legal_actions(seat)[-1]
    for players in (3, 4):
        other = find_game("karma").setup(players)
        with pytest.warns(UserWarning, match=f"made for karma players={players}: normal plays"):
            player.accept(other)
        player.accept(other)
        game = Driver(other, FastRng(4))
        game.settle()
        seat = game.state.to_act()[0]
        usual = other.game.greedy(game.state.view(seat), FastRng(1))
        assert player.choose(game.state.clone(), seat, game.evidence, FastRng(1)) == usual


def archive(members: dict[str, bytes]) -> bytes:
    """A zip archive with these arrays."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as out:
        for name, member in members.items():
            out.writestr(f"{name}.npy", member)
    return content.getvalue()
