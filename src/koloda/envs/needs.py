"""Says which extra brings a library that is missing."""

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager


@contextmanager
def brought_by(extra: str, package: str) -> Iterator[None]:
    """Imports of what an extra installs for a package; a missing one is told in one sentence."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "koloda":
            raise
        raise ModuleNotFoundError(
            f"{package} needs {error.name}; pip install 'koloda[{extra}]' brings it",
            name=error.name,
        ) from None


def research() -> AbstractContextManager[None]:
    """Imports of what the extra `research` installs."""
    return brought_by("research", "koloda.envs")
