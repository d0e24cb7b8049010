"""What mypyc compiles, whether this machine can, and whether a compiled copy is of these sources.

Used by setup.py, tools/build.py and the `koloda` command of a checkout; standard library only.
"""

import hashlib
import os
import shlex
import shutil
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COMPILED = [
    "src/koloda/engine",
    "src/koloda/games",
    "src/koloda/bots",
    "src/koloda/analysis/rollouts.py",
    "src/koloda/envs/batch.py",
    "src/koloda/envs/opposed.py",
]
RECIPE = ["setup.py", "tools/docstrings.py"]
"""What the compiled code depends on besides the modules themselves."""
OPT_OUT = "# mypyc: interpreted"
STAMP = ".fingerprint"
TUNED = "tuned"


def modules(extra: list[str] | None = None) -> list[str]:
    """The files that are compiled, in a fixed order, named from the root of the repository."""
    found: list[Path] = []
    for place in [ROOT / name for name in [*COMPILED, *(extra or [])] if name]:
        found += sorted(place.rglob("*.py")) if place.is_dir() else [place] * place.exists()
    return [
        file.relative_to(ROOT).as_posix()
        for file in found
        if OPT_OUT not in file.read_text(encoding="utf-8").splitlines()
    ]


def compiler() -> str:
    """The C compiler that Python's own tools take."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def obstacle() -> str:
    """Why this machine cannot compile, or nothing."""
    if os.environ.get("KOLODA_PURE") == "1":
        return "KOLODA_PURE=1 asks for it"
    if sys.platform != "win32" and shutil.which(compiler()) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found"
    return ""


def fingerprint(files: list[str]) -> str:
    """A hash of everything the compiled code depends on."""
    digest = hashlib.sha256()
    for name in [*RECIPE, *files]:
        content = (ROOT / name).read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    machine = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    digest.update("\n".join([*map(installed, ("mypy", "librt")), *machine, *settings]).encode())
    return digest.hexdigest()


def installed(tool: str) -> str:
    """A tool with its version, if it is there."""
    try:
        return f"{tool} {version(tool)}"
    except PackageNotFoundError:
        return f"no {tool}"


def is_current(place: Path, wanted: str, tuned: bool = False) -> bool:
    """Whether the copy is of these sources; a tuned one is good for everything."""
    stamp = place / STAMP
    have = stamp.read_text(encoding="utf-8").split() if stamp.exists() else []
    return have[:1] == [wanted] and (not tuned or TUNED in have)
