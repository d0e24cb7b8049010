"""Cards one above the other."""

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.containers.pile import Pile, empty_pile

CARDS = st.integers(0, 32767)


def pile_of(cards: list[int]) -> Pile:
    pile = empty_pile()
    pile.lay(cards)
    return pile


@given(st.lists(CARDS, max_size=20), CARDS)
def test_a_card_comes_and_goes_on_top(cards: list[int], card: int) -> None:
    pile = pile_of(cards)
    pile.push(card)
    assert pile.cards() == [*cards, card] and pile.top() == card and pile.size == len(cards) + 1
    assert pile.pop() == card and pile.cards() == cards
    pile.push(card)
    assert pile.cards() == [*cards, card]


@given(st.lists(CARDS, min_size=1, max_size=20), st.data())
def test_a_card_comes_and_goes_in_between(cards: list[int], data: st.DataObject) -> None:
    pile, place = pile_of(cards), data.draw(st.integers(0, len(cards) - 1))
    assert pile.at(place) == cards[place] == pile.take(place)
    assert pile.cards() == cards[:place] + cards[place + 1 :]
    pile.insert(place, cards[place])
    assert pile.cards() == cards
    pile.put(place, 7)
    assert pile.cards() == [*cards[:place], 7, *cards[place + 1 :]]


@given(st.lists(CARDS, max_size=20))
def test_a_pile_is_turned_round(cards: list[int]) -> None:
    pile = pile_of(cards)
    pile.reverse()
    assert pile.cards() == cards[::-1]


def test_a_copy_is_independent() -> None:
    pile = pile_of([1, 2, 3])
    pile.pop()
    copy = pile.clone()
    copy.push(9)
    pile.put(0, 5)
    assert copy.cards() == [1, 2, 9] and pile.cards() == [5, 2]
    pile.lay([])
    assert pile.cards() == [] and copy.size == 3


def has_all_marks(pile: Pile) -> bool:
    """Whether each bit of each card is among the marks."""
    return all(card & ~pile.marks == 0 for card in pile.cards())


@given(st.lists(CARDS, min_size=1, max_size=8), CARDS)
def test_a_pile_is_marked_by_its_cards_until_it_is_empty(cards: list[int], card: int) -> None:
    pile = pile_of(cards)
    assert has_all_marks(pile) and has_all_marks(pile.clone())
    assert pile.marks == pile.clone().marks < 32768, "a bit that no card has is not a mark"
    pile.put(0, card)
    assert has_all_marks(pile)
    pile.insert(0, card)
    assert has_all_marks(pile)
    while pile.size:
        pile.pop()
    assert pile.marks == 0
    pile.push(card)
    pile.clear()
    assert pile.marks == 0
    assert has_all_marks(Pile(pile_of(cards).cells))
