"""Work that is shared by processes ends when the one that shares it out is gone."""

import subprocess
import sys

LONG_WORK = """
import threading, time
from multiprocessing import active_children
from koloda.arena.work import run_all

if __name__ == "__main__":
    threading.Thread(target=lambda: list(run_all(time.sleep, [600, 600], 2)), daemon=True).start()
    while len(active_children()) < 2:
        time.sleep(0.05)
    print("shared out", flush=True)
    time.sleep(600)
"""
PATIENCE = 120
"""Seconds until a process that stays is noticed; one that follows is gone at once."""


def test_processes_follow_a_parent_that_was_killed() -> None:
    command = [sys.executable, "-c", LONG_WORK]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "shared out\n"
        parent.kill()
        # The pipe has an end only when every process that inherited it is gone.
        assert parent.communicate(timeout=PATIENCE)[0] == ""
