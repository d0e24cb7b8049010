"""Who knows which cards of Kanobu, and what each seat sees (R29).

Everybody knows the pile, the cards a Star opens, and every card put under the deck, also after
it has been drawn. When the deck is renewed, everybody knows which cards are in it though not
their order: cards that hands held before and cards of the renewed deck are two groups that do not
mix. They become one as soon as somebody plays a card that could be from either.
"""

from typing import Final

from koloda.engine.ints import i64
from koloda.engine.rng import Rng
from koloda.engine.state import State
from koloda.engine.view import HIDDEN, TABLE, Zone
from koloda.games.kanobu.cards import COLOUR, COLOURS, NO_SYMBOL, SYMBOLS, WORD
from koloda.games.kanobu.hand import Hand, add_kinds, count, take_out
from koloda.games.kanobu.keys import key_text, order_key
from koloda.games.kanobu.table import ALL, DRAW, DRAWN, LAY, SHUFFLE, STAGES, TASKS, KanobuTable

UNLIKELY: Final = 0.125
"""How often somebody keeps a card that could be played."""


class KanobuKnowledge(KanobuTable):
    """The table of Kanobu with everybody's knowledge of it."""

    # How knowledge changes -------------------------------------------------------------------

    def draw_to_hand(self, seat: i64) -> i64:
        """The top card of the deck goes into a hand; its kind."""
        unseen = len(self.deck) > self.seen
        kind = self.take_top()
        hand = self.hands[seat]
        hand.add(kind)
        if not unseen:
            hand.known.append(kind)
        else:
            if self.apart:
                hand.fresh.append(kind)
            if self.task != DRAW:  # nobody knows what the new card is
                hand.lacks_low = 0
                hand.lacks_high = 0
        self.idle = 0
        return kind

    def refuse(self, seat: i64, low: i64, high: i64) -> None:
        """The seat plays none of these; Cancel and Chance may have been kept for later."""
        hand = self.hands[seat]
        hand.lacks_low |= low & ~(self.pack.cancel_low | self.pack.chance_low)
        hand.lacks_high |= high & ~(self.pack.cancel_high | self.pack.chance_high)

    def refuse_top(self, seat: i64) -> None:
        """The seat plays nothing that fits."""
        face = self.top()
        self.refuse(seat, self.pack.fit_low[face], self.pack.fit_high[face])

    def refuse_drawn(self, seat: i64) -> None:
        """Nor does it play the card just drawn, about which nothing else is known."""
        self.hands[seat].lacks_low = 0
        self.hands[seat].lacks_high = 0
        self.refuse_top(seat)

    def credence(self, seat: i64) -> float:
        """Low if somebody holds unseen cards that could have been played."""
        found = 1.0
        for owner in range(self.seats):
            hand = self.hands[owner]
            if owner != seat and hand.lacks_low | hand.lacks_high:
                for _ in range(hand.doubtful()):
                    found *= UNLIKELY
        return found

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """A card leaves a hand for the pile; the copy that everybody knows goes first."""
        hand = self.hands[seat]
        shown = hand.known and take_out(hand.known, kind)
        if hand.fresh and not shown:
            if not self.may_be_old(hand, kind):
                take_out(hand.fresh, kind)
            elif self.may_be_fresh(kind):
                self.mix()
        hand.remove(kind)

    def may_be_old(self, hand: Hand, kind: i64) -> bool:
        """Whether, for all anybody knows, that hand held the kind before the deck was renewed."""
        if hand.size == len(hand.known) + len(hand.fresh):
            return False
        return any(other.has_old(kind) for other in self.hands)

    def may_be_fresh(self, kind: i64) -> bool:
        """Whether that kind is, as everybody knows, among the unseen cards of the renewed deck."""
        if any(count(hand.fresh, kind) > 0 for hand in self.hands):
            return True
        return any(self.deck[place] == kind for place in range(self.seen, len(self.deck)))

    def mix(self) -> None:
        """The cards of the renewed deck cannot be told apart from the others any more."""
        self.apart = False
        for hand in self.hands:
            hand.fresh.clear()

    def part(self) -> None:
        """The deck is renewed: its cards are known, and so, together, are those in the hands."""
        self.apart = True
        for hand in self.hands:
            hand.fresh.clear()

    # Worlds that agree with a seat's knowledge -----------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """Others' unseen cards held before, then those of the renewed deck, hands first."""
        slots: list[int] = []
        for fresh in (False, True):
            for owner in range(len(self.hands)):
                if owner != seat:
                    slots += self.unseen(owner, fresh)
        return slots + self.deck[self.seen + len(self.bag) :] + self.bag

    def unseen(self, owner: int, fresh: bool) -> list[int]:
        """A hand's unseen cards of one group; the one just drawn is the last."""
        cards = sorted(self.hands[owner].fresh) if fresh else self.hands[owner].old()
        if self.holds_drawn(owner, fresh):
            cards.remove(self.drawn)
            cards.append(self.drawn)
        return cards

    def holds_drawn(self, owner: int, fresh: bool) -> bool:
        """Whether the card just drawn is in that group of that hand, unseen by the others."""
        return (
            self.stage == DRAWN
            and owner == self.turn
            and not self.drawn_seen
            and fresh == self.apart
        )

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        taken = 0
        groups: list[list[int]] = []
        for fresh in (False, True):
            for owner in range(len(self.hands)):
                size = len(self.unseen(owner, fresh)) if owner != seat else 0
                groups.append(kinds[taken : taken + size])
                taken += size
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                old, fresh_cards = groups[owner], groups[owner + len(self.hands)]
                if self.holds_drawn(owner, self.apart):
                    self.drawn = (fresh_cards if self.apart else old)[-1]
                hand.fresh = fresh_cards
                hand.fill(hand.known + old + fresh_cards)
        under = self.seen + len(self.bag)
        size = len(self.deck) - under
        self.deck[under:] = kinds[taken : taken + size]
        self.deck_key = order_key(self.deck)
        self.bag = sorted(kinds[taken + size :])
        # Earlier positions would tell what is hidden: only how often this one was met is kept.
        if self.memory.newest >= 0:
            self.memory.replace([self.position_key()] * self.memory.met())

    def determinize(self, seat: int, rng: Rng) -> State:
        """A world drawn from all those that agree with everything the seat knows."""
        kinds = self.hidden(seat)
        first = 0
        if self.apart:
            for owner in range(len(self.hands)):
                first += len(self.unseen(owner, False)) if owner != seat else 0
        while True:
            # Sorted, so that the draw depends on nothing the seat cannot know.
            before, renewed = sorted(kinds[:first]), sorted(kinds[first:])
            rng.shuffle(before)
            rng.shuffle(renewed)
            world = self.clone()
            world.refill(seat, before + renewed)
            # Whoever lays cards for Chance has three of them; everybody knows that.
            if self.stage != LAY or (isinstance(world, KanobuTable) and world.can_lay(self.turn)):
                return world

    # What is seen ----------------------------------------------------------------------------

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        seen: list[Zone] = []
        for owner, hand in enumerate(self.hands):
            cards = hand.cards() if owner == seat else sorted(hand.known)
            dark = hand.size - len(cards)
            seen.append(Zone("hand", owner, self.names(cards) + (HIDDEN,) * dark))
        pile = [self.pack.face_kinds[face] for face in self.pile]
        seen.append(Zone("pile", TABLE, self.names(pile)))
        unseen = (HIDDEN,) * (len(self.deck) - self.seen - len(self.bag))
        under = self.names(self.deck[: self.seen][::-1])
        seen.append(Zone("deck", TABLE, unseen + under))
        seen.append(Zone("open", TABLE, self.names(self.opened)))
        return seen

    def names(self, cards: list[int]) -> tuple[str, ...]:
        """Cards as their tokens."""
        return tuple(self.pack.tokens[kind] for kind in cards)

    def facts(self) -> dict[str, str]:
        """Whose turn it is, the direction, the effect that awaits an answer, who is out."""
        return {
            "turn": str(self.turn),
            "turns": str(self.turns),
            "direction": str(self.direction),
            "pending": " ".join(self.pending_words()) or "-",
            "named": " ".join(self.named_colours()) or "-",
            "idle": str(self.idle),
            "out": " ".join(map(str, self.out)) or "-",
            "met": str(self.memory.met()),
        }

    def figures(self) -> dict[str, str]:
        """The colours that count on the pile: the named one, the top card's, or all (N25, R5)."""
        return {"colours": " ".join(self.live_colours())}

    def live_colours(self) -> list[str]:
        """The colours that a card of the pile's colour must share."""
        pack, face = self.pack, self.pile[-1] if self.pile else self.pack.nothing
        place = face - pack.named
        if 0 <= place < len(COLOURS):
            return [COLOURS[place]]
        bits = 0 if face == pack.nothing else pack.colours[pack.face_kinds[face]]
        return [colour for at, colour in enumerate(COLOURS) if bits == 0 or bits >> at & 1]

    def named_colours(self) -> list[str]:
        """The colours of the Colour changes on the pile, bottom first; `-` for one without."""
        named: list[str] = []
        for face in self.pile:
            if self.pack.symbols[self.pack.face_kinds[face]] == COLOUR:
                place = face - self.pack.named
                named.append(COLOURS[place] if place >= 0 else "-")
        return named

    def pending_words(self) -> list[str]:
        """The effect that awaits an answer: its symbol, its amount, who has played it."""
        if self.pending == NO_SYMBOL:
            return []
        return [SYMBOLS[self.pending], str(self.amount), str(self.source)]

    def prompt(self) -> str:
        """The word for the question that is open."""
        return STAGES[self.stage]

    def fields(self) -> dict[str, list[str]]:
        """Everything there is; `!` marks cards everybody knows, `+` those of the renewed deck."""
        words: dict[str, list[str]] = {
            "stage": [STAGES[self.stage]],
            "turn": [str(self.turn)],
            "turns": [str(self.turns)],
            "direction": [str(self.direction)],
        }
        if self.pending != NO_SYMBOL:
            words["pending"] = self.pending_words()
        if self.stage == DRAWN:
            words["drawn"] = [self.pack.tokens[self.drawn] + "!" * self.drawn_seen]
        if self.stage == LAY:
            words["laid"] = [str(self.laid)]
        if self.stage == SHUFFLE:
            # Who has played a card matters only while everybody else draws for it.
            source = self.source if self.task == ALL else 0
            numbers = [self.drawer, self.owed, self.amount, source]
            words["task"] = [TASKS[self.task], *map(str, numbers)]
        if self.idle:
            words["idle"] = [str(self.idle)]
        if self.out:
            words["out"] = [str(seat) for seat in self.out]
        if self.ending:
            words["ending"] = [self.ending]
        for seat, hand in enumerate(self.hands):
            words[f"hand.{seat}"] = [
                *(token + "!" for token in self.names(sorted(hand.known))),
                *self.names(hand.old()),
                *(token + "+" for token in self.names(sorted(hand.fresh))),
            ]
            lacks: list[int] = []
            add_kinds(hand.lacks_low, 0, lacks)
            add_kinds(hand.lacks_high, WORD, lacks)
            if lacks:
                words[f"lacks.{seat}"] = list(self.names(lacks))
        words["pile"] = [self.pack.face_tokens[face] for face in self.pile]
        words["open"] = list(self.names(self.opened))
        words["deck"] = self.deck_words()
        words["bag"] = list(self.names(self.bag))
        words["apart"] = ["yes" if self.apart else "no"]
        met = self.memory.keys()
        words["met"] = [key_text(key) for key in met]
        return words

    def deck_words(self) -> list[str]:
        """The deck, top first, as far as the shuffle has placed its cards."""
        under = [token + "!" for token in self.names(self.deck[: self.seen])]
        return [*under, *self.names(self.deck[self.seen + len(self.bag) :])][::-1]
