"""Every step of a finished game as a watcher and as each seat saw it, made in its own process."""

import asyncio
import contextlib
import gzip
import sys
from typing import Any, Final

import msgspec
from msgspec import Raw

from koloda.engine.contract.state import CHANCE
from koloda.engine.records.record import Record, read_record
from koloda.games import find_game
from koloda.locales.fluent_files import LANGUAGES
from koloda.server.bots.processes import copy_for_bots, start
from koloda.server.bots.worker import limit
from koloda.server.protocol import bodies, encoding, messages

SECONDS: Final = 120.0
"""The longest game takes a few; whatever takes longer is broken."""


class About(msgspec.Struct):
    """The table as it was at the end of a game, and how people ended it if its rules did not."""

    room: dict[str, Any]
    ending: messages.Outcome | None = None


class Job(msgspec.Struct):
    """A finished game."""

    record: str
    about: About


class NotMade(Exception):  # noqa: N818 - it says what happened
    """The process that should have made a replay failed."""


async def make(job: Job) -> dict[str, bytes]:
    """The replay in each language, compressed."""
    process = await start(__name__, copy_for_bots())
    try:
        async with asyncio.timeout(SECONDS):
            output, _ = await process.communicate(msgspec.json.encode(job))
        return msgspec.msgpack.decode(output, type=dict[str, bytes])
    except (TimeoutError, OSError, msgspec.MsgspecError) as error:
        raise NotMade(type(error).__name__) from None
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def frames(record: Record, about: About) -> dict[str, bytes]:
    """The replay in each language as JSON, from the actions alone: no seed is needed."""
    state, texts = record.start(), record.setup.actions.texts
    viewers = [encoding.NO_SEAT, *range(record.setup.players)]
    steps: dict[str, list[bodies.Step]] = {language: [] for language in LANGUAGES}
    actions = record.actions
    # The first step is the deal; each further one is a seat's action and what chance adds.
    moves = [place for place, (seat, _) in enumerate(actions) if seat != CHANCE]
    ends = [*moves, len(actions)]
    for number, (first, end) in enumerate(zip([0, *moves], ends, strict=True)):
        turn = encoding.turn_of(state) if number else 0
        events = [event for each in actions[first:end] for event in state.play(*each)]
        seat, action = actions[first] if number else (CHANCE, -1)
        text = "" if action < 0 else texts[action]
        teller = encoding.Teller(state, record.names)
        views = {viewer: teller.view(viewer) for viewer in viewers}
        opened = teller.told_zones(tuple(state.open_zones()))
        for language in LANGUAGES:
            told = {
                str(viewer): bodies.Scene(
                    views[viewer], teller.sights(end, events, viewer, language, turn)
                )
                for viewer in viewers
            }
            steps[language].append(bodies.Step(end, seat, text, told, opened))
    origin = record.origin
    head = bodies.Replay(
        room=Raw(messages.encode(about.room)),
        seats=[Raw(messages.encode(chair)) for chair in about.room["seats"]],
        commitment=record.commitment,
        seed=record.seed.hex(),
        secret=origin.secret.hex() if origin else "",
        contributions=origin.contributions if origin else [],
        outcome=about.ending or encoding.outcome_of(state.outcome()),
        steps=[],
    )
    return {
        language: messages.encode(msgspec.structs.replace(head, steps=told))
        for language, told in steps.items()
    }


def main() -> None:
    """Make one replay."""
    limit()
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    made = frames(read_record(job.record, find_game), job.about)
    packed = {language: gzip.compress(raw, mtime=0) for language, raw in made.items()}
    sys.stdout.buffer.write(msgspec.msgpack.encode(packed))


if __name__ == "__main__":
    main()
