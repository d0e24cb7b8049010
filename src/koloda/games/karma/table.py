"""Where the cards of Karma lie, who knows them, and what each seat sees."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.contract.state import State
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from koloda.games.karma.cards import (
    EVERY_CARD,
    FB,
    FIVE_OR_KARMA,
    GP,
    TOKENS,
    cards_of,
    kinds,
    one,
)
from koloda.games.karma.options import KarmaSetup

STAGES: Final = ["dealer", "shuffle", "choose", "play", "follow", "give", "over"]
DEALER_STAGE: Final = 0
SHUFFLE: Final = 1
CHOOSE: Final = 2
PLAYING: Final = 3
FOLLOW: Final = 4
GIVING: Final = 5
OVER: Final = 6

ZONES: Final = ["hand", "up", "down"]
HAND: Final = 0
UP: Final = 1
DOWN: Final = 2

NO_CARD: Final = -1

MIX: Final = 2131995753
LOW_WORD: Final = 0xFFFFFFFF
LOW_HALF: Final = (1 << 20) - 1
KEY_BITS: Final = (1 << 60) - 1
LOW_FACTORS: Final = [
    0x9E3779B97F, 0xC2B2AE3D27, 0x8F1BBCDCBF, 0xB5AD4ECEDB, 0xA54FF53A5F, 0xD1B54A32D1,
]  # fmt: skip
HIGH_FACTORS: Final = [
    0xF1357AEA2F, 0x94D049BB13, 0xCA62C1D6A7, 0xE7037ED1A1, 0xBF58476D1D, 0x8CB92BA72F,
]  # fmt: skip


class Place:
    """One seat's cards: hand, face-up and face-down table cards."""

    def __init__(self, seat: i64) -> None:
        self.low_factor: i64 = LOW_FACTORS[seat]
        self.high_factor: i64 = HIGH_FACTORS[seat]
        self.hand: i64 = 0
        self.known: i64 = 0
        """The part of the hand that everybody saw go there (A29)."""
        self.lacks: i64 = 0
        """One card of each kind that would have fitted when the seat took the pile instead."""
        self.hand_size: i64 = 0
        self.up: i64 = 0
        self.up_size: i64 = 0
        self.down: i64 = 0
        """Five bits for each of the three slots: the kind + 1, or 0 when the slot is empty."""

    def clone(self, seat: i64) -> "Place":
        """An independent copy."""
        copy = Place(seat)
        copy.hand = self.hand
        copy.known = self.known
        copy.lacks = self.lacks
        copy.hand_size = self.hand_size
        copy.up = self.up
        copy.up_size = self.up_size
        copy.down = self.down
        return copy

    def has_cards(self) -> bool:
        """Whether any card is left in any zone."""
        return self.hand_size > 0 or self.up_size > 0 or self.down > 0

    def under(self, slot: i64) -> i64:
        """The kind in a face-down slot, or -1."""
        return ((self.down >> (5 * slot)) & 31) - 1

    def lay_down(self, slots: list[int]) -> None:
        """Fill the face-down slots; -1 leaves one empty."""
        self.down = (slots[0] + 1) + (slots[1] + 1) * 32 + (slots[2] + 1) * 1024

    def down_size(self) -> i64:
        """How many face-down slots are not empty."""
        return (self.down & 31 > 0) + (self.down >> 5 & 31 > 0) + (self.down >> 10 > 0)

    def size(self) -> i64:
        """All cards of the seat (A34)."""
        return self.hand_size + self.up_size + self.down_size()

    def key(self, cards: i64) -> i64:
        """What these cards in this hand add to the position's key: a sum over cards."""
        return (cards & LOW_HALF) * self.low_factor + (cards >> 20) * self.high_factor

    def unknown(self) -> list[int]:
        """The hand cards that only the seat itself knows."""
        return kinds(self.hand - self.known)


