"""`koloda doctor`: what is installed and found here, and what is missing for what."""

import importlib.util
import os
import platform
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import Final

import click

import koloda
from koloda.locales.catalogue import Catalogue
from koloda.terminal.common import language_option
from koloda.terminal.page import Page

EXTRAS: Final = {
    "terminal": ("textual",),
    "server": (
        "alembic",
        "msgspec",
        "platformdirs",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    ),
    "postgres": ("psycopg",),
    "research": ("gymnasium", "librt", "mypy_extensions", "numpy", "pettingzoo", "pyspiel"),
    "train": ("librt", "mypy_extensions", "numpy", "torch"),
    "data": ("pyarrow",),
    "cluster": ("ray",),
}
"""What each extra must have brought."""
BROWSERS: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "chrome",
    "firefox",
    "safari",
    "msedge",
)
CLIENT: Final = Path(koloda.__file__).parent / "server" / "static" / "index.html"


@click.command("doctor")
@language_option
def command(lang: str | None) -> None:
    """Tell in one screen what is installed, compiled and found, and what is missing for what.

    \b
    koloda doctor
    """
    say, page = Catalogue(lang).say, Page()
    kind = "compiled" if koloda.COMPILED else "interpreted"
    page.line(f"koloda {koloda.__version__} ({kind}), {Path(koloda.__file__).parent}")
    page.line(f"Python {platform.python_version()}, {platform.platform(terse=True)}")
    page.line(say("doctor-cores", number=os.cpu_count() or 1))
    page.line()
    lacking = []
    for extra, modules in EXTRAS.items():
        missing = [name for name in modules if importlib.util.find_spec(name) is None]
        state = say("doctor-missing", names=", ".join(missing)) if missing else say("doctor-there")
        page.item(f"  {extra:10}", f"{say(f'doctor-extra-{extra}')}: {state}")
        if missing:
            lacking.append(extra)
    if lacking:
        page.item("  ", say("doctor-get", command=f"pip install 'koloda[{lacking[0]}]'"))
    page.line()
    for name, found in machine().items():
        state = found or say("doctor-not-found")
        page.item(f"  {name:10}", f"{say(f'doctor-needs-{name}')}: {state}")


def machine() -> dict[str, str]:
    """What was found on this machine, by the names of the texts."""
    return {
        "client": str(CLIENT.parent) if CLIENT.is_file() else "",
        "database": database(),
        "browser": first_of(*BROWSERS),
        "compiler": first_of(compiler()) if has_headers() else "",
        "node": first_of("node"),
    }


def first_of(*names: str) -> str:
    """Where the first of these programs lies that there is."""
    return next(filter(None, map(shutil.which, names)), "")


def compiler() -> str:
    """The C compiler that Python's own tools take."""
    known = os.environ.get("CC") or sysconfig.get_config_var("CC")
    return shlex.split(known or ("cl" if sys.platform == "win32" else "cc"))[0]


def has_headers() -> bool:
    """Whether modules can be compiled for this Python."""
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def database() -> str:
    """Where `koloda serve` keeps its games, if it has any."""
    if importlib.util.find_spec("platformdirs") is None:
        return ""
    import platformdirs

    file = platformdirs.user_data_path("koloda", appauthor=False) / "koloda.sqlite3"
    return f"{file} ({file.stat().st_size // 1000} kB)" if file.is_file() else ""
