"""Logs as JSON lines: when, how bad, what; never a key, a card or a whole room id."""

import hashlib
import hmac
import json
import logging
import secrets
import sys
import time
from contextvars import ContextVar
from typing import Final

KEY: Final = secrets.token_bytes(32)
"""With which addresses are hashed in the logs; it is forgotten when the process ends."""
origin: Final[ContextVar[dict[str, str]]] = ContextVar("origin", default={})  # noqa: B039
"""The request or connection that a line of the log belongs to."""
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "color_message"}


def hashed(network: str) -> str:
    """An address as the logs may name it: the same for one address, and no way back to it."""
    return hmac.new(KEY, network.encode(), hashlib.sha256).hexdigest()[:12]


def begin_request(network: str) -> str:
    """From now on the lines of this task's log name a new request and where it came from."""
    name = secrets.token_hex(6)
    origin.set({"request": name, "from": hashed(network)})
    return name


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
        line |= origin.get()
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
