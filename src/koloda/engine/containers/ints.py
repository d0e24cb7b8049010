# mypyc: interpreted
"""Machine integers, rows of them and class attributes for mypyc; plain stand-ins interpreted.

Compiled code gets the real ones from the compiler and never looks at the stand-ins.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

Class = TypeVar("Class")

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import pop as pop
    from librt.vecs import remove as remove
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    i16 = i64 = u8 = int
    vec = list

    def append(row: list[int], number: int) -> list[int]:
        """The row with one more number."""
        row.append(number)
        return row

    def pop(row: list[int], place: int = -1) -> tuple[list[int], int]:
        """The row without the number at that place, and that number."""
        number = row.pop(place)
        return row, number

    def remove(row: list[int], number: int) -> list[int]:
        """The row without the first such number."""
        row.remove(number)
        return row

    def mypyc_attr(*names: str, **values: object) -> Callable[[Class], Class]:
        """Leave the class as it is: the attributes only matter to the compiler."""
        return lambda cls: cls
