"""Shuffle by chance, in the one order that drivers and `verify` share."""

from koloda.engine.chance.rng import FastRng, SeedStream
from koloda.engine.chance.shuffle import card_weights, draw, seat_weights, shuffle_onto, shuffled
from koloda.engine.containers.ints import u8, vec
from koloda.engine.containers.multiset import Multiset
from koloda.engine.containers.ring import empty_ring
from koloda.engine.contract.state import State
from tests.engine.test_contract_toy import Toy

CARDS = [0, 2, 2, 2, 5, 9, 9]


class Weighted(State):
    """A moment of which only the weights of chance are known."""

    def __init__(self, weights: list[tuple[int, int]]) -> None:
        super().__init__(Toy().setup(2))
        self.weights = weights

    def chance_weights(self) -> list[tuple[int, int]]:
        return self.weights


def loose() -> Multiset:
    cards = Multiset()
    cards.fill(CARDS)
    return cards


def test_every_seat_is_equally_likely() -> None:
    assert seat_weights(30, 3) == [(30, 1), (31, 1), (32, 1)]


def test_a_kind_is_as_likely_as_it_has_copies() -> None:
    assert card_weights(100, loose()) == [(100, 1), (102, 3), (105, 1), (109, 2)]


def test_draw_gives_what_sampling_by_weight_gives() -> None:
    cards = loose()
    for number in range(50):
        mine, base = SeedStream(bytes([number])), SeedStream(bytes([number]))
        expected = Weighted(card_weights(100, cards)).sample_chance(base)
        assert 100 + draw(cards, mine) == expected


def test_a_whole_shuffle_is_one_draw_after_the_other() -> None:
    cards, one = loose(), FastRng(3)
    drawn = []
    while cards.size:
        drawn.append(draw(cards, one))
        cards.remove(drawn[-1])
    assert list(shuffled(vec[u8](CARDS), FastRng(3))) == drawn
    deck = empty_ring(len(CARDS))
    deck.size = len(CARDS)
    shuffle_onto(deck, vec[u8](CARDS), FastRng(3))
    assert deck.cards()[::-1] == drawn
