"""The cards of Karma."""

from koloda.engine.containers.packed_multiset import cards as listed
from koloda.engine.containers.packed_multiset import multiset
from koloda.games.karma import cards


def test_the_decks() -> None:
    assert listed(cards.full_deck(2)) == sorted(2 * list(range(cards.KINDS)))
    assert listed(cards.full_deck(3)) == sorted(3 * list(range(cards.KINDS)))
    assert [*map(str, range(1, 17)), "GP", "PT", "BU", "FB"] == cards.TOKENS
    assert cards.names([0, 15, cards.GP, cards.FB]) == ("1", "16", "GP", "FB")


def test_every_copy_of_some_cards() -> None:
    three_each = {
        cards.EVERY_CARD: range(cards.KINDS),
        cards.EVERY_NUMBER: range(16),
        cards.UP_TO_FIVE: range(5),
        cards.FIVE_OR_KARMA: [0, 1, 2, 3, 4, cards.GP, cards.PT, cards.BU, cards.FB],
    }
    for mask, found in three_each.items():
        assert mask == multiset(3 * list(found))
