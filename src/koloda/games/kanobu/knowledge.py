"""Who knows which cards of Kanobu, and what each seat sees (R29).

Everybody knows the pile, the cards a Star opens, and every card put under the deck, also after
it has been drawn. When the deck is renewed, everybody knows which cards are in it though not
their order: cards that hands held before and cards of the renewed deck are two groups that do not
mix. They become one as soon as somebody plays a card that could be from either.
"""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.ints import i64, u8, vec
from koloda.engine.contract.state import State
from koloda.engine.values.view import HIDDEN, TABLE, Zone
from koloda.games.kanobu.cards import COLOUR, COLOURS, NO_SYMBOL, SYMBOLS, WORD
from koloda.games.kanobu.hand import Hand, add_kinds, count_one, spread
from koloda.games.kanobu.keys import card_key, key_text, order_key
from koloda.games.kanobu.table import ALL, DRAW, DRAWN, LAY, SHUFFLE, STAGES, TASKS, KanobuTable

UNLIKELY: Final = 0.125
"""How often somebody keeps a card that could be played."""


class KanobuKnowledge(KanobuTable):
    """The table of Kanobu with everybody's knowledge of it."""

    # How knowledge changes -------------------------------------------------------------------

    def draw_to_hand(self, seat: i64) -> None:
        """The top card of the deck goes into a hand."""
        self.drawn_seen = self.deck.size == self.seen
        kind = self.take_top()
        self.drawn = kind
        hand = self.hands[seat]
        self.hands_key += card_key(seat, kind)
        if self.drawn_seen:
            hand.add_known(kind)
        else:
            if self.apart:
                hand.add_fresh(kind)
            else:
                hand.add(kind)
            if self.task != DRAW:  # nobody knows what the new card is
                hand.lacks_low = 0
                hand.lacks_high = 0
        self.idle = 0

    def refuse_top(self, seat: i64) -> None:
        """The seat plays nothing that fits."""
        hand = self.hands[seat]
        hand.lacks_low |= self.pack.refused_low[self.top]
        hand.lacks_high |= self.pack.refused_high[self.top]

    def refuse_drawn(self, seat: i64) -> None:
        """Nor does it play the card just drawn, about which nothing else is known."""
        hand = self.hands[seat]
        hand.lacks_low = self.pack.refused_low[self.top]
        hand.lacks_high = self.pack.refused_high[self.top]

    def refuse_skip(self, seat: i64) -> None:
        """The seat does not answer Skip with another one."""
        hand = self.hands[seat]
        hand.lacks_low |= self.pack.skip_low
        hand.lacks_high |= self.pack.skip_high

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
        shown = hand.lose_known(kind)
        if hand.fresh_size and not shown:
            if not self.may_be_old(hand, kind):
                hand.lose_fresh(kind)
            elif self.may_be_fresh(kind):
                self.mix()
        hand.remove(kind)
        self.hands_key -= card_key(seat, kind)

    def may_be_old(self, hand: Hand, kind: i64) -> bool:
        """Whether, for all anybody knows, that hand held the kind before the deck was renewed."""
        if hand.old_size() == 0:
            return False
        old: i64 = 0
        for other in self.hands:
            old += other.old(kind)
        return old > 0

    def may_be_fresh(self, kind: i64) -> bool:
        """Whether that kind is, as everybody knows, among the unseen cards of the renewed deck."""
        fresh: i64 = 0
        for hand in self.hands:
            fresh += hand.fresh(kind)
        return fresh > 0 or self.deck.holds(kind, self.seen)

    def mix(self) -> None:
        """The cards of the renewed deck cannot be told apart from the others any more."""
        self.apart = False
        for hand in self.hands:
            hand.mix()

    def part(self) -> None:
        """The deck is renewed: its cards are known, and so, together, are those in the hands."""
        self.apart = True
        for hand in self.hands:
            hand.mix()

    # Worlds that agree with a seat's knowledge -----------------------------------------------

    def hidden(self, seat: int) -> list[int]:
        """Others' unseen cards held before, then those of the renewed deck, hands first."""
        slots: list[int] = []
        for fresh in (False, True):
            for owner in range(len(self.hands)):
                if owner != seat:
                    slots += self.unseen(owner, fresh)
        slots += self.deck.cards()[self.seen + len(self.bag) :]
        return slots + [int(kind) for kind in self.bag]

    def unseen(self, owner: int, fresh: bool) -> list[int]:
        """A hand's unseen cards of one group; the one just drawn is the last."""
        hand = self.hands[owner]
        cards = hand.fresh_cards() if fresh else hand.old_cards()
        if fresh == self.apart and self.holds_drawn(owner):
            cards.remove(self.drawn)
            cards.append(self.drawn)
        return cards

    def holds_drawn(self, owner: i64) -> bool:
        """Whether that hand holds the card just drawn, unseen by the others."""
        return self.stage == DRAWN and owner == self.turn and not self.drawn_seen

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`."""
        self.fill_slots(seat, vec[u8](kinds))

    def fill_slots(self, seat: i64, cards: vec[u8]) -> None:
        """The same for a row of bytes."""
        place: i64 = 0
        later = self.held_before(seat)
        for owner in range(self.seats):
            if owner != seat:
                hand = self.hands[owner]
                old, fresh = hand.old_size(), hand.fresh_size
                hand.keep_known()
                while old:
                    hand.add(i64(cards[place]))
                    place += 1
                    old -= 1
                while fresh:
                    hand.add_fresh(i64(cards[later]))
                    later += 1
                    fresh -= 1
                if self.holds_drawn(owner):
                    if self.apart:
                        self.drawn = i64(cards[later - 1])
                    else:
                        self.drawn = i64(cards[place - 1])
        for slot in range(self.seen + len(self.bag), self.deck.size):
            self.deck.put(slot, i64(cards[later]))
            later += 1
        self.count_hands()
        self.deck_key = order_key(self.deck)
        if len(self.bag):
            counts = vec[u8]([0] * self.pack.kinds)
            for place in range(later, len(cards)):
                count_one(counts, i64(cards[place]))
            spread(counts, self.bag, 0)
        # Earlier positions would tell what is hidden: only how often this one was met is kept.
        if self.memory.newest >= 0:
            self.memory.keep_newest(self.position_key())

    def hidden_size(self, seat: i64) -> i64:
        """How many slots `hidden(seat)` has."""
        found = max(self.deck.size - self.seen, len(self.bag))  # before the deal there is no deck
        for owner in range(self.seats):
            if owner != seat:
                found += self.hands[owner].size - self.hands[owner].known_size
        return found

    def held_before(self, seat: i64) -> i64:
        """How many unseen cards the others have that are not fresh."""
        found: i64 = 0
        for owner in range(self.seats):
            if owner != seat:
                found += self.hands[owner].old_size()
        return found

    def determinize(self, seat: int, rng: Rng) -> State:
        """A world drawn from all those that agree with everything the seat knows."""
        before = vec[u8]([0] * self.pack.kinds)
        renewed = vec[u8]([0] * self.pack.kinds)
        self.count_hidden(seat, before, renewed)
        while True:
            # Ascending, so that the draw depends on nothing the seat cannot know.
            cards = vec[u8]([0] * self.hidden_size(seat))
            first = spread(before, cards, 0)
            spread(renewed, cards, first)
            rng.shuffle_bytes(cards, 0, first)
            rng.shuffle_bytes(cards, first, len(cards))
            world = self.clone()
            assert isinstance(world, KanobuKnowledge)
            world.fill_slots(seat, cards)
            # Whoever lays cards for Chance has three of them; everybody knows that.
            if self.stage != LAY or world.can_lay(self.turn):
                return world

    def count_hidden(self, seat: i64, before: vec[u8], renewed: vec[u8]) -> None:
        """Count by kind what was held before and, or if nothing is apart all, what is renewed."""
        for owner in range(self.seats):
            if owner != seat:
                if self.apart:
                    self.hands[owner].count_unseen(before, renewed)
                else:
                    self.hands[owner].count_unseen(renewed, renewed)
        for slot in range(self.seen + len(self.bag), self.deck.size):
            count_one(renewed, self.deck.at(slot))
        for place in range(len(self.bag)):
            count_one(renewed, i64(self.bag[place]))

    # What is seen ----------------------------------------------------------------------------

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        seen: list[Zone] = []
        for owner, hand in enumerate(self.hands):
            cards = hand.cards() if owner == seat else hand.known_cards()
            dark = hand.size - len(cards)
            seen.append(Zone("hand", owner, self.names(cards) + (HIDDEN,) * dark))
        pile = [self.pack.face_kinds[face] for face in self.pile.cards()]
        seen.append(Zone("pile", TABLE, self.names(pile)))
        unseen = (HIDDEN,) * (self.deck.size - self.seen - len(self.bag))
        under = self.names(self.deck.cards()[: self.seen][::-1])
        seen.append(Zone("deck", TABLE, unseen + under))
        seen.append(Zone("open", TABLE, self.names(self.open_cards())))
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
        pack, face = self.pack, self.top
        place = face - pack.named
        if 0 <= place < len(COLOURS):
            return [COLOURS[place]]
        bits = 0 if face == pack.nothing else pack.colours[pack.face_kinds[face]]
        return [colour for at, colour in enumerate(COLOURS) if bits == 0 or bits >> at & 1]

    def named_colours(self) -> list[str]:
        """The colours of the Colour changes on the pile, bottom first; `-` for one without."""
        named: list[str] = []
        for face in self.pile.cards():
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
                *(token + "!" for token in self.names(hand.known_cards())),
                *self.names(hand.old_cards()),
                *(token + "+" for token in self.names(hand.fresh_cards())),
            ]
            lacks: list[int] = []
            add_kinds(hand.lacks_low, 0, lacks)
            add_kinds(hand.lacks_high, WORD, lacks)
            if lacks:
                words[f"lacks.{seat}"] = list(self.names(lacks))
        words["pile"] = [self.pack.face_tokens[face] for face in self.pile.cards()]
        words["open"] = list(self.names(self.open_cards()))
        words["deck"] = self.deck_words()
        words["bag"] = [self.pack.tokens[kind] for kind in self.bag]
        words["apart"] = ["yes" if self.apart else "no"]
        met = self.memory.keys()
        words["met"] = [key_text(key) for key in met]
        return words

    def deck_words(self) -> list[str]:
        """The deck, top first, as far as the shuffle has placed its cards."""
        deck = self.names(self.deck.cards())
        under = [token + "!" for token in deck[: self.seen]]
        return [*under, *deck[self.seen + len(self.bag) :]][::-1]
