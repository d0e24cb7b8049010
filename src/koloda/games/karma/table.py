"""The data of one moment of Karma, and its copy."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.packed_slots import at_bottom, from_bottom
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.contract.state import State
from koloda.games.karma.cards import EVERY_CARD
from koloda.games.karma.keys import KEY_BITS, hand_key
from koloda.games.karma.options import KarmaSetup
from koloda.games.karma.place import HAND, Place

STAGES: Final = ["dealer", "shuffle", "choose", "play", "follow", "give", "over"]
NAME_DEALER: Final = 0
SHUFFLE: Final = 1
CHOOSE: Final = 2
PLAYING: Final = 3
FOLLOW: Final = 4
GIVING: Final = 5
OVER: Final = 6

NO_CARD: Final = -1


class KarmaTable(State):
    """All cards of a game of Karma, the stage it is in, and what the rules remember."""

    def __init__(
        self, setup: KarmaSetup, places: list[Place], deck: list[int], memory: RepetitionTable
    ) -> None:
        super().__init__(setup)
        self.options = setup
        self.places = places
        self.deck = deck
        """Face down; the last one is the top (K5)."""
        self.bag: i64 = 0
        """Cards that the shuffle has not put into the deck yet."""
        self.stack = 0
        """The discard pile in its order, as a packed stack."""
        self.pile_size: i64 = 0
        self.pile_cards: i64 = 0
        """The discard pile as a multiset."""
        self.top: i64 = NO_CARD
        """The kind of its top card."""
        self.accepted: i64 = EVERY_CARD
        """Every card that may lie on it."""
        self.fixed: i64 = 0
        """How many cards from its bottom never count towards a clear (A37)."""
        self.removed: i64 = 0
        self.stage: i64 = NAME_DEALER
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.pt_location: i64 = HAND
        """Where the last Play a Table Card of this turn came from (A6, A31)."""
        self.pt_stop: i64 = 0
        """How many cards from the pile's bottom do not count with a further one (A6, A45)."""
        self.ending = ""
        self.hands_key: i64 = 0
        """The sum of all hands' keys."""
        self.pile_key: i64 = 0
        self.memory = memory

    def copy_to(self, copy: "KarmaTable") -> None:
        """Give a copy that has its own places, deck and memory everything else."""
        copy.bag = self.bag
        copy.stack = self.stack
        copy.pile_size = self.pile_size
        copy.pile_cards = self.pile_cards
        copy.top = self.top
        copy.accepted = self.accepted
        copy.fixed = self.fixed
        copy.removed = self.removed
        copy.stage = self.stage
        copy.turn = self.turn
        copy.turns = self.turns
        copy.pt_location = self.pt_location
        copy.pt_stop = self.pt_stop
        copy.ending = self.ending
        copy.hands_key = self.hands_key
        copy.pile_key = self.pile_key

    # What is kept in sync --------------------------------------------------------------------

    def into_hand(self, place: Place, cards: i64, number: i64) -> None:
        """Cards come into a hand."""
        place.hand += cards
        place.hand_size += number
        key = hand_key(cards, place.low_factor, place.high_factor)
        self.hands_key = (self.hands_key + key) & KEY_BITS

    def out_of_hand(self, place: Place, cards: i64, number: i64) -> None:
        """Cards leave a hand."""
        place.hand -= cards
        place.hand_size -= number
        key = hand_key(cards, place.low_factor, place.high_factor)
        self.hands_key = (self.hands_key - key) & KEY_BITS

    def count_keys(self) -> None:
        """The sum of all hands' keys, from scratch."""
        self.hands_key = 0
        for place in self.places:
            key = hand_key(place.hand, place.low_factor, place.high_factor)
            self.hands_key = (self.hands_key + key) & KEY_BITS

    # The discard pile as a list --------------------------------------------------------------

    @property
    def pile(self) -> list[int]:
        """The cards of the discard pile, the top one last."""
        return from_bottom(self.stack)

    def bottom(self) -> i64:
        """The kind of the lowest card of a pile that is not empty."""
        return at_bottom(self.stack, self.pile_size)
