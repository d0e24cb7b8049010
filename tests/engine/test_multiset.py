"""Multisets of card kinds."""

from collections import Counter
from random import Random

from hypothesis import given as given_any
from hypothesis import strategies as st

from koloda.engine.containers.multiset import MOST_COPIES, Multiset, cards_of, fill_all

CARDS = st.lists(st.integers(0, 59), max_size=200).filter(
    lambda cards: max(Counter(cards).values(), default=0) <= MOST_COPIES
)


def of(cards: list[int]) -> Multiset:
    found = Multiset()
    found.fill(cards)
    return found


@given_any(CARDS)
def test_cards_are_counted_and_listed_ascending(cards: list[int]) -> None:
    found, expected = of(cards), Counter(cards)
    assert found.cards() == sorted(cards)
    assert found.size == len(cards)
    assert [found.count(kind) for kind in range(60)] == [expected[kind] for kind in range(60)]
    assert [found.has(kind) for kind in range(60)] == [kind in expected for kind in range(60)]
    assert [found.at(place) for place in range(len(cards))] == sorted(cards)


@given_any(CARDS, st.randoms(use_true_random=False))
def test_cards_come_and_go_in_any_order(cards: list[int], dice: Random) -> None:
    found = of(cards)
    dice.shuffle(cards)
    while cards:
        found.remove(cards.pop())
        assert found.cards() == sorted(cards)
        assert found.mask == sum(1 << kind for kind in set(cards))


def test_every_number_of_copies_up_and_down() -> None:
    found = Multiset()
    for copies in range(1, MOST_COPIES + 1):
        found.add(59)
        assert (found.count(59), found.count(58)) == (copies, 0)
    for copies in reversed(range(MOST_COPIES)):
        found.remove(59)
        assert (found.count(59), found.has(59)) == (copies, copies > 0)


def test_a_copy_is_independent() -> None:
    found = of([3, 3, 7])
    copy = found.clone()
    copy.remove(3)
    found.add(7)
    assert (found.cards(), copy.cards()) == ([3, 3, 7, 7], [3, 7])
    found.copy_to(copy)
    found.clear()
    assert (found.cards(), found.size, copy.cards()) == ([], 0, [3, 3, 7, 7])


def test_several_are_refilled_in_order_and_keep_their_sizes() -> None:
    hands = [of([3, 3, 7]), of([]), of([5, 1])]
    assert cards_of(hands) == [3, 3, 7, 1, 5]
    fill_all(hands, [9, 2, 2, 8, 0])
    assert [hand.cards() for hand in hands] == [[2, 2, 9], [], [0, 8]]
