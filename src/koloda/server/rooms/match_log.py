"""A match as a server keeps it: numbered actions, what was told of them, and taking one back."""

from collections import deque
from typing import Final, NamedTuple

from koloda.engine.chance.promise import Promise
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import WATCHER, State
from koloda.engine.records.match import Match
from koloda.engine.values.errors import KolodaError
from koloda.engine.values.event import Event
from koloda.server.protocol import faults
from koloda.server.protocol.encoding import turn_of

BY_CHANCE: Final = "chance"
BY_PERSON: Final = "person"
BY_BOT: Final = "bot"
BY_CLOCK: Final = "clock"
BY_RULE: Final = "rule"
"""A simple rule, in place of a bot that did not answer in time."""
BY_UNDO: Final = "undo"


class Entry(NamedTuple):
    """One numbered line of the log: who did what, and who decided it."""

    seat: int
    action: str
    by: str


class Told(NamedTuple):
    """What happened on the way to the state of that number."""

    seq: int
    events: list[Event]
    turn: int
    """The turn that the action was made in; 0 for the deal."""


class Moment:
    """What a match was before its last action; nothing of it has to be played again to undo that.

    Only an action without chance is ever taken back, so the stream of chance stays where it is.
    """

    def __init__(self, match: Match) -> None:
        self.state = match.state.clone()
        self.evidence = match.evidence.text()

    def bring_back(self, match: Match) -> None:
        """Let the match go on from here."""
        match.state = self.state
        match.evidence = match.setup.game.evidence(match.setup, self.evidence)
        match.actions.pop()


class CannotReplay(KolodaError):  # noqa: N818 - it says what is the matter
    """Stored actions do not lead where they led when they were played."""


class Table:
    """A match whose log only grows: an action taken back is followed by a line that says so."""

    def __init__(
        self,
        setup: Setup,
        seed: bytes,
        log_length: int,
        promise: Promise | None = None,
        names: list[str] | None = None,
        position: str = "",
    ) -> None:
        begun = setup.game.parse(position) if position else None
        self.match = Match(setup, seed, begun, promise)
        self.links = [] if promise is None else [promise.first_link(names or [])]
        """The chain of the actions: what it was before the first, and after each of them."""
        self.seq = 0
        self.told: deque[Told] = deque(maxlen=log_length)
        self.undoable = -1
        """The seat whose last action may be taken back as far as the events tell, or -1."""
        self.before = Moment(self.match)

    @property
    def state(self) -> State:
        """The moment the match is in."""
        return self.match.state

    def begin(self) -> list[Entry]:
        """Let chance deal; what goes into the log."""
        return self.note(self.match.settle(), 0, [])

    def play(self, seat: int, action: int, by: str) -> list[Entry]:
        """A seat's action and the chance that follows it; what goes into the log."""
        known = len(self.match.actions)
        self.before = Moment(self.match)
        text = self.match.setup.actions.text(action)
        turn = turn_of(self.state)
        events = self.match.play(seat, action)
        new = self.note(events, known + 1, [Entry(seat, text, by)], turn)
        quiet = len(new) == 1 and not self.state.is_over()
        own = quiet and all(secret(event, seat) for event in events)
        self.undoable = seat if own else -1
        return new

    def note(self, events: list[Event], known: int, new: list[Entry], turn: int = 0) -> list[Entry]:
        """Number the new lines and keep what happened."""
        texts = self.match.setup.actions.texts
        for seat, action in self.match.actions[known:]:
            new.append(Entry(seat, texts[action], BY_CHANCE))
        self.lengthen_chain()
        self.seq += len(new)
        self.told.append(Told(self.seq, events, turn))
        return new

    def lengthen_chain(self) -> None:
        """Add a link for each new action."""
        promise, texts = self.match.promise, self.match.setup.actions.texts
        if promise is not None:
            for number in range(len(self.links) - 1, len(self.match.actions)):
                seat, action = self.match.actions[number]
                link = promise.next_link(self.links[-1], number, seat, texts[action])
                self.links.append(link)

    def chain(self) -> str:
        """The newest link with its number, for players to keep; nothing without a promise."""
        return f"{len(self.links) - 1}:{self.links[-1]}" if self.links else ""

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's last action came last, drew nothing and showed nobody anything new."""
        if self.undoable != seat:
            return False
        before, now = self.before.state, self.match.state
        # Who knows least notices most, so that most comparisons end with the first.
        for viewer in (WATCHER, *range(before.setup.players)):
            was, still = before.hidden(viewer), now.hidden(viewer)
            # Most lists are equal or of other lengths; only the order of cards means nothing.
            if was != still and (len(was) != len(still) or sorted(was) != sorted(still)):
                return False
        return True

    def undo(self, seat: int) -> list[Entry]:
        """Take the last action back, which `may_undo` has allowed."""
        self.before.bring_back(self.match)
        del self.links[len(self.match.actions) + 1 :]
        self.undoable = -1
        self.told.pop()
        self.seq += 1
        return [Entry(seat, "", BY_UNDO)]

    def restore(self, entries: list[Entry]) -> None:
        """Play a stored log again; the table is then as if it had never been away."""
        numbers = self.match.setup.actions.numbers
        self.begin()
        for place, entry in enumerate(entries):
            if entry.by == BY_UNDO:
                if self.undoable != entry.seat:
                    raise CannotReplay(faults.MISFIT, place=place)
                self.undo(entry.seat)
            elif entry.by != BY_CHANCE:
                if self.seq != place or entry.action not in numbers:
                    raise CannotReplay(faults.MISFIT, place=place)
                self.play(entry.seat, numbers[entry.action], entry.by)
        if self.seq != len(entries) or self.match.actions != standing(entries, numbers):
            raise CannotReplay(faults.CANNOT_REPLAY)


def secret(event: Event, seat: int) -> bool:
    """Whether an event shows faces to nobody but that seat."""
    return not event.cards or event.audience in (0, 1 << seat)


def standing(entries: list[Entry], numbers: dict[str, int]) -> list[tuple[int, int]]:
    """The actions that were not taken back."""
    kept: list[tuple[int, int]] = []
    for entry in entries:
        if entry.by == BY_UNDO:
            kept.pop()
        else:
            kept.append((entry.seat, numbers[entry.action]))
    return kept
