"""A game as a short film: one picture after the other in a single SVG that plays by itself."""

from typing import Final, NamedTuple

from koloda.art.sheets import definitions
from koloda.art.table import drawing, words
from koloda.engine.contract.state import CHANCE, NOBODY, WATCHER, State
from koloda.engine.records.record import Record
from koloda.engine.values.view import HIDDEN, View, Zone

CAPTION: Final = 34
"""The height of the line below a picture."""


SECONDS: Final = 1.5
"""How long each moment is seen."""


class Frame(NamedTuple):
    """A moment, what stands above it, and what is said below it."""

    view: View
    title: str
    caption: str


def film(frames: list[Frame], seconds: float = SECONDS) -> str:
    """Every frame for that time, over and over; who prefers no motion sees the last one."""
    drawn = [drawing(frame.view, frame.title) for frame in frames]
    width = max(one.width for one in drawn)
    height = max(one.height for one in drawn) + CAPTION
    whole = seconds * len(frames)
    parts = [
        f'<g class="frame" style="animation-delay:{(number - len(frames)) * seconds:g}s">'
        f"{one.body}{words(16, height - 12, 15, '#f2c94c', frame.caption)}</g>"
        for number, (one, frame) in enumerate(zip(drawn, frames, strict=True))
    ]
    body = "".join(parts)
    style = (
        f".frame{{visibility:hidden;animation:show {whole:g}s steps(1) infinite}}"
        f"@keyframes show{{0%{{visibility:visible}}{100 / len(frames):.4f}%{{visibility:hidden}}}}"
        "@media (prefers-reduced-motion:reduce){.frame{animation:none}"
        ".frame:last-of-type{visibility:visible}}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><style>{style}</style>'
        f"<defs>{definitions(frames[0].view.game, body)}</defs>"
        f'<rect width="{width:g}" height="{height:g}" rx="14" fill="#27463c"/>{body}</svg>\n'
    )


def frames_of(record: Record, seat: int | None, first: int, last: int) -> list[Frame]:
    """The moments after moves `first` to `last`, each with the move that led there.

    A seat is shown what it saw; without one every card that somebody saw lies open.
    """
    state, texts = record.start(), record.setup.actions.texts
    found: list[Frame] = []
    title = f"{record.setup.game.title}: {', '.join(record.names)}"
    moves, caption = 0, "0"
    for actor, action in [*record.actions, (NOBODY, 0)]:
        if actor != CHANCE:
            if first <= moves <= last:
                found.append(Frame(seen(state, seat), title, caption))
            if actor == NOBODY or moves >= last:
                break
            moves += 1
            caption = f"{moves}. {record.names[actor]}: {texts[action]}"
        state.apply(actor, action)
    return found


def seen(state: State, seat: int | None) -> View:
    """What a seat sees; without one all cards that any seat sees."""
    if seat is not None:
        return state.view(seat)
    return all_cards([state.view(viewer) for viewer in (WATCHER, *range(state.setup.players))])


def all_cards(views: list[View]) -> View:
    """The views of a watcher and of every seat as one, each place as who sees most of it does."""
    zones = [min(seen, key=hidden) for seen in zip(*(view.zones for view in views), strict=True)]
    return views[0]._replace(zones=tuple(zones))


def hidden(zone: Zone) -> int:
    """How many cards of a place are not seen."""
    return zone.cards.count(HIDDEN)
