# mypyc: interpreted
"""Arrays of a NumPy archive (`.npz`) as plain rows of numbers, without NumPy and without pickle."""

import ast
import struct
import zipfile
from pathlib import Path
from typing import Final, NamedTuple

MAGIC: Final = b"\x93NUMPY\x01\x00"
CODES: Final = {"<f2": "e", "<f4": "f", "<f8": "d", "|u1": "B", "<u2": "H"}
"""The kinds of numbers that are read, with struct's letter for each."""
MOST: Final = 64_000_000
"""Bytes of one array; a file that claims more is refused."""


class Array(NamedTuple):
    """The numbers of an array, the last index running fastest."""

    shape: tuple[int, ...]
    numbers: list[float]


def read_npz(file: Path) -> dict[str, Array]:
    """Every array of an archive by its name; raises ValueError or OSError for anything else."""
    found: dict[str, Array] = {}
    try:
        with zipfile.ZipFile(file) as archive:
            for info in archive.infolist():
                if info.file_size > MOST:
                    raise ValueError(f"{info.filename} is too large")
                name = info.filename.removesuffix(".npy")
                found[name] = read_array(archive.read(info), info.filename)
    except zipfile.BadZipFile as error:
        raise ValueError(str(error)) from None
    return found


def read_array(content: bytes, name: str) -> Array:
    """One array in the format `npy`, version 1."""
    if not content.startswith(MAGIC):
        raise ValueError(f"{name} is no array of the format npy 1.0")
    start = len(MAGIC) + 2
    (length,) = struct.unpack("<H", content[len(MAGIC) : start])
    head = ast.literal_eval(content[start : start + length].decode("latin-1"))
    code = CODES.get(head["descr"])
    if code is None or head["fortran_order"]:
        raise ValueError(f"{name} holds {head['descr']}, not one of {', '.join(CODES)}")
    shape = tuple(int(size) for size in head["shape"])
    amount = 1
    for size in shape:
        amount *= size
    body = content[start + length :]
    if len(body) != amount * struct.calcsize(code):
        raise ValueError(f"{name} is cut off")
    return Array(shape, list(struct.unpack(f"<{amount}{code}", body)))
