"""What a record proves, each thing apart from the others."""

from koloda.engine.records.record import Record, verify_chance, verify_promise
from koloda.engine.values import faults
from koloda.engine.values.errors import FairnessError, Fault

DEAL = "deal"
PROMISE = "promise"
CONTRIBUTION = "contribution"
MOVES = "moves"
COMPLETE = "complete"


NOTHING_TO_CHECK = (faults.NO_SEED, faults.NO_DEAL)
"""What a record lacks when nothing can be said for or against it."""


class Finding:
    """One thing that was looked at."""

    def __init__(self, what: str, proved: bool, error: FairnessError | None = None) -> None:
        self.what = what
        self.proved = proved
        self.error = error
        """What speaks against it, or what the record lacks; None where nothing was given."""

    @property
    def lacks(self) -> bool:
        """Whether the record itself holds nothing by which it could be looked at."""
        return self.error is not None and self.error.fault in NOTHING_TO_CHECK


def findings(
    record: Record, promised: str = "", contribution: str = "", seen: str = ""
) -> list[Finding]:
    """What a record proves to somebody who has kept these.

    `promised` is the commitment that was shown before the deal, `contribution` the secret that
    one's own browser has added, `seen` the last link of the chain, as `N:HASH`.
    """
    added = [] if record.origin is None else record.origin.contributions
    return [
        chance(record),
        promise(record, promised),
        kept(CONTRIBUTION, contribution, contribution in added, faults.NOT_ADDED),
        kept(MOVES, seen, same_moves(record, seen), faults.OTHER_MOVES),
        Finding(COMPLETE, record.outcome is not None),
    ]


def kept(what: str, given: str, fits: bool, fault: Fault) -> Finding:
    """Whether something fits that a player has kept, if it was given."""
    if not given:
        return Finding(what, False)
    return Finding(what, fits, None if fits else FairnessError(fault))


def chance(record: Record) -> Finding:
    """Whether all that chance did follows from the seed."""
    try:
        verify_chance(record)
    except FairnessError as error:
        return Finding(DEAL, False, error)
    return Finding(DEAL, True)


def promise(record: Record, promised: str) -> Finding:
    """Whether the seed was promised before the deal."""
    try:
        verify_promise(record)
    except FairnessError as error:
        return Finding(PROMISE, False, error)
    return kept(PROMISE, promised, promised == record.commitment, faults.NOT_PROMISED)


def same_moves(record: Record, seen: str) -> bool:
    """Whether the first actions of a record are those of a link that somebody has kept."""
    number, _, link = seen.partition(":")
    if record.origin is None or not number.isascii() or not number.isdigit():
        return False
    return link != "" and link == chain(record, int(number[:9]))


def chain(record: Record, length: int) -> str:
    """The link of a record's first actions; nothing when it has fewer."""
    origin, texts = record.origin, record.setup.actions.texts
    if origin is None or length > len(record.actions):
        return ""
    link = origin.first_link(record.names)
    for number, (seat, action) in enumerate(record.actions[:length]):
        link = origin.next_link(link, number, seat, texts[action])
    return link
