"""`python -m koloda.selftest`: whether this installation works, in seconds.

Plays every game, holds a sample of the laws, replays and proves a record, reads the texts in every
language, and, where the extra `server` is installed, plays a whole game through a server.
"""

import importlib.util
import sys
import time
from collections.abc import Callable
from typing import Final

import koloda
from koloda.art.sheets import sheet
from koloda.engine.laws import check_one_game
from koloda.games import GAMES
from koloda.lessons.lesson import read_lesson
from koloda.locales.catalogue import Catalogue
from koloda.locales.fluent_files import LANGUAGES
from koloda.locales.rules import rule_groups

SERVER: Final = ("alembic", "msgspec", "sqlalchemy", "uvicorn", "websockets")
MOST_MOVES: Final = 100_000
EVERY: Final = 40
"""Moments of a game between two that are looked at closely."""


def engine() -> str:
    """Every game is dealt, played by its rule player, written down and read again."""
    for game in GAMES:
        match = koloda.new(game.name, seed=7)
        for _ in range(30):
            if not match.over:
                match.play(match.ask("greedy"))
        if str(koloda.parse(str(match))) != str(match):
            raise AssertionError(f"a position of {game.name} is not read as it was written")
        record = koloda.read_record(str(match.record()))
        if str(record.at(len(record)).state) != str(match.state):
            raise AssertionError(f"a record of {game.name} does not replay")
    return f"{len(GAMES)} games are played, written and read"


def laws() -> str:
    """One random game of each is checked against the laws of the contract."""
    for game in GAMES:
        check_one_game(game, game.seats[0], {}, 1, MOST_MOVES, EVERY)
    return f"the laws hold in {len(GAMES)} random games"


def texts() -> str:
    """Rules, lessons and cards' drawings are there."""
    clauses = 0
    for game in GAMES:
        clauses += sum(
            len(group.clauses)
            for language in LANGUAGES
            for group in rule_groups(Catalogue(language), game.name)
        )
        if not read_lesson(game).steps or not sheet(game.name):
            raise AssertionError(f"{game.name} lacks its lesson or its cards")
    return f"{clauses} clauses in {len(LANGUAGES)} languages, lessons and cards are there"


def server() -> str:
    """A game through a real server, if the extra is installed."""
    missing = [name for name in SERVER if importlib.util.find_spec(name) is None]
    if missing:
        return f"not tried: {', '.join(missing)} missing (pip install 'koloda[server]')"
    from koloda.server.trial import game_through_a_server

    return game_through_a_server()


CHECKS: Final[dict[str, Callable[[], str]]] = {
    "engine": engine,
    "laws": laws,
    "texts": texts,
    "server": server,
}


def main() -> int:
    """Run the checks and say one line for each; 1 if one of them fails."""
    kind = "compiled" if koloda.COMPILED else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    print(f"koloda {koloda.__version__}, {kind}, Python {python} on {sys.platform}")
    failed = 0
    for name, check in CHECKS.items():
        began = time.perf_counter()
        try:
            said = check()
        except Exception as error:  # whatever is wrong is what this command is to find
            said, failed = f"FAILED: {type(error).__name__}: {error}", failed + 1
        print(f"{name:8}{time.perf_counter() - began:5.1f} s  {said}", flush=True)
    print("everything works" if not failed else f"{failed} of {len(CHECKS)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
