"""A training that begins with a network from a file instead of random weights."""

from pathlib import Path

from koloda.bots.net_player import LAYERS, NetPlayer
from koloda.bots.npz import read_npz
from koloda.engine.contract.setup import Setup
from koloda.engine.values.errors import OptionError, quoted
from koloda.train import faults
from koloda.train.needs import training
from koloda.train.net import Net

with training():
    import numpy as np


def begin_with(net: Net, setup: Setup, file: str) -> None:
    """Take the weights over; where the file has none, as for a critic, they stay random."""
    NetPlayer(file).accept(setup)
    found, fresh = read_npz(Path(file)), net.arrays()
    for layer in LAYERS:
        bias = "policy_bias" if layer == "policy" else f"{layer}.bias"
        for name, stored in ((f"{layer}.weight", layer), (bias, f"{layer}_bias")):
            array = np.array(found[stored].numbers, np.float32).reshape(found[stored].shape)
            given = array.T if array.ndim == 2 else array
            if given.shape[1:] != fresh[name].shape[1:] or len(given) > len(fresh[name]):
                raise OptionError(faults.OTHER_SHAPE, file=quoted(file), layer=layer)
            fresh[name][: len(given)] = given
    net.take(fresh)
