"""A game played: its moves one by one, and the moment after each of them."""

from collections.abc import Iterator
from html import escape
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, overload

from koloda.analysis.report import SECONDS, Analysis
from koloda.api import faults
from koloda.api.arguments import NoSuchMove, need, seconds_of, whole
from koloda.api.fields import describe
from koloda.api.reviews import Verdict, judge
from koloda.art.film import film, frames_of
from koloda.engine.contract.state import CHANCE
from koloda.engine.records.match import Match as EngineMatch
from koloda.engine.records.record import Record as EngineRecord
from koloda.engine.records.record import read_record as parse_record
from koloda.engine.records.record import verify
from koloda.engine.values.errors import NotationError, OptionError, quoted
from koloda.engine.values.outcome import Outcome
from koloda.games import find_game

if TYPE_CHECKING:
    from koloda.api.match import Match

FRAMES: Final = 11
"""Pictures of a record in a notebook without widgets, the last moment not counted."""


WIDE: Final = 520
"""The width of one of these pictures."""


class Move(NamedTuple):
    """One move of a player: the seat and the text."""

    seat: int
    """Who moved."""
    text: str
    """The move as `play` takes it."""

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


describe(Move)


class Record:
    """A record: `len`, iteration and slices are over the players' moves, the deal not counted."""

    def __init__(self, record: EngineRecord) -> None:
        self._record = record
        texts = record.setup.actions.texts
        self._moves = [
            Move(seat, texts[action]) for seat, action in record.actions if seat != CHANCE
        ]

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._record.setup.game.name

    @property
    def names(self) -> list[str]:
        """The players' names, seat by seat."""
        return list(self._record.names)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None when the record breaks off before."""
        return self._record.outcome

    def at(self, moves: int) -> "Match":
        """The game after that many moves of the players; a negative number counts from the end."""
        from koloda.api.match import Match

        count = moves if whole("moves", moves) >= 0 else len(self._moves) + moves
        if not 0 <= count <= len(self._moves):
            raise OptionError(faults.AFTER_MOVES, count=len(self._moves), asked=moves)
        start = self._record.start() if self._record.position else None
        driver = EngineMatch(self._record.setup, self._record.seed, start)
        left = count
        for seat, action in self._record.actions:
            if seat != CHANCE:
                if left == 0:
                    break
                left -= 1
            driver.carry_out(seat, action)
        return Match(driver)

    def review(self, seat: int | None = None, seconds: float = 0.2) -> list[Verdict]:
        """The moves of a seat, or of everybody, the costliest first.

        Each real choice is searched for that time, with what its seat knew then, and the move that
        was made is tried beside the best one in the same worlds. A difference that may be chance
        costs nothing; more seconds leave less doubt.
        """
        if seat is not None:
            self.at(0)._seat_of_player(seat)
        budget = seconds_of(seconds)
        found = [
            judge(self.at(place), move, place, budget)
            for place, move in enumerate(self._moves)
            if seat is None or move.seat == seat
        ]
        verdicts = [verdict for verdict in found if verdict is not None]
        return sorted(verdicts, key=lambda verdict: (-verdict.cost, verdict.win - verdict.best_win))

    def analyse(self, seconds: float = SECONDS) -> Analysis:
        """What the cards did and what the players did: an account that adds up to the result.

        About that many seconds of work for one core of a compiled copy; the same record gets the
        same analysis.
        """
        return Analysis(self._record, seconds_of(seconds))

    def film(self, seat: int | None = None, first: int = 0, last: int = -1) -> str:
        """The moments after moves `first` to `last` as one SVG that plays by itself.

        A seat is shown what it saw; without one every card that somebody saw lies open. A negative
        number counts from the end.
        """
        if seat is not None:
            self.at(0)._seat(seat)
        count = len(self)
        begin = whole("first", first) if first >= 0 else count + 1 + first
        end = whole("last", last) if last >= 0 else count + 1 + last
        if not 0 <= begin <= end <= count:
            raise OptionError(faults.AFTER_MOVES, count=count, asked=f"{first}, {last}")
        return film(frames_of(self._record, seat, range(begin, end + 1)))

    def _ipython_display_(self) -> None:
        show_record(self)

    def _repr_html_(self) -> str:
        """A strip of pictures along the game."""
        count = min(len(self), FRAMES)
        places = [place * len(self) // count for place in range(count)] if count else []
        frames = [self._frame(place) for place in [*places, len(self)]]
        return f'<div style="display:flex;overflow-x:auto;gap:12px">{"".join(frames)}</div>'

    def _frame(self, place: int) -> str:
        """The moment after that many moves, with the move that led there."""
        move = f"{place}: {self[place - 1]}" if place else "the deal"
        # A picture must not shrink because its neighbours need room, nor the page's style cut it.
        drawn = self.at(place).svg().replace("<svg ", '<svg style="width:100%;height:auto" ', 1)
        caption = f"<figcaption>{escape(move)}</figcaption>"
        return f'<figure style="flex:none;width:{WIDE}px;margin:0">{caption}{drawn}</figure>'

    def verify(self) -> None:
        """Raise a FairnessError unless all chance follows from the seed that was promised."""
        verify(self._record)

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    @overload
    def __getitem__(self, place: int) -> Move: ...

    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...

    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        try:
            return self._moves[place]
        except IndexError:
            raise NoSuchMove(faults.MOVES_OF_RECORD, count=len(self), asked=place) from None

    def __str__(self) -> str:
        return str(self._record)

    def __repr__(self) -> str:
        result = self._record.outcome or "unfinished"
        return f"<koloda.Record {self.game}, {len(self)} moves, {result}>"


def show_record(record: Record) -> None:
    """Show a record: in a notebook with a slider where widgets are installed, else as a strip.

    IPython in a terminal has no kernel behind it, and shows the text of what is displayed.
    """
    from IPython import get_ipython
    from IPython.display import HTML, display

    try:
        from ipywidgets import IntSlider, interact
    except ImportError:
        widgets = False
    else:
        widgets = hasattr(get_ipython(), "kernel")
    if widgets:
        slider = IntSlider(0, 0, len(record), description="move")
        interact(lambda move: HTML(record._frame(move)), move=slider)
    else:
        display({"text/html": record._repr_html_(), "text/plain": repr(record)}, raw=True)


def read_record(source: str | PathLike[str]) -> Record:
    """A record from a file, or from its text; replayed and found legal to the last action."""
    need(isinstance(source, str | PathLike), faults.NOT_TEXT, argument="source", given=source)
    if isinstance(source, str) and "\n" in source:
        return Record(parse_record(source, find_game))
    try:
        text = Path(source).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise NotationError(faults.NO_TEXT, file=quoted(str(source)[:200])) from None
    except OSError as error:
        raise NotationError(
            faults.CANNOT_READ, file=quoted(str(source)[:200]), reason=error.strerror or error
        ) from None
    return Record(parse_record(text.replace("\r\n", "\n"), find_game))
