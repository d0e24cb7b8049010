"""The laboratory on a real Ray cluster of two machines' worth; runs where Ray is installed.

python -m tests.arena.ray_kit DIR    one of the two is killed while the work goes on
"""

import os
import subprocess
import sys
import time
from pathlib import Path

# What keeps Ray on the loopback interface where it is no cluster by default does so everywhere.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

from ray.cluster_utils import Cluster

import koloda

DEALS = "100" if koloda.COMPILED else "60"
"""Twenty are a piece: enough of them that some are left when the machine is killed."""
LAB = ["lab", "karma", "--vary", "clear=2,3", "--option", "copies=3", "--players", "2"]
LAB += ["--deals", DEALS, "--playouts", "3", "--seed", "4"]
FILES = ("report.json", "report.html", "measures.csv", "cards.csv")
KOLODA = [sys.executable, "-c", "from koloda.cli import main; main(prog_name='koloda')"]
LONGEST = 900


def main() -> None:
    """Compare what a cluster that loses a machine finds with what this machine finds alone."""
    home = Path(sys.argv[1])
    cluster = Cluster()
    try:
        cluster.add_node(num_cpus=0, include_dashboard=False)
        nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
        there = home / "there"
        work = subprocess.Popen([*KOLODA, *LAB, "--ray", cluster.address, "--out", str(there)])
        killed_at = wait_for_pieces(there / "pieces", work)
        cluster.remove_node(nodes[0], allow_graceful=False)
        assert work.wait(LONGEST) == 0
    finally:
        cluster.shutdown()
    here = home / "here"
    subprocess.run([*KOLODA, *LAB, "--workers", "1", "--out", str(here)], check=True)
    for name in FILES:
        assert (here / name).read_bytes() == (there / name).read_bytes(), name
    pieces = len(list((there / "pieces").iterdir()))
    assert 0 < killed_at < pieces, (killed_at, pieces)
    print(f"killed after {killed_at} of {pieces} pieces; the same report")


def wait_for_pieces(place: Path, work: "subprocess.Popen[bytes]") -> int:
    """Wait until a few pieces are done; how many."""
    deadline = time.monotonic() + LONGEST
    while time.monotonic() < deadline and work.poll() is None:
        done = len(list(place.iterdir())) if place.is_dir() else 0
        if done >= 2:
            return done
        time.sleep(0.02)
    raise AssertionError("the cluster finished nothing, or everything at once")


if __name__ == "__main__":
    main()
