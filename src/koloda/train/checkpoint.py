"""The whole training in one file, without pickle: weights, Adam's moments, the past, counts."""

import json
import os
from pathlib import Path
from typing import Any

from numpy import ndarray

from koloda.train.needs import training
from koloda.train.net import Net

with training():
    import numpy as np
    import torch

Arrays = dict[str, "ndarray[Any, Any]"]
MOMENTS = ("exp_avg", "exp_avg_sq")


def save(file: Path, about: dict[str, Any], net: Net, optimizer: Any, past: list[Arrays]) -> None:
    """Write the file, or leave the old one whole: a kill loses a span at most."""
    kept: Arrays = {f"net {name}": array for name, array in net.arrays().items()}
    for name, array in net.named_parameters():
        state = optimizer.state[array]
        kept |= {f"{moment} {name}": state[moment].numpy() for moment in MOMENTS}
    updates = int(optimizer.state[net.policy_bias]["step"])
    for age, arrays in enumerate(past):
        kept |= {f"past {age} {name}": array for name, array in arrays.items()}
    text = json.dumps({**about, "updates": updates, "past": len(past)})
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


def load(file: Path, net: Net, optimizer: Any) -> list[Arrays]:
    """Take over what `save` has kept; returns the past networks."""
    about = read_about(file)
    with np.load(file, allow_pickle=False) as found:
        arrays = dict(found)
    names = [name for name, _ in net.named_parameters()]
    net.take({name: arrays[f"net {name}"] for name in names})
    for name, array in net.named_parameters():
        moments = {moment: torch.from_numpy(arrays[f"{moment} {name}"]) for moment in MOMENTS}
        optimizer.state[array] = {"step": torch.tensor(float(about["updates"])), **moments}
    return [{name: arrays[f"past {age} {name}"] for name in names} for age in range(about["past"])]
