"""The stand-ins for what the compiler knows."""

from koloda.engine.containers import ints


class Plain:
    """Any class."""


def test_interpreted_they_are_plain_integers_and_lists() -> None:
    assert ints.i64(7) == ints.u8(7) == 7
    row = ints.vec[ints.u8]([3, 4, 5])
    row = ints.append(row, 4)
    row, last = ints.pop(row)
    row, first = ints.pop(row, 0)
    row = ints.remove(row, 4)
    assert (first, last, list(row)) == (3, 4, [5])


def test_attributes_of_classes_matter_to_the_compiler_only() -> None:
    assert ints.mypyc_attr("native", allow_interpreted_subclasses=True)(Plain) is Plain
