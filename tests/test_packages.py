"""Packages are installed without a word of pip; a failure is told in one sentence that says why."""

import base64
import hashlib
import os
import socket
import sys
import zipfile
from pathlib import Path

import pytest

from tools import packages

WHEEL = "thing-1.0-py3-none-any.whl"
FILES = {
    "thing.py": "",
    "thing-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: thing\nVersion: 1.0\n",
    "thing-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one package, and a pip that is told of a second folder, which is missing."""
    with zipfile.ZipFile(tmp_path / WHEEL, "w") as wheel:
        record = "thing-1.0.dist-info/RECORD,,\n"
        for name, content in FILES.items():
            wheel.writestr(name, content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content.encode()).digest())
            record += f"{name},sha256={digest.decode().rstrip('=')},{len(content)}\n"
        wheel.writestr("thing-1.0.dist-info/RECORD", record)
    for name in [name for name in os.environ if name.startswith("PIP_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", f"{tmp_path} {tmp_path / 'missing'}")
    return tmp_path


def install(shelf: Path, version: str = "1.0", digest: str = "") -> None:
    """Install that package into a folder beside it."""
    real = hashlib.sha256((shelf / WHEEL).read_bytes()).hexdigest()
    lock = shelf / "lock.txt"
    lock.write_text(f"thing=={version} --hash=sha256:{digest or real}\n")
    packages.install(sys.executable, lock, "--retries", "1", "--target", str(shelf / "target"))


def test_what_succeeds_says_nothing(shelf: Path, capfd: pytest.CaptureFixture[str]) -> None:
    install(shelf)
    assert (shelf / "target" / "thing.py").is_file()
    assert capfd.readouterr() == ("", "")


def test_another_hash_is_refused_with_the_package(shelf: Path) -> None:
    with pytest.raises(packages.PipError) as refused:
        install(shelf, digest="0" * 64)
    assert str(refused.value) == "a file of thing==1.0 has another hash than the lock file pins"
    assert not (shelf / "target" / "thing.py").exists()


def test_what_is_nowhere_is_named(shelf: Path) -> None:
    with pytest.raises(packages.PipError) as refused:
        install(shelf, version="2.0")
    assert str(refused.value) == "No matching distribution found for thing==2.0"


def test_an_index_out_of_reach_is_the_reason(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{port}/simple")
    with pytest.raises(packages.PipError, match=r"^the package index does not answer: .*refused$"):
        install(shelf, version="2.0")


def test_a_python_without_pip_says_so() -> None:
    said = "/usr/bin/python3: No module named pip\n"
    assert packages.reason(said) == "/usr/bin/python3: No module named pip"
