"""Trained networks at the tables of a server: those of a folder, by name, where they fit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.values.errors import OptionError
from koloda.games import find_game
from koloda.server.http import catalogues
from koloda.server.rooms import levels
from tests.bots.test_networks import network_file
from tests.server.serving import running


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with one network, for Karma for two, that a server offers."""
    kept = (levels.networks, levels.bots_on_offer, catalogues.games)
    for found in kept:
        found.cache_clear()
    made = tmp_path / "networks"
    made.mkdir()
    network_file(made / "anna.npz", find_game("karma").setup(2))
    monkeypatch.setenv(levels.FOLDER, str(made))
    yield made
    for found in kept:
        found.cache_clear()


def test_a_network_is_offered_for_its_game_and_no_path_is_told(folder: Path) -> None:
    assert levels.bots_on_offer("karma")[-1] == "net:anna"
    assert "net:anna" not in levels.bots_on_offer("unit")
    assert levels.player_name("net:anna") == f"net:{folder / 'anna.npz'}"
    assert levels.player_name("hard") == "hard"
    assert str(folder) not in str(catalogues.games("en"))


def test_a_file_that_is_no_network_stops_the_start(folder: Path) -> None:
    (folder / "broken.npz").write_bytes(b"broken")
    with pytest.raises(OptionError, match="is no network of koloda"):
        levels.networks()


@pytest.mark.anyio
async def test_a_network_plays_at_a_table_and_only_at_one_it_was_made_for(
    folder: Path, tmp_path: Path
) -> None:
    anna = {"kind": "bot", "level": "net:anna"}
    with running(tmp_path) as server:
        seat = server.make("karma", 2, seats=[{"kind": "person"}, anna])
        async with server.client(seat) as client:
            await client.play_on(FastRng(1))
        assert "koloda_bot_failures_total 0.0" in server.http.get("/metrics").text
        by_path = {"kind": "bot", "level": "net:anna.npz"}
        for players, bot, reason in ((3, anna, "was made for"), (2, by_path, "net:anna")):
            seats = [{"kind": "person"}, *[bot] * (players - 1)]
            body = {"game": "karma", "players": players, "seats": seats, "name": "Anna"}
            refused = server.http.post("/api/rooms", json=body)
            assert refused.status_code == 422 and reason in refused.text
            assert str(folder) not in refused.text
