"""Tries koloda on an empty machine: python -m tools.fresh_machine [TRIAL …], as root.

A fresh Debian root (debootstrap) has Python, make and git and no Python package. Every trial gets a
copy of it and a new user, whose HOME is empty: nothing is cached. A whole game is played from
outside in Chromium. One line tells the seconds of each step.

wheel     pip install WHEEL[server], koloda serve (dist/ holds it: make dist)
sdist     the same from the source distribution, without a compiler
compiled  the same with a compiler, which takes minutes
clone     make play, Ctrl-C, make play again
ctrl-c    Ctrl-C at several moments of make play, each from where the last one left it
test      make test, all of it
dist      the wheel of that Debian's Python, made and tried there (SUITE=sid: the newest)
"""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.web.conftest import People
from tests.web.driving import play_now, play_to_the_end
from tools.chromium import chromium
from tools.first_page import shown

ROOT: Final = Path(__file__).resolve().parent.parent
PLACE: Final = ROOT / "build" / "fresh"
SUITE: Final = os.environ.get("SUITE", "bookworm")
PACKAGES: Final = "ca-certificates,git,make,python3,python3-venv"
NETWORK: Final = (
    "http_proxy",
    "https_proxy",
    "no_proxy",
    "npm_config_registry",
    "NODE_EXTRA_CA_CERTS",
    "PIP_CERT",
    "PIP_DEFAULT_TIMEOUT",
    "PIP_INDEX_URL",
    "SSL_CERT_FILE",
)
"""How this machine reaches the package indexes, which is all that an empty one has of it."""
OF_MACHINE: Final = ("etc/hosts", "etc/resolv.conf", "etc/ssl/certs/ca-certificates.crt")
ENTER: Final = (
    'mount -t proc none "$1/proc" && mount -t tmpfs -o mode=1777 none "$1/dev/shm" && '
    'mount -t devpts -o newinstance,ptmxmode=666 none "$1/dev/pts" && '
    'root="$1" && shift && exec chroot --userspec=guest "$root" "$@"'
)
PATIENCE: Final = 3600.0
GAME: Final = "karma"
MOMENTS: Final = (0.05, 0.3, 1, 2, 4, 8, 16, 32, 5, 10, 20, 60)
"""Seconds after `make play`: while it begins, installs, builds the client, serves, compiles."""


