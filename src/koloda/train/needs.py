"""Says which extra brings a library that training needs and that is missing."""

from contextlib import AbstractContextManager

from koloda.envs.needs import brought_by


def training() -> AbstractContextManager[None]:
    """Imports of what the extra `train` installs."""
    return brought_by("train", "koloda.train")
