"""The data of one moment of Kanobu, and its copy."""

from typing import Final

from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.containers.ring import RingBuffer
from koloda.engine.containers.wide_bits import WideBits, no_bits, with_number
from koloda.engine.contract.state import State
from koloda.games.kanobu.cards import NO_SYMBOL
from koloda.games.kanobu.hand import Hand
from koloda.games.kanobu.keys import (
    DECK_FACTOR,
    KEY_BITS,
    PILE_FACTOR,
    REST_FACTOR,
    popped,
    pushed,
    put_under,
)
from koloda.games.kanobu.options import KanobuSetup

STAGES: Final = ["first", "shuffle", "turn", "drawn", "answer", "lay", "colour", "star", "over"]
NAME_FIRST: Final = 0
SHUFFLE: Final = 1
TURN: Final = 2
DRAWN: Final = 3
ANSWER: Final = 4
LAY: Final = 5
NAME_COLOUR: Final = 6
CHOOSE: Final = 7
OVER: Final = 8

TASKS: Final = ["deal", "draw", "accept", "all", "open"]
DEAL: Final = 0
DRAW: Final = 1
ACCEPT: Final = 2
ALL: Final = 3
OPEN: Final = 4

NO_CARD: Final = -1

MARKS: Final = 1024
"""For the hundreds of positions that a game remembers (see RepetitionTable)."""


class KanobuTable(State):
    """All cards of a game of Kanobu, the stage it is in, and the effect that awaits an answer."""

    def __init__(
        self,
        setup: KanobuSetup,
        hands: list[Hand],
        deck: RingBuffer,
        bag: vec[u8],
        pile: RingBuffer,
        memory: RepetitionTable,
    ) -> None:
        super().__init__(setup)
        self.options = setup
        self.pack = setup.pack
        self.matching = setup.matching
        self.seats: i64 = setup.seats
        self.hands = hands
        self.hands_key: i64 = 0
        self.deck = deck
        """Face down. In a shuffle as many as the bag holds, from the bottom, are not placed yet."""
        self.known_under: i64 = 0
        """How many cards from the bottom of the deck everybody saw go there."""
        self.deck_key: i64 = 0
        self.bag = bag
        """Cards that the shuffle has not placed yet, ascending."""
        self.sampled: i64 = 0
        """Where in the bag chance has picked a card; nothing depends on it but speed."""
        self.pile = pile
        """Faces (see Pack)."""
        self.top: i64 = setup.pack.nothing
        """The face on top of the pile."""
        self.pile_key: i64 = 0
        self.opened = vec[u8]()
        """Cards opened by a Star, in the order of opening."""
        self.stage: i64 = NAME_FIRST
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.direction: i64 = 1
        self.pending: i64 = NO_SYMBOL
        """The symbol of the effect that awaits an answer."""
        self.amount: i64 = 0
        self.source: i64 = 0
        """Who has played the last card of that effect."""
        self.drawn: i64 = NO_CARD
        """In stage `drawn` the card just drawn."""
        self.drawn_seen = False
        """Whether everybody knew that card."""
        self.laid: i64 = 0
        """How many of the three cards for Chance are laid."""
        self.task: i64 = DEAL
        """What cards are drawn for; it goes on after a shuffle (R25)."""
        self.drawer: i64 = 0
        self.owed: i64 = 0
        """How many cards are still to be drawn or opened."""
        self.idle: i64 = 0
        """Ordinary turns passed since a card was played or drawn (R32)."""
        self.out: tuple[int, ...] = ()
        """Who has finished, in that order (R37)."""
        self.apart = False
        """Whether everybody can tell the cards of the renewed deck from those held before."""
        self.ending = ""
        self.memory = memory

    def copy_to(self, copy: "KanobuTable") -> None:
        """Give a copy that has its own cards everything else."""
        copy.hands_key = self.hands_key
        copy.known_under = self.known_under
        copy.deck_key = self.deck_key
        copy.top = self.top
        copy.pile_key = self.pile_key
        if len(self.opened):
            copy.opened = self.opened[:]
        copy.stage = self.stage
        copy.turn = self.turn
        copy.turns = self.turns
        copy.direction = self.direction
        copy.pending = self.pending
        copy.amount = self.amount
        copy.source = self.source
        copy.drawn = self.drawn
        copy.drawn_seen = self.drawn_seen
        copy.laid = self.laid
        copy.task = self.task
        copy.drawer = self.drawer
        copy.owed = self.owed
        copy.idle = self.idle
        copy.out = self.out
        copy.apart = self.apart
        copy.ending = self.ending

    # The pile and the deck -------------------------------------------------------------------

    def cover(self, face: i64) -> None:
        """A card comes onto the pile."""
        self.top = face
        self.pile.push(face)
        self.pile_key = pushed(self.pile_key, face)

    def uncover(self) -> i64:
        """The top card leaves the pile; its face."""
        face = self.pile.pop()
        self.pile_key = popped(self.pile_key, face)
        if self.pile.size:
            self.top = self.pile.top()
        else:
            self.top = self.pack.nothing
        return face

    def put_under_deck(self, kind: i64) -> None:
        """A card that everybody sees comes under the deck."""
        self.deck_key = put_under(self.deck_key, kind, self.deck.size)
        self.deck.push_under(kind)
        self.known_under += 1

    def take_top(self) -> i64:
        """The top card leaves the deck."""
        kind = self.deck.pop()
        self.deck_key = popped(self.deck_key, kind)
        self.known_under = min(self.known_under, self.deck.size)
        return kind

    # Cards opened by a Star --------------------------------------------------------------------

    def open_cards(self) -> list[int]:
        """The opened cards, in the order of opening."""
        return [int(kind) for kind in self.opened]

    def open_kinds(self) -> WideBits:
        """The set of the kinds that are open."""
        kinds = no_bits()
        for place in range(len(self.opened)):
            kinds = with_number(kinds, i64(self.opened[place]))
        return kinds

    # The position as a number ------------------------------------------------------------------

    def count_hands(self) -> None:
        """Recompute the key of all hands."""
        self.hands_key = 0
        for seat in range(self.seats):
            self.hands_key += self.hands[seat].key(seat)

    def position_key(self) -> i64:
        """Hands, deck, pile, direction, pending effect and seat to move in one number (R43)."""
        rest: i64 = self.turn + 64 * (self.direction + 1)
        if self.pending != NO_SYMBOL:
            rest += 8 * self.source + 256 * self.pending + 4096 * self.amount
        key = rest * REST_FACTOR + self.deck_key * DECK_FACTOR + self.pile_key * PILE_FACTOR
        return (key + self.hands_key) & KEY_BITS
