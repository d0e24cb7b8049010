# mypyc: interpreted
"""Asking a view for what it does not have."""

from koloda.engine.values.errors import KolodaError


class NoSuchZone(KolodaError, KeyError):  # noqa: N818 - it says what is asked for
    """A view has no zone of that name and owner; says which there are."""

    # A KeyError would print its sentence in quotation marks.
    __str__ = KolodaError.__str__