class Machine:
    """A copy of the empty root, and what runs in it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.root = PLACE / name
        self.home = self.root / "home" / "guest"
        self.told: list[str] = []
        shutil.rmtree(self.root, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", base(), self.root], check=True)
        for file in OF_MACHINE:
            shutil.copy(f"/{file}", self.root / file)

    def words(self, command: str) -> list[str]:
        """How a command is run there, by the new user and with nothing of this environment."""
        kept = [f"{name}={os.environ[name]}" for name in NETWORK if name in os.environ]
        clean = ["env", "-i", "-C", "/home/guest", "HOME=/home/guest", "PATH=/usr/bin:/bin", *kept]
        enter = ["unshare", "--mount", "sh", "-c", ENTER, "sh", str(self.root)]
        return [*enter, *clean, "LANG=C.UTF-8", "sh", "-c", command]

    def time(self, what: str, command: str) -> None:
        """Run a command to its end and note its seconds."""
        began = time.monotonic()
        with (PLACE / f"{self.name}.log").open("a") as log:
            log.write(f"$ {command}\n")
            log.flush()
            done = subprocess.run(self.words(command), check=False, stdout=log, stderr=log)
        if done.returncode != 0:
            sys.exit(f"{self.name}: {what} failed, {PLACE / self.name}.log says why")
        self.note(what, time.monotonic() - began)

    def note(self, what: str, seconds: float) -> None:
        """Remember a time, with the load under which it was taken."""
        self.told.append(f"{what} {seconds:.0f} s [{os.getloadavg()[0]:.0f}]")
        print(f"{self.name}: {self.told[-1]}", flush=True)

    def running(self) -> list[str]:
        """What still runs there."""
        found = []
        for process in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if (process / "root").readlink() == self.root:
                    words = (process / "cmdline").read_bytes().split(b"\0")
                    found.append(b" ".join(words).decode(errors="replace"))
        return found

    def bring(self, file: Path) -> str:
        """Put a file into the new user's HOME; its name."""
        shutil.copy(file, self.home)
        return file.name

    @contextlib.contextmanager
    def serving(self, what: str, command: str) -> Iterator[str]:
        """A server there, from the moment that its page can be seen; Ctrl-C ends it."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        began = time.monotonic()
        with (PLACE / f"{self.name}.log").open("a") as log:
            words = self.words(command.format(port=port))
            server = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)
        try:
            while not shown(port):
                if server.poll() is not None or time.monotonic() - began > PATIENCE:
                    sys.exit(f"{self.name}: {what} shows no page, {PLACE / self.name}.log says why")
                time.sleep(0.05)
            self.note(f"{what}, page after", time.monotonic() - began)
            yield f"http://127.0.0.1:{port}"
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGINT)
            server.wait(60)

    def play(self, address: str) -> None:
        """A whole game in Chromium, without an error of the page."""
        from playwright.sync_api import sync_playwright

        began = time.monotonic()
        with sync_playwright() as started:
            browser = started.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
            people = People(browser, address)
            page = people.come()
            play_now(page, GAME)
            play_to_the_end(page, seconds=int(PATIENCE))
            page.screenshot(path=str(PLACE / f"{self.name}.png"))
            browser.close()
        if people.errors:
            sys.exit(f"{self.name}: the page complains: {people.errors}")
        self.note(f"a game of {GAME} in Chromium", time.monotonic() - began)


def base() -> Path:
    """The empty root, made once."""
    made = PLACE / SUITE
    if not made.is_dir():
        PLACE.mkdir(parents=True, exist_ok=True)
        fresh = made.with_suffix(".new")
        shutil.rmtree(fresh, ignore_errors=True)
        print(f"an empty Debian ({SUITE}), some minutes", flush=True)
        words = ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, str(fresh)]
        with (PLACE / "debootstrap.log").open("w") as log:
            subprocess.run(words, check=True, stdout=log, stderr=log)
        subprocess.run(["chroot", fresh, "useradd", "--create-home", "guest"], check=True)
        fresh.rename(made)
    return made


def installed(machine: Machine, package: str) -> None:
    """Install a package with its server, serve, play."""
    machine.time("an environment", "python3 -m venv env")
    quiet = "env/bin/pip install --quiet --disable-pip-version-check"
    machine.time(f"pip install {package}[server]", f"{quiet} './{package}[server]'")
    machine.time("koloda --version", "env/bin/koloda --version && env/bin/koloda doctor")
    machine.time("self-test", "env/bin/python -m koloda.selftest")
    with machine.serving("koloda serve", "exec env/bin/koloda serve --port {port}") as address:
        machine.play(address)


def newest(pattern: str) -> Path:
    """A file of dist/."""
    found = sorted((ROOT / "dist").glob(pattern))
    if not found:
        sys.exit(f"there is no dist/{pattern}: make dist PYTHONS=…")
    return found[-1]


def wheel(machine: Machine) -> None:
    """The wheel for Debian's Python."""
    number = "print('cp%d%d' % __import__('sys').version_info[:2])"
    words = ["chroot", str(machine.root), "python3", "-c", number]
    tag = subprocess.check_output(words, text=True).strip()
    installed(machine, machine.bring(newest(f"*-{tag}-*.whl")))


def sdist(machine: Machine) -> None:
    """The source distribution where nothing can be compiled."""
    installed(machine, machine.bring(newest("*.tar.gz")))


