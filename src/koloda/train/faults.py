"""What can go wrong with a training."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_CHECKPOINT: Final = Fault(
    "train-no-checkpoint", "{file} is no checkpoint of koloda train; remove it to begin anew"
)
OTHER_SHAPE: Final = Fault(
    "train-other-shape",
    "the network in {file} has another shape in the layer {layer}; "
    "--hidden must be the number of its units",
)
OTHER_PLAN: Final = Fault(
    "train-other-plan",
    "{file} is the checkpoint of another training: {name} is {there} there and {here} here; "
    "another --out keeps both",
)
