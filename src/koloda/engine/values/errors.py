"""What can go wrong, each with one sentence a person understands; all are ValueErrors."""


class KolodaError(ValueError):
    """Anything a caller may show to a person as it is."""


class OptionError(KolodaError):
    """An option, its value or the number of seats is not allowed; says what is."""


class NotationError(KolodaError):
    """A text is not a position, record or action of this game; says where and why."""


class FairnessError(KolodaError):
    """A record's chance actions do not come from its seed, or its seed breaks the commitment."""


class RulesVersionError(KolodaError):
    """A text was written under another version of the rules; says which one it needs."""
