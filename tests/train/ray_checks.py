"""A training on a real Ray cluster that loses a machine: python -m tests.train.ray_checks FOLDER.

The network is the one that this machine finds alone, after the steps and after search games.
"""

import os
import sys
from pathlib import Path

# What keeps Ray on the loopback interface where it is no cluster by default does so everywhere.
os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"

from ray.cluster_utils import Cluster

from koloda.games import find_game
from koloda.train.plan import Plan
from koloda.train.run import Progress, Training

PLAN = Plan(
    steps=4 * 48 * 4,
    hidden=8,
    games=4,
    batch=32,
    span=3,
    deals=0,
    rival="normal",
    critic=True,
    search=4,
    search_games=3,
    search_rounds=1,
)


def main() -> None:
    """Train here and there; the first machine is killed in the middle of a span."""
    home = Path(sys.argv[1])
    setup = find_game("karma").setup(2, {"cap": 12})
    here = Training(setup, PLAN, home / "here")
    here.run(1, lambda _: None)
    cluster = Cluster()
    killed: list[int] = []
    try:
        cluster.add_node(num_cpus=0, include_dashboard=False)
        nodes = [cluster.add_node(num_cpus=2) for _ in range(2)]

        def tell(now: Progress) -> None:
            if not killed and not now.report and now.steps == 2 * 48 * PLAN.games:
                killed.append(now.steps)
                cluster.remove_node(nodes[0], allow_graceful=False)

        there = Training(setup, PLAN, home / "there")
        there.run(1, tell, cluster.address)
    finally:
        cluster.shutdown()
    assert killed
    assert here.player.read_bytes() == there.player.read_bytes()
    print(f"killed after {killed[0]} of {PLAN.length()} steps; the same network")


if __name__ == "__main__":
    main()
