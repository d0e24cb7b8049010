"""Instructions of the server for one action: python -m benchmarks.server_instructions PATH …

Each PATH is a PYTHONPATH of code to count, so that two versions stand beside each other. The server
runs under callgrind, which counts what it does from the first byte of an action to the last one
sent. A count does not depend on what else the machine does, as processor time does. What the server
does by the clock (sweeps, ticks, pings) is left out: under callgrind a minute has few actions to
share it. Every version plays the same games: deals and choices follow from the number of the room.
"""

import argparse
import asyncio
import functools
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks.server_load import SERVER, Load, Room, itself

ROOMS = 12
WARM_UP = 12
"""Actions of each room before the count, when sentences are said first."""
ACTIONS = 36
"""Actions of each room that are counted."""
AT_ONCE = 4
"""Actions that are on their way together, as under load, so that they share commits."""
CALM = """
import asyncio, hashlib, uvicorn
try:
    import koloda.server.rooms.room as room
    import koloda.server.rooms.retention as sweeping
    sweeping.BETWEEN_SWEEPS = 1e9
except ImportError:  # as the server was before its packages
    import koloda.server.room as room
real, rooms = room.Table, {}
def dealt(setup, seed, *rest):
    number = rooms.setdefault(id(setup), (setup, len(rooms)))[1]
    return real(setup, hashlib.sha256(str(number).encode()).digest(), *rest)
room.Table = dealt
async def wait(self):
    while not self.should_exit:
        await asyncio.sleep(2)
uvicorn.Server.main_loop, configure = wait, uvicorn.Config.__init__
def patient(self, *given, **named):
    configure(self, *given, **{**named, "ws_ping_interval": 1e6})
uvicorn.Config.__init__ = patient
"""
"""Nothing that is done by the clock, and deals that follow from the number of the room."""
TOTAL = re.compile(r"^totals: (\d+)$", re.MULTILINE)


class Count(Load):
    """A few rooms that play in small groups, counted after a while."""

    reached: list[tuple[int, list[str]]]
    """Where the games were at the end."""

    async def play(self, pid: int) -> int:
        """Everybody sits down and plays; how many actions were counted."""
        loop = asyncio.get_running_loop()
        made = [await loop.run_in_executor(None, self.make, number) for number in range(ROOMS)]
        rooms = [Room(self, seats) for seats in made]
        lines = [line for room in rooms for line in room.lines]
        for line in lines:
            await loop.create_connection(
                functools.partial(itself, line), "127.0.0.1", self.ports[0]
            )
        while any(line.seq < 0 for line in lines):
            await asyncio.sleep(0.1)
        random.seed(0)  # of the choices
        await self.act(rooms, WARM_UP)
        switch(pid, "on")
        counted = await self.act(rooms, ACTIONS)
        switch(pid, "off")
        self.reached = [(line.seq, line.legal) for line in lines]
        return counted

    async def act(self, rooms: list[Room], times: int) -> int:
        """So many actions of every room that is not over, a few at once; how many it were."""
        done = 0
        for _ in range(times):
            for first in range(0, ROOMS, AT_ONCE):
                group = rooms[first : first + AT_ONCE]
                done += sum([room.act() for room in group])
                while any(room.waiting for room in group):
                    await asyncio.sleep(0.02)
        return done


def switch(pid: int, state: str) -> None:
    """Let callgrind count, or stop counting."""
    subprocess.run(["callgrind_control", "-i", state, str(pid)], check=True, capture_output=True)


def count(path: str) -> tuple[float, Count]:
    """Instructions for an action of the code at a path, in all threads of its server."""
    with tempfile.TemporaryDirectory() as folder:
        counter = ["valgrind", "-q", "--tool=callgrind", "--instr-atstart=no", "--fair-sched=yes"]
        target = [f"--callgrind-out-file={folder}/counted", sys.executable, "-c", CALM + SERVER]
        server = subprocess.Popen(
            [*counter, *target, f"{folder}/games.sqlite3"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        )
        assert server.stdout is not None
        try:
            load = Count([server.stdout.readline().strip()])
            actions = asyncio.run(load.play(server.pid))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(300)
        assert not load.errors, load.errors[:3]
        found = [TOTAL.search(file.read_text()) for file in Path(folder).glob("counted*")]
        return sum(int(total[1]) for total in found if total) / actions, load


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("paths", nargs="+", metavar="PATH")
    first: tuple[float, Count] | None = None
    for path in parser.parse_args().paths:
        found, load = count(path)
        first = first or (found, load)
        same = "" if load.reached == first[1].reached else ", other games"
        share = found / first[0]
        print(
            f"{found:12,.0f} instructions for an action, {share:.3f} of the first{same}: {path}",
            flush=True,
        )


if __name__ == "__main__":
    main()
