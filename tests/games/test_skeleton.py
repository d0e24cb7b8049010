"""The games have the same rooms under the same names; a hole is the game's own."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "koloda"
EVERYWHERE = {
    "__init__.py", "cards.py", "options.py", "actions.py", "table.py", "legal.py", "knowledge.py",
    "notation.py", "checks.py", "refusals.py", "events.py", "state.py", "game.py",
    "rules/__init__.py", "rules/deal.py", "rules/apply.py", "rules/turn.py", "rules/ending.py",
    "bots/__init__.py", "bots/greedy.py",
}  # fmt: skip
OF_THE_FOUR = {
    "worlds.py", "faults.py", "learn.py", "bots/playout.py", "bots/coach.py", "lesson.toml",
    "examples.toml",
}  # fmt: skip
OWN = {
    "karma": {"keys.py", "bots/evidence.py", "place.py"},
    "kanobu": {"keys.py", "bots/evidence.py", "hand.py", "deckfile.py"},
    "unit": {"side.py", "strikes.py", "bots/plans.py"},
    "karmaka": {
        "keys.py",
        "bots/evidence.py",
        "hand.py",
        "place.py",
        "knowers.py",
        "bots/reasons.py",
        "bots/standing.py",
    },
}
"""What only some games have; docs/architecture.md tells why."""
NO_ROOMS = {"pyproject.toml", "puzzles.toml"}
"""A package may have metadata, and a game a book of puzzles, which are found in games played."""
OTHERS = [
    SOURCES / "kit" / "highcard",
    ROOT / "examples" / "crazy_eights",
    ROOT / "examples" / "tiny_poker",
]


def files_of(game: Path) -> set[str]:
    """The files of a game, without the rules that are named by its own rule book."""
    found = {file.relative_to(game).as_posix() for file in game.rglob("*.*") if file.is_file()}
    own_rules = {name for name in found if name.startswith("rules/")} - EVERYWHERE
    rooms = {name for name in found - own_rules if name.endswith((".py", ".toml"))}
    return rooms - NO_ROOMS


@pytest.mark.parametrize("game", OWN)
def test_a_game_has_every_room_and_its_own(game: str) -> None:
    assert files_of(SOURCES / "games" / game) == EVERYWHERE | OF_THE_FOUR | OWN[game]


@pytest.mark.parametrize("game", OTHERS, ids=lambda game: game.name)
def test_a_game_of_another_package_has_the_rooms_that_every_game_has(game: Path) -> None:
    assert files_of(game) == EVERYWHERE
