"""What can go wrong, each with a name, its values and one sentence a person understands."""

from typing import Final, NamedTuple

LONGEST_QUOTE: Final = 60


class Fault(NamedTuple):
    """One way to go wrong: its name in the catalogues and its English sentence."""

    name: str
    text: str


class KolodaError(ValueError):
    """Anything a caller may show to a person; `str` is the English sentence.

    The catalogue says it in other languages: `koloda.locales.catalogue.Catalogue.error`. Games of
    other people, which have no catalogue, may give a plain sentence instead of a fault.
    """

    def __init__(self, fault: Fault | str, **values: object) -> None:
        if isinstance(fault, str):
            fault = Fault("", fault.replace("{", "{{").replace("}", "}}"))
        super().__init__(fault.text.format(**values))
        self.fault = fault
        """Which way to go wrong it is."""
        self.values = values
        """What its sentence speaks of, by name."""

    def __reduce__(self) -> tuple[object, ...]:
        return rebuilt, (type(self), self.fault, self.values)


class OptionError(KolodaError):
    """An option, its value or the number of seats is not allowed; says what is."""


class NotationError(KolodaError):
    """A text is not a position, record or action of this game; says where and why."""


class FairnessError(KolodaError):
    """A record's chance actions do not come from its seed, or its seed breaks the commitment."""


class RulesVersionError(KolodaError):
    """A text was written under another version of the rules; says which one it needs."""


def quoted(text: str) -> str:
    """The beginning of what somebody has written, in quotation marks, safe to print."""
    return repr(text[:LONGEST_QUOTE])


def as_given(value: object) -> str:
    """What somebody has given, safe to print: a text in quotation marks, all else as it is."""
    return quoted(value) if isinstance(value, str) else str(value)[:LONGEST_QUOTE]


def rebuilt(kind: type, fault: Fault, values: dict[str, object]) -> KolodaError:
    """An error from its parts: how pickle brings it back from another process."""
    error: KolodaError = kind(fault, **values)
    return error
