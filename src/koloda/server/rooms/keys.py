"""Secrets: 128 random bits each; a key is stored only as its hash."""

import hashlib
import hmac
import re
import secrets
from typing import Final

SHAPE: Final = re.compile(r"[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """A room's id or a seat's key: 22 letters that hold 128 random bits.

    None begins with a hyphen, which would make it an option of a command.
    """
    drawn = secrets.token_urlsafe(16)
    while drawn.startswith("-"):
        drawn = secrets.token_urlsafe(16)
    return drawn


def well_formed(text: str) -> bool:
    """Whether a text could be an id or a key at all."""
    return SHAPE.fullmatch(text) is not None


def hash_of(key: str) -> str:
    """What is stored of a key."""
    return hashlib.sha256(f"koloda key {key}".encode()).hexdigest()


def fits(key: str, stored: str) -> bool:
    """Whether this key is the one whose hash was stored."""
    return hmac.compare_digest(hash_of(key), stored)
