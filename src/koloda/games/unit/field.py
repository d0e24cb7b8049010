"""What the actions of Unit do with cards and points: limit, field, damage, recovery."""

from typing import Final

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE, EventKind
from koloda.games.unit import actions, events
from koloda.games.unit.cards import (
    CARDS,
    CLUBS,
    RANKS,
    cards_of,
    has,
    joker_for,
    one,
    suit,
    total,
    value,
)
from koloda.games.unit.choices import UnitChoices
from koloda.games.unit.side import Attack

LARGE_LEAD: Final = 120


class UnitField(UnitChoices):
    """Cards in motion; whose choice comes next is no matter here."""

    def move_card(self, seat: i64, action: i64) -> None:
        """Limit and field."""
        if action < actions.BACK:
            self.reserve(seat, action, suit(action))
        elif action < actions.ATTACK:
            self.take_back(seat, action - actions.BACK)
        elif action < actions.RECOVER:
            self.attack(seat, action - actions.ATTACK, False)
        elif action < actions.JOKER_ATTACK:
            place = action - actions.ATTACH
            self.reserve(seat, CLUBS * RANKS + place % RANKS, place // RANKS)
        elif action < actions.DEFEND:
            self.attack(seat, action - actions.JOKER_ATTACK, True)
        else:
            joker = action >= actions.JOKER_DEFEND
            pair = (action - actions.DEFEND) % (CARDS * CARDS)
            self.defend(seat, pair // CARDS, pair % CARDS, joker)

    def reserve(self, seat: i64, kind: i64, pile: i64) -> None:
        """A card goes into a pile of the limit (U19, U28)."""
        self.sides[seat].to_limit(kind, pile)
        if self.log is not None:
            told = events.RESERVED if pile == suit(kind) else events.ATTACHED
            self.tell(told[pile], seat, kind)

    def take_back(self, seat: i64, kind: i64) -> None:
        """A limit card goes to the hand and is locked for this turn (U20)."""
        side = self.sides[seat]
        pile = side.from_limit(kind)
        side.hand |= one(kind)
        side.known |= one(kind)
        side.locked |= one(kind)
        if self.log is not None:
            self.tell(events.TAKEN_BACK[pile], seat, kind)

    def enter_field(self, seat: i64, kind: i64, joker: bool, told: EventKind) -> None:
        """A card goes to the field, paid by the limit or brought by a joker."""
        side = self.sides[seat]
        side.leave_hand(kind)
        if not joker:
            side.pay(kind)
            self.tell(told, seat, kind)
        else:
            side.leave_hand(joker_for(kind))
            self.brought |= one(kind)
            self.tell_cards(told, seat, [kind, joker_for(kind)])

    def attack(self, seat: i64, kind: i64, joker: bool) -> None:
        """A card attacks (U9, U17)."""
        self.enter_field(seat, kind, joker, events.ATTACKED)
        self.field.append(Attack(seat, kind))

    def defend(self, seat: i64, kind: i64, attacker: i64, joker: bool) -> None:
        """A card defends against an attacker (U11, U13)."""
        self.enter_field(seat, kind, joker, events.DEFENDED)
        for attack in self.field:
            if attack.card == attacker:
                if attack.first < 0:
                    attack.first = kind
                else:
                    attack.second = kind
        self.tell(events.AGAINST, seat, attacker)

    def turn_into_points(self, seat: i64, kind: i64) -> None:
        """A card of the limit, or a heart of the hand, becomes points (U22, U27, V22)."""
        side = self.sides[seat]
        if has(side.hand, kind):
            side.leave_hand(kind)
            self.tell(events.RECOVERED_HAND, seat, kind)
        else:
            pile = side.from_limit(kind)
            if self.log is not None:
                self.tell(events.RECOVERED[pile], seat, kind)
        self.gone |= one(kind)
        if self.rules.net:
            side.recovered += value(kind)
        else:
            start: i64 = self.rules.start[seat]
            gain = min(value(kind), start - side.points)
            side.points += gain
            self.tell(events.GAINED, seat, -1, EVERYONE, gain)

    # Damage ----------------------------------------------------------------------------------

    def damage(self, seat: i64) -> i64:
        """What that seat is about to lose (U11, U12, U16, V12)."""
        lost: i64 = 0
        for attack in self.field:
            rest = self.unstopped(attack)
            if attack.owner == seat:
                rest = -rest
            if rest > 0:
                lost += rest
        return lost

    def unstopped(self, attack: Attack) -> i64:
        """What is left of an attack; below 0 if the defence exceeds it, 0 if written off (U30)."""
        rest = value(attack.card)
        if attack.first >= 0:
            rest -= value(attack.first)
        if attack.second >= 0:
            rest -= value(attack.second)
        if self.cancels(attack.first, attack.card) or self.cancels(attack.second, attack.card):
            return 0
        return rest

    def figures(self) -> dict[str, str]:
        """The losses to come, what is left of each attack, and each pile's free and whole sum."""
        found = {"rest": " ".join([str(self.unstopped(attack)) for attack in self.field])}
        for seat, side in enumerate(self.sides):
            found[f"loss.{seat}"] = str(self.damage(seat))
            found[f"free.{seat}"] = " ".join([str(side.free(pile)) for pile in range(4)])
            found[f"limit.{seat}"] = " ".join([str(side.whole(pile)) for pile in range(4)])
        return found

    def is_in_danger(self, seat: i64) -> bool:
        """Whether the points of that seat are about to run out (U22, V40)."""
        side = self.sides[seat]
        return side.points + side.recovered <= self.damage(seat)

    def most_points(self, seat: i64) -> i64:
        """What that seat could have before its losses are booked (U22, U24, V18)."""
        side = self.sides[seat]
        most = side.points + side.recovered
        if self.is_recoverer(seat):
            most += total(self.saving(seat))
        start: i64 = self.rules.start[seat]
        return most if self.rules.net else min(start, most)

    def book(self, seat: i64, loss: i64) -> None:
        """Points after the losses and what was collected for them (V18, V40)."""
        side = self.sides[seat]
        before = side.points
        start: i64 = self.rules.start[seat]
        side.points = min(start, before + side.recovered - loss)
        side.recovered = 0
        if side.points < before:
            self.tell(events.LOST, seat, -1, EVERYONE, before - side.points)
        elif side.points > before:
            self.tell(events.GAINED, seat, -1, EVERYONE, side.points - before)

    def clear_field(self) -> None:
        """All field cards and their jokers are discarded; the limit is free again (V8, V9)."""
        if self.field:
            cards: list[int] = []
            for attack in self.field:
                cards += self.with_jokers(attack)
            self.discard |= cards_of(cards)
            self.field = []
            self.brought = 0
            self.tell_cards(events.CLEARED, self.active, cards)
        for side in self.sides:
            side.end_turn()

    # What a position is worth -----------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """What counts at the end: points, after an ending by cards with hand and limit (V26)."""
        side = self.sides[seat]
        if self.ending == "cards":
            return side.points + total(side.hand | side.limit)
        return side.points

    def estimate(self) -> list[float]:
        """Points after the coming losses, with a quarter of what hand and limit are worth."""
        worth: list[int] = []
        for seat in range(2):
            side = self.sides[seat]
            worth.append(4 * (side.points - self.damage(seat)) + total(side.hand | side.limit))
        lead = max(-1.0, min(1.0, (worth[0] - worth[1]) / LARGE_LEAD))
        return [lead, -lead]
