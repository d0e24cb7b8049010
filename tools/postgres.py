"""Sees to it that the tests of several processes have PostgreSQL and HAProxy, where that can be.

python tools/postgres.py
"""

import contextlib
import importlib.util
import os
import pwd
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

LONGEST = 240
"""Seconds that one step of an installation may take."""
PLACES = Path("/usr/lib/postgresql")
USERS = ("postgres", "nobody")
"""Whom the database runs as when the tests are root, which PostgreSQL refuses to be."""


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs; POSTGRES names one."""
    named = os.environ.get("POSTGRES", "")
    found = [Path(named)] if named else sorted(PLACES.glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    found += [Path(on_path).parent] if on_path else []
    return next((place for place in found if (place / "initdb").exists()), None)


def haproxy() -> str:
    """The proxy, or nothing."""
    return shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin") or ""


def install() -> str:
    """Install Debian's packages, if this machine is ours to change; what went wrong."""
    manager = shutil.which("apt-get")
    if manager is None or os.geteuid() != 0:
        return "not installed, and only root can install them with apt-get"
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    wanted = ["install", "-qq", "-y", "--no-install-recommends", "postgresql", "haproxy"]
    try:
        for words in (["update", "-qq"], wanted):
            subprocess.run([manager, *words], check=True, env=quiet, timeout=LONGEST)
    except (OSError, subprocess.SubprocessError) as error:
        return f"apt-get failed: {error}"
    return ""


def missing() -> str:
    """What the tests of several processes lack here; nothing if they can run."""
    if importlib.util.find_spec("psycopg") is None:
        return "the package psycopg"
    return "PostgreSQL" if binaries() is None else "" if haproxy() else "HAProxy"


def free_port() -> int:
    """A port that nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as line:
        return int(line.getsockname()[1])


class Postgres:
    """A private cluster in a temporary folder, on a port of the loopback."""

    def __init__(self, folder: Path) -> None:
        found = binaries()
        assert found is not None
        self.programs = found
        self.folder = folder
        self.port = free_port()
        self.user = other_user()
        if self.user is not None:
            shutil.chown(folder, self.user)
        self.run("initdb", "-D", self.data, "-U", "koloda", "-A", "trust", "-E", "UTF8", "-N")
        self.start()
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "koloda", "koloda")

    @property
    def data(self) -> str:
        """Where the database is."""
        return str(self.folder / "data")

    def run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        subprocess.run(
            [str(self.programs / program), *words],
            check=True,
            user=self.user,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            cwd="/",
            timeout=60,
        )

    def start(self) -> None:
        """Start it; return when it answers."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", self.data, "-l", log, "-w", "-o", options, "start")

    def stop(self, how: str = "immediate") -> None:
        """Stop it: `immediate` as if it had crashed, `fast` in good order."""
        self.run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def url(self, port: int = 0) -> str:
        """For `koloda serve`; by way of another port if one is given."""
        return f"postgresql+psycopg://koloda@127.0.0.1:{port or self.port}/koloda"


def other_user() -> str | None:
    """Whom to run the database as; None for whoever runs this."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(user for user in USERS if user in names)


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A database for the length of a test."""
    with tempfile.TemporaryDirectory(prefix="koloda-pg-", dir="/tmp") as name:
        found = Postgres(Path(name))
        try:
            yield found
        finally:
            found.stop()


def main() -> int:
    """One line when there will be no tests of several processes; never an error."""
    problem = missing()
    if problem in ("PostgreSQL", "HAProxy"):
        problem = install() or missing()
    if problem:
        sys.stdout.write(f"the tests of several processes are skipped ({problem})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
