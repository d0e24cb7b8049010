"""Compiles engine, games and bots with mypyc; all else about the package is in pyproject.toml.

KOLODA_PURE=1              no compilation
KOLODA_REQUIRE_COMPILED=1  a failed compilation is an error instead of a pure installation
KOLODA_EXTRA_MODULES=…     more files or directories for the same compilation group
"""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "src/koloda/engine",
    "src/koloda/games",
    "src/koloda/bots",
    "src/koloda/envs/batch.py",
]
OPT_OUT = "# mypyc: interpreted"
# A warning that only some compilers give must not stop the build.
# Keys of positions count on numbers that wrap round.
FLAGS = ["-fwrapv", "-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]
BUILD_COMMANDS = {"build", "build_ext", "bdist_wheel"}


def modules() -> list[str]:
    """The files that are compiled, in a fixed order."""
    extra = os.environ.get("KOLODA_EXTRA_MODULES", "").split(os.pathsep)
    found: list[Path] = []
    for place in [Path(name) for name in [*COMPILED, *extra] if name]:
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place] * place.exists()
    return [
        file.as_posix()
        for file in found
        if OPT_OUT not in file.read_text(encoding="utf-8").splitlines()
    ]


def extensions() -> list[Extension]:
    """One compilation group, so that calls between its modules stay native."""
    files = modules()
    # Metadata and editable installations need no compilation: src/ always stays pure.
    if os.environ.get("KOLODA_PURE") == "1" or not files or BUILD_COMMANDS.isdisjoint(sys.argv):
        return []
    from mypyc.build import mypycify

    group: list[Extension] = mypycify(files, opt_level="3", debug_level="0", group_name="koloda")
    for extension in group:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = os.environ.get("KOLODA_REQUIRE_COMPILED") != "1"
    return group


if __name__ == "__main__":
    # What mypyc has compiled needs its own libraries.
    needs = [] if os.environ.get("KOLODA_PURE") == "1" else ["librt", "mypy-extensions"]
    setup(ext_modules=extensions(), install_requires=needs)
