"""What others know of a Hand."""

from koloda.engine.containers.pile import empty_pile
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.knowers import PUBLIC, card_of, everyone, knower

PANIC, PEEK = 0, 15


def hand_of(*cards: tuple[int, int]) -> Hand:
    """A Hand into which these cards came, each with who knows it."""
    hand = Hand(empty_pile())
    for kind, knowers in cards:
        hand.receive(kind, knowers)
    return hand


def test_two_observers_who_know_one_card_each_are_sure_of_the_same_one() -> None:
    hand = hand_of((PANIC, knower(1)), (PANIC, knower(2)))
    assert hand.with_knowers() == [card_of(PANIC, knower(1) | knower(2)), PANIC]


def test_an_observer_who_knows_two_cards_is_sure_of_both() -> None:
    hand = hand_of((PANIC, knower(1)), (PANIC, knower(1)), (PEEK, 0))
    assert hand.sure(knower(1)) == [PANIC, PANIC] and hand.sure(knower(2)) == []


def test_a_hand_of_one_kind_is_public_if_onlookers_know_every_card() -> None:
    all_of_two = everyone(2) & ~knower(0)
    assert hand_of((PANIC, all_of_two), (PANIC, all_of_two)).is_publicly_of_one_kind()
    assert not hand_of((PANIC, all_of_two), (PANIC, knower(1))).is_publicly_of_one_kind()
    assert not hand_of((PANIC, all_of_two), (PEEK, all_of_two)).is_publicly_of_one_kind()
    assert not hand_of((PANIC, all_of_two), (PANIC, 0)).is_publicly_of_one_kind()
    assert all_of_two & PUBLIC
