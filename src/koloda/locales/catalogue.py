"""What the table says, in the reader's language; what a language lacks is said in English."""

import os
from itertools import groupby
from typing import Final

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import KolodaError, OptionError, quoted
from koloda.engine.values.event import Sight
from koloda.engine.values.options import Option, Preset
from koloda.engine.values.refusal import IllegalAction, Refusal
from koloda.engine.values.view import HIDDEN, Zone
from koloda.engine.values.view import TABLE as OF_THE_TABLE
from koloda.locales import faults
from koloda.locales.fluent_files import LANGUAGES, Texts, Values

ENGLISH: Final = "en"
TABLE: Final = "table"
NOBODY: Final = -1
"""Whoever reads has no seat: sentences name everybody."""
ERRORS: Final = "errors"
GAP: Final = "-"
"""An empty place among others that are counted, such as Karma's face-down cards."""
ARGUMENTS: Final = ("first", "second", "third", "fourth", "fifth")


def reader_language(given: str | None) -> str:
    """The language asked for, or the one of the environment if it is there, or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise OptionError(
                faults.NO_LANGUAGE, language=quoted(given), known=", ".join(LANGUAGES)
            )
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            word = os.environ[name][:2].lower()
            return word if word in LANGUAGES else ENGLISH
    return ENGLISH


class Catalogue:
    """All texts in one language; `players` are the seats' names as the reader is to see them."""

    def __init__(self, language: str | None = None) -> None:
        self.language = reader_language(language)
        self.files: dict[tuple[str, str], Texts] = {}

    def texts(self, name: str, language: str) -> Texts:
        """The messages of one file in a language."""
        key = (name, language)
        if key not in self.files:
            self.files[key] = Texts(language, name)
        return self.files[key]

    def find(self, file: str, message: str, values: Values | None = None) -> str | None:
        """A message in the reader's language, else in English, else None."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            text = self.texts(file, language).format(message, values or {})
            if text is not None:
                return text
        return None

    def say(self, message: str, **values: str | int) -> str:
        """A sentence of the table itself."""
        return self.find(TABLE, message, values) or message

    def translated(self, file: str, message: str, english: str, values: Values) -> str:
        """A sentence whose English is in the code: the translation, or that English."""
        if self.language != ENGLISH:
            text = self.texts(file, self.language).format(message, values)
            if text is not None:
                return text
        return english.format(**values)

    # Games ------------------------------------------------------------------------------------

    def title(self, game: Game) -> str:
        """The game's name."""
        return self.find(game.name, "game-title") or game.title

    def line(self, game: Game) -> str:
        """What the game is about, in one line."""
        return self.find(game.name, "game-line") or ""

    def option(self, game: Game, option: Option) -> str:
        """What an option does."""
        message = f"option-{option.name.replace('_', '-')}"
        return self.translated(game.name, message, literal(option.help), {})

    def preset(self, game: Game, preset: Preset) -> str:
        """What a preset is."""
        return self.translated(game.name, f"preset-{preset.name}", literal(preset.help), {})

    # The table --------------------------------------------------------------------------------

    def card(self, game: str, token: str) -> str:
        """A card's name."""
        return self.find(game, f"card-{token.lower()}") or token

    def cards(self, game: str, tokens: tuple[str, ...]) -> str:
        """Cards in a row; hidden ones are counted, unless empty places between them matter."""
        if set(tokens) <= {GAP}:
            return self.say("no-cards")
        if GAP in tokens:
            return " ".join(tokens)
        names = []
        for token, group in groupby(token for token in tokens if token != HIDDEN):
            copies = len(list(group))
            names.append(self.card(game, token) + (f" ×{copies}" if copies > 1 else ""))
        if HIDDEN in tokens:
            names.append(self.say("hidden-cards", count=tokens.count(HIDDEN)))
        return ", ".join(names)

    def zone(self, game: str, name: str) -> str:
        """The name of a place on the table."""
        return self.find(game, f"zone-{name}") or name

    def prompt(self, game: str, word: str, zones: tuple[Zone, ...] = ()) -> str:
        """The question put to the player; it may name the cards of a place, `$inplay`."""
        values: Values = {
            zone.name: self.cards(game, zone.cards) for zone in zones if zone.owner == OF_THE_TABLE
        }
        return self.find(game, f"prompt-{word}", values) or self.say("prompt")

    def fact(self, game: str, name: str, value: str, players: list[str]) -> str:
        """What everybody knows besides the cards; nothing when it is not worth saying.

        `points.1` is a fact about seat 1: its message is `fact-points`, with $player and $value.
        A value of several words has $first, $second and $last (`none` for `-`), its words as
        $cards and as $players.
        """
        word, _, seat = name.partition(".")
        who = player(seat or value, players)
        words = ["none" if part == "-" else part for part in value.split()] or ["none"]
        values: Values = {
            "value": number(value),
            "player": who,
            "first": words[0],
            "second": number(words[1]) if len(words) > 1 else "",
            "last": words[-1],
            "cards": ", ".join(self.card(game, part) for part in words),
            "players": ", ".join(player(part, players) for part in words),
        }
        text = self.find(game, f"fact-{word}", values)
        if text is not None:
            return text
        return f"{word} {who if seat else ''}".rstrip() + f": {value}" if value else ""

    def ending(self, game: str, reason: str) -> str:
        """Why a game ended."""
        message = f"ending-{reason}"
        return self.find(game, message) or self.find(TABLE, message) or reason

    # Moves and happenings ---------------------------------------------------------------------

    def move(self, setup: Setup, action: int, players: list[str]) -> str:
        """An action in words; a verb's text may place $cards, $player, $number, $first, $second."""
        game = setup.game.name
        verb, words = setup.actions.decode(action)
        names = [self.name_of(game, word) for word in words]
        cards = [self.name_of(game, word) for word in words if word in setup.tokens]
        values: Values = {"cards": ", ".join(cards), **dict(zip(ARGUMENTS, names, strict=False))}
        if words:
            values |= {"player": player(words[0], players), "number": number(words[0])}
        text = self.find(game, f"verb-{verb}", values) or verb
        language = self.language if self.has(game, f"verb-{verb}") else ENGLISH
        placed = self.texts(game, language).variables(f"verb-{verb}")
        return text if placed else " ".join((text, *names))

    def has(self, file: str, message: str) -> bool:
        """Whether the reader's own language has the message."""
        return message in self.texts(file, self.language).messages

    def name_of(self, game: str, word: str) -> str:
        """A card's name where the word is a card; numbers are left alone, they may be anything."""
        return word if word.isdigit() else self.card(game, word)

    def sight(self, game: str, sight: Sight, players: list[str], reader: int = NOBODY) -> str:
        """What a seat has seen happen, spoken to the reader if it concerns that seat."""
        other = name_at(sight.other, players)
        if 0 <= reader == sight.other:
            other = self.say("yourself" if reader == sight.seat else "seat-you")
        elif 0 <= sight.seat == sight.other:
            other = self.say("themself")
        values: Values = {
            "player": name_at(sight.seat, players),
            "cards": self.cards(game, sight.cards),
            "amount": sight.amount,
            "other": other,
        }
        texts, name = self.texts(game, self.language), sight.kind.name
        text = None
        if reader >= 0 and reader == sight.seat:
            text = texts.format(f"you-{name}", values)
        elif reader >= 0 and reader == sight.other:
            text = texts.format(f"to-you-{name}", values)
        if text is None:
            text = texts.format(f"event-{name}", values) or sight.kind.text.format(**values)
        # A sentence begins with a capital; a player's name stays as it is.
        return text if text.startswith(tuple(players)) else text[:1].upper() + text[1:]

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is refused, opened by the clause."""
        reason = refusal.reason
        values: Values = {
            name: self.name_of(refusal.game, word) for name, word in refusal.values.items()
        }
        message = f"refusal-{reason.name}"
        file = refusal.game if self.has(refusal.game, message) else TABLE
        return f"{refusal.clause}: {self.translated(file, message, reason.text, values)}"

    def error(self, error: KolodaError) -> str:
        """What went wrong; an error inside another one is said in the same language."""
        if isinstance(error, IllegalAction):
            return self.refusal(error.refusal)
        values: Values = {name: self.value(value) for name, value in error.values.items()}
        return self.translated(ERRORS, error.fault.name, error.fault.text, values)

    def value(self, value: object) -> str | int:
        """A value of an error as it stands in a sentence."""
        if isinstance(value, KolodaError):
            return self.error(value)
        return value if isinstance(value, int) else str(value)


def literal(text: str) -> str:
    """A text without variables, safe to be formatted."""
    return text.replace("{", "{{").replace("}", "}}")


def number(word: str) -> str | int:
    """A word as a number if it is one, so that plural forms work."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else word


def name_at(seat: int, players: list[str]) -> str:
    """The name of a seat; one that is not there is its number."""
    return players[seat] if 0 <= seat < len(players) else str(seat)


def player(word: str, players: list[str]) -> str:
    """The name of the seat that a word stands for."""
    index = number(word)
    return players[index] if isinstance(index, int) and index < len(players) else word
