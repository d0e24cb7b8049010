"""Positions met before."""

from koloda.engine.loops import Loops


def test_how_often_a_position_was_met() -> None:
    loops = Loops()
    assert [loops.visit(key) for key in (5, 7, 5, 5, 7)] == [1, 1, 2, 3, 2]
    assert loops.keys() == [5, 7, 5, 5, 7]


def test_keys_with_the_same_remainder_are_told_apart() -> None:
    loops = Loops()
    assert [loops.visit(5 + 60 * step) for step in range(4)] == [1, 1, 1, 1]
    assert loops.visit(65) == 2
    assert loops.visit((1 << 60) - 1) == 1


def test_forgetting() -> None:
    loops = Loops()
    loops.forget()
    assert loops.keys() == []
    loops.visit(5)
    loops.forget()
    assert loops.keys() == []
    assert loops.visit(5) == 1


def test_how_often_the_newest_was_met() -> None:
    loops = Loops()
    assert loops.met() == 1
    for key in (5, 7, 5):
        loops.visit(key)
    assert loops.met() == 2


def test_remembering_other_keys() -> None:
    loops = Loops()
    loops.visit(5)
    loops.replace([8, 9, 8])
    assert loops.keys() == [8, 9, 8]
    assert [loops.visit(8), loops.visit(5)] == [3, 1]


def test_a_copy_is_independent() -> None:
    loops = Loops()
    loops.visit(5)
    copy = loops.clone()
    assert copy.visit(5) == 2
    copy.visit(6)
    assert loops.keys() == [5]
    assert loops.visit(6) == 1