class KarmaTable(State):
    """All cards of a game of Karma, the stage it is in, and what each seat knows."""

    def __init__(
        self, setup: KarmaSetup, places: list[Place], deck: list[int], memory: RepetitionTable
    ) -> None:
        super().__init__(setup)
        self.rules = setup
        self.places = places
        self.deck = deck
        """Face down; the last one is the top."""
        self.bag: i64 = 0
        """Cards that the shuffle has not placed yet."""
        self.stack = 0
        """The pile as one number: five bits for each card, its kind + 1, the top card lowest.

        Up to twelve cards it is as quick as a machine integer, and it may be longer.
        """
        self.pile_size: i64 = 0
        self.pile_cards: i64 = 0
        """The pile as a set."""
        self.top: i64 = NO_CARD
        """The kind of the pile's top card."""
        self.accepted: i64 = EVERY_CARD
        """Every card that may lie on it."""
        self.fixed: i64 = 0
        """How many cards from the bottom never count towards a clear (A37)."""
        self.removed: i64 = 0
        self.stage: i64 = DEALER_STAGE
        self.turn: i64 = 0
        self.turns: i64 = 0
        self.pt_zone: i64 = HAND
        """Where the last Play a Table Card came from, for A6 and A31."""
        self.pt_stop: i64 = 0
        """How many cards from the bottom do not count with a further one, for A6."""
        self.ending = ""
        self.hands_key: i64 = 0
        """The sum of all hands' keys."""
        self.pile_key: i64 = 0
        """A number for the pile's cards in their order."""
        self.memory = memory

    def copy_to(self, copy: "KarmaTable") -> None:
        """Give a copy that has its own cards everything else."""
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
        copy.pt_zone = self.pt_zone
        copy.pt_stop = self.pt_stop
        copy.ending = self.ending
        copy.hands_key = self.hands_key
        copy.pile_key = self.pile_key

    def count_keys(self) -> None:
        """The sum of all hands' keys, from scratch."""
        self.hands_key = 0
        for place in self.places:
            self.hands_key = (self.hands_key + place.key(place.hand)) & KEY_BITS

    @property
    def pile(self) -> list[int]:
        """The cards of the pile, its top card last."""
        cards: list[int] = []
        rest = self.stack
        while rest:
            cards.append((rest & 31) - 1)
            rest >>= 5
        cards.reverse()
        return cards

    def bottom(self) -> i64:
        """The kind of the lowest card of the pile."""
        above: int = 5 * (self.pile_size - 1)
        return (self.stack >> above) - 1

    def lay_pile(self, cards: list[int]) -> None:
        """Let the pile be these cards, the last one on top; `fixed` stays."""
        fixed = self.fixed
        self.empty_pile()
        for kind in cards:
            self.put_on_pile(kind, 1)
        self.fixed = fixed

    def put_on_pile(self, kind: i64, times: i64) -> None:
        """Identical cards come to lie on the pile; the top one decides what may follow (A1, A9)."""
        card = one(kind)
        self.pile_cards += times * card
        self.pile_size += times
        self.top = kind
        if kind < GP:
            self.accepted = EVERY_CARD + 1 - card  # not below it (K7), karma cards always (K19)
        elif kind == FB:
            self.accepted = FIVE_OR_KARMA  # K30
        else:
            self.accepted = EVERY_CARD  # K27, K29
        digit: int = kind + 1  # no machine integer: the stack may be longer than one
        key = self.pile_key
        while times:
            self.stack = (self.stack << 5) + digit
            key = MIX * ((key ^ (kind + 1)) & LOW_WORD) + (key >> 32)
            times -= 1
        self.pile_key = key

    def empty_pile(self) -> None:
        """A new pile begins."""
        self.stack = 0
        self.pile_size = 0
        self.pile_cards = 0
        self.top = NO_CARD
        self.accepted = EVERY_CARD
        self.fixed = 0
        self.pile_key = 0

    # Who knows what --------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """Others' unseen hand cards and secret choices, every face-down card, the deck (A29)."""
        slots: list[int] = []
        for owner, place in enumerate(self.places):
            if owner != seat:
                slots += place.unknown()
                if self.stage == CHOOSE:
                    slots += kinds(place.up)
            for slot in range(3):
                if place.under(slot) >= 0:
                    slots.append(place.under(slot))
        return slots + self.deck + (kinds(self.bag) if self.deck else [])

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        taken = 0
        shift: i64 = 0
        for owner, place in enumerate(self.places):
            if owner != seat:
                size = len(place.unknown())
                shift -= place.key(place.hand)
                place.hand = place.known + cards_of(kinds[taken : taken + size])
                shift += place.key(place.hand)
                taken += size
                if self.stage == CHOOSE:
                    size = place.up_size
                    place.up = cards_of(kinds[taken : taken + size])
                    taken += size
            slots = [-1, -1, -1]
            for slot in range(3):
                if place.under(slot) >= 0:
                    slots[slot] = kinds[taken]
                    taken += 1
            place.lay_down(slots)
        size = len(self.deck)
        self.deck = kinds[taken : taken + size]
        if self.deck:
            self.bag = cards_of(kinds[taken + size :])
        # Nothing hidden moved since the first key was noted: drawing or flipping forgets them all.
        # So the same swap of hidden cards moves every key by the same amount.
        self.hands_key = (self.hands_key + shift) & KEY_BITS
        keys = self.memory.keys()
        self.memory.replace([(key + shift) & KEY_BITS for key in keys])

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        seen: list[Zone] = []
        for owner, place in enumerate(self.places):
            own = owner == seat
            hand = kinds(place.hand if own else place.known)
            dark = place.hand_size - len(hand)
            seen.append(Zone("hand", owner, names(hand) + (HIDDEN,) * dark))
            secret = self.stage == CHOOSE and not own
            up = (HIDDEN,) * place.up_size if secret else names(kinds(place.up))
            seen.append(Zone("up", owner, up))
            down = tuple("-" if place.under(slot) < 0 else HIDDEN for slot in range(3))
            seen.append(Zone("down", owner, down))
        seen.append(Zone("pile", TABLE, names(self.pile)))
        seen.append(Zone("deck", TABLE, (HIDDEN,) * len(self.deck)))
        seen.append(Zone("removed", TABLE, names(kinds(self.removed))))
        return seen

    def facts(self) -> dict[str, str]:
        """Whose turn it is and how many turns were played; how often this position was met."""
        return {"turn": str(self.turn), "turns": str(self.turns), "met": str(self.memory.met())}

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def fields(self) -> dict[str, list[str]]:
        """Everything there is; `!` marks hand cards that everybody knows."""
        words: dict[str, list[str]] = {
            "stage": [STAGES[self.stage]],
            "turn": [str(self.turn)],
            "turns": [str(self.turns)],
        }
        if self.stage == FOLLOW:
            words["from"] = [ZONES[self.pt_zone], str(self.pt_stop)]
        if self.ending:
            words["ending"] = [self.ending]
        for seat, place in enumerate(self.places):
            known = [token + "!" for token in names(kinds(place.known))]
            words[f"hand.{seat}"] = known + list(names(place.unknown()))
            if place.lacks:
                words[f"lacks.{seat}"] = list(names(kinds(place.lacks)))
            words[f"up.{seat}"] = list(names(kinds(place.up)))
            words[f"down.{seat}"] = [
                "-" if place.under(slot) < 0 else TOKENS[place.under(slot)] for slot in range(3)
            ]
        words["pile"] = list(names(self.pile))
        words["deck"] = list(names(self.deck[::-1]))
        words["bag"] = list(names(kinds(self.bag)))
        words["removed"] = list(names(kinds(self.removed)))
        words["fixed"] = [str(self.fixed)]
        words["met"] = list(map(str, self.memory.keys()))
        return words


def names(found: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[kind] for kind in found)
