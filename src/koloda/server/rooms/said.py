"""What the server itself says, in the reader's language; the English is where it is said."""

from typing import Final

from koloda.locales.catalogue import ENGLISH, literal
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.ops.settings import VERSION
from koloda.server.protocol.encoding import catalogue_of
from koloda.server.rooms.names import LONGEST_CHAT, LONGEST_NAME

SENTENCES: Final = {
    "a bot cannot be put there now": "no-bot-now",
    "a clock's increment is 0 to 600 seconds": "increment",
    f"a message has 1 to {LONGEST_CHAT} characters": "chat-length",
    "a message has no control or invisible characters": "chat-letters",
    f"a name has 1 to {LONGEST_NAME} characters": "name-length",
    "a name has no control or invisible characters": "name-letters",
    "a watcher only looks on": "watcher",
    "kanobu: no card of this deck can ever be played on another one": "deck",
    "karma: clear=3 needs copies=3, or the pile could never be cleared": "clear",
    "no hint could be found": "no-hint",
    "nobody said hello": "late",
    "please ask for hints more slowly": "slow-hints",
    "please write more slowly": "slow-chat",
    "something went wrong here; it was noted": "failed",
    "that cannot be done here": "method",
    "that is too large": "size",
    "that seat is not free": "seat-taken",
    "the address of this server is too long for a QR code": "long-address",
    "the first message is hello": "hello",
    "the game has not begun": "not-begun",
    "the game is not over": "not-over",
    "the game is not running": "not-running",
    "the game is over": "over",
    "the maker sits on a person's seat": "maker",
    "the record is there when the game is over": "record-early",
    "the replay is there when the game is over": "replay-early",
    "the table has changed in the meantime": "stale",
    "the time of this seat is used up": "flagged",
    "there is no such seat": "no-seat",
    "there is no such table, or it is not open to you": "room",
    "there is nothing to decide": "nothing",
    "these characters cannot be read by everybody": "letters",
    "this cannot be taken back": "no-undo",
    "this message is not understood": "bad",
    "this page may not do that": "origin",
    "this player is not away long enough": "not-away",
    "this seat is open in too many windows": "elsewhere",
    "this seat was moved to another device": "moved",
    f"this server speaks version {VERSION}; please reload the page": "version",
    "this table is being put away; please try again": "busy",
    "too many new tables": "rate-tables",
    "too many wrong tables or keys": "rate-guesses",
    "too much at once; please try again later": "rate",
    "unit: option priority needs turn_mode=free": "priority",
    "your seat at the next table is taken already": "seat-again",
}
"""Each with the name of its translation, `said-…` in the files `web.ftl`."""


def say(sentence: str, language: str) -> str:
    """A sentence in a language; one that depends on what was given stays as it is."""
    name = SENTENCES.get(sentence)
    if name is None:
        return sentence
    return catalogue_of(language).translated("web", f"said-{name}", literal(sentence), {})


def language_of(header: str) -> str:
    """The first language that an `Accept-Language` names, if it is there."""
    word = header.strip()[:2].lower()
    return word if word in LANGUAGES else ENGLISH
