"""Cards one above the other."""

from collections import deque

from hypothesis import given as given_any
from hypothesis import strategies as st

from koloda.engine.containers.ring import empty_ring

STEPS = st.lists(st.tuples(st.sampled_from(["push", "under", "pop"]), st.integers(0, 255)))


@given_any(STEPS)
def test_cards_come_and_go_at_both_ends(steps: list[tuple[str, int]]) -> None:
    row, expected = empty_ring(len(steps)), deque[int]()
    for what, card in steps:
        if what == "push":
            row.push(card)
            expected.append(card)
        elif what == "under":
            row.push_under(card)
            expected.appendleft(card)
        elif expected:
            assert row.top() == expected[-1]
            assert row.pop() == expected.pop()
        assert row.size == len(expected)
    assert row.cards() == list(expected)


def test_a_card_is_exchanged_where_it_lies() -> None:
    row = empty_ring(5)
    row.lay([7, 8])
    row.push_under(6)
    row.put(0, 1)
    row.put(2, 3)
    assert row.cards() == [1, 7, 3] and row.at(1) == 7


def test_a_copy_is_independent() -> None:
    row = empty_ring(3)
    row.lay([1, 2])
    copy = row.clone()
    copy.push(3)
    copy.put(0, 9)
    assert row.cards() == [1, 2] and copy.cards() == [9, 2, 3]
