"""A game's options: each with its type, default, allowed values and the clause it comes from."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from koloda.engine.values import faults
from koloda.engine.values.errors import OptionError, as_given, quoted

Value = bool | int | str

YES: Final = ("yes", "true", "on", "1")
NO: Final = ("no", "false", "off", "0")
RANDOM: Final = "random"


class Option(NamedTuple):
    """One rule that a table may set by itself.

    `allowed` lists the words or numbers of a choice; a number may instead have `low` and `high`; a
    `seat` is a seat's index or `random`; `text` is read by the game itself.
    """

    name: str
    kind: str
    default: Value
    clause: str
    help: str
    allowed: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0

    def read(self, game: str, given: Value) -> Value:
        """The value that was meant; raises OptionError that lists what is allowed."""
        value = self.meaning(given)
        if value is None:
            raise self.refusal(game, as_given(given))
        return value

    def refusal(self, game: str, given: str) -> OptionError:
        """Why a value is refused: what may be given instead."""
        if self.kind == "switch":
            return OptionError(faults.OPTION_SWITCH, game=game, option=self.name, given=given)
        if self.kind == "seat":
            return OptionError(faults.OPTION_SEAT, game=game, option=self.name, given=given)
        if self.kind == "number" and not self.allowed:
            return OptionError(
                faults.OPTION_NUMBER,
                game=game,
                option=self.name,
                low=self.low,
                high=self.high,
                given=given,
            )
        allowed = ", ".join(show(value) for value in self.allowed)
        return OptionError(
            faults.OPTION_CHOICE, game=game, option=self.name, allowed=allowed, given=given
        )

    def meaning(self, given: Value) -> Value | None:
        """The value that was meant, or None."""
        text = show(given).strip()
        if self.kind == "switch":
            return True if text.lower() in YES else False if text.lower() in NO else None
        if self.kind == "text":
            return text
        if self.kind == "seat" and text == RANDOM:
            return RANDOM
        if self.kind in ("number", "seat"):
            return self.number(text)
        return next((value for value in self.allowed if show(value) == text), None)

    def number(self, text: str) -> int | None:
        """A whole number inside the bounds, or None."""
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            return None
        value = int(text)
        if self.kind == "seat":
            return value  # the game knows how many seats there are
        if self.allowed:
            return value if value in self.allowed else None
        return value if self.low <= value <= self.high else None


class Preset(NamedTuple):
    """A named set of option values: an edition, a level."""

    name: str
    help: str
    values: dict[str, Value]


def show(value: Value) -> str:
    """A value as people write it."""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    return str(value)


def resolve(
    game: str,
    options: tuple[Option, ...],
    presets: tuple[Preset, ...],
    preset_word: str,
    given: Mapping[str, Value],
) -> dict[str, Value]:
    """Every option's value: the default, changed by the preset, changed by what was given."""
    values = {option.name: option.default for option in options}
    for name in given:
        if name not in values and not (presets and name == preset_word):
            known = ", ".join([preset_word] * bool(presets) + list(values))
            raise OptionError(faults.NO_OPTION, game=game, option=quoted(name), known=known)
    if preset_word in given:
        values.update(find_preset(game, presets, preset_word, show(given[preset_word])).values)
    for option in options:
        if option.name in given:
            values[option.name] = option.read(game, given[option.name])
    return values


def find_preset(game: str, presets: tuple[Preset, ...], word: str, name: str) -> Preset:
    """The preset of that name."""
    for preset in presets:
        if preset.name == name:
            return preset
    known = ", ".join(preset.name for preset in presets)
    raise OptionError(faults.PRESET_CHOICE, game=game, preset=word, known=known, given=quoted(name))
