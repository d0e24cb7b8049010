"""What a seat may do: limit, field, jokers, recovery, and the words that pass the choice on."""

from typing import Final

from koloda.engine.ints import i64
from koloda.games.unit import actions
from koloda.games.unit.cards import (
    ALL_SUITS,
    CARDS,
    CLUBS,
    DIAMONDS,
    RANKS,
    SPADES,
    has,
    joker_for,
    kinds,
    of_suit,
    suit,
    value,
)
from koloda.games.unit.side import Attack, Side
from koloda.games.unit.table import BOTH, DANGER, MAY, MUST, PRIORITY, REPLY, UnitTable

ALL_HEARTS: Final = ((1 << 13) - 1) << 13


class UnitChoices(UnitTable):
    """The legal actions of every stage."""

    def legal_actions(self, seat: i64) -> list[int]:
        """The actions that seat may take now."""
        found: list[int] = []
        side = self.sides[seat]
        if self.stage == DANGER:
            self.add_recoveries(side, found)
            found.append(actions.DONE)
            return found
        cards = kinds(side.hand & ~side.locked & ALL_SUITS)
        for kind in cards:
            found.append(actions.LIMIT + kind)
        for kind in kinds(side.limit):
            if side.may_leave(kind):
                found.append(actions.BACK + kind)
        for kind in cards:
            if self.can_pay(side, kind):
                found.append(actions.ATTACK + kind)
        if self.rules.anytime and self.is_recoverer(seat):
            self.add_recoveries(side, found)
        self.add_words(side, found)
        if self.rules.ext_clubs:
            self.add_attachments(side, found)
        self.add_jokers_and_defences(side, cards, self.open_attacks(1 - seat), found)
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
        clubs = kinds(of_suit(side.hand & ~side.locked, CLUBS))
        if clubs:
            for pile in range(CLUBS):
                if of_suit(side.limit, pile):
                    for rank in clubs:
                        found.append(actions.ATTACH + pile * RANKS + rank)

    def add_jokers_and_defences(
        self, side: Side, cards: list[int], attacks: list[int], found: list[int]
    ) -> None:
        """Cards that a joker brings, and cards against the attacks that take a defender."""
        jokers = side.hand & ~ALL_SUITS
        if jokers:
            for kind in cards:
                if has(jokers, joker_for(kind)):
                    found.append(actions.JOKER_ATTACK + kind)
        if attacks:
            for kind in cards:
                if self.can_pay(side, kind):
                    self.add_defences(actions.DEFEND, kind, attacks, found)
            if jokers:
                for kind in cards:
                    if has(jokers, joker_for(kind)):
                        self.add_defences(actions.JOKER_DEFEND, kind, attacks, found)

    def add_defences(self, base: i64, kind: i64, attacks: list[int], found: list[int]) -> None:
        """One card against each attack it may meet."""
        for attacker in attacks:
            if self.suits_meet(kind, attacker):
                found.append(base + kind * CARDS + attacker)

    def add_recoveries(self, side: Side, found: list[int]) -> None:
        """Limit cards, and with the extension hearts of the hand, that can become points."""
        cards = side.limit & ~side.placed
        if self.rules.hearts_only:
            cards &= ALL_HEARTS
        if self.rules.ext_hearts:
            cards |= side.hand & ~side.locked & ALL_HEARTS
        for kind in kinds(cards):
            if has(side.hand, kind) or side.may_leave(kind):
                found.append(actions.RECOVER + kind)

    # The rules behind it ---------------------------------------------------------------------

    def can_pay(self, side: Side, kind: i64) -> bool:
        """Whether the limit carries this card onto the field (U9)."""
        return side.free(suit(kind)) >= value(kind)

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
