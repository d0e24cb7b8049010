"""Multisets packed into one integer, compared with plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.containers.packed_multiset import (
    EACH,
    FULL,
    at_least,
    count,
    first_kinds,
    kinds_from,
    multiset,
    nth_card,
    nth_kind,
    one,
    size,
    without,
)
from koloda.engine.containers.packed_multiset import cards as unpacked

KINDS = 20
MULTISETS = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)


def listed(copies: list[int]) -> list[int]:
    """The cards of a multiset with these numbers of copies."""
    return [kind for kind, number in enumerate(copies) for _ in range(number)]


@given(MULTISETS)
def test_a_multiset_holds_its_cards(copies: list[int]) -> None:
    cards = multiset(listed(copies))
    assert unpacked(cards) == listed(copies)
    assert size(cards) == sum(copies)
    assert [count(cards, kind) for kind in range(KINDS)] == copies
    assert [nth_card(cards, place) for place in range(sum(copies))] == listed(copies)


@given(MULTISETS, MULTISETS)
def test_adding_and_subtracting(copies: list[int], more: list[int]) -> None:
    both = [min(3, here + there) for here, there in zip(copies, more, strict=True)]
    rest = [all_ - here for all_, here in zip(both, copies, strict=True)]
    whole, part = multiset(listed(both)), multiset(listed(copies))
    assert unpacked(whole - part) == listed(rest)
    assert part + multiset(listed(rest)) == whole


@given(MULTISETS, st.integers(0, KINDS - 1), st.integers(1, 3))
def test_cards_leave_a_multiset_as_far_as_it_has_them(
    copies: list[int], kind: int, number: int
) -> None:
    left = copies[:]
    left[kind] = max(0, left[kind] - number)
    assert unpacked(without(multiset(listed(copies)), kind, number)) == listed(left)


@given(MULTISETS, st.integers(1, 3))
def test_kinds_that_are_there_often_enough(copies: list[int], number: int) -> None:
    often = [kind for kind in range(KINDS) if copies[kind] >= number]
    each = at_least(multiset(listed(copies)), number)
    assert unpacked(each) == often
    assert [nth_kind(each, place) for place in range(len(often))] == often


def test_one_card_and_one_of_each() -> None:
    assert [unpacked(one(kind)) for kind in (0, KINDS - 1)] == [[0], [KINDS - 1]]
    assert [unpacked(first_kinds(number)) for number in (0, 3)] == [[], [0, 1, 2]]
    assert unpacked(EACH) == list(range(KINDS))
    assert unpacked(FULL) == listed([3] * KINDS)
    assert kinds_from(0) == FULL
    assert unpacked(kinds_from(KINDS - 2)) == listed([0] * (KINDS - 2) + [3, 3])
    assert unpacked(3 * EACH) == listed([3] * KINDS)
