"""Plays very many random games of every preset with every number of seats: python tools/soak.py.

Every game must end. In some of them every card is counted after every single action, and the
position is written, read and compared. A last run watches the memory over a million games.
"""

import argparse
import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import koloda
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import CHANCE, NOBODY, WATCHER, State
from koloda.engine.laws import can_sit
from koloda.engine.search.playout import playout
from koloda.engine.values.options import Value
from koloda.games import GAMES, find_game

MOST_MOVES = 100_000
WARM_UP = 20_000
MOST_GROWTH = 2048
"""KiB that the allocator may take and keep while a million games are played."""


class Table(NamedTuple):
    """One kind of game to be played many times."""

    game: str
    preset: str
    players: int


class Found(NamedTuple):
    """What came out: how often each length and each ending, and how many games were looked into."""

    table: Table
    lengths: Counter[int]
    endings: Counter[str]
    looked_into: int


def all_tables(games: list[Game]) -> list[Table]:
    """Every preset with every number of seats that it allows."""
    return [
        Table(game.name, preset, players)
        for game in games
        for preset in [preset.name for preset in game.presets] or [""]
        for players in range(game.seats[0], game.seats[1] + 1)
        if can_sit(game, players, options(game, preset))
    ]


def options(game: Game, preset: str) -> dict[str, Value]:
    """The options that choose a preset."""
    return {game.preset_word: preset} if preset else {}


def soak(table: Table, games: int, sample: int, seconds: float) -> Found:
    """Play the games of one table, as many as the time allows, and look into some of them."""
    game = find_game(table.game)
    start = game.new(table.players, options(game, table.preset))
    found = Found(table, Counter(), Counter(), 0)
    every = max(1, games // max(1, sample))
    looked_into = 0
    end = time.monotonic() + seconds
    for seed in range(games):
        if time.monotonic() > end:
            break
        state, rng = start.clone(), FastRng(seed)
        if seed % every == 0:
            moves = look_into(state, rng)
            looked_into += 1
        else:
            moves = playout(state, rng)
        outcome = state.outcome()
        assert outcome is not None and moves < MOST_MOVES, f"{table} seed {seed} does not end"
        found.lengths[moves] += 1
        found.endings[outcome.reason] += 1
    return found._replace(looked_into=looked_into)


def look_into(state: State, rng: FastRng) -> int:
    """One game, with every card accounted for after every action."""
    moves = 0
    whole: Counter[str] = Counter()
    while (seat := state.actor()) != NOBODY:
        chance = seat == CHANCE
        state.apply(seat, state.sample_chance(rng) if chance else state.random_action(seat, rng))
        moves += not chance
        # A reader that checks all cards refuses a position that has lost or gained one.
        again = state.setup.game.parse(str(state))
        assert str(again) == str(state), f"this position is read differently: {state}"
        if moves:
            cards = every_card(state)
            whole = whole or cards
            assert cards == whole, f"cards came or went: {cards} in {state}"
        assert moves < MOST_MOVES, f"no end in sight: {state}"
    return moves


def every_card(state: State) -> Counter[str]:
    """What lies open and what a watcher cannot see: together all cards there are."""
    tokens = state.setup.tokens
    open_ = [card for zone in state.zones(WATCHER) for card in zone.cards if card in tokens]
    return Counter(open_) + Counter(tokens[kind] for kind in state.hidden(WATCHER))


def memory(games: int, seconds: float) -> tuple[int, int, int]:
    """Resident KiB before and after many games of the first table, and how many were played."""
    table = all_tables([GAMES[0]])[0]
    game = find_game(table.game)
    start = game.new(table.players, options(game, table.preset))
    rng = FastRng(1)
    for _ in range(WARM_UP):
        playout(start.clone(), rng)
    before = resident()
    end = time.monotonic() + seconds
    played = 0
    while played < games and time.monotonic() < end:
        for _ in range(100):
            playout(start.clone(), rng)
        played += 100
    return before, resident(), played


def resident() -> int:
    """KiB of memory in use by this process."""
    words = Path("/proc/self/statm").read_text().split()
    return int(words[1]) * os.sysconf("SC_PAGESIZE") // 1024


def percentile(lengths: Counter[int], share: float) -> int:
    """The length that this share of the games does not exceed."""
    left = share * lengths.total()
    for length in sorted(lengths):
        left -= lengths[length]
        if left <= 0:
            return length
    return max(lengths)


def line(found: Found) -> str:
    """One row of the table."""
    table, lengths, endings = found.table, found.lengths, found.endings
    games = lengths.total()
    mean = sum(length * times for length, times in lengths.items()) / games
    ends = ", ".join(
        f"{reason} {100 * endings[reason] / games:.3g} %" for reason in sorted(endings)
    )
    return (
        f"| {table.game} {table.preset} | {table.players} | {games} | {found.looked_into} "
        f"| {mean:.1f} | {percentile(lengths, 0.99)} | {max(lengths)} | {ends} |"
    )


def main() -> None:
    """Play everything on all cores, print the table; fails when time ran out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", help="only this one")
    parser.add_argument("--games", type=int, default=100_000, help="games of each table")
    parser.add_argument("--sample", type=int, default=50, help="of them looked into")
    parser.add_argument("--memory-games", type=int, default=1_000_000, help="for the memory")
    parser.add_argument("--minutes", type=float, default=5, help="most time for one table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once")
    given = parser.parse_args()
    games = [find_game(given.game)] if given.game else list(GAMES)
    seconds = 60 * given.minutes
    print("compiled" if koloda.COMPILED else "interpreted: this will take long", flush=True)
    print("| game | players | games | looked into | mean | p99 | longest | endings |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    short = False
    with ProcessPoolExecutor(given.jobs) as pool:
        watch = pool.submit(memory, given.memory_games, seconds)
        tasks = [
            pool.submit(soak, table, given.games, given.sample, seconds)
            for table in all_tables(games)
        ]
        for task in tasks:
            found = task.result()
            short = short or found.lengths.total() < given.games
            print(line(found), flush=True)
        before, after, played = watch.result()
    short = short or played < given.memory_games
    print(f"memory: {before} KiB, after {played} more games {after} KiB")
    if after - before > MOST_GROWTH:
        sys.exit(f"the memory grew by {after - before} KiB; allowed are {MOST_GROWTH}")
    if short:
        sys.exit("the time was up before all games were played; --minutes gives more")


if __name__ == "__main__":
    main()
