"""How a name looks: two names with one skeleton are easily taken for each other (UTS 39).

The table is our own. It knows the letters of the scripts that people mix to deceive (Cyrillic,
Greek, Armenian, small capitals, digits) and the pairs of letters that run together; it is coarser
than the one of Unicode, which costs nothing: a name that looks taken gets a number.
"""

import unicodedata
from typing import Final

LOOKALIKES: Final = {
    "a": "аαɑ",
    "b": "вβь",
    "c": "сϲⅽ",
    "d": "ԁɗժ",
    "e": "еεєҽ",
    "f": "ƒғϝ",
    "g": "ɡգցԍ",
    "h": "нһհ",
    "j": "јϳյ",
    "k": "кκқ",
    "l": "i1|ıіιӏɩ!",
    "m": "мμ",
    "n": "ոռпπη",
    "o": "0оοօσө",
    "p": "рρ",
    "q": "ԛ",
    "r": "гᴦ",
    "s": "ѕʂ",
    "t": "тτ",
    "u": "υսʋ",
    "v": "νѵ",
    "w": "ԝωшѡ",
    "x": "хχ",
    "y": "уγү",
    "z": "ζʐ",
    "3": "зʒ",
    "6": "б",
}
CAPITALS: Final = str.maketrans("ΝΗΥ", "NHY")
"""Capitals that look like another letter than their small ones do."""
RUN_TOGETHER: Final = {"rn": "m", "vv": "w", "cl": "d"}
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
LETTERS: Final = {ord(like): letter for letter, row in LOOKALIKES.items() for like in row}
INVISIBLE: Final = frozenset(
    [0x034F, 0x17B4, 0x17B5, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)]
) | frozenset(range(0xE0100, 0xE01F0))
"""Marks by their category that show nothing: variation selectors and joiners."""


def visible(text: str) -> str:
    """A text without the marks that show nothing."""
    return "".join(letter for letter in text if ord(letter) not in INVISIBLE)


def skeleton(name: str) -> str:
    """The same text for all names that look the same at a glance."""
    shown = [
        letter
        for letter in unicodedata.normalize("NFKC", visible(name)).translate(CAPITALS).casefold()
        if not letter.isspace() and unicodedata.category(letter) != "Cf"
    ]
    text = "".join(plain(letter) for letter in shown)
    for pair, letter in RUN_TOGETHER.items():
        text = text.replace(pair, letter)
    return unicodedata.normalize("NFC", text)


def plain(letter: str) -> str:
    """The Latin letter that a letter looks like, or itself."""
    found = LETTERS.get(ord(letter))
    if found is not None:
        return found
    name = unicodedata.name(letter, "")
    last = name.removeprefix(SMALL_CAPITAL)
    return last.lower() if last != name and len(last) == 1 else letter
