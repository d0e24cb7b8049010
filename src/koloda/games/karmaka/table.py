"""The data of one moment of Karmaka, and its copy."""

from koloda.engine.containers.ints import i64
from koloda.engine.containers.multiset import Multiset
from koloda.engine.containers.packed_stack import popped, pushed, top
from koloda.engine.containers.pile import Pile
from koloda.engine.containers.repetition import RepetitionTable
from koloda.engine.contract.state import NOBODY, State
from koloda.games.karmaka.hand import Hand
from koloda.games.karmaka.keys import KEY_BITS, RUINS, WELL, card_key, pile_key
from koloda.games.karmaka.knowers import kind_of
from koloda.games.karmaka.options import KarmakaSetup
from koloda.games.karmaka.place import Place


class KarmakaTable(State):
    """All cards of a game of Karmaka, who knows them, and the steps still to do."""

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
        self.options = setup
        self.places = places
        self.well = well
        """Face down, top last."""
        self.ruins = ruins
        """Kinds, top last."""
        self.well_key: i64 = 0
        self.ruins_key: i64 = 0
        self.loose = Multiset()
        """Cards that the running shuffle has not placed yet; until then the Well lies top first."""
        self.stack: i64 = 0
        """The steps still to do in this turn, the next one on top: a packed stack."""
        self.asked: i64 = NOBODY
        """Whose answer the next step waits for."""
        self.turn: i64 = 0
        self.turns: i64 = 0
        """Completed turns."""
        self.extra: i64 = 0
        """Extra plays used in this turn (G30)."""
        self.in_play: i64 = -1
        """The card played for its ability, until it was offered (M2.1, G1)."""
        self.target: i64 = -1
        """The player its ability was played on."""
        self.used: i64 = 0
        """Which copying cards the running chain has used up (M2.6): bits of rules.mosaic."""
        self.copied: i64 = -1
        """The card whose ability is used instead of its own."""
        self.taken: i64 = 0
        """The place in the Future Life that Transmigrate took a card from, known to all (C15)."""
        self.offered: i64 = -1
        """Who is asked whether they want the card in play (M2.4)."""
        self.lifted = lifted
        """The cards looked at by Destiny; like a Hand of the player on turn (C17)."""
        self.shown = Multiset()
        """The kinds that Swindle has shown; they are still in the Hand (C20)."""
        self.ending = ""
        self.memory = memory

    def copy_to(self, copy: "KarmakaTable") -> None:
        """Make another table, made of copies of this one's parts, equal to this one."""
        copy.well_key = self.well_key
        copy.ruins_key = self.ruins_key
        if self.loose.size:
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
        if self.shown.size:
            self.shown.copy_to(copy.shown)
        copy.ending = self.ending

    # The stack of steps ----------------------------------------------------------------------

    def next_step(self) -> i64:
        """The step on top of the stack, or NONE."""
        return top(self.stack)

    def push_step(self, step: i64) -> None:
        """Put a step before those that wait already."""
        self.stack = pushed(self.stack, step)

    def pop_step(self) -> i64:
        """Take the next step off the stack."""
        step = top(self.stack)
        self.stack = popped(self.stack)
        return step

    def push_after_next(self, step: i64) -> None:
        """Put a step right after the next one."""
        following = self.pop_step()
        self.push_step(step)
        self.push_step(following)

    def set_steps(self, stack: i64) -> None:
        """Let the steps of this stack replace those that wait."""
        self.stack = stack

    # Well and Ruins --------------------------------------------------------------------------

    def push_well(self, card: i64) -> None:
        """A card goes onto the Well."""
        self.well_key = (self.well_key + card_key(kind_of(card), self.well.size, WELL)) & KEY_BITS
        self.well.push(card)

    def pop_well(self) -> i64:
        """The top card of the Well."""
        card = self.well.pop()
        self.well_key = (self.well_key - card_key(kind_of(card), self.well.size, WELL)) & KEY_BITS
        return card

    def push_ruin(self, kind: i64) -> None:
        """A card goes onto the Ruins."""
        self.ruins_key = (self.ruins_key + card_key(kind, self.ruins.size, RUINS)) & KEY_BITS
        self.ruins.push(kind)

    def take_ruin(self, depth: i64) -> i64:
        """Remove one of the Ruins, counted from 0 at the top."""
        place = self.ruins.size - 1 - depth
        before = pile_key(self.ruins, RUINS, place)
        kind = self.ruins.take(place)
        self.ruins_key = (self.ruins_key - before + pile_key(self.ruins, RUINS, place)) & KEY_BITS
        return kind

    def lay_ruins(self, kinds: list[int]) -> None:
        """The Ruins consist of these cards, top last."""
        self.ruins.lay(kinds)
        self.ruins_key = pile_key(self.ruins, RUINS)

    def count_keys(self) -> None:
        """Recompute all keys."""
        self.well_key = pile_key(self.well, WELL)
        self.ruins_key = pile_key(self.ruins, RUINS)
        for place in self.places:
            place.count_key()
