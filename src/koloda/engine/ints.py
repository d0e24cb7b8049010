# mypyc: interpreted
"""Machine integers and class attributes for mypyc; plain stand-ins where its helpers are absent."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

Class = TypeVar("Class")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    try:
        from mypy_extensions import i64, mypyc_attr
    except ImportError:
        i64 = int

        def mypyc_attr(*names: str, **values: object) -> Callable[[Class], Class]:
            """Leave the class as it is: the attributes only matter to the compiler."""
            return lambda cls: cls
