"""Builds the compiled copy of koloda in build/compiled, only when its sources changed.

python tools/build.py [--tuned] [--lenient] [--out build/bench] [--extra examples/crazy_eights …]

`--tuned` is profile-guided optimisation: first a copy that counts what is used while
`tools/train.py` plays, then one that gcc optimises by this profile.
"""

import argparse
import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "koloda"
STAMP = ".fingerprint"
TUNED = "tuned"
COUNT = "-fprofile-generate -fprofile-update=single"
USE_COUNTS = "-fprofile-use -fprofile-partial-training"
IGNORED = ("__pycache__", "*.so", "*.pyc")


def compiler() -> str:
    """The C compiler that Python's own tools take."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def obstacle() -> str:
    """Why this machine cannot compile, or nothing."""
    if shutil.which(compiler()) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return ""


def compiled_modules(extra: list[str]) -> list[str]:
    """The modules that setup.py compiles."""
    sys.path.insert(0, str(ROOT))
    os.environ["KOLODA_EXTRA_MODULES"] = os.pathsep.join(extra)
    import setup

    return setup.modules()


def fingerprint(modules: list[str]) -> str:
    """A hash of everything the compiled code depends on."""
    digest = hashlib.sha256()
    for name in ["setup.py", *modules]:
        content = (ROOT / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    tools = [f"{tool} {version(tool)}" for tool in ("mypy", "librt", "setuptools")]
    machine = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    digest.update("\n".join(tools + machine + settings).encode())
    return digest.hexdigest()


def is_gcc() -> bool:
    """Whether the compiler is gcc, which has profile-guided optimisation."""
    said = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in said.stdout


def compile_tuned(place: Path, extra: list[str]) -> None:
    """Profile-guided optimisation: compile, profile a training run, compile again."""
    for counts in (ROOT / "build" / "temp").rglob("*.gcda"):
        counts.unlink()
    compile_into(place, COUNT)
    copy_interpreted(place, extra)
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


def copy_interpreted(place: Path, extra: list[str]) -> None:
    """Bring every other file of the package up to date and drop those that are gone."""
    trees = [(PACKAGE, place / "koloda")]
    trees += [(ROOT / name, place / Path(name).name) for name in extra if (ROOT / name).is_dir()]
    for source, target in trees:
        shutil.copytree(source, target, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*IGNORED))
        for file in sorted(target.rglob("*"), reverse=True):
            here = source / file.relative_to(target)
            ours = file.suffix in {".so", ".pyd"} or "__pycache__" in file.parts
            if not ours and not here.exists():
                shutil.rmtree(file) if file.is_dir() else file.unlink()


def is_current(place: Path, wanted: str, tuned: bool) -> bool:
    """Whether the copy is of these sources; a tuned one is good for everything."""
    stamp = place / STAMP
    have = stamp.read_text().split() if stamp.exists() else []
    return have[:1] == [wanted] and (not tuned or TUNED in have)


def build(place: Path, extra: list[str], tuned: bool) -> None:
    """Make the compiled copy current, or remove it where it cannot be made."""
    modules = compiled_modules(extra)
    wanted = fingerprint(modules) if modules else ""
    if tuned and not obstacle() and not is_gcc():
        print("koloda is compiled without tuning: that needs gcc", flush=True)
        tuned = False
    if not modules or not is_current(place, wanted, tuned):
        shutil.rmtree(place, ignore_errors=True)
        reason = obstacle() if modules else "nothing to compile yet"
        if reason:
            print(f"koloda runs interpreted: {reason}", flush=True)
            return
        print(f"compiling {len(modules)} modules into {os.path.relpath(place)}", flush=True)
        fresh = place.with_name(f"{place.name}.new")
        shutil.rmtree(fresh, ignore_errors=True)
        compile_tuned(fresh, extra) if tuned else compile_into(fresh)
        (fresh / STAMP).write_text(f"{wanted} {TUNED}" if tuned else wanted)
        fresh.rename(place)
    copy_interpreted(place, extra)


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
