"""Writes the laboratory's reports of docs/lab again, and docs/lab.md, which sums them up.

python tools/lab_reports.py [--deals 300] [--keep FOLDER]

With --keep the finished pieces stay in FOLDER, and a run that was cut off goes on from them.
"""

import argparse
import datetime
import json
import shutil
import subprocess
import sys
import tempfile
import textwrap
from pathlib import Path
from typing import Any

import koloda

ROOT = Path(__file__).resolve().parent.parent
PLACE = ROOT / "docs" / "lab"
KOLODA = [sys.executable, "-c", "from koloda.cli import main; main(prog_name='koloda')"]
REPORTS = {
    "karma": ["karma", "--seats", "2,3,4"],
    "kanobu": ["kanobu", "--seats", "2,3,4"],
    "unit": ["unit"],
    "karmaka": ["karmaka", "--seats", "2,3,4"],
    "unit-recovery": ["unit", "--vary", "recovery_suits=any,hearts"],
}
WIDTH = 120
WEIGHED = 100
BETTER = "hard#50"
Json = dict[str, Any]


def measure(name: str, deals: int, home: Path) -> Json:
    """Run one experiment and keep its report."""
    words = ["lab", *REPORTS[name], "--players", "normal", "--deals", str(deals), "--seed", "1"]
    words += ["--weighed", str(WEIGHED), "--better", BETTER, "--resume"]
    print("koloda", *words, flush=True)
    subprocess.run([*KOLODA, *words, "--out", str(home / name)], check=True)
    shutil.copyfile(home / name / "report.html", PLACE / f"{name}.html")
    found: Json = json.loads((home / name / "report.json").read_text(encoding="utf-8"))
    return found


def number(mean: Json) -> str:
    """A length with half the width of its interval."""
    return f"{mean['value']:.1f} ± {(mean['high'] - mean['low']) / 2:.1f}"


def share(mean: Json) -> str:
    """A share with its interval."""
    return f"{100 * mean['value']:.1f} % ({100 * mean['low']:.1f} to {100 * mean['high']:.1f})"


def points(mean: Json) -> str:
    """A difference of shares with its interval, in percentage points."""
    reach = 50 * (mean["high"] - mean["low"])
    return f"{100 * mean['value']:+.1f} ± {reach:.1f}"


def rows(name: str, result: Json) -> list[str]:
    """A line of the summary for each number of seats."""
    found: list[str] = []
    for variant in result["variants"]:
        measures = variant["measures"]
        cells = [
            f"[{name}](lab/{name}.html)",
            str(variant["players"]),
            number(measures["choices"]),
            number(measures["turns"]),
            share(variant["seats"][0]["won"]),
            points(measures["first"]),
            share(variant["luck"]),
            share(variant["better"]),
            share(measures["comeback"]),
            number(measures["lead_changes"]),
            share(measures["tension"]),
        ]
        found.append(f"| {' | '.join(cells)} |")
    return found


def summary(results: dict[str, Json], deals: int) -> str:
    """The page that sums the reports up."""
    head = (PLACE / "head.md").read_text(encoding="utf-8").replace("DEALS", str(deals))
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    head = head.replace("DATE", today).replace("VERSION", koloda.__version__)
    lines = [
        "| game | seats | choices | turns | first seat wins | first seat ahead, points "
        f"| luck | points of {BETTER} | comebacks | lead changes | tension |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name in ("karma", "kanobu", "unit", "karmaka"):
        lines += rows(name, results[name])
    recovery = results["unit-recovery"]
    any_suit, hearts = (variant["measures"]["turns"] for variant in recovery["variants"])
    back = recovery["comparisons"][0]["ratios"]["turns"]
    # The report has hearts over any suit; the claim is the other way round.
    claim = (
        f"With any suit a game takes {number(any_suit)} turns, with ♥ only {number(hearts)}: "
        f"{1 / back['value']:.2f} times as long (95 % interval {1 / back['high']:.2f} to "
        f"{1 / back['low']:.2f})."
    )
    told = textwrap.fill(claim, WIDTH)
    return head.replace("TABLE", "\n".join(lines)).replace("CLAIM", told)


def main() -> None:
    """All reports."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        home = asked.keep or Path(folder)
        home.mkdir(parents=True, exist_ok=True)
        results = {name: measure(name, asked.deals, home) for name in REPORTS}
    (ROOT / "docs" / "lab.md").write_text(summary(results, asked.deals), encoding="utf-8")


if __name__ == "__main__":
    main()
