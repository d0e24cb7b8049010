"""The stand-ins for mypyc's helpers."""

import runpy
import sys
from pathlib import Path

import pytest

from koloda.engine import ints


class Plain:
    """Any class."""


def test_without_the_compilers_helpers_there_are_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mypy_extensions", None)
    names = runpy.run_path(str(Path(ints.__file__).with_suffix(".py")))
    assert names["i64"] is int
    assert names["mypyc_attr"]("native", allow_interpreted_subclasses=True)(Plain) is Plain


def test_with_them_they_are_used() -> None:
    assert ints.mypyc_attr(allow_interpreted_subclasses=True)(Plain) is Plain
    assert ints.i64(7) == 7
