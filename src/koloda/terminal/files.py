"""Record files: read with care, never overwritten by accident, never left half written."""

import os
from pathlib import Path
from typing import Final

import click

from koloda.engine.records.record import LONGEST, Record, read_record
from koloda.engine.values.errors import NotationError, OptionError
from koloda.games import find_game
from koloda.terminal import faults

MOST_BYTES: Final = 4 * LONGEST


def load(name: str) -> Record:
    """The record in a file, or on the standard input for `-`."""
    try:
        with click.open_file(name, "rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise click.ClickException(f"cannot read {name}: {error.strerror}") from None
    if len(raw) > MOST_BYTES:
        raise NotationError(faults.LARGE_RECORD, file=name)
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        raise NotationError(faults.NOT_UTF8, file=name) from None
    if "\0" in text:
        raise NotationError(faults.NOT_TEXT, file=name)
    try:
        return read_record(text.removeprefix("\ufeff").replace("\r\n", "\n"), find_game)
    except OptionError as error:
        # Here it is the record that is wrong, not the call.
        raise NotationError(faults.RECORD_FILE, error=error) from None


class RecordFile:
    """A place for a file that was found free and writable before the work began."""

    def __init__(self, name: str, force: bool) -> None:
        self.path = Path(name)
        self.force = force
        self.check_free()
        self.draft = self.path.with_name(f".{self.path.name[:80]}.{os.getpid()}.part")
        self.check_writable()

    def check_free(self) -> None:
        """Refuse a place that is taken."""
        if os.path.lexists(self.path):
            if not self.path.is_file():
                raise OptionError(faults.NOT_REPLACEABLE, file=self.path)
            if not self.force:
                raise OptionError(faults.EXISTS, file=self.path)

    def check_writable(self) -> None:
        """Refuse a place that cannot be written to."""
        try:
            self.draft.open("xb").close()
            self.draft.unlink()
        except (OSError, ValueError) as error:
            raise OptionError(faults.CANNOT_WRITE, file=self.path, reason=reason(error)) from None

    def write(self, text: str) -> None:
        """Write the whole file, then put it in its place."""
        try:
            with self.draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            if self.force:
                self.draft.replace(self.path)
            else:
                self.publish()
        finally:
            self.draft.unlink(missing_ok=True)

    def publish(self) -> None:
        """Give the draft its name by a hard link, which, unlike a renaming, replaces nothing."""
        try:
            self.path.hardlink_to(self.draft)
        except FileExistsError:
            raise
        except OSError:
            # Some file systems have no links.
            if os.path.lexists(self.path):
                raise
            self.draft.replace(self.path)


def reason(error: Exception) -> str:
    """What the system says went wrong."""
    return error.strerror or "" if isinstance(error, OSError) else str(error)
