"""Films a page into an animated PNG with one palette, which every reader of a README can show."""

import base64
import struct
import zlib
from pathlib import Path
from typing import Any, Final

QUANTISE: Final = (Path(__file__).parent / "film.js").read_text(encoding="utf-8")
COLOURS: Final = 160
STEP: Final = 40
"""Milliseconds from one frame to the next."""
REST: Final = 2.0
"""Seconds that the last frame stands."""
GO_ON: Final = """step => {
  const known = (window.filmed ??= new WeakSet());
  for (const one of document.getAnimations()) {
    if (!known.has(one)) {
      known.add(one);
      one.pause();
      one.currentTime = 0;
      continue;
    }
    const next = Number(one.currentTime) + step;
    if (next < one.effect.getComputedTiming().endTime) one.currentTime = next;
    else one.finish();
  }
}"""
"""Takes everything that moves on by one frame."""


class Film:
    """A page whose time stands still between two frames: no other work of the machine is seen.

    The page's clock has to be installed before the page is loaded.
    """

    def __init__(self, page: Any, size: tuple[int, int], width: int) -> None:
        self.page = page
        self.frames: list[str] = []
        self.session = page.context.new_cdp_session(page)
        clip = {"x": 0, "y": 0, "width": size[0], "height": size[1], "scale": width / size[0]}
        self.asked = {"format": "png", "clip": clip}
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)

    def roll(self, seconds: float) -> None:
        """So many seconds of the page's time, frame by frame."""
        for _ in range(round(seconds * 1000 / STEP)):
            self.page.clock.run_for(STEP)
            self.page.evaluate(GO_ON, STEP)
            self.frames.append(self.session.send("Page.captureScreenshot", self.asked)["data"])

    def write(self, page: Any, where: Path) -> int:
        """Save the film, as fast as life; its size in bytes."""
        drawn = page.evaluate(QUANTISE, [self.frames, COLOURS])
        pauses = [STEP / 1000] * (len(self.frames) - 1) + [REST]
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
