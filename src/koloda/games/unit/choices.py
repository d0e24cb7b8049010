"""What a seat may do: limit, field, jokers, recovery, and the words that pass the choice on."""

from typing import Final

from koloda.engine.ints import i64
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
    kinds,
    of_suit,
    suit,
    value,
)
from koloda.games.unit.side import Attack, Side
from koloda.games.unit.table import BOTH, DANGER, MAY, MUST, PRIORITY, REPLY, UnitTable

ALL_HEARTS: Final = ((1 << 13) - 1) << 13
ALL_RED: Final = ((1 << 26) - 1) << 13
ALL_BLACK: Final = ALL_SUITS - ALL_RED


class UnitChoices(UnitTable):
    """The legal actions of every stage."""

    def legal_actions(self, seat: i64) -> list[int]:
        """The actions that seat may take now."""
        found: list[int] = []
        side = self.sides[seat]
        if self.stage == DANGER:
            add_each(actions.RECOVER, self.recoverable(side), found)
            found.append(actions.DONE)
            return found
        cards = side.usable() & ALL_SUITS
        payable = side.payable(cards)
        add_each(actions.LIMIT, cards, found)
        add_each(actions.BACK, side.removable(), found)
        add_each(actions.ATTACK, payable, found)
        if self.rules.anytime and self.is_recoverer(seat):
            add_each(actions.RECOVER, self.recoverable(side), found)
        self.add_words(side, found)
        if self.rules.ext_clubs:
            self.add_attachments(side, found)
        jokers = side.hand & ~ALL_SUITS
        if jokers:
            cards &= colours(jokers)
            add_each(actions.JOKER_ATTACK, cards, found)
        if self.field:
            attacks = self.open_attacks(1 - seat)
            if attacks:
                self.add_defences(actions.DEFEND, payable, attacks, found)
                if jokers:
                    self.add_defences(actions.JOKER_DEFEND, cards, attacks, found)
        return found

    def add_words(self, side: Side, found: list[int]) -> None:
        """The ways to move no card, as the stage has them."""
        if self.stage == BOTH:
            found.append(actions.UNREADY if side.ready else actions.READY)
        elif self.stage == MAY:
            found.append(actions.END)
        elif self.stage in (REPLY, PRIORITY):
            found.append(actions.PASS)
        elif self.stage != MUST:
            found.append(actions.DONE)

    def add_attachments(self, side: Side, found: list[int]) -> None:
        """Clubs for every pile that has a card of its own suit (U28)."""
        clubs = of_suit(side.usable(), CLUBS)
        if clubs:
            for pile in range(CLUBS):
                if of_suit(side.limit, pile):
                    add_each(actions.ATTACH + pile * RANKS, clubs, found)

    def add_defences(self, base: i64, cards: i64, attacks: list[int], found: list[int]) -> None:
        """Each card against each attack it may meet."""
        for kind in kinds(cards):
            for attacker in attacks:
                if self.suits_meet(kind, attacker):
                    found.append(base + kind * CARDS + attacker)

    # The rules behind it ---------------------------------------------------------------------

    def recoverable(self, side: Side) -> i64:
        """Limit cards, and with the extension hearts of the hand, that can become points."""
        cards = side.removable() & ~side.placed
        if self.rules.hearts_only:
            cards &= ALL_HEARTS
        if self.rules.ext_hearts:
            cards |= side.usable() & ALL_HEARTS
        return cards

    def suits_meet(self, defender: i64, attacker: i64) -> bool:
        """Whether a card may defend against another by their suits (V11, U29, U30)."""
        own = suit(defender)
        if own == suit(attacker):
            return True
        if own == DIAMONDS:
            return self.rules.ext_diamonds
        return own == SPADES and self.rules.ext_spades

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

    def open_attacks(self, owner: i64) -> list[int]:
        """The attackers of a seat that may get a defender, ascending."""
        found: list[int] = []
        for attack in self.field:
            if attack.owner == owner and self.takes_defender(attack):
                found.append(attack.card)
        if len(found) > 1:
            found.sort()
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


def add_each(base: i64, cards: i64, found: list[int]) -> None:
    """One action for each card of a set, ascending."""
    while cards:
        if cards & 15 == 0:
            cards >>= 4
            base += 4
        else:
            if cards & 1:
                found.append(base)
            cards >>= 1
            base += 1
