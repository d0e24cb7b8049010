"""The whole training in one file, without pickle: weights, moments, past, counts, studies."""

import json
import os
from pathlib import Path
from typing import Any, NamedTuple

from numpy import ndarray

from koloda.train.needs import training
from koloda.train.net import Net

with training():
    import numpy as np
    import torch

Arrays = dict[str, "ndarray[Any, Any]"]
MOMENTS = ("exp_avg", "exp_avg_sq")


class Rest(NamedTuple):
    """What a training remembers besides weights and moments."""

    past: list[Arrays]
    """Networks of earlier reports."""
    studies: list[Arrays]
    """Search games of the last rounds."""


def save(file: Path, about: dict[str, Any], net: Net, optimizer: Any, rest: Rest) -> None:
    """Write the file, or leave the old one whole: a kill loses a span at most."""
    kept: Arrays = {f"net {name}": array for name, array in net.arrays().items()}
    for name, array in net.named_parameters():
        state = optimizer.state[array]  # empty for a critic that only search games have passed by
        kept |= {f"{moment} {name}": state[moment].numpy() for moment in MOMENTS if state}
    updates = int(optimizer.state[net.policy_bias]["step"])
    for kind, row in rest._asdict().items():
        for age, arrays in enumerate(row):
            kept |= {f"{kind} {age} {name}": array for name, array in arrays.items()}
    counts = {kind: len(row) for kind, row in rest._asdict().items()}
    text = json.dumps({**about, "updates": updates, **counts})
    write_whole(file, {"about": np.frombuffer(text.encode(), np.uint8), **kept})


def write_whole(file: Path, arrays: Arrays) -> None:
    """Write beside the old file, let it reach the disk, and only then take its place."""
    fresh = file.with_name(f"{file.name}.new")
    kept: dict[str, Any] = dict(arrays)
    with fresh.open("wb") as out:
        np.savez(out, **kept)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)


def read_about(file: Path) -> dict[str, Any]:
    """What a checkpoint says of its training."""
    with np.load(file, allow_pickle=False) as found:
        about: dict[str, Any] = json.loads(bytes(found["about"]))
    return about


def load(file: Path, net: Net, optimizer: Any) -> Rest:
    """Take over what `save` has kept; returns the rest."""
    about = read_about(file)
    with np.load(file, allow_pickle=False) as found:
        arrays = dict(found)
    names = [name for name, _ in net.named_parameters()]
    net.take({name: arrays[f"net {name}"] for name in names})
    for name, array in net.named_parameters():
        if f"{MOMENTS[0]} {name}" in arrays:
            moments = {moment: torch.from_numpy(arrays[f"{moment} {name}"]) for moment in MOMENTS}
            optimizer.state[array] = {"step": torch.tensor(float(about["updates"])), **moments}
    return Rest(*(numbered(arrays, kind, about[kind]) for kind in Rest._fields))


def numbered(arrays: Arrays, kind: str, count: int) -> list[Arrays]:
    """The arrays of one kind by number, each with its own names again."""
    starts = [f"{kind} {age} " for age in range(count)]
    return [
        {
            name.removeprefix(start): array
            for name, array in arrays.items()
            if name.startswith(start)
        }
        for start in starts
    ]
