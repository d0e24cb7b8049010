"""Films a page into an animated PNG with one palette, which every reader of a README can show."""

import base64
import struct
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

QUANTISE: Final = (Path(__file__).parent / "film.js").read_text(encoding="utf-8")
COLOURS: Final = 160
MOST_FRAMES: Final = 140
REST: Final = 2.0
"""Seconds that the last frame stands."""


class Film:
    """The frames that the browser draws from now on, with the time of each."""

    def __init__(self, page: Any, width: int, height: int) -> None:
        self.frames: list[tuple[float, str]] = []
        self.session = page.context.new_cdp_session(page)
        self.session.on("Page.screencastFrame", self.keep)
        size = {"maxWidth": width, "maxHeight": height}
        self.session.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1, **size})

    def keep(self, frame: dict[str, Any]) -> None:
        """One more frame; the browser waits for the answer."""
        self.frames.append((frame["metadata"]["timestamp"], frame["data"]))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def stop(self) -> None:
        """No more frames."""
        self.session.send("Page.stopScreencast")

    def write(self, page: Any, where: Path, pace: float) -> int:
        """Save the film, as fast as life at a pace of 1; its size in bytes."""
        frames = self.frames[-MOST_FRAMES:]
        drawn = page.evaluate(QUANTISE, [[data for _, data in frames], COLOURS])
        times = [time for time, _ in frames]
        pauses = [(b - a) * pace for a, b in pairwise(times)] + [REST]
        film = animated(drawn, pauses)
        where.write_bytes(film)
        return len(film)


def chunk(name: bytes, data: bytes) -> bytes:
    """A chunk of a PNG file."""
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def animated(drawn: dict[str, Any], pauses: list[float]) -> bytes:
    """An APNG of indexed frames, each only what changed; an empty one lengthens the one before."""
    shown: list[tuple[dict[str, Any], float]] = []
    for part, pause in zip(drawn["parts"], pauses, strict=True):
        if part is not None:
            shown.append((part, pause))
        elif shown:
            shown[-1] = (shown[-1][0], shown[-1][1] + pause)
    header = struct.pack(">IIBBBBB", drawn["width"], drawn["height"], 8, 3, 0, 0, 0)
    palette = b"".join(bytes(colour) for colour in drawn["palette"])
    parts = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", header)]
    parts.append(chunk(b"acTL", struct.pack(">II", len(shown), 0)))
    parts.append(chunk(b"PLTE", palette))
    number = 0
    for part, pause in shown:
        place = (part["w"], part["h"], part["x"], part["y"])
        delay = (max(20, min(4000, round(pause * 1000))), 1000)
        parts.append(chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, *place, *delay, 0, 0)))
        packed = rows(base64.b64decode(part["bytes"]), part["w"])
        first = number == 0
        start = b"" if first else struct.pack(">I", number + 1)
        parts.append(chunk(b"IDAT" if first else b"fdAT", start + packed))
        number += 1 if first else 2
    return b"".join([*parts, chunk(b"IEND", b"")])


def rows(pixels: bytes, width: int) -> bytes:
    """Compressed rows without a filter, which suits indexed colours best."""
    lines = (b"\0" + pixels[at : at + width] for at in range(0, len(pixels), width))
    return zlib.compress(b"".join(lines), 9)
