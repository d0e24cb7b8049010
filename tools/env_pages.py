"""Writes docs/envs/<game>.md: what each cell of a game's observations holds, and its words."""

from pathlib import Path
from typing import Any

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.features import Feature
from koloda.engine.records.driver import Driver
from koloda.engine.values.view import View
from koloda.envs.history import EVIDENCE, HISTORY
from koloda.games import GAMES
from koloda.locales.catalogue import Catalogue

PAGES = Path(__file__).resolve().parent.parent / "docs" / "envs"
LONG = 16
"""More labels than these are shortened in the table."""
INTRODUCTION = """\
How to use it is in [learning environments](README.md). Observations are rows of numbers from 0 to
255; their length with the default options is {sizes}. Actions are numbers, whose texts
are [below](#words-of-the-game); there are {actions}.

Only what the seat's view holds is written. Seat `+0` is the viewer, `+1` the next one, and so on;
`?` counts cards that the viewer cannot tell; greater numbers are written as 255."""
WITH_EVIDENCE = """\
## What the moves have told

With `evidence=True` an observation ends with {cells} cells more at this table: the evidence that
search uses, from moves that everybody saw. The hash is {fingerprint} then."""
MORE_SEATS = """\
More seats lengthen the blocks that stand once for each seat; `setup.layout().rows()` lists the
table of any setup."""
GAMES_SEEN = 2
SOON = 400
"""Moves after which a random game is left alone."""
NAMES = ["Ann", "Bob", "Cleo", "Dora", "Emil", "Flora"]
UNSAID = {
    "turn": "the seat whose turn it is",
    "idle": "turns in a row without a card played or drawn",
    "ready": "whether the seat has said that it is ready",
}
"""Facts that the question already tells at the table."""
HEAD = """\
## Words of the game

What a move is called is not what the question before it is called: the prompt says what is asked,
the verb what is done. `view.actions` lists the moves that are legal now.
"""


def labels(names: list[str]) -> str:
    """The labels of a block, in the order of its cells."""
    shown = names if len(names) <= LONG else [*names[:4], "…", *names[-3:]]
    return " ".join(f"`{name}`" if name != "…" else name for name in shown)


def rows(features: list[Feature], players: int, at: int = 0) -> list[str]:
    """The index table of some features from a cell on."""
    lines = ["| cells | block | labels | what |", "|---|---|---|---|"]
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
    tables = {count: table for count in seats_of(game) if (table := usual_table(game, count))}
    lines = [
        f"# {game.title} for learners",
        "",
        f"<!-- Written by `make env-pages` from games/{game.name}. -->",
        "",
        INTRODUCTION.format(
            sizes=by_seats({count: table.layout().size for count, table in tables.items()}),
            actions=by_seats({count: table.actions.players_end for count, table in tables.items()}),
        ),
        "",
        *kinds({count: table.tokens for count, table in tables.items()}),
        "",
        f"## Index table ({players} seats, default options)",
        "",
        *rows(layout.features, players),
        "",
        MORE_SEATS,
        "",
        *evidence(game, setup),
        *words(game),
        "## Versions",
        "",
        *(f"- **{v.number}** ({v.fingerprint}): {v.change}" for v in HISTORY[game.name]),
    ]
    return "\n".join(lines) + "\n"


def evidence(game: Game, setup: Setup) -> list[str]:
    """The blocks that an observation may end with."""
    layout = setup.long_layout()
    if not layout.told:
        return []
    seen = int(layout.seen)
    text = WITH_EVIDENCE.format(cells=layout.size - seen, fingerprint=EVIDENCE[game.name])
    return [text, "", *rows(layout.told, setup.players, seen), ""]


def words(game: Game) -> list[str]:
    """Moves with an example each, prompts, places and facts as tables."""
    says = Catalogue("en")
    setup = game.setup(game.seats[0])
    views = seen(game)
    asked = [
        label for row in setup.layout().features if row.name == "prompt" for label in row.labels
    ]
    prompts = {
        word: says.prompt(game.name, word)
        for word in sorted(asked)
        if says.has(game.name, f"prompt-{word}")
    }
    zones = {zone.name: says.zone(game.name, zone.name) for view in views for zone in view.zones}
    return [
        HEAD,
        *table("verb", moves(setup, says)),
        *table("prompt", prompts),
        *table("place", dict(sorted(zones.items()))),
        *table("fact", facts(game, views, says)),
    ]


