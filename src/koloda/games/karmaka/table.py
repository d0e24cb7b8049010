"""Where the cards of Karmaka lie, who knows them, and what each seat sees."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.containers.pile import Pile
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.contract.state import NOBODY, State
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from koloda.games.karmaka.cards import COLOUR_WORDS, TOKENS
from koloda.games.karmaka.hands import KIND, Bag, Hand, add_unknown, bit, refill_pile
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.places import (
    KEY_BITS,
    RUINS,
    WELL,
    Place,
    card_key,
    pile_key,
)
from koloda.games.karmaka.steps import BITS, TOP, WORDS, listed

USED_WORDS: Final = ["-", "embody", "mimic", "both"]
"""What a chain of copies has used up (M2.6), as bits: Embody 1, Mimic 2."""


class KarmakaTable(State):
    """All cards of a game of Karmaka, the steps still to do, and what each seat knows."""

    def __init__(
        self,
        setup: KarmakaSetup,
        places: list[Place],
        well: Pile,
        ruins: Pile,
        lifted: Hand,
        memory: RepetitionTable,
    ) -> None:
        super().__init__(setup)
        self.rules = setup
        self.places = places
        self.well = well
        """Face down, top last."""
        self.ruins = ruins
        """Kinds, top last."""
        self.well_key: i64 = 0
        self.ruins_key: i64 = 0
        self.loose = Bag()
        """Cards that the running shuffle has not placed yet; until then the Well lies top first."""
        self.stack: i64 = 0
        """The steps still to do in this turn; see `steps`."""
        self.asked: i64 = NOBODY
        """Whose answer the next step waits for."""
        self.turn: i64 = 0
        self.turns: i64 = 0
        """Completed turns."""
        self.extra: i64 = 0
        """Extra plays used in this turn (G30)."""
        self.in_play: i64 = -1
        """The card played for its ability, until it was offered (M2.1)."""
        self.target: i64 = -1
        """The player its ability was played on."""
        self.used: i64 = 0
        """Which copying cards the running chain has used up."""
        self.copied: i64 = -1
        """The card whose ability is used instead of its own."""
        self.taken: i64 = 0
        """The place in the Future Life that Transmigrate took a card from, known to all (C15)."""
        self.offered: i64 = -1
        """Who is asked whether they want the card in play."""
        self.lifted = lifted
        """The cards looked at by Destiny; like a Hand of the player on turn."""
        self.shown = Bag()
        """The kinds that Swindle has shown; they are still in the Hand."""
        self.ending = ""
        self.memory = memory

    def copy_to(self, copy: "KarmakaTable") -> None:
        """Make the other one, made of copies of this one's parts, equal to this one."""
        copy.well_key = self.well_key
        copy.ruins_key = self.ruins_key
        self.loose.copy_to(copy.loose)
        copy.stack = self.stack
        copy.asked = self.asked
        copy.turn = self.turn
        copy.turns = self.turns
        copy.extra = self.extra
        copy.in_play = self.in_play
        copy.target = self.target
        copy.used = self.used
        copy.copied = self.copied
        copy.taken = self.taken
        copy.offered = self.offered
        self.shown.copy_to(copy.shown)
        copy.ending = self.ending

    # The stack of steps ----------------------------------------------------------------------

    def push(self, step: i64) -> None:
        """A step to do before those that wait already."""
        self.stack = (self.stack << BITS) | step

    def pop(self) -> i64:
        """The next step, which is done with now."""
        step = self.stack & TOP
        self.stack >>= BITS
        return step

    def insert(self, step: i64) -> None:
        """A step to do right after the next one."""
        following = self.pop()
        self.push(step)
        self.push(following)

    # Well and Ruins --------------------------------------------------------------------------

    def push_well(self, card: i64) -> None:
        """A card goes onto the Well."""
        self.well_key = (self.well_key + card_key(card & KIND, self.well.size, WELL)) & KEY_BITS
        self.well.push(card)

    def pop_well(self) -> i64:
        """The top card of the Well."""
        card = self.well.pop()
        self.well_key = (self.well_key - card_key(card & KIND, self.well.size, WELL)) & KEY_BITS
        return card

    def push_ruin(self, kind: i64) -> None:
        """A card goes onto the Ruins."""
        self.ruins_key = (self.ruins_key + card_key(kind, self.ruins.size, RUINS)) & KEY_BITS
        self.ruins.push(kind)

    def take_ruin(self, depth: i64) -> i64:
        """One of the Ruins, counted from the top."""
        place = self.ruins.size - 1 - depth
        before = pile_key(self.ruins, RUINS, place)
        kind = self.ruins.take(place)
        self.ruins_key = (self.ruins_key - before + pile_key(self.ruins, RUINS, place)) & KEY_BITS
        return kind

    def count_keys(self) -> None:
        """Make all keys anew."""
        self.well_key = pile_key(self.well, WELL)
        self.ruins_key = pile_key(self.ruins, RUINS)
        for place in self.places:
            place.count_key()

    # Who knows what --------------------------------------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """Hands and Future Lives of others, Decks, the Well: what of them the seat has not seen."""
        mine = bit(seat)
        slots: list[int] = []
        for owner, place in enumerate(self.places):
            if owner != seat:
                place.hand.add_unknown(mine, slots)
                add_unknown(place.future, mine, slots)
            add_unknown(place.deck, mine, slots)
        add_unknown(self.well, mine, slots)
        if seat != self.turn:
            self.lifted.add_unknown(mine, slots)
        self.loose.add_kinds(slots)
        return slots

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        mine = bit(seat)
        taken = 0
        for owner, place in enumerate(self.places):
            taken = refill_hand(place.hand, owner == seat, mine, kinds, taken)
            if owner != seat:
                taken = refill_pile(place.future, mine, kinds, taken)
            taken = refill_pile(place.deck, mine, kinds, taken)
        taken = refill_pile(self.well, mine, kinds, taken)
        taken = refill_hand(self.lifted, seat == self.turn, mine, kinds, taken)
        self.loose.fill(kinds[taken:])
        if self.shown.size and seat != self.turn:
            # Nobody else can tell which cards Swindle has shown (G29).
            sure = self.places[self.target].hand.sure(bit(self.turn))
            self.shown.fill(sure[: self.shown.size])
        self.count_keys()
        # The hidden cards of earlier positions are unknown: only how often this one was met stays.
        self.memory.replace([0] * self.memory.met())

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it; ordered piles from their top."""
        mine = bit(seat)
        on_turn = seat == self.turn
        seen: list[Zone] = []
        for owner, place in enumerate(self.places):
            own = owner == seat
            hand = held(place.hand, own, mine)
            if on_turn and owner == self.target:
                hand = without(hand, names(self.shown.kinds()))
            seen.append(Zone("hand", owner, hand))
            seen.append(Zone("deck", owner, faces(place.deck, False, mine)))
            seen.append(Zone("future", owner, faces(place.future, own, mine)))
            seen.append(Zone("works", owner, names(place.works.cards()[::-1])))
        dark = (HIDDEN,) * self.loose.size
        seen.append(Zone("well", TABLE, faces(self.well, False, mine) + dark))
        seen.append(Zone("ruins", TABLE, names(self.ruins.cards()[::-1])))
        seen.append(Zone("inplay", TABLE, names([self.in_play] if self.in_play >= 0 else [])))
        # To all others the cards that Swindle shows are in the Hand like the rest of it (G29).
        shown = names(self.shown.kinds()) if on_turn else ()
        seen.append(Zone("shown", TABLE, held(self.lifted, on_turn, mine) + shown))
        return seen

    def facts(self) -> dict[str, str]:
        """The ladder, the Rings, whose turn it is, what the card in play aims at, repetitions."""
        found = {"turn": str(self.turn), "turns": str(self.turns)}
        for seat, place in enumerate(self.places):
            found[f"rung.{seat}"] = str(place.rung)
            found[f"rings.{seat}"] = str(place.rings)
        found["extra"] = str(self.extra)
        found["target"] = "none" if self.target < 0 else str(self.target)
        found["copied"] = "none" if self.copied < 0 else TOKENS[self.copied]
        found["taken"] = str(self.taken)
        found["met"] = str(self.memory.met())
        return found

    def prompt(self) -> str:
        """The word for the question that is open."""
        return WORDS[self.stack & TOP] if self.stack else "over"

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, piles from their top; `!` and `@` say who knows a card."""
        words: dict[str, list[str]] = {
            "steps": [WORDS[step] for step in listed(self.stack)],
            "turn": [str(self.turn)],
            "turns": [str(self.turns)],
            "extra": [str(self.extra)],
        }
        if self.ending:
            words["ending"] = [self.ending]
        if self.in_play >= 0:
            words["inplay"] = [TOKENS[self.in_play]]
            words["target"] = ["-" if self.target < 0 else str(self.target)]
            words["used"] = [USED_WORDS[self.used]]
            words["copied"] = ["-" if self.copied < 0 else TOKENS[self.copied]]
            words["taken"] = [str(self.taken)]
            words["offered"] = ["-" if self.offered < 0 else str(self.offered)]
        for seat, place in enumerate(self.places):
            everyone = self.rules.everyone & ~bit(seat)
            words[f"hand.{seat}"] = marked(place.hand.cards(), everyone)
            words[f"deck.{seat}"] = marked(place.deck.cards()[::-1], self.rules.everyone)
            words[f"future.{seat}"] = marked(place.future.cards()[::-1], everyone)
            words[f"works.{seat}"] = list(names(place.works.cards()[::-1]))
            if place.spurned:
                words[f"declined.{seat}"] = [
                    word for colour, word in enumerate(COLOUR_WORDS) if place.spurned >> colour & 1
                ]
        words["rungs"] = [str(place.rung) for place in self.places]
        words["rings"] = [str(place.rings) for place in self.places]
        well = self.well.cards()
        words["well"] = marked(well if self.loose.size else well[::-1], self.rules.everyone)
        words["ruins"] = list(names(self.ruins.cards()[::-1]))
        if self.lifted.size:
            words["lifted"] = marked(self.lifted.cards(), self.rules.everyone & ~bit(self.turn))
        if self.shown.size:
            words["shown"] = list(names(self.shown.kinds()))
        if self.loose.size:
            words["loose"] = list(names(self.loose.kinds()))
        words["met"] = [str(key) for key in self.memory.keys()]
        return words


