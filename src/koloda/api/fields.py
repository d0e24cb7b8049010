"""The sentences under the fields of named tuples, for help(), editors and IPython's `?`."""

import re
import sys
from pathlib import Path
from typing import Any

FIELD = re.compile(r'^    (\w+): .+\n    """((?:.|\n)+?)"""', re.MULTILINE)
"""A field of a class in its source, with the sentence under it."""


def describe(*kinds: Any) -> None:
    """Give the fields of named tuples the sentences that stand under them in their source.

    Python itself says only "Alias for field number 0"; compiled modules bring their source, too.
    """
    for kind in kinds:
        file = Path(sys.modules[kind.__module__].__file__ or "")
        source = file.with_name(f"{file.name.partition('.')[0]}.py")
        if source.is_file():
            text = source.read_text(encoding="utf-8").partition(f"\nclass {kind.__name__}(")[2]
            for name, sentence in FIELD.findall(text.partition("\nclass ")[0]):
                getattr(kind, name).__doc__ = " ".join(sentence.split())
