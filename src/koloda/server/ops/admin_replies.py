"""The reply to an operator's order as JSON: an answer, or what went wrong by its name and values.

So whoever reads it says it in their own language, whichever process has refused.
"""

from typing import Any

import msgspec

from koloda.engine.values.errors import Fault, KolodaError, OptionError


class Refused(msgspec.Struct):
    """An error: its name in the catalogues, its English sentence and what that speaks of."""

    fault: str
    text: str
    values: dict[str, str | int]


class Reply(msgspec.Struct):
    """Either an answer or the reason why there is none."""

    answer: Any = None
    refused: Refused | None = None


def answered(answer: object) -> bytes:
    """The reply to an order that was carried out."""
    return msgspec.json.encode(Reply(answer))


def refused(error: KolodaError) -> bytes:
    """The reply to an order that was not."""
    values = {
        name: value if isinstance(value, int) else str(value)
        for name, value in error.values.items()
    }
    return msgspec.json.encode(Reply(refused=Refused(error.fault.name, error.fault.text, values)))


def read_answer(reply: bytes) -> Any:
    """The answer in a reply; an OptionError says why there is none."""
    found = msgspec.json.decode(reply, type=Reply)
    if found.refused is not None:
        fault = Fault(found.refused.fault, found.refused.text)
        raise OptionError(fault, **found.refused.values)
    return found.answer
