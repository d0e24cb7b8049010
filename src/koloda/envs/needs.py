"""Says which extra brings a library that is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def research() -> Iterator[None]:
    """Imports of what the extra `research` installs; a missing one is told in one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "koloda":
            raise
        raise ModuleNotFoundError(
            f"koloda.envs needs {error.name}; pip install 'koloda[research]' brings it",
            name=error.name,
        ) from None
