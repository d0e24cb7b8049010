"""What can go wrong in contests and in the laboratory."""

from typing import Final

from koloda.engine.values.errors import Fault

NO_RAY: Final = Fault(
    "arena-no-ray", "Ray is not installed; pip install 'koloda[cluster]' brings it"
)
NO_CLUSTER: Final = Fault("arena-no-cluster", "there is no Ray cluster at {address}: {reason}")
RAY_ADDRESS: Final = Fault("arena-ray-address", "--ray is HOST:PORT or auto, not {address}")
CLUSTER_SILENT: Final = Fault(
    "arena-cluster-silent", "there is no Ray cluster at {address}: nobody answers"
)
CLUSTER_FAILED: Final = Fault("arena-cluster-failed", "the cluster at {address} failed: {reason}")
SET_AND_VARIED: Final = Fault(
    "arena-set-and-varied", "{game}: option {option} is both set and varied"
)
VARIED_VALUE_TWICE: Final = Fault("arena-varied-value-twice", "{game}: {option} has a value twice")
VARIED_TWICE: Final = Fault("arena-varied-twice", "{game}: an option is varied twice")
VARIANTS: Final = Fault(
    "arena-variants", "{count} variants are too many to compare; {most} at most"
)
OTHER_KOLODA: Final = Fault(
    "arena-other-koloda", "a machine of the cluster at {address} has another koloda"
)
NOT_EMPTY: Final = Fault(
    "arena-not-empty", "{folder} is not empty; --resume goes on with the work that is done there"
)
NO_FOLDER: Final = Fault("arena-no-folder", "there is no folder {folder}: make it first")
CANNOT_WRITE_TO: Final = Fault("arena-cannot-write-to", "cannot write to {folder}: {reason}")
PROCESS_ENDED: Final = Fault(
    "arena-process-ended",
    "a process that shared the work has ended; --workers 1 does all of it in this one",
)
