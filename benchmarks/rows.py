"""What is measured, and what must be reached."""

from typing import NamedTuple

from koloda.engine.contract.game import Game
from koloda.engine.laws import can_sit
from koloda.engine.values.options import Value
from koloda.games import GAMES

USUAL_SEATS = 4
EIGHTS = "crazy eights, 4 players"
EIGHTS_DRIVEN = f"{EIGHTS}, from Python"
EIGHTS_FACADE = f"{EIGHTS}, by texts through `import koloda`"
OPENSPIEL = "OpenSpiel crazy_eights, 4 players, from Python"
TENSORS = f"{OPENSPIEL}, with observation tensors"
BOT = "OpenSpiel crazy_eights, 4 players, IS-MCTS bot of Python"
RLCARD = "RLCard UNO, 2 players, env.step"
HANABI = "PettingZoo hanabi_v5, 2 players"


class Row(NamedTuple):
    """Something measured: its name, the copy of koloda beside it, the module and its arguments."""

    name: str
    compiled: bool
    module: str
    arguments: tuple[str, ...]

    @property
    def in_peers(self) -> bool:
        """Whether it needs the environment of the peers."""
        return self.module != "measure"


class Goal(NamedTuple):
    """A ratio of two rows that must be reached; without a second row, a rate per second."""

    text: str
    row: str
    measure: str
    other: str
    least: float


def players(game: Game, preset: str) -> int:
    """Four, or as many as may sit down if it is fewer."""
    options: dict[str, Value] = {game.preset_word: preset} if preset else {}
    low, high = game.seats
    fit = [seats for seats in range(low, high + 1) if can_sit(game, seats, options)]
    return max([seats for seats in fit if seats <= USUAL_SEATS] or fit[:1])


def title(game: Game, preset: str = "") -> str:
    """The name of a game's row, with its first preset unless another is named."""
    preset = preset or presets(game)[0]
    return f"{game.title} {preset}, {players(game, preset)} players"


def presets(game: Game) -> list[str]:
    """The names of a game's presets."""
    return [preset.name for preset in game.presets]


def rows() -> list[Row]:
    """Every preset of every game compiled, each game in all other ways, and the peers."""
    found: list[Row] = []
    for game in GAMES:
        for preset in presets(game):
            which = (game.name, preset, str(players(game, preset)))
            found.append(Row(title(game, preset), True, "measure", ("playout", *which)))
        found += other_ways(game)
    eights = ("crazy_eights", "", str(USUAL_SEATS))
    return [
        *found,
        Row(EIGHTS, True, "measure", ("playout", *eights)),
        Row(EIGHTS_DRIVEN, True, "measure", ("driven", *eights)),
        Row(EIGHTS_FACADE, True, "measure", ("facade", *eights)),
        Row(f"{EIGHTS}, search", True, "measure", ("search", *eights)),
        Row(OPENSPIEL, True, "peers", ("openspiel",)),
        Row(TENSORS, True, "peers", ("tensors",)),
        Row(BOT, True, "peers", ("ismcts",)),
        Row(RLCARD, True, "peers", ("rlcard",)),
        Row(HANABI, True, "peers", ("hanabi",)),
    ]


def other_ways(game: Game) -> list[Row]:
    """A game interpreted, searched, and as a learning environment."""
    name, preset = title(game), presets(game)[0]
    seats = str(players(game, preset))
    which = (game.name, preset, seats)
    told = Row(f"{name}, vectorised, evidence", True, "envs", ("told", game.name, seats))
    tells = game.setup(players(game, preset)).long_layout().told
    return [
        Row(f"{name}, interpreted", False, "measure", ("playout", *which)),
        Row(f"{name}, search", True, "measure", ("search", *which)),
        Row(f"{name}, PettingZoo", True, "envs", ("zoo", game.name, seats)),
        Row(f"{name}, vectorised", True, "envs", ("vector", game.name, seats)),
        Row(f"{name}, vectorised, 64 games", True, "envs", ("few", game.name, seats)),
        *([told] if tells else []),
    ]


def goals() -> list[Goal]:
    """What the games must reach."""
    karma, kanobu, unit, karmaka = GAMES
    found = [
        Goal(f"{title(game)} : OpenSpiel's crazy_eights", title(game), "moves", OPENSPIEL, least)
        for game, least in ((karma, 20), (kanobu, 20), (unit, 8), (karmaka, 8))
    ]
    for game in (karma, kanobu):
        found.append(Goal(f"{title(game)} : RLCard's UNO", title(game), "moves", RLCARD, 100))
    interpreted = f"{title(karma)}, interpreted"
    found += [
        Goal("our crazy eights : OpenSpiel's, from Python", EIGHTS_DRIVEN, "moves", OPENSPIEL, 5),
        Goal(
            "our crazy eights by texts : OpenSpiel's by numbers",
            EIGHTS_FACADE,
            "moves",
            OPENSPIEL,
            0.25,
        ),
        Goal(f"{interpreted} : RLCard's UNO", interpreted, "moves", RLCARD, 4),
        Goal(f"{title(karma)}, copies of a state", title(karma), "clone", "", 1e6),
        Goal(f"{title(kanobu)}, search", f"{title(kanobu)}, search", "iterations", "", 1e5),
        Goal(
            "search in our crazy eights : OpenSpiel's", f"{EIGHTS}, search", "iterations", BOT, 100
        ),
    ]
    for game in GAMES:
        one, many = f"{title(game)}, PettingZoo", f"{title(game)}, vectorised"
        found.append(Goal(f"{one} : hanabi_v5", one, "moves", HANABI, 10))
        found.append(Goal(f"{many} : RLCard's UNO", many, "moves", RLCARD, 30))
        found.append(Goal(f"{many} : OpenSpiel with tensors", many, "moves", TENSORS, 12))
    return found
