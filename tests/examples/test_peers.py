"""The environment of other people's engines: pinned, and one line when it cannot be made."""

import sys
from pathlib import Path

import pytest

from tools import peers


def test_builders_are_pinned_with_their_hashes() -> None:
    found = peers.entries(peers.LOCK.read_text(encoding="utf-8"), peers.BUILDERS)
    assert sorted(entry.partition("==")[0] for entry in found) == sorted(peers.BUILDERS)
    assert all("--hash=sha256:" in entry for entry in found)


def test_a_failure_is_one_line() -> None:
    script = "import sys; sys.exit('WARNING: a\\nERROR: no such thing\\nb')"
    with pytest.raises(peers.NoPeersError, match=r"^ERROR: no such thing$"):
        peers.run([sys.executable, "-c", script])
    with pytest.raises(peers.NoPeersError, match="exit code 3"):
        peers.run([sys.executable, "-c", "raise SystemExit(3)"])


def test_a_place_that_cannot_be_written_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(peers, "HOME", tmp_path / "file" / "environment")
    monkeypatch.setattr(peers, "GATE", tmp_path / "gate")
    monkeypatch.setattr(peers, "FAILED", tmp_path / "failed")
    with pytest.raises(peers.NoPeersError, match="cannot make an environment here"):
        peers.python()
