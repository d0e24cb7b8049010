"""Measures koloda beside an older version of itself: make bench-before REV=….

Both are compiled for most speed. In each round and for each row a process of either version works
in slices that take turns, on one core and in CPU time, so that whatever else the machine does hits
both alike. Searches begin at the same positions, with nothing seen before.
"""

import os
import sys
from pathlib import Path

from benchmarks.command import Parser, facts, rounds_and_seconds, words_given
from benchmarks.measure import middle
from benchmarks.page import COMPARED, publish, short
from benchmarks.results import Figures, reading
from benchmarks.rows import players, presets, title
from benchmarks.versions import ROOT, Row, Worker, build, export
from koloda.engine.chance.rng import FastRng
from koloda.games import GAMES
from tools.peers import NoPeersError, python

SLICES = 20
MOMENTS = 25
ALLOWED = 0.95


def rows() -> list[Row]:
    """Random play of every preset; search and batches of every game."""
    found: list[Row] = []
    for game in GAMES:
        for preset in presets(game):
            which = (game.name, preset, str(players(game, preset)))
            found.append(Row(title(game, preset), ("play", *which)))
        preset = presets(game)[0]
        seats = players(game, preset)
        which = (game.name, preset, str(seats))
        setup, rng = game.new(seats, {game.preset_word: preset}).setup, FastRng(1)
        moments = tuple(str(middle(setup, rng).state) for _ in range(MOMENTS))
        found.append(Row(f"{title(game)}, search", ("search", *which), moments))
        found.append(Row(f"{title(game)}, vectorised", ("batch", *which)))
    return found


def compare(row: Row, copies: tuple[Path, Path], seconds: float, peers: Path, odd: bool) -> Figures:
    """One round of a row: the rates of before and of now; nothing where one of them lacks it."""
    before, now = (Worker(copy, row, seconds / SLICES, peers) for copy in copies)
    if not (before.first and now.first):
        return {}
    if not (before.first["compiled"] and now.first["compiled"]):
        sys.exit(f"{row.name} ran interpreted; nothing is published")
    for _ in range(SLICES):
        for worker in (now, before) if odd else (before, now):
            worker.work(seconds / SLICES)
    old, new = before.rates(), now.rates()
    return {name: {"before": [old[name]], "now": [new[name]]} for name in old}


def run(copies: tuple[Path, Path], rounds: int, seconds: float, peers: Path) -> Figures:
    """All rounds: for each row and what it counts, the readings of before and of now."""
    figures: Figures = {}
    wanted = rows()
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for row in wanted:
            for name, found in compare(row, copies, seconds, peers, number % 2 == 1).items():
                kept = figures.setdefault(f"{row.name} | {name}", {"before": [], "now": []})
                for which, values in found.items():
                    kept[which] += values
    return figures


def table(figures: Figures) -> list[str]:
    """A line for each row: both rates, their relation in each round, and the verdict."""
    lines = ["| per second of CPU time | counted | before | now | now : before | |"]
    lines.append("|---|---|---|---|---|---|")
    for name, each in figures.items():
        old, new = reading(each["before"]), reading(each["now"])
        found = reading([b / a for a, b in zip(each["before"], each["now"], strict=True)])
        verdict = "" if found.middle >= ALLOWED else "**slower**"
        lines.append(
            f"| {name} | {short(old.middle)} | {short(new.middle)} | "
            f"{found.middle:.2f} ({found.low:.2f} – {found.high:.2f}) | {verdict} |"
        )
    return lines


def main() -> None:
    """Build both versions, measure, print, and publish unless it was only a quick look."""
    parser = Parser(prog="make bench-before", description=__doc__)
    parser.add_argument("revision", help="the older version, as git names it")
    given = rounds_and_seconds(parser, 7, 1.0)
    try:
        peers = python()
    except NoPeersError as error:
        sys.exit(f"no peers to measure in: {error}")
    older = export(given.revision)
    copies = build(older), build(ROOT)
    load = os.getloadavg()[0]
    figures = run(copies, given.rounds, given.seconds, peers)
    origin = {
        "command": f"`make bench-before REV={given.revision}{words_given(given.revision)}`",
        **facts(load, []),
        "rounds": f"{given.rounds}, {given.seconds:g} s of CPU time for each row and version in "
        f"{SLICES} slices that take turns; median (lowest – highest)",
    }
    text = "\n".join(
        [f"- {name}: {value}" for name, value in origin.items()] + ["", *table(figures)]
    )
    print(text)
    if not given.quick:
        publish(text, COMPARED)


if __name__ == "__main__":
    main()
