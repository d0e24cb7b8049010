# mypyc: interpreted
"""The version of the package, below everything that writes it into what it makes."""

from typing import Final

VERSION: Final = "1.0.0"
