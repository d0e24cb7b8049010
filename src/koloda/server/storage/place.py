"""Where a database is, and that no other server uses its file."""

import os
from pathlib import Path

import platformdirs
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults
from koloda.server.storage.file_lock import take_lock


def default_database() -> Path:
    """Where a person's own games are kept."""
    return platformdirs.user_data_path("koloda", appauthor=False) / "koloda.sqlite3"


def database_url(place: str) -> URL:
    """A file of SQLite, or the URL of another database."""
    if "://" not in place:
        return URL.create("sqlite", database=str(Path(place).expanduser().absolute()))
    try:
        url = make_url(place)
    except ArgumentError:
        raise OptionError(faults.DATABASE_URL) from None
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise OptionError(faults.DATABASE_FILE)
    return url


def claim(file: Path) -> int:
    """Make sure that no other server uses this file.

    The lock is on the database file itself, so that no second name of it (a symbolic or hard link)
    passes. It does not touch the byte-range locks of SQLite.
    """
    if not file.parent.is_dir():
        raise OptionError(faults.NO_FOLDER, folder=file.parent)
    try:
        # The file holds seeds of live games: it is its owner's alone.
        lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise OptionError(faults.CANNOT_USE, file=file, reason=error.strerror) from None
    if not take_lock(lock):
        os.close(lock)
        raise OptionError(faults.OTHER_SERVER, file=file)
    return lock


def in_use(file: Path) -> bool:
    """Whether a server holds this file, under whatever name."""
    try:
        opened = os.open(file, os.O_RDWR)
    except OSError:
        return False
    try:
        return not take_lock(opened)
    finally:
        os.close(opened)