def table(head: str, rows: dict[str, str]) -> list[str]:
    """One table of words."""
    return [
        f"| {head} | in words |",
        "|---|---|",
        *(f"| `{a}` | {b} |" for a, b in rows.items()),
        "",
    ]


def moves(setup: Setup, says: Catalogue) -> dict[str, str]:
    """Every verb with its first move, and its longest, as they are written and as they are said."""
    found: dict[str, list[int]] = {}
    for action in range(setup.actions.players_end):
        found.setdefault(setup.actions.decode(action).verb, []).append(action)
    return {
        verb: "; ".join(
            f"`{setup.actions.text(action)}`: {says.move(setup, action, NAMES)}"
            for action in dict.fromkeys((actions[0], longest(setup, actions)))
        )
        for verb, actions in sorted(found.items())
    }


def longest(setup: Setup, actions: list[int]) -> int:
    """The first of the moves with the most cards or other words."""
    return max(actions, key=lambda action: len(setup.actions.decode(action).arguments))


def facts(game: Game, views: list[View], says: Catalogue) -> dict[str, str]:
    """Every fact by its name, seats left off, with a value that is said in words."""
    found: dict[str, str] = {}
    for view in views:
        for name, value in view.facts.items():
            word = name.split(".")[0]
            said = says.fact(game.name, name, value, NAMES)
            if said and word not in found:
                found[word] = f"`{value}`: {said}"
    for name, value in [fact for view in views for fact in view.facts.items()]:
        word = name.split(".")[0]
        said = says.fact(game.name, name, "2", NAMES)
        found.setdefault(word, f"`2`: {said}" if said else f"`{value}`: {UNSAID[word]}")
    return dict(sorted(found.items()))


def seen(game: Game) -> list[View]:
    """What seat 0 sees in a few random games, the same ones every time."""
    views: list[View] = []
    for seed in range(GAMES_SEEN):
        rng = FastRng(seed)
        for players in (game.seats[0], game.usual_seats):
            driver = Driver(game.setup(players), rng)
            driver.settle()
            for _ in range(SOON):
                if driver.state.is_over():
                    break
                views.append(driver.state.view(0))
                seat = driver.state.to_act()[0]
                driver.play(seat, driver.state.random_action(seat, rng))
    return views


def seats_of(game: Game) -> list[int]:
    """Every number of seats that a game takes with whatever options."""
    return list(range(game.seats[0], game.seats[1] + 1))


def usual_table(game: Game, players: int) -> Setup | None:
    """The default setup with that number of seats; none if they cannot sit."""
    try:
        return game.setup(players)
    except ValueError:
        return None


def by_seats(numbers: dict[int, int]) -> str:
    """A number that may depend on the number of seats: once if it does not."""
    found = dict.fromkeys(numbers.values())
    if len(found) == 1:
        return str(*found)
    return ", ".join(f"{number} with {span(numbers, number)} seats" for number in found)


def span(found: dict[int, Any], value: Any) -> str:
    """The numbers of seats that have a value, which follow each other."""
    counts = [count for count, each in found.items() if each == value]
    return str(*counts) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"


def kinds(tokens: dict[int, list[str]]) -> list[str]:
    """The kinds of cards in their order, for each number of seats that has its own."""
    lines: list[str] = []
    different = dict.fromkeys(map(tuple, tokens.values()))
    for found in different:
        where = "" if len(different) == 1 else f" with {span(tokens, list(found))} seats"
        shown = " ".join(f"`{token}`" for token in found)
        lines += [f"Kinds of cards in their order{where}: {shown}.", ""]
    return lines[:-1]


def main() -> None:
    """Write all pages."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        (PAGES / f"{game.name}.md").write_text(page(game), encoding="utf-8")


if __name__ == "__main__":
    main()
