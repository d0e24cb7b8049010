"""Compiles engine, games and bots with mypyc; all else about the package is in pyproject.toml.

KOLODA_PURE=1              no compilation
KOLODA_REQUIRE_COMPILED=1  a failed compilation is an error instead of a pure installation
KOLODA_EXTRA_MODULES=…     more files or directories for the same compilation group
KOLODA_REPOSITORY=…        where the repository can be seen, for the links of the description
"""

import contextlib
import os
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools.compilation import modules, obstacle  # noqa: E402
from tools.docstrings import keep  # noqa: E402
from tools.index_page import shown  # noqa: E402

NEEDS = ["click", "fluent.runtime"]
COMPILED_NEEDS = ["librt", "mypy-extensions"]
"""What mypyc has compiled needs its own libraries."""
# A warning that only some compilers give must not stop the build.
# Keys of positions count on numbers that wrap round, as they do with Microsoft's compiler anyway.
FLAGS = ["-fwrapv", "-fvisibility=hidden", "-fno-semantic-interposition", "-Wno-error"]
# Who has NumPy compiles the same as who has not: as pip does, from the standard library's types.
ALIKE = "--no-site-packages"
REQUIRED = os.environ.get("KOLODA_REQUIRE_COMPILED") == "1"
BUILD_COMMANDS = {"build", "build_ext", "bdist_wheel"}
CLIENT = ROOT / "src" / "koloda" / "server" / "static" / "index.html"


def tell(sentence: str) -> None:
    """Say it to whoever installs: pip keeps what a build prints to itself, but not the terminal."""
    print(f"koloda: {sentence}", flush=True)
    if not sys.stdout.isatty():
        with contextlib.suppress(OSError), open("/dev/tty", "w", encoding="utf-8") as terminal:
            terminal.write(f"\n  koloda: {sentence}\n")


def extensions() -> list[Extension]:
    """One compilation group, so that calls between its modules stay native."""
    # Metadata and editable installations need no compilation: src/ always stays pure.
    if BUILD_COMMANDS.isdisjoint(sys.argv):
        return []
    if reason := obstacle():
        tell(f"installed interpreted, which is slower but complete: {reason}")
        return []
    files = modules(os.environ.get("KOLODA_EXTRA_MODULES", "").split(os.pathsep))
    tell(f"compiling {len(files)} modules to machine code, which takes minutes (KOLODA_PURE=1: no)")
    from mypyc.build import mypycify

    try:
        group: list[Extension] = mypycify(
            [ALIKE, *files], opt_level="3", debug_level="0", group_name="koloda"
        )
    except SystemExit:
        if REQUIRED:
            raise
        tell("installed interpreted, which is slower but complete: mypyc refuses the sources")
        return []
    for extension in group:
        for source in extension.sources:
            if Path(source).name.startswith("__native"):
                keep(Path(source), files)
        if sys.platform != "win32":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.optional = not REQUIRED
    return group


def bring_client() -> None:
    """Build the browser client if that can be done here; a source distribution brings it along."""
    if not (ROOT / "PKG-INFO").exists():
        subprocess.run([sys.executable, "tools/web.py", "--lenient"], cwd=ROOT, check=True)
    if not CLIENT.is_file():
        tell("without the browser client, which Node 20.19 or newer would build")


class SourceDistribution(sdist):  # type: ignore[misc]
    """Has the built client in it, so that nobody who installs it needs Node."""

    def run(self) -> None:
        """Build the client, then pack."""
        bring_client()
        super().run()


class Wheel(bdist_wheel):  # type: ignore[misc]
    """Has the built client in it."""

    def run(self) -> None:
        """Build the client, then pack."""
        bring_client()
        super().run()


if __name__ == "__main__":
    os.chdir(ROOT)
    description, links = shown(ROOT)
    setup(
        long_description=description,
        long_description_content_type="text/markdown",
        project_urls=links,
        ext_modules=extensions(),
        install_requires=[*NEEDS, *(COMPILED_NEEDS if not obstacle() else [])],
        cmdclass={"sdist": SourceDistribution, "bdist_wheel": Wheel},
    )
