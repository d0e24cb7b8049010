"""A recorded game as its choices: the moment before each, and what became known after it."""

from dataclasses import dataclass

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.driver import Driver
from koloda.engine.records.record import Record


@dataclass(frozen=True)
class Moment:
    """One choice of a seat: the state and the evidence before it, the state when all is done."""

    number: int
    """Counted from 1 over the players' moves, as replays and records count them."""
    before: State
    evidence: Evidence
    seat: int
    action: int
    after: State
    reveals: bool
    """Whether chance acted, or cards that nobody had seen were seen or dealt to another pile."""

    @property
    def text(self) -> str:
        """The action in words."""
        return self.before.setup.actions.texts[self.action]

    def is_choice(self) -> bool:
        """Whether there was another legal action."""
        return len(self.before.legal_actions(self.seat)) > 1


def moments_of(record: Record) -> tuple[State, list[Moment]]:
    """The first moment after the deal, and every choice of the game in order."""
    driver = Driver(record.setup, FastRng(0))
    if record.position:
        driver.state = record.start()
    actions = list(record.actions)
    follow_chance(driver, actions)
    first = driver.state.clone()
    found: list[Moment] = []
    while actions:
        seat, action = actions.pop(0)
        before = driver.state.clone()
        evidence = record.setup.game.evidence(record.setup, driver.evidence.text())
        driver.carry_out(seat, action)
        chance = follow_chance(driver, actions)
        after = driver.state.clone()
        reveals = chance > 0 or unseen(after) != unseen(before)
        found.append(Moment(len(found) + 1, before, evidence, seat, action, after, reveals))
    return first, found


def follow_chance(driver: Driver, actions: list[tuple[int, int]]) -> int:
    """Carry out what chance does next in the record; the number of its actions."""
    count = 0
    while actions and actions[0][0] == CHANCE:
        driver.carry_out(*actions.pop(0))
        count += 1
    return count


def unseen(state: State) -> list[list[int]]:
    """The cards that nobody has seen, group by group; their order is not known."""
    return [sorted(group) for group in state.veiled()]
