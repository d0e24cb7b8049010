"""One seat's cards, its rung on the ladder and its Karmic Rings (M2.1)."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import Pile, empty_pile
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.keys import DECK, DEEDS, FUTURE, HAND, KEY_BITS, card_key, pile_key
from koloda.games.karmaka.knowers import kind_of, knowers_of


class Place:
    """What lies before one seat; cards come and go by the methods here, which keep `key` right."""

    def __init__(self, hand: Hand, deck: Pile, future: Pile, deeds: Pile) -> None:
        self.hand = hand
        """The owner's bit is never set, because owners know their own cards."""
        self.deck = deck
        """Face down, top last; unseen by its owner, too."""
        self.future = future
        """Face down, top last; no bit of the owner, because owners know their own cards."""
        self.deeds = deeds
        """Kinds, the exposed one last."""
        self.rung: i64 = 0
        self.rings: i64 = 0
        self.key: i64 = 0

    def clone(self) -> "Place":
        """An independent copy."""
        copy = Place(self.hand.clone(), self.deck.clone(), self.future.clone(), self.deeds.clone())
        copy.rung = self.rung
        copy.rings = self.rings
        copy.key = self.key
        return copy

    def count_key(self) -> None:
        """Recompute the key."""
        key = pile_key(self.deck, DECK) + pile_key(self.future, FUTURE)
        key += pile_key(self.deeds, DEEDS)
        for kind in self.hand.cards():
            key = (key + card_key(kind, 0, HAND)) & KEY_BITS
        self.key = key & KEY_BITS

    def all_piled(self) -> list[int]:
        """All cards but the Hand's."""
        return self.deck.cards() + self.future.cards() + self.deeds.cards()

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
        self.key = (self.key + card_key(kind_of(card), self.deck.size, DECK)) & KEY_BITS
        self.deck.push(card)

    def pop_deck(self) -> i64:
        """The top card of the Deck."""
        card = self.deck.pop()
        self.key = (self.key - card_key(kind_of(card), self.deck.size, DECK)) & KEY_BITS
        return card

    def push_future(self, card: i64) -> None:
        """A card goes onto the Future Life."""
        self.key = (self.key + card_key(kind_of(card), self.future.size, FUTURE)) & KEY_BITS
        self.future.push(card)

    def take_future(self, depth: i64) -> i64:
        """A card of the Future Life, counted from 0 at the top."""
        return self.take(self.future, FUTURE, depth)

    def push_deed(self, kind: i64) -> None:
        """A card goes onto the Deeds."""
        self.key = (self.key + card_key(kind, self.deeds.size, DEEDS)) & KEY_BITS
        self.deeds.push(kind)

    def deed_at(self, depth: i64) -> i64:
        """A Deed, counted from 0 at the exposed one."""
        return self.deeds.at(self.deeds.size - 1 - depth)

    def take_deed(self, depth: i64) -> i64:
        """Remove a Deed, counted from 0 at the exposed one."""
        return self.take(self.deeds, DEEDS, depth)

    def take(self, pile: Pile, zone: i64, depth: i64) -> i64:
        """Remove a card of a pile, counted from 0 at the top."""
        place = pile.size - 1 - depth
        before = pile_key(pile, zone, place)
        card = pile.take(place)
        self.key = (self.key - before + pile_key(pile, zone, place)) & KEY_BITS
        return card

    def begin_life(self) -> None:
        """The Future Life becomes the Hand, the Deeds are gone; Deck and Hand were empty (M2.8)."""
        self.deeds.clear()
        self.key = 0
        for place in range(self.future.size):
            card = self.future.at(place)
            self.receive(kind_of(card), knowers_of(card))
        self.future.clear()


def empty_place() -> Place:
    """A place without a card."""
    return Place(Hand(empty_pile()), empty_pile(), empty_pile(), empty_pile())
