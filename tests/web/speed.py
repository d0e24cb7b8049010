"""Prints how fast the client is: time to the first possible click, bytes, frames in motion.

python -m tests.web.speed    (a reading, no test: it depends on the machine and what else it does)
"""

import json
import os
import statistics
import sys
from typing import Any, Final

from koloda.games import GAMES
from tests.web.conftest import People, browsing
from tests.web.screens.tables import PLAYERS, let_a_bot_play, sit
from tools.web import first_load

LOADS: Final = 5
SECONDS: Final = 20
"""How long each game is watched."""
READY: Final = """() => {
  const look = () => {
    const play = document.querySelector('article .play');
    if (play && !play.disabled) window.ready = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}"""
MARKS: Final = """() => {
  let moving = false;
  const look = () => {
    const now = Boolean(document.querySelector('.travelling'));
    if (now !== moving) performance.mark(now ? 'motion' : 'rest');
    moving = now;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}"""
"""Marks in the trace when cards set out and when all lie: a table at rest draws no frames."""
CATEGORIES: Final = ["blink.user_timing", "viz"]
DRAWN: Final = "Display::DrawAndSwap"
"""What the trace calls a frame that was put on the screen."""
FLOOR: Final = """<!doctype html><body style="margin:0;background:#123;overflow:hidden">
<div class="travelling" style="position:fixed;width:120px;height:168px;border-radius:9px;
background:#eee;will-change:transform"></div><script>
document.querySelector('div').animate(
  [{transform: 'none'}, {transform: 'translate(900px, 500px)'}],
  {duration: 420, iterations: Infinity, direction: 'alternate'});
</script>"""
"""An empty page on which one card moves: what this machine can draw at all."""


def until_ready(people: People) -> list[float]:
    """Milliseconds from the start of navigation until a game can be started, several times."""
    found = []
    for _ in range(LOADS):
        context = people.browser.new_context(viewport={"width": 1440, "height": 900})
        page = context.new_page()
        page.add_init_script(f"({READY})()")
        page.goto(people.address)
        page.wait_for_function("() => window.ready")
        found.append(page.evaluate("() => window.ready"))
        context.close()
    return found


def frames(people: People, game: str) -> list[float]:
    """Milliseconds between frames while cards travel, bots playing."""
    # Bots that search would take the processors that the frames need.
    page = sit(people, game, PLAYERS[game], motion=True, level="easy")
    page.evaluate("localStorage.setItem('koloda.speed', '\"normal\"')")
    page.reload()
    let_a_bot_play(page)
    return traced(people, page, SECONDS)


def floor(people: People) -> list[float]:
    """Milliseconds between frames on the empty page."""
    page = people.come()
    page.set_viewport_size({"width": 1440, "height": 900})
    page.set_content(FLOOR)
    return traced(people, page, SECONDS / 2)


def traced(people: People, page: Any, seconds: float) -> list[float]:
    """Milliseconds between the frames of a trace, where something moves in both."""
    people.browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate(MARKS)
    page.wait_for_timeout(seconds * 1000)
    page.evaluate("() => performance.mark('rest')")
    events = json.loads(people.browser.stop_tracing())["traceEvents"]
    return between(events)


def between(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from frame to frame, within each span from a mark of motion to one of rest."""
    drawn = [("", e["ts"] + e["dur"]) for e in events if e["name"] == DRAWN and "dur" in e]
    marks = [(e["name"], e["ts"]) for e in events if e["name"] in ("motion", "rest")]
    found: list[float] = []
    last: float | None = None
    moving = False
    for name, at in sorted(drawn + marks, key=lambda event: event[1]):
        if name:
            moving, last = name == "motion", None
        elif moving:
            if last is not None:
                found.append((at - last) / 1000)
            last = at
    return found


def tell(name: str, found: list[float]) -> None:
    """The frames of one page in a line."""
    found.sort()
    p95 = found[int(len(found) * 0.95)]
    over = sum(frame > 20 for frame in found)
    say(
        f"{name}: {len(found)} frames, median {statistics.median(found):.1f} ms, p95 {p95:.1f} ms, "
        f"over 20 ms {over}, max {found[-1]:.0f}"
    )


def say(text: str) -> None:
    """One line of the reading."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def measure(people: People) -> None:
    """Everything, one line each."""
    times = until_ready(people)
    say(f"first click possible: median {statistics.median(times):.0f} ms, worst {max(times):.0f}")
    # Before and after each game: other work on the machine shows in both.
    for game in (game.name for game in GAMES):
        tell("an empty page", floor(people))
        tell(game, frames(people, game))
        people.leave()
    tell("an empty page", floor(people))


def main() -> int:
    """A server, a browser, and the reading."""
    say(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    say(f"script at first load: {first_load() / 1000:.0f} kB compressed")
    with browsing() as people:
        measure(people)
    return 0


if __name__ == "__main__":
    sys.exit(main())
