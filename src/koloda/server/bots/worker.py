"""A process of bots: reads a question a line, writes an answer a line, knows no table."""

import functools
import os
import sys
from typing import Final

import msgspec

from koloda import COMPILED
from koloda.bots.coach import OutOfTime, judge, reason
from koloda.bots.hints import hints
from koloda.bots.ladder import find_player
from koloda.bots.net_player import PREFIX
from koloda.bots.player import Player
from koloda.engine.chance.rng import FastRng, Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import State
from koloda.engine.values.event import EventKind, Sight
from koloda.games import find_game

NICE: Final = 10
MOST_MEMORY: Final = 2 << 30


class Seen(msgspec.Struct, array_like=True):
    """A sight on its way to a process: types of the compiled engine cannot be decoded."""

    kind: tuple[str, str, str, str, str]
    seat: int
    cards: tuple[str, ...]
    amount: int
    other: int

    def sight(self) -> Sight:
        """The sight as a player is told it."""
        return Sight(EventKind(*self.kind), self.seat, self.cards, self.amount, self.other)


class Question(msgspec.Struct):
    """A world that agrees with all a seat knows, and what is asked about it."""

    number: int
    position: str
    seat: int
    level: str
    """A bot's level; empty when a person is to be helped."""
    seed: int
    seconds: float = 0.0
    evidence: str = ""
    """What everybody saw the players do, as far as bots draw conclusions from it."""
    action: str = ""
    """The action that a coach is to judge; empty when hints are wanted."""
    sights: list[Seen] = []
    """What the seat has seen since the deal, for a bot that remembers."""


class Advice(msgspec.Struct):
    """An action with the chance to win and the word for the reason."""

    action: str
    win: float
    reason: str


class Verdict(msgspec.Struct):
    """What was clearly better than an action, how much more often it wins, and why."""

    action: str
    better: str
    gain: float
    reason: str
    """The idea of the game, or nothing."""
    values: dict[str, str]


class Answer(msgspec.Struct):
    """The bot's choice, as one advice, or several hints; or a coach's verdict."""

    number: int
    advice: list[Advice]
    verdict: Verdict | None = None
    uncompiled: bool = False
    """Whether a coach ran out of time because its engine is not compiled."""


def answer(question: Question) -> Answer:
    """Think about one question."""
    state = find_game(question.position.split(maxsplit=1)[0]).parse(question.position)
    rng, texts = FastRng(question.seed), state.setup.actions.texts
    evidence = state.setup.game.evidence(state.setup, question.evidence)
    if question.level:
        player = player_of(question.level).new_game(state.setup, question.seat)
        if player.remembers:
            player.observe([seen.sight() for seen in question.sights])
        action = player.choose(state, question.seat, evidence, rng)
        return Answer(question.number, [Advice(texts[action], 0.0, "")])
    if question.action:
        try:
            return Answer(question.number, [], verdict(question, state, evidence, rng))
        except OutOfTime:
            return Answer(question.number, [], uncompiled=not COMPILED)
    found = hints(state, question.seat, evidence, rng, question.seconds)
    advice = [Advice(texts[hint.action], round(hint.win, 3), hint.reason) for hint in found]
    return Answer(question.number, advice)


def player_of(level: str) -> Player:
    """The bot of that name; a network's file is read once."""
    return network(level) if level.startswith(PREFIX) else find_player(level)


@functools.lru_cache(8)
def network(level: str) -> Player:
    """A network that was asked before, or is from now on."""
    return find_player(level)


def verdict(question: Question, state: State, evidence: Evidence, rng: Rng) -> Verdict | None:
    """Whether something was clearly better than the action; None when it was not, or in doubt."""
    actions, seat = state.setup.actions, question.seat
    made = actions.parse(question.action)
    found = judge(state, seat, made, evidence, rng, question.seconds)
    if found is None:
        return None
    idea, better = reason(state, seat, found), actions.text(found.better)
    gain = round(found.gain, 3)
    if idea is None:
        return Verdict(question.action, better, gain, "", {})
    return Verdict(question.action, better, gain, idea.name, idea.values)


def limit() -> None:
    """Give way to the server, and never eat up the machine's memory."""
    if sys.platform == "win32":  # which knows neither of the two
        return
    import resource

    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    """Answer until the input ends, which it does when the server is gone."""
    limit()
    for line in sys.stdin.buffer:
        reply = answer(msgspec.json.decode(line, type=Question))
        sys.stdout.buffer.write(msgspec.json.encode(reply) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
