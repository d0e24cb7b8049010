"""Writes the golden games of tests/playthroughs: whole moments, as everybody sees them.

python tools/playthroughs.py [game …]
"""

import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.state import WATCHER, State
from koloda.engine.records.match import Match
from koloda.engine.records.record import Record
from koloda.engine.values.event import Event
from koloda.engine.values.options import Value
from koloda.engine.values.view import TABLE
from koloda.games import find_game

PLACE = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
MARGIN = 10


class Plan(NamedTuple):
    """One golden game: its table, seed and players, and after how many decisions it breaks off."""

    game: str
    name: str
    players: int
    options: dict[str, Value]
    seed: int
    player: str
    decisions: int

    @property
    def file(self) -> Path:
        """Where the game is kept."""
        return PLACE / self.game / f"{self.name}.txt"


def plans() -> list[Plan]:
    """All golden games that are planned."""
    found = tomllib.loads((PLACE / "plan.toml").read_text(encoding="utf-8"))
    return [Plan(game=game, **plan) for game, entries in found.items() for plan in entries]


def playthrough(plan: Plan) -> str:
    """The text of a golden game."""
    game = find_game(plan.game)
    match = Match(game.setup(plan.players, plan.options), seed_from_number(plan.seed))
    rng = FastRng(plan.seed)
    story = Story(match)
    story.begin(plan)
    made = 0
    while not match.state.is_over() and made < plan.decisions:
        made += 1
        story.moment(f"decision {made}")
        seats = match.state.to_act()
        seat = seats[rng.below(len(seats))]
        if plan.player == "greedy":
            action = game.greedy(match.state.view(seat), rng)
        else:
            action = match.state.random_action(seat, rng)
        story.action(seat, action)
    story.seen = {}
    story.moment("the end" if match.state.is_over() else "here the text breaks off")
    return "\n".join(line.rstrip() for line in story.lines) + "\n"


class Story:
    """The lines of a golden game; zones are told again only when somebody sees them changed."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lines: list[str] = []
        self.seen: dict[str, list[tuple[str, str]]] = {}

    def say(self, word: str, text: str) -> None:
        """A line with a word in the margin."""
        self.lines.append(f"{word:{MARGIN}} {text}")

    def begin(self, plan: Plan) -> None:
        """The table, what the lines mean, and the deal."""
        setup = self.match.setup
        self.lines += [
            f"{setup.game.title}, {setup}; seed {plan.seed}, {plan.player} players",
            "",
            "A moment: the whole position; the facts and zones that somebody sees changed, with",
            "[who] sees them so where not all see the same (watcher: somebody without a seat);",
            "who may do what. Then, after >, what was done, and the events as everybody sees them.",
            "",
        ]
        events = self.match.settle()
        record = Record(setup, [""] * setup.players, "", b"", self.match.actions, None)
        self.lines += record.action_lines()
        self.events(events)

    def moment(self, title: str) -> None:
        """The position, what has changed for whom, and who may do what."""
        state = self.match.state
        self.lines += ["", f"{f'--- {title} ':-<96}", str(state), ""]
        told = {"facts": [(facts(state), "")]}
        tables = [state.view(seat).zones for seat in self.viewers()]
        for zones in zip(*tables, strict=True):
            zone = zones[0]
            name = zone.name if zone.owner == TABLE else f"{zone.name}.{zone.owner}"
            told[name] = self.audiences([" ".join(zone.cards) or "(none)" for zone in zones])
        for name, sights_of in told.items():
            if self.seen.get(name) != sights_of:
                self.tell(name, sights_of)
        self.seen = told
        for seat in state.to_act():
            self.say(f"{state.prompt()} {seat}:", ", ".join(state.view(seat).actions))
        if state.is_over():
            self.say("outcome", str(state.outcome()))

    def action(self, seat: int, action: int) -> None:
        """What was done and what came of it."""
        known = len(self.match.actions)
        events = self.match.play(seat, action)
        done = self.match.actions[known:]
        record = Record(self.match.setup, [""] * self.match.setup.players, "", b"", done, None)
        self.lines += ["", *(f"> {line}" for line in record.action_lines())]
        self.events(events)

    def events(self, events: list[Event]) -> None:
        """Each event as everybody sees it."""
        state = self.match.state
        for event in events:
            texts = [str(state.sights([event], seat)[0]) for seat in self.viewers()]
            self.tell("", self.audiences(texts))

    def tell(self, word: str, sights: list[tuple[str, str]]) -> None:
        """What is seen, and by whom unless all see it."""
        for text, audience in sights:
            self.say(word, f"{text:<44}  [{audience}]" if audience else text)
            word = ""

    def viewers(self) -> list[int]:
        """All seats, and somebody without one."""
        return [*range(self.match.setup.players), WATCHER]

    def audiences(self, texts: list[str]) -> list[tuple[str, str]]:
        """Each different text with those who see it; nobody is named when all see the same."""
        if len(set(texts)) == 1:
            return [(texts[0], "")]
        groups: dict[str, list[str]] = {}
        for seat, text in zip(self.viewers(), texts, strict=True):
            groups.setdefault(text, []).append("watcher" if seat == WATCHER else str(seat))
        return [(text, " ".join(seats)) for text, seats in groups.items()]


def facts(state: State) -> str:
    """What everybody knows besides the cards."""
    return "; ".join(f"{name}: {value}" for name, value in state.facts().items())


def main() -> None:
    """Write the golden games again, of the games that were named or of all."""
    wanted = sys.argv[1:]
    for plan in plans():
        if not wanted or plan.game in wanted:
            plan.file.parent.mkdir(exist_ok=True)
            plan.file.write_text(playthrough(plan), encoding="utf-8")
            print(plan.file.relative_to(PLACE.parent.parent))


if __name__ == "__main__":
    main()
