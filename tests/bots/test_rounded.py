"""Layers in whole numbers: near the exact ones, and no lane of a word reaches the next."""

import random

import pytest

from koloda.bots.net_player import NetPlayer
from koloda.bots.network import Layer, Units
from koloda.bots.own_net import FOLDER
from koloda.bots.rounded import RoundedLayer, RoundedNetwork
from koloda.engine.chance.rng import FastRng
from koloda.engine.learning.sheet import Sheet
from koloda.engine.records.driver import Driver
from koloda.games import find_game


def units(values: list[float]) -> Units:
    """A row as a layer gets it."""
    given = Units(len(values))
    for place, value in enumerate(values):
        given.keep(place, value)
    return given


def dense(found: Units, outputs: int) -> list[float]:
    """All outputs of a layer, those that are not above 0 as 0."""
    row = [0.0] * outputs
    for at in range(int(found.size)):
        row[int(found.places[at])] = found.values[at]
    return row


@pytest.mark.parametrize("outputs", [1, 3, 8, 25, 128])
def test_a_rounded_layer_is_near_the_exact_one(outputs: int) -> None:
    dice = random.Random(outputs)
    weights = [dice.gauss(0, 1) for _ in range(40 * outputs)]
    exact = Layer(40, outputs, weights, [dice.gauss(0, 1) for _ in range(outputs)])
    rounded = RoundedLayer(exact)
    for _ in range(20):
        values = [max(0.0, dice.gauss(0, 2)) for _ in range(40)]
        right = dense(exact.rectified(units(values)), outputs)
        near = dense(rounded.rectified(units(values)), outputs)
        assert near == pytest.approx(right, abs=0.02 * sum(values))


@pytest.mark.parametrize("weight", [-3.0, 0.0, 3.0])
@pytest.mark.parametrize("value", [1e-6, 1.0, 1e6])
def test_lanes_are_wide_enough_for_everything_at_once(weight: float, value: float) -> None:
    exact = Layer(400, 7, [weight, 3.0, -3.0, weight, 3.0, weight, -3.0] * 400, [0.0] * 7)
    found = dense(RoundedLayer(exact).rectified(units([value] * 400)), 7)
    right = [max(0.0, each) * value * 400 for each in exact_row(weight)]
    assert found == pytest.approx(right, rel=0.05, abs=1e-9)


def exact_row(weight: float) -> list[float]:
    """The weights of each input above."""
    return [weight, 3.0, -3.0, weight, 3.0, weight, -3.0]


def test_nothing_in_leaves_the_bias() -> None:
    exact = Layer(4, 2, [1.0] * 8, [0.5, -0.5])
    assert dense(RoundedLayer(exact).rectified(Units(4)), 2) == [0.5, 0.0]


@pytest.mark.parametrize("game", ["karma", "kanobu"])
def test_koloda_s_own_networks_expect_nearly_the_same(game: str) -> None:
    setup = find_game(game).setup(2)
    network = NetPlayer(str(FOLDER / f"{game}-2.npz")).network
    rounded, sheet, rng = RoundedNetwork(network), Sheet(setup.layout().size), FastRng(3)
    driver = Driver(setup, FastRng(4))
    driver.settle()
    for _ in range(30):
        seat = driver.state.to_act()[0]
        legal = driver.state.legal_actions(seat)
        driver.state.observe(seat, sheet)
        body = network.body(sheet)
        right = [network.value.one(body, 0), *[network.policy.one(body, a) for a in legal]]
        body = rounded.body(sheet)
        near = [rounded.value.one(body, 0), *[rounded.policy.one(body, a) for a in legal]]
        assert near == pytest.approx(right, abs=0.1)
        assert not any(sheet.cells), "the next observation is written on an empty sheet"
        driver.play(seat, legal[rng.below(len(legal))])
