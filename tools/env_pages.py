"""Writes docs/envs/<game>.md: what each cell of a game's observations holds."""

from pathlib import Path

from koloda.engine.contract.game import Game
from koloda.engine.learning.features import Feature
from koloda.envs.history import HISTORY
from koloda.games import GAMES

PAGES = Path(__file__).resolve().parent.parent / "docs" / "envs"
LONG = 16
"""More labels than these are shortened in the table."""
INTRODUCTION = """\
How to use it is in [README.md](README.md). Observations are rows of numbers from 0 to 255; their
length with the default options is {sizes}. Actions are {actions} numbers, whose texts are in the
game's action table. Only what the seat's view holds is written. Seat `+0` is the viewer, `+1` the
next one, and so on; `?` counts cards that the viewer cannot tell; greater numbers are written as
255."""
MORE_SEATS = """\
More seats lengthen the blocks that stand once for each seat; `setup.layout().rows()` lists the
table of any setup."""


def labels(names: list[str]) -> str:
    """The labels of a block, in the order of its cells."""
    shown = names if len(names) <= LONG else [*names[:4], "…", *names[-3:]]
    return " ".join(f"`{name}`" if name != "…" else name for name in shown)


def rows(features: list[Feature], players: int) -> list[str]:
    """The index table of one setup."""
    lines = ["| cells | block | labels | what |", "|---|---|---|---|"]
    at = 0
    for feature in features:
        size = len(feature.labels)
        for step in range(players if feature.each_seat else 1):
            name = f"{feature.name}, seat +{step}" if feature.each_seat else feature.name
            cells = str(at) if size == 1 else f"{at}-{at + size - 1}"
            lines.append(f"| {cells} | {name} | {labels(feature.labels)} | {feature.meaning} |")
            at += size
    return lines


def page(game: Game) -> str:
    """The whole page of one game."""
    players = game.seats[0]
    setup = game.setup(players)
    layout = setup.layout()
    sizes = [
        f"{count} seats: {len(cells)}"
        for count in range(game.seats[0], game.seats[1] + 1)
        if (cells := cells_of(game, count))
    ]
    lines = [
        f"# {game.title} for learners",
        "",
        f"<!-- Written by `make env-pages` from games/{game.name}. -->",
        "",
        INTRODUCTION.format(sizes=", ".join(sizes), actions=setup.actions.players_end),
        "",
        f"Kinds of cards in their order: {' '.join(f'`{token}`' for token in setup.tokens)}.",
        "",
        f"## Index table ({players} seats, default options)",
        "",
        *rows(layout.features, players),
        "",
        MORE_SEATS,
        "",
        "## Versions",
        "",
        *(f"- **{v.number}** ({v.fingerprint}): {v.change}" for v in HISTORY[game.name]),
    ]
    return "\n".join(lines) + "\n"


def cells_of(game: Game, players: int) -> list[int]:
    """The cells of the default setup with that number of seats; none if they cannot sit."""
    try:
        return list(range(game.setup(players).layout().size))
    except ValueError:
        return []


def main() -> None:
    """Write all pages."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (PAGES / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
