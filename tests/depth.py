"""How deep random tests go: in full on the compiled copy, less deep on the sources."""

import os

DEPTH = float(os.environ.get("KOLODA_LAWS_DEPTH", "1"))
"""How many times more examples than in the everyday run; fewer where they are slow."""


def deep(number: int) -> int:
    """That many examples, multiplied by what the environment asks for."""
    return max(2, round(number * DEPTH))
