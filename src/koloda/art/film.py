"""A game as a short film, an SVG that plays by itself, or as a strip of pictures."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from koloda.art.sheets import definitions
from koloda.art.table import Drawing, drawing, words
from koloda.art.wording import Plain, Wording
from koloda.engine.contract.state import CHANCE, NOBODY, WATCHER, State
from koloda.engine.records.record import Record
from koloda.engine.values.event import EVERYONE, Event, Sight
from koloda.engine.values.view import View

CAPTION: Final = 34
"""The height of the line below a picture."""
LETTER: Final = 8.2
"""About the width of a letter of that line, which is cut where the picture ends."""
SECONDS: Final = 1.5
"""How long each moment is seen."""
PICTURES: Final = 6
"""Pictures of a strip at most."""
ACROSS: Final = 2
"""Pictures of a strip beside each other."""


class Frame(NamedTuple):
    """A moment as it is drawn, and what is said below it."""

    drawn: Drawing
    caption: str
    game: str


def film(frames: list[Frame], seconds: float = SECONDS) -> str:
    """Every frame for that time, over and over; who prefers no motion sees the last one."""
    width, height = size_of(frames)
    whole = seconds * len(frames)
    body = "".join(
        f'<g class="frame" style="animation-delay:{(number - len(frames)) * seconds:g}s">'
        f"{body_of(frame, height)}</g>"
        for number, frame in enumerate(frames)
    )
    style = (
        f".frame{{visibility:hidden;animation:show {whole:g}s steps(1) infinite}}"
        f"@keyframes show{{0%{{visibility:visible}}{100 / len(frames):.4f}%{{visibility:hidden}}}}"
        "@media (prefers-reduced-motion:reduce){.frame{animation:none}"
        ".frame:last-of-type{visibility:visible}}"
    )
    return on_cloth(frames[0].game, f"<style>{style}</style>", body, width, height)


def strip(frames: list[Frame]) -> str:
    """All frames side by side, the first at the top left."""
    width, height = size_of(frames)
    body = "".join(
        f'<g class="frame" transform="translate({place % ACROSS * width:g} '
        f'{place // ACROSS * height:g})">{body_of(frame, height)}</g>'
        for place, frame in enumerate(frames)
    )
    columns, rows = min(ACROSS, len(frames)), -(-len(frames) // ACROSS)
    return on_cloth(frames[0].game, "", body, columns * width, rows * height)


def size_of(frames: list[Frame]) -> tuple[float, float]:
    """The room that every frame needs, its caption included."""
    width = max(frame.drawn.width for frame in frames)
    return width, max(frame.drawn.height for frame in frames) + CAPTION


def body_of(frame: Frame, height: float) -> str:
    """A frame with its caption."""
    room = int((frame.drawn.width - 32) / LETTER)
    told = frame.caption
    told = told if len(told) <= room else told[: room - 1] + "…"
    return frame.drawn.body + words(16, height - 12, 15, "#f2c94c", told)


def on_cloth(game: str, style: str, body: str, width: float, height: float) -> str:
    """A whole picture that stands alone."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">{style}'
        f"<defs>{definitions(game, body)}</defs>"
        f'<rect width="{width:g}" height="{height:g}" rx="14" fill="#27463c"/>{body}</svg>\n'
    )


def evenly(first: int, last: int) -> list[int]:
    """The numbers of moves for a strip: the first, the last and some between, evenly chosen."""
    count = min(last - first + 1, PICTURES)
    return [first + round(n * (last - first) / max(1, count - 1)) for n in range(count)]


def frames_of(
    record: Record, seat: int | None, wanted: Sequence[int], wording: Wording | None = None
) -> list[Frame]:
    """The moments after moves of these numbers, each with the move that led there.

    A seat is shown what it saw; without one every card that somebody saw lies open.
    """
    told = wording or Plain()
    state, title = record.start(), told.title(record)
    found: list[Frame] = []
    moves, caption = 0, told.caption(0, [])
    for actor, action in [*record.actions, (NOBODY, 0)]:
        if actor != CHANCE:
            if moves in wanted:
                view = seen(state, seat)
                found.append(Frame(drawing(view, title, told), caption, view.game))
            if actor == NOBODY or moves >= wanted[-1]:
                break
            moves += 1
        events = state.play(actor, action)
        if actor != CHANCE:
            caption = told.caption(moves, sights_of(state, events, seat))
    return found


def sights_of(state: State, events: list[Event], seat: int | None) -> list[Sight]:
    """What a seat saw of these events; without one all faces are told, as the game is over."""
    if seat is not None:
        return state.sights(events, seat)
    return state.sights([event._replace(audience=EVERYONE) for event in events], WATCHER)


def seen(state: State, seat: int | None) -> View:
    """What a seat sees; without one all cards that any seat sees: nobody reads a deck in a film."""
    if seat is not None:
        return state.view(seat)
    return state.view(WATCHER)._replace(zones=tuple(state.seen_zones()))