def names(kinds: list[int]) -> tuple[str, ...]:
    """Cards as their tokens."""
    return tuple(TOKENS[kind] for kind in kinds)


def faces(pile: Pile, own: bool, mine: i64) -> tuple[str, ...]:
    """A pile from its top, as a seat knows it."""
    return tuple(
        TOKENS[card & KIND] if own or (card >> 5) & mine else HIDDEN for card in pile.cards()[::-1]
    )


def held(hand: Hand, own: bool, mine: i64) -> tuple[str, ...]:
    """A Hand as a seat knows it: the cards it is sure of, then the others."""
    if own:
        return names(hand.kinds())
    known = names(hand.sure(mine))
    return known + (HIDDEN,) * (hand.size - len(known))


def refill_hand(hand: Hand, own: bool, mine: i64, kinds: list[int], taken: int) -> int:
    """Put kinds, taken in order, where a seat is not sure of them; how many are taken then."""
    if own:
        hand.refill(0, hand.kinds())
        return taken
    size = hand.size - len(hand.sure(mine))
    hand.refill(mine, kinds[taken : taken + size])
    return taken + size


def without(hand: tuple[str, ...], shown: tuple[str, ...]) -> tuple[str, ...]:
    """A Hand without the cards that lie elsewhere for the moment."""
    left = list(hand)
    for token in shown:
        left.remove(token)
    return tuple(left)


def marked(cards: list[int], everyone: i64) -> list[str]:
    """Cards with who knows them besides the owner: `!` everybody, `@02` seats 0 and 2."""
    words: list[str] = []
    for card in cards:
        bits = card >> 5
        word = TOKENS[card & KIND]
        if bits == everyone:
            word += "!"
        elif bits:
            word += "@" + "".join(str(seat) for seat in range(4) if bits & bit(seat))
        words.append(word)
    return words
