"""The environment of other people's engines: pinned, and one line when it cannot be made."""

from pathlib import Path

import pytest

from tools import peers


def test_builders_are_pinned_with_their_hashes() -> None:
    found = peers.entries(peers.LOCK.read_text(encoding="utf-8"), peers.BUILDERS)
    assert sorted(entry.partition("==")[0] for entry in found) == sorted(peers.BUILDERS)
    assert all("--hash=sha256:" in entry for entry in found)


def test_a_failure_is_one_line_and_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = tmp_path / "peers.txt"
    nowhere.write_text(f"koloda-nowhere==1 --hash=sha256:{'0' * 64}\n")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    for name, place in {"LOCK": nowhere, "HOME": tmp_path / "home"}.items():
        monkeypatch.setattr(peers, name, place)
    for name in ("GATE", "FAILED"):
        monkeypatch.setattr(peers, name, tmp_path / name)
    with pytest.raises(peers.NoPeersError, match=r"^No matching distribution found for koloda-now"):
        peers.python()
    assert peers.FAILED.read_text().startswith("No matching distribution found")


def test_a_place_that_cannot_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(peers, "HOME", tmp_path / "file" / "environment")
    monkeypatch.setattr(peers, "GATE", tmp_path / "gate")
    monkeypatch.setattr(peers, "FAILED", tmp_path / "failed")
    with pytest.raises(peers.NoPeersError, match="cannot make an environment here"):
        peers.python()
