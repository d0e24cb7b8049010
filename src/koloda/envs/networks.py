"""Writes a trained network as the file that the player `net:FILE` reads."""

import json
from pathlib import Path
from typing import Any

from koloda.bots.net_player import FORMAT, LAYERS
from koloda.engine.contract.setup import Setup
from koloda.engine.learning.fingerprint import fingerprint
from koloda.envs.needs import research

with research():
    import numpy as np
    from numpy import ndarray

Weights = dict[str, "ndarray[Any, Any]"]


def save_network(file: Path, setup: Setup, weights: Weights, training: dict[str, Any]) -> None:
    """Keep `first`, `second`, `policy` and `value`, each with its `_bias`, as 16-bit floats.

    Where actions share outputs, `parts` has a row for each action: the outputs of `policy` that
    add up to its number, counted from 1, and 0 for none; `policy_bias` is still one an action.
    The file says for which table it was made and how; nothing in it is pickled.
    """
    about = {
        "format": FORMAT,
        "game": setup.game.name,
        "setup": str(setup),
        "cells": setup.layout().size,
        "actions": setup.actions.players_end,
        "evidence": setup.shows_evidence,
        "fingerprint": fingerprint(setup.layout(), setup.actions),
        "training": training,
    }
    arrays = {name: weights[name] for layer in LAYERS for name in (layer, f"{layer}_bias")}
    kept: dict[str, Any] = {
        name: array.astype(np.float16, order="C") for name, array in arrays.items()
    }
    if "parts" in weights:
        kept["parts"] = weights["parts"].astype(np.uint16, order="C")
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    fresh = file.with_name(f"{file.name}.new")
    with fresh.open("wb") as out:
        np.savez_compressed(out, about=text, **kept)
    fresh.replace(file)  # whoever reads meanwhile finds the old one or the new one
