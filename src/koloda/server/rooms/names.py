"""Words that people write: names and chat; what would deceive or break a page is refused."""

import random
import unicodedata
from typing import Final

from koloda.engine.values.errors import OptionError
from koloda.server.protocol import faults
from koloda.server.rooms.skeleton import skeleton, visible

LONGEST_NAME: Final = 24
LONGEST_CHAT: Final = 300
MOST_MARKS: Final = 2
JOINERS: Final = "\u200c\u200d"
"""Zero-width, but Persian words and many emoji are made with them."""
EMOJI: Final = ("So", "Sk")
"""The categories of emoji and of the tones of their skin."""
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by their category that look like nothing."""
SIGNS: Final = ("👍", "👏", "😀", "😮", "😢", "🔥", "⏳", "❤️")

BOT_NAMES: Final = (
    "Iskra", "Volpe", "Robin", "Sova", "Lepre", "Hazel", "Tuman", "Orso", "Wren", "Lada",
    "Gatto", "Juniper", "Vikhr", "Luce", "Badger", "Bruma",
)  # fmt: skip
"""What bots are called; their level is told beside the name."""
lots: Final = random.SystemRandom()


def identity_of(name: str) -> str:
    """Under which a person is banned by name: the same for all names that look alike."""
    return f"name:{skeleton(name)}"[:60]


def bot_name(taken: list[str]) -> str:
    """A name for a bot that nobody at the table has."""
    used = {skeleton(name) for name in taken}
    free = [name for name in BOT_NAMES if skeleton(name) not in used]
    return lots.choice(free) if free else free_name(lots.choice(BOT_NAMES), taken)


def clean_name(text: str) -> str:
    """A player's name on one line, or a refusal."""
    name = tidy(visible(text))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise OptionError(faults.NAME_LENGTH, most=LONGEST_NAME)
    if not all(letter.isprintable() or joins(name, at) for at, letter in enumerate(name)):
        raise OptionError(faults.NAME_LETTERS)
    return name


def joins(name: str, at: int) -> bool:
    """Whether this makes one emoji of the two beside it."""
    beside = name[at - 1 : at] + name[at + 1 : at + 2]
    emoji = len(beside) == 2 and all(unicodedata.category(sign) in EMOJI for sign in beside)
    return emoji and name[at] == JOINERS[1]


def clean_chat(text: str) -> str:
    """A line of chat, or a refusal."""
    line = tidy(text)
    if not 1 <= len(line) <= LONGEST_CHAT:
        raise OptionError(faults.CHAT_LENGTH, most=LONGEST_CHAT)
    if not all(letter.isprintable() or letter in JOINERS for letter in line):
        raise OptionError(faults.CHAT_LETTERS)
    return line


def clean_sign(text: str) -> str:
    """One of the quick reactions, or a refusal."""
    if text not in SIGNS:
        raise OptionError(faults.SIGN, known=" ".join(SIGNS))
    return text


def tidy(text: str) -> str:
    """Composed letters, single spaces, and no tower of marks on one letter."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    marks = 0
    for letter in line:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or letter in BLANKS:
            raise OptionError(faults.LETTERS)
    return line


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number when somebody at the table looks the same."""
    used = {skeleton(other) for other in taken}
    number, found = 1, name
    while skeleton(found) in used:
        number += 1
        found = f"{name[: LONGEST_NAME - 3]} {number}"
    return found
