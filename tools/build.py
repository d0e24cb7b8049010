"""Builds the compiled copy of koloda in build/compiled, only when its sources changed.

python tools/build.py [--tuned] [--lenient] [--out build/bench] [--extra examples/crazy_eights …]

`--tuned` is profile-guided optimisation: first a copy that counts what is used while
`tools/train.py` plays, then one that gcc optimises by this profile.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.compilation import (  # noqa: E402
    STAMP,
    TUNED,
    compiler,
    fingerprint,
    is_current,
    modules,
    obstacle,
)

PACKAGE = ROOT / "src" / "koloda"
COUNT = "-fprofile-generate -fprofile-update=single"
USE_COUNTS = "-fprofile-use -fprofile-partial-training"
IGNORED = {"__pycache__", ".so", ".pyc"}


def is_gcc() -> bool:
    """Whether the compiler is gcc, which has profile-guided optimisation."""
    said = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def compile_tuned(place: Path, extra: list[str]) -> None:
    """Profile-guided optimisation: compile, profile a training run, compile again."""
    for counts in (ROOT / "build" / "temp").rglob("*.gcda"):
        counts.unlink()
    compile_into(place, COUNT)
    link_sources(place, extra)
    peers = ROOT / ".venv-peers" / "bin" / "python"  # has NumPy, so that batches are counted, too
    python = str(peers) if peers.exists() else sys.executable
    environment = {**os.environ, "PYTHONPATH": str(place)}
    subprocess.run([python, "tools/train.py"], cwd=ROOT, env=environment, check=True)
    compile_into(place, USE_COUNTS)


def compile_into(place: Path, flags: str = "") -> None:
    """Run the compiler; its complaints go to the terminal."""
    name = place.name.removesuffix(".new")
    log = ROOT / "build" / f"{name}.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    options = [f"--build-lib={place}", f"--build-temp={ROOT / 'build' / 'temp' / name}", "--force"]
    environment = {**os.environ, "KOLODA_REQUIRE_COMPILED": "1", "KOLODA_PURE": "0"}
    environment["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {flags}".strip()
    with log.open("w") as output:
        result = subprocess.run(
            [*command, *options],
            cwd=ROOT,
            env=environment,
            check=False,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    if result.returncode != 0:
        sys.stderr.write(log.read_text(errors="replace"))
        raise subprocess.CalledProcessError(result.returncode, command)


def link_sources(place: Path, extra: list[str]) -> None:
    """Put links to everything else of the package beside what was compiled.

    Links never grow old: what is edited, or built later like the browser client, is there at once.
    """
    trees = [(PACKAGE, place / "koloda")]
    trees += [(ROOT / name, place / Path(name).name) for name in extra if (ROOT / name).is_dir()]
    for source, target in trees:
        link_tree(source, target)


def link_tree(source: Path, target: Path) -> None:
    """Link the files of a folder, and the folders in which nothing was compiled."""
    for old in target.iterdir():
        if old.is_symlink() and not old.exists():
            old.unlink()
    for each in source.iterdir():
        there = target / each.name
        if there.is_dir() and not there.is_symlink():
            if each.name not in IGNORED:
                link_tree(each, there)
        elif each.name not in IGNORED and each.suffix not in IGNORED:
            link(each, there)


def link(source: Path, target: Path) -> None:
    """One link, relative so that a checkout can be moved; one that is there stays."""
    if not target.is_symlink():
        target.symlink_to(os.path.relpath(source, target.parent))


def build(place: Path, extra: list[str], tuned: bool) -> None:
    """Make the compiled copy current, or remove it where it cannot be made."""
    files = modules(extra)
    wanted = fingerprint(files)
    if tuned and not obstacle() and not is_gcc():
        print("koloda is compiled without tuning: that needs gcc", flush=True)
        tuned = False
    if is_current(place, wanted, tuned):
        link_sources(place, extra)
        return
    if reason := obstacle():
        shutil.rmtree(place, ignore_errors=True)
        print(f"koloda runs interpreted: {reason}", flush=True)
        return
    print(f"compiling {len(files)} modules into {os.path.relpath(place)}", flush=True)
    os.environ["KOLODA_EXTRA_MODULES"] = os.pathsep.join(extra)
    fresh = place.with_name(f"{place.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    compile_tuned(fresh, extra) if tuned else compile_into(fresh)
    link_sources(fresh, extra)
    (fresh / STAMP).write_text(f"{wanted} {TUNED}" if tuned else wanted)
    # Whole or not at all: whoever looks in between finds the old copy, or none.
    shutil.rmtree(place, ignore_errors=True)
    fresh.rename(place)


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", default="build/compiled", help="where the copy goes")
    parser.add_argument("--extra", nargs="*", default=[], help="more modules for the same group")
    parser.add_argument("--tuned", action="store_true", help="compile twice for more speed")
    parser.add_argument("--lenient", action="store_true", help="run interpreted after a failure")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    try:
        build(ROOT / arguments.out, arguments.extra, arguments.tuned)
    except subprocess.CalledProcessError:
        if not arguments.lenient:
            sys.exit("the compilation failed; the message is above")
        print("koloda runs interpreted: the compilation failed, see above", flush=True)


if __name__ == "__main__":
    main()
