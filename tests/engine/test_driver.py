"""A driver: chance from any generator, no record, evidence from every action."""

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.records.driver import Driver
from koloda.games import find_game

SETUP = find_game("unit").setup(2)


class Count(Evidence):
    """Counts actions by seat, and sees that the states are those before and after."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        again = before.clone()
        again.apply(seat, action)
        assert again == after
        self.seats.append(seat)


def finished(driver: Driver) -> Driver:
    rng = FastRng(5)
    assert driver.settle() == []
    while not driver.state.is_over():
        seat = driver.state.actor()
        assert driver.play(seat, driver.state.random_action(seat, rng)) == []
    return driver


def test_gathering_evidence_does_not_change_the_game() -> None:
    quick, slow = Driver(SETUP, FastRng(1)), Driver(SETUP, FastRng(1))
    quick.evidence, slow.evidence = Evidence(), Count()
    assert finished(quick).state == finished(slow).state


def test_every_action_is_noted_chance_included() -> None:
    driver = Driver(SETUP, FastRng(1))
    driver.evidence = count = Count()
    finished(driver)
    assert count.seats.count(CHANCE) >= 52
    assert {0, 1, CHANCE} == set(count.seats)


def test_events_are_told_only_if_somebody_wants_them_and_change_nothing() -> None:
    quick, telling = Driver(SETUP, FastRng(1)), Driver(SETUP, FastRng(1))
    quick.evidence = telling.evidence = Evidence()
    telling.tells = True
    assert quick.settle() == [] and telling.settle(), "the deal"
    seat = quick.state.actor()
    action = quick.state.legal_actions(seat)[0]
    assert quick.play(seat, action) == [] and telling.play(seat, action)
    assert quick.state == telling.state
