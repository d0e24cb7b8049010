"""Sets of cards as numbers, compared with plain lists."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.games.karma.cards import (
    KINDS,
    TOKENS,
    cards_of,
    count,
    full_deck,
    how_many,
    kinds,
    nth_kind,
    one,
    present,
    without,
)

SETS = st.lists(st.integers(0, 3), min_size=KINDS, max_size=KINDS)


def listed(copies: list[int]) -> list[int]:
    """The cards of a set that has each kind so many times."""
    return [kind for kind, times in enumerate(copies) for _ in range(times)]


@given(SETS)
def test_a_set_holds_its_cards(copies: list[int]) -> None:
    cards = cards_of(listed(copies))
    assert kinds(cards) == listed(copies)
    assert [count(cards, kind) for kind in range(KINDS)] == copies


@given(SETS, st.integers(0, KINDS - 1), st.integers(1, 3))
def test_cards_leave_a_set_as_far_as_it_has_them(copies: list[int], kind: int, times: int) -> None:
    left = copies[:]
    left[kind] = max(0, left[kind] - times)
    assert kinds(without(cards_of(listed(copies)), kind, times)) == listed(left)


@given(SETS, st.integers(1, 3))
def test_kinds_that_are_there_often_enough(copies: list[int], times: int) -> None:
    often = [kind for kind in range(KINDS) if copies[kind] >= times]
    each = present(cards_of(listed(copies)), times)
    assert kinds(each) == often
    assert how_many(each) == len(often)
    assert [nth_kind(each, number) for number in range(len(often))] == often


def test_the_decks() -> None:
    assert kinds(full_deck(2)) == listed([2] * KINDS)
    assert kinds(full_deck(3)) == listed([3] * KINDS)
    assert [kinds(one(kind)) for kind in (0, KINDS - 1)] == [[0], [KINDS - 1]]
    assert [*map(str, range(1, 17)), "GP", "PT", "BU", "FB"] == TOKENS
