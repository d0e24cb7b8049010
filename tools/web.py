"""Builds the browser client into src/koloda/server/static, only when its sources changed.

python tools/web.py [--lenient] [--check]

--check also runs svelte-check, eslint, prettier and vitest, and fails for what they or the build
find or when the first page would load too much script; where npm's packages cannot be had at all,
one line says that the browser tests are skipped.
"""

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools import packages  # noqa: E402

WEB = ROOT / "web"
ART = ROOT / "src" / "koloda" / "art" / "sheets"
"""The cards' drawings, which the client and Python share."""
STATIC = ROOT / "src" / "koloda" / "server" / "static"
STAMP = STATIC / ".fingerprint"
PACKAGES = WEB / "node_modules" / ".installed"
"""Which lock file was installed, and whether with the tools that check and test."""
LONGEST = 600
"""Seconds that one npm command may take."""
OLDEST_NODE = (20, 19)
BUDGET = 150_000
"""Bytes of compressed script that the first page may load."""
COMPRESSED = {".css", ".html", ".js", ".svg"}
IGNORED = {"node_modules", ".svelte-kit", "dist"}


def fingerprint() -> str:
    """A hash of everything the client is built from."""
    digest = hashlib.sha256()
    for file in sorted([*WEB.rglob("*"), *ART.iterdir()]):
        if file.is_file() and IGNORED.isdisjoint(file.relative_to(ROOT).parts):
            content = file.read_bytes()
            digest.update(f"{file.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def node_path() -> str:
    """A PATH with a Node that is new enough: the machine's, else one from the package index."""
    if not new_enough(os.environ["PATH"]):
        lock = ROOT / "requirements" / "node.txt"
        tell("getting Node from the Python package index")
        packages.install(sys.executable, lock, longest=LONGEST)
    return os.pathsep.join([os.environ["PATH"], str(Path(sys.executable).parent)])


def new_enough(path: str) -> bool:
    """Whether the Node on this PATH can build the client."""
    node = shutil.which("node", path=path)
    if node is None or shutil.which("npm", path=path) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return all(part.isdigit() for part in numbers) and tuple(map(int, numbers)) >= OLDEST_NODE


def tell(sentence: str) -> None:
    """Say what is being done."""
    print(f"browser client: {sentence}", flush=True)


def run(*words: str, path: str) -> None:
    """An npm command in web/; what it prints is shown if it fails."""
    npm = shutil.which("npm", path=path)
    if npm is None:
        raise OSError("npm is not to be had")
    done = subprocess.run(
        [npm, *words],
        cwd=WEB,
        check=False,
        env=os.environ | {"PATH": path},
        timeout=LONGEST,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        sys.stdout.write(done.stdout)
        raise subprocess.CalledProcessError(done.returncode, f"npm {' '.join(words)}")


class NoPackages(Exception):  # noqa: N818 - it says what is missing
    """Node or the client's packages cannot be had here."""


def install(check: bool) -> str:
    """Get what the client needs, as the lock files say; the PATH to go on with.

    Who only builds does without the tools that check and test, which are most of the packages.
    """
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    have = PACKAGES.read_text(encoding="utf-8").split() if PACKAGES.is_file() else []
    try:
        path = node_path()
        if have[:1] != [lock] or (check and "check" not in have):
            tell("getting its packages with npm")
            only = [] if check else ["--omit=dev"]
            # An installation that is stopped in the middle is begun again.
            PACKAGES.unlink(missing_ok=True)
            run("ci", *only, "--no-audit", "--no-fund", "--silent", path=path)
            PACKAGES.write_text(f"{lock} check" if check else lock, encoding="utf-8")
    except (OSError, subprocess.SubprocessError, packages.PipError) as error:
        raise NoPackages(str(error)) from error
    return path


def build(check: bool) -> None:
    """Check the sources if asked, then build the client if they changed."""
    path = install(check)
    if check:
        tell("types, lint, format")
        run("run", "check", "--silent", path=path)
        tell("unit tests")
        run("test", "--silent", path=path)
    if not is_fresh():
        tell("building")
        fresh = STATIC.with_name("static.new")
        place = os.path.relpath(fresh, WEB)
        run("run", "build", "--silent", "--", "--outDir", place, "--emptyOutDir", path=path)
        compress(fresh)
        (fresh / STAMP.name).write_text(fingerprint(), encoding="utf-8")
        # Whole or not at all, so that an interrupted build leaves the old client.
        shutil.rmtree(STATIC, ignore_errors=True)
        fresh.rename(STATIC)


def compress(place: Path) -> None:
    """Put a compressed copy beside every file that gains by it, so that no request pays for it."""
    for file in sorted(place.rglob("*")):
        if file.suffix in COMPRESSED:
            packed = gzip.compress(file.read_bytes(), 9, mtime=0)
            file.with_name(file.name + ".gz").write_bytes(packed)


def first_load() -> int:
    """Bytes of compressed script that every page loads before it can be used."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    return sum((STATIC / f"{name}.gz").stat().st_size for name in named)


def is_fresh() -> bool:
    """Whether the built client is that of the sources as they are."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def main() -> int:
    """Build if need be; a failure is one line for people who only want to play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lenient", action="store_true", help="a failed build is no error")
    parser.add_argument(
        "--check", action="store_true", help="also svelte-check, eslint, prettier, vitest"
    )
    wanted = parser.parse_args()
    if is_fresh() and not wanted.check:
        return 0
    try:
        build(wanted.check)
    except NoPackages as error:
        consequence = ": the browser tests are skipped" if wanted.check else ""
        sys.stdout.write(f"no packages for the browser client{consequence} ({error})\n")
        return 0 if wanted.check or wanted.lenient else 1
    except (OSError, subprocess.SubprocessError) as error:
        sys.stdout.write(f"the browser client could not be built: {error}\n")
        return 0 if wanted.lenient else 1
    if wanted.check and first_load() > BUDGET:
        sys.stdout.write(f"the first page loads {first_load()} bytes of script, over {BUDGET}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
