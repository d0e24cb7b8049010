"""Logs as JSON lines: when, how bad, what; never a key, a card or a whole room id."""

import json
import logging
import sys
import time
from typing import Final

USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


class JsonLines(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The record, with everything that was added to it."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def log_as_json(level: str | None = None) -> None:
    """Send all logs of a level to the standard error; people at a terminal want only trouble."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel((level or ("warning" if sys.stderr.isatty() else "info")).upper())
    # These name every address, path and frame, or talk about their own work.
    for name in ("uvicorn.access", "alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # A line for every malformed request would let strangers fill the disk.
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).setLevel(logging.ERROR)
