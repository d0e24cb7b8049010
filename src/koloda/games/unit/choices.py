"""What a seat may do: limit, field, jokers, recovery, and the words that pass the choice on."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.bits import lowest, nth, popcount
from koloda.engine.containers.ints import i64
from koloda.games.unit import actions
from koloda.games.unit.cards import (
    ALL_SUITS,
    BLACK_JOKER,
    CARDS,
    CLUBS,
    DIAMONDS,
    RANKS,
    RED_JOKER,
    SPADES,
    has,
    of_suit,
    one,
    suit,
    value,
    whole_suit,
)
from koloda.games.unit.side import Attack, Side
from koloda.games.unit.table import DANGER, MAY, MUST, PRIORITY, REPLY, REST, UnitTable

ALL_HEARTS: Final = ((1 << 13) - 1) << 13
ALL_RED: Final = ((1 << 26) - 1) << 13
ALL_BLACK: Final = ALL_SUITS - ALL_RED
NOTHING: Final = ActionList()
"""Never filled."""


class UnitChoices(UnitTable):
    """The legal actions of every stage."""

    def legal_actions(self, seat: i64) -> list[int]:
        """The actions that seat may take now."""
        found = ActionList()
        self.list_legal(seat, found)
        return found.listed()

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """The same without a list."""
        side = self.sides[seat]
        if self.stage != DANGER:
            cards = self.movable(side)
            found.append_set(actions.LIMIT, cards)
            found.append_set(actions.BACK, side.removable())
            found.append_set(actions.ATTACK, side.payable(cards))
        found.append_set(actions.RECOVER, self.recoverable(seat))
        word = self.word(side)
        if word >= 0:
            found.append(word)
        if self.has_others(seat):
            self.add_others(seat, found)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of the legal actions, each equally likely, without listing them all."""
        side = self.sides[seat]
        if self.stage == DANGER:
            return super().random_action(seat, rng)
        cards = self.movable(side)
        removable, payable = side.removable(), side.payable(cards)
        recoverable, word = self.recoverable(seat), self.word(side)
        others = NOTHING
        if self.has_others(seat):
            others = ActionList()
            self.add_others(seat, others)
        held, back, field = popcount(cards), popcount(removable), popcount(payable)
        points = popcount(recoverable)
        pick = rng.below(held + back + field + points + (word >= 0) + others.size)
        if pick < held:
            return actions.LIMIT + nth(cards, pick)
        pick -= held
        if pick < back:
            return actions.BACK + nth(removable, pick)
        pick -= back
        if pick < field:
            return actions.ATTACK + nth(payable, pick)
        pick -= field
        if pick < points:
            return actions.RECOVER + nth(recoverable, pick)
        pick -= points
        if word >= 0:
            if pick == 0:
                return word
            pick -= 1
        return others.actions[pick]

    def word(self, side: Side) -> i64:
        """The way to move no card, as the stage has it; -1 if there is none."""
        if self.stage == MAY:
            return actions.END
        if self.stage in (REPLY, PRIORITY):
            return actions.PASS
        if self.stage in (REST, DANGER):
            return actions.DONE
        if self.stage == MUST:
            return -1
        if side.ready:
            return actions.UNREADY
        return actions.READY

    def has_others(self, seat: i64) -> bool:
        """Whether there may be actions that most turns do not have."""
        if self.stage == DANGER:
            return False
        jokers = self.sides[seat].hand & ~ALL_SUITS
        return jokers != 0 or self.rules.ext_clubs or self.open_attackers(1 - seat) != 0

    def add_others(self, seat: i64, found: ActionList) -> None:
        """Clubs for other suits, what jokers bring, and all defences."""
        side = self.sides[seat]
        cards = self.movable(side)
        brought = cards & colours(side.hand & ~ALL_SUITS)
        attackers = self.open_attackers(1 - seat)
        if self.rules.ext_clubs:
            self.add_attachments(side, found)
        found.append_set(actions.JOKER_ATTACK, brought)
        if attackers:
            self.add_defences(actions.DEFEND, side.payable(cards), attackers, found)
            self.add_defences(actions.JOKER_DEFEND, brought, attackers, found)

    def add_attachments(self, side: Side, found: ActionList) -> None:
        """Clubs for every pile that has a card of its own suit (U28)."""
        clubs = of_suit(side.usable(), CLUBS)
        if clubs:
            for pile in range(CLUBS):
                if of_suit(side.limit, pile):
                    found.append_set(actions.ATTACH + pile * RANKS, clubs)

    def add_defences(self, base: i64, cards: i64, attackers: i64, found: ActionList) -> None:
        """Each card against each attacker that it may meet."""
        while cards:
            kind = lowest(cards)
            found.append_set(base + kind * CARDS, attackers & self.met_by(suit(kind)))
            cards &= cards - 1

    # The rules behind it ---------------------------------------------------------------------

    def movable(self, side: Side) -> i64:
        """The hand cards that can be moved: neither locked nor jokers."""
        return side.usable() & ALL_SUITS

    def recoverable(self, seat: i64) -> i64:
        """The cards that can become points now."""
        if self.stage != DANGER and not (self.rules.anytime and self.is_recoverer(seat)):
            return 0
        return self.saving(seat)

    def saving(self, seat: i64) -> i64:
        """Limit cards, and with the extension hearts of the hand, that could become points."""
        side = self.sides[seat]
        cards = side.removable() & ~side.placed
        if self.rules.hearts_only:
            cards &= ALL_HEARTS
        if self.rules.ext_hearts:
            cards |= side.usable() & ALL_HEARTS
        return cards

    def met_by(self, own: i64) -> i64:
        """All cards that a suit may defend against (V11, U29, U30)."""
        if own == DIAMONDS and self.rules.ext_diamonds:
            return ALL_SUITS
        if own == SPADES and self.rules.ext_spades:
            return ALL_SUITS
        return whole_suit(own)

    def suits_meet(self, defender: i64, attacker: i64) -> bool:
        """Whether a card may defend against another by their suits."""
        return has(self.met_by(suit(defender)), attacker)

    def cancels(self, defender: i64, attacker: i64) -> bool:
        """Whether a spade writes the attacker off (U30, V33)."""
        spade = defender >= 0 and suit(defender) == SPADES
        return spade and self.rules.ext_spades and suit(attacker) != SPADES

    def takes_defender(self, attack: Attack) -> bool:
        """Whether an attack may get a further defender (U13, U14, V32)."""
        if attack.first < 0:
            return True
        if attack.second >= 0 or value(attack.first) >= value(attack.card):
            return False
        return not self.cancels(attack.first, attack.card)

    def open_attackers(self, owner: i64) -> i64:
        """The attackers of a seat that may get a defender."""
        found: i64 = 0
        for attack in self.field:
            if attack.owner == owner and self.takes_defender(attack):
                found |= one(attack.card)
        return found

    def is_recoverer(self, seat: i64) -> bool:
        """Whether that seat may recover in this turn at all (U24)."""
        return seat == self.active or not self.rules.active_only

    def can_move_card(self, seat: i64) -> bool:
        """Whether a card can be moved at the beginning of a turn, when the field is empty (U4)."""
        side = self.sides[seat]
        return side.limit != 0 or side.hand & ALL_SUITS != 0


def colours(jokers: i64) -> i64:
    """All cards that these jokers can bring (U17)."""
    found: i64 = 0
    if has(jokers, BLACK_JOKER):
        found |= ALL_BLACK
    if has(jokers, RED_JOKER):
        found |= ALL_RED
    return found
