"""One seat's cards in Karmaka, and keys that tell positions apart (G30).

The key of a pile is a sum over its cards of a number for kind, depth and zone, so that a card that
comes or goes changes it by one term; in a Hand depth does not count.
"""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import Pile
from koloda.games.karmaka.actions import MOST_CARDS
from koloda.games.karmaka.hands import KIND, Hand

KEY_BITS: Final = (1 << 60) - 1

DECK: Final = 1
FUTURE: Final = DECK + MOST_CARDS
WORKS: Final = FUTURE + MOST_CARDS
WELL: Final = WORKS + MOST_CARDS
RUINS: Final = WELL + MOST_CARDS
HAND: Final = RUINS + MOST_CARDS

PLACE: Final = 0x9E3779B97F
FACE: Final = 0xB5AD4ECEDB
LOW_30_BITS: Final = (1 << 30) - 1


def card_key(kind: i64, depth: i64, zone: i64) -> i64:
    """What one card adds to the key of its pile: two scattered numbers, multiplied."""
    place = (zone + depth) * PLACE
    face = (kind + 1) * FACE
    place = (place ^ (place >> 15)) & LOW_30_BITS
    face = (face ^ (face >> 17)) & LOW_30_BITS
    return place * face


def pile_key(pile: Pile, zone: i64, first: i64 = 0) -> i64:
    """The key of a pile, or of its cards from one place on."""
    key: i64 = 0
    for depth in range(first, pile.size):
        key = (key + card_key(pile.at(depth) & KIND, depth, zone)) & KEY_BITS
    return key


class Place:
    """One seat's cards, its rung on the ladder and its Karmic Rings.

    Cards come and go by the methods here, which keep `key` right.
    """

    def __init__(self, hand: Hand, deck: Pile, future: Pile, works: Pile) -> None:
        self.hand = hand
        """The owner's own bit is never set."""
        self.deck = deck
        """Face down, top last; unseen by its owner, too."""
        self.future = future
        """Face down, top last. The owner's own bit is never set."""
        self.works = works
        """The Deeds: kinds, the exposed one last."""
        self.rung: i64 = 0
        self.rings: i64 = 0
        self.spurned: i64 = 0
        """The colours, as bits, of the gifts declined in this life; everybody saw that."""
        self.key: i64 = 0

    def clone(self) -> "Place":
        """An independent copy."""
        copy = Place(self.hand.clone(), self.deck.clone(), self.future.clone(), self.works.clone())
        copy.rung = self.rung
        copy.rings = self.rings
        copy.spurned = self.spurned
        copy.key = self.key
        return copy

    def count_key(self) -> None:
        """Make the key anew."""
        key = pile_key(self.deck, DECK) + pile_key(self.future, FUTURE)
        key += pile_key(self.works, WORKS)
        for kind in self.hand.kinds():
            key = (key + card_key(kind, 0, HAND)) & KEY_BITS
        self.key = key & KEY_BITS

    def all_piled(self) -> list[int]:
        """All cards but the Hand's."""
        return self.deck.cards() + self.future.cards() + self.works.cards()

    def receive(self, kind: i64, knowers: i64) -> None:
        """A card comes into the Hand."""
        self.hand.receive(kind, knowers)
        self.key = (self.key + card_key(kind, 0, HAND)) & KEY_BITS

    def release(self, kind: i64, seen: i64) -> i64:
        """A card leaves the Hand, seen by some; the bits of all who know it now."""
        self.key = (self.key - card_key(kind, 0, HAND)) & KEY_BITS
        return self.hand.release(kind, seen)

    def push_deck(self, card: i64) -> None:
        """A card goes onto the Deck."""
        self.key = (self.key + card_key(card & KIND, self.deck.size, DECK)) & KEY_BITS
        self.deck.push(card)

    def pop_deck(self) -> i64:
        """The top card of the Deck."""
        card = self.deck.pop()
        self.key = (self.key - card_key(card & KIND, self.deck.size, DECK)) & KEY_BITS
        return card

    def push_future(self, card: i64) -> None:
        """A card goes onto the Future Life."""
        self.key = (self.key + card_key(card & KIND, self.future.size, FUTURE)) & KEY_BITS
        self.future.push(card)

    def pop_future(self) -> i64:
        """The top card of the Future Life."""
        return self.take(self.future, FUTURE, 0)

    def take_future(self, depth: i64) -> i64:
        """A card from anywhere in the Future Life, counted from the top."""
        return self.take(self.future, FUTURE, depth)

    def push_work(self, kind: i64) -> None:
        """A card goes onto the Deeds."""
        self.key = (self.key + card_key(kind, self.works.size, WORKS)) & KEY_BITS
        self.works.push(kind)

    def pop_work(self) -> i64:
        """The exposed Deed."""
        return self.take(self.works, WORKS, 0)

    def take_work(self, depth: i64) -> i64:
        """A Deed at any depth, counted from the exposed one."""
        return self.take(self.works, WORKS, depth)

    def take(self, pile: Pile, zone: i64, depth: i64) -> i64:
        """A card of a pile, counted from the top."""
        place = pile.size - 1 - depth
        before = pile_key(pile, zone, place)
        card = pile.take(place)
        self.key = (self.key - before + pile_key(pile, zone, place)) & KEY_BITS
        return card

    def bury(self) -> None:
        """Deeds and Future Life have gone elsewhere; Hand and Deck are empty (M2.8)."""
        self.works.lay([])
        self.future.lay([])
        self.spurned = 0
        self.key = 0
