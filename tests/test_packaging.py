"""Source distribution and wheel are whole: everything koloda reads is in them, client included."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path

import pytest

from tools import web
from tools.index_page import description, links

ROOT = Path(__file__).resolve().parent.parent
BUILD = "from setuptools import build_meta; build_meta.build_{kind}({place!r})"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", "*.egg-info", "static", "*.new")
PARTS = ("src", "tools", "web", "requirements")
FILES = ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "Makefile")
REPOSITORY = "https://forge.example/cards/koloda"
LINK = re.compile(r"\]\(([^)]+)\)")
CLIENT = {"index.html": "<script></script>", "assets/app.js": "1", "assets/app.js.gz": "1"}


def packed(kind: str, source: Path, place: Path, **more: str) -> Path:
    """What setuptools builds of a source tree, interpreted."""
    plain = {
        name: value
        for name, value in os.environ.items()
        if "COVERAGE" not in name and name != "GITHUB_REPOSITORY"
    }
    code = BUILD.format(kind=kind, place=str(place))
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=source,
        env={**plain, **more, "KOLODA_PURE": "1", "PYTHONPATH": ""},
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    if kind == "wheel":
        assert "koloda: installed interpreted" in done.stdout
    (made,) = place.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def distribution(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The tree as it is unpacked from a source distribution, and the wheel made of that."""
    clone, place = tmp_path_factory.mktemp("clone"), tmp_path_factory.mktemp("dist")
    for part in PARTS:
        shutil.copytree(ROOT / part, clone / part, ignore=LEFT_OUT)
    for name in FILES:
        shutil.copy(ROOT / name, clone / name)
    static = clone / web.STATIC.relative_to(ROOT)
    for name, content in CLIENT.items():
        (static / name).parent.mkdir(parents=True, exist_ok=True)
        (static / name).write_text(content)
    # The client that is there counts as built from these sources.
    stamp = (
        "from tools import web; web.STAMP.write_text(web.fingerprint())",
        "assert web.is_fresh()",
    )
    subprocess.run([sys.executable, "-c", "; ".join(stamp)], cwd=clone, check=True)
    made = packed("sdist", clone, place, KOLODA_REPOSITORY=REPOSITORY)
    with tarfile.open(made) as archive:
        # Python 3.11 has filters from 3.11.4 on, and later ones warn without.
        archive.extraction_filter = getattr(tarfile, "data_filter", None)
        archive.extractall(place)
    (unpacked,) = [each for each in place.iterdir() if each.is_dir()]
    return unpacked, packed("wheel", unpacked, place)


def sources() -> set[str]:
    """Every file of the package."""
    here = ROOT / "src"
    return {
        file.relative_to(here).as_posix()
        for file in (here / "koloda").rglob("*")
        if file.is_file()
        and not {"__pycache__", ".ruff_cache"}.intersection(file.parts)
        and not {"static", "static.new"}.intersection(file.parts)
    }


def test_the_wheel_has_every_file_of_the_package(distribution: tuple[Path, Path]) -> None:
    names = set(zipfile.ZipFile(distribution[1]).namelist())
    assert sources() - names == set()
    assert {f"koloda/server/static/{name}" for name in CLIENT} <= names


def test_the_wheel_has_nothing_else(distribution: tuple[Path, Path]) -> None:
    names = zipfile.ZipFile(distribution[1]).namelist()
    assert {name.partition("/")[0] for name in names} == {
        "koloda",
        next(name for name in names if ".dist-info/" in name).partition("/")[0],
    }


def test_the_source_distribution_can_build_everything(distribution: tuple[Path, Path]) -> None:
    unpacked = distribution[0]
    for name in ("web/package-lock.json", "web/src/main.ts", "tools/web.py", "tools/build.py"):
        assert (unpacked / name).is_file(), name
    assert (unpacked / "src/koloda/server/static/.fingerprint").is_file()
    assert not (unpacked / "web" / "node_modules").exists()


def metadata(wheel: Path) -> Message:
    """What an index shows."""
    archive = zipfile.ZipFile(wheel)
    (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    return Parser().parsestr(archive.read(name).decode())


def test_an_index_has_something_to_show(distribution: tuple[Path, Path]) -> None:
    told = metadata(distribution[1])
    assert told["Version"] == "1.0.0"
    assert told["Description-Content-Type"] == "text/markdown"
    assert "# Koloda" in str(told.get_payload())
    assert "Typing :: Typed" in (told.get_all("Classifier") or [])


def test_its_links_lead_to_the_repository_of_the_release(distribution: tuple[Path, Path]) -> None:
    # The wheel was made from the source distribution, where nobody knows the address any more.
    told = metadata(distribution[1])
    page = str(told.get_payload())
    assert f"({REPOSITORY}/raw/v1.0.0/docs/images/move.png)" in page
    assert f"({REPOSITORY}/blob/v1.0.0/docs/hosting.md)" in page
    assert {link.partition(REPOSITORY)[0] for link in LINK.findall(page)} == {""}
    urls = dict(line.split(", ") for line in told.get_all("Project-URL") or [])
    assert urls["Changelog"] == f"{REPOSITORY}/blob/v1.0.0/CHANGELOG.md"
    assert urls["Source"] == REPOSITORY


def test_where_nobody_knows_the_repository_no_link_is_broken() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = description(readme, "", "v1.0.0")
    assert LINK.findall(page) == []
    assert "![" not in page and "|---" not in page
    assert re.findall(r"```\w*\n.*?```", page, re.DOTALL) == re.findall(
        r"```\w*\n.*?```", readme, re.DOTALL
    )


def test_links_lead_to_files_that_there_are() -> None:
    paths = [url.partition("/blob/v1.0.0/")[2] for url in links("https://x", "v1.0.0").values()]
    assert [path for path in paths if not (ROOT / path).exists()] == []
    assert len([path for path in paths if path]) == 2


def test_without_an_extra_the_command_has_what_it_needs(distribution: tuple[Path, Path]) -> None:
    needs = metadata(distribution[1]).get_all("Requires-Dist") or []
    assert [need for need in needs if "extra ==" not in need] == ["click", "fluent.runtime"]
