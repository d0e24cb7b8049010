"""Says which extra brings a library that training needs and that is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def training() -> Iterator[None]:
    """Imports of what the extra `train` installs; a missing one is told in one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "koloda":
            raise
        raise ModuleNotFoundError(
            f"koloda.train needs {error.name}; pip install 'koloda[train]' brings it",
            name=error.name,
        ) from None