def with_compiler(machine: Machine) -> None:
    """Give it a C compiler and Python's headers."""
    old = "-o Acquire::Check-Valid-Until=false"  # a mirror may be some days behind
    get = "apt-get -qq -y --no-install-recommends install gcc python3-dev"
    words = f"apt-get -qq {old} update && {get}"
    with (PLACE / f"{machine.name}.log").open("w") as log:
        chroot = ["chroot", str(machine.root), "sh", "-c", words]
        subprocess.run(chroot, check=True, stdout=log, stderr=log)


def compiled(machine: Machine) -> None:
    """The source distribution where it can."""
    with_compiler(machine)
    sdist(machine)


def cloned(machine: Machine) -> None:
    """A clone of this repository's last commit, in the new user's HOME."""
    target = machine.home / "koloda"
    subprocess.run(["git", "clone", "--quiet", "--no-local", ROOT, target], check=True)
    owner = ["chroot", str(machine.root), "chown", "-R", "guest:guest", "/home/guest/koloda"]
    subprocess.run(owner, check=True)


def clone(machine: Machine) -> None:
    """`make play` for the first and for the second time."""
    cloned(machine)
    command = "cd koloda && exec make --no-print-directory play ARGS='--port {port}'"
    with machine.serving("first make play", command) as address:
        machine.play(address)
    with machine.serving("second make play", command):
        pass


def ctrl_c(machine: Machine) -> None:
    """Whatever is interrupted leaves no process, and the next `make play` goes on from there."""
    cloned(machine)
    command = "cd koloda && exec make --no-print-directory play"
    for moment in MOMENTS:
        with (PLACE / "ctrl-c.log").open("a") as log:
            log.write(f"$ {command} # Ctrl-C after {moment} s\n")
            log.flush()
            words = machine.words(command)
            make = subprocess.Popen(words, stdout=log, stderr=log, start_new_session=True)
        time.sleep(moment)
        os.killpg(make.pid, signal.SIGINT)
        began = time.monotonic()
        make.wait(60)
        if left := machine.running():
            sys.exit(f"ctrl-c: after {moment} s it leaves {left}")
        machine.note(f"Ctrl-C after {moment} s, ended in", time.monotonic() - began)
    with machine.serving("make play", f"{command} ARGS='--port {{port}}'"):
        pass


def test(machine: Machine) -> None:
    """`make test` without a browser, Node, PostgreSQL or a compiler."""
    cloned(machine)
    machine.time("make test", "cd koloda && make --no-print-directory test")
    print((machine.home / "koloda" / "build" / "left-out.txt").read_text(), end="")


def dist(machine: Machine) -> None:
    """A wheel for the Python of that Debian, which comes into dist/ beside the others."""
    with_compiler(machine)
    cloned(machine)
    made = machine.home / "koloda" / "dist"
    machine.time("make dist", "cd koloda && make --no-print-directory dist PYTHONS=python3")
    (ROOT / "dist").mkdir(exist_ok=True)
    for file in made.glob("*.whl"):
        shutil.copy(file, ROOT / "dist")


TRIALS: Final = {
    "wheel": wheel,
    "sdist": sdist,
    "compiled": compiled,
    "clone": clone,
    "ctrl-c": ctrl_c,
    "test": test,
    "dist": dist,
}


def main() -> None:
    """Make each trial on a machine of its own, and tell the times."""
    wanted = sys.argv[1:] or ["wheel", "sdist", "clone"]
    if unknown := set(wanted) - set(TRIALS):
        sys.exit(f"there is no trial {', '.join(unknown)}; there are {', '.join(TRIALS)}")
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("an empty machine needs root and debootstrap (apt-get install debootstrap)")
    machines = []
    for name in wanted:
        machines.append(Machine(name))
        (PLACE / f"{name}.log").write_text("")
        TRIALS[name](machines[-1])
    for machine in machines:
        print(f"{machine.name}: {', '.join(machine.told)}")


if __name__ == "__main__":
    main()
