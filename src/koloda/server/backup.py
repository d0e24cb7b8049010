"""`koloda backup`: a copy of the server's database, also while it runs."""

import os
import sqlite3
from pathlib import Path

import click

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults


@click.command("backup")
@click.argument("file")
@click.option("--database", metavar="FILE", help="The server's file.  [default: as for serve]")
@click.option("--force", is_flag=True, help="Replace FILE if it is there.")
def command(file: str, database: str | None, force: bool) -> None:
    """Copy the server's games into FILE, whole and consistent, without stopping it.

    \b
    koloda backup games-monday.sqlite3
    """
    from koloda.server.storage.place import default_database, in_use

    if database is not None and "://" in database:
        raise OptionError(faults.BACKUP_URL)
    source = Path(database).expanduser() if database else default_database()
    if not source.is_file():
        raise OptionError(faults.NO_DATABASE, file=source)
    target = Path(file)
    if os.path.lexists(target) and not force:
        raise OptionError(faults.COPY_EXISTS, file=target)
    if target.exists() and target.samefile(source):
        raise OptionError(faults.COPY_IS_DATABASE, file=target)
    if target.exists() and in_use(target):
        raise OptionError(faults.COPY_IN_USE, file=target)
    draft = target.with_name(f".{target.name[:80]}.{os.getpid()}.part")
    try:
        copy(source, draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    click.echo(f"The games are in {target}.")


def copy(source: Path, draft: Path) -> None:
    """A consistent copy on the disk, readable by its owner alone: it holds seeds of live games."""
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    try:
        live = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=30)
        kept = sqlite3.connect(draft)
        with live:
            live.backup(kept, pages=2000)
        whole = kept.execute("PRAGMA integrity_check").fetchone()[0]
        kept.close()
        live.close()
    except sqlite3.Error as error:
        raise click.ClickException(f"the copy failed: {error}") from None
    if whole != "ok":
        raise click.ClickException(f"the copy is damaged: {whole}")
    with draft.open("rb") as written:
        os.fsync(written.fileno())
