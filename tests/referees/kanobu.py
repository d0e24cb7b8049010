"""A slow, plain referee for Kanobu, written from the numbered rules alone.

Cards      COLOURS-symbol; COLOURS is one or two of B G R Y in that order, or P (purple).
Symbols    rock scissors paper skip three reverse one two chance star cancel colour

Option           Values (default first)            Meaning
deck             listed | drawpurple | {card: n}   the cards; a dict is the user's own deck (R40)
chance_mode      any3 | set                        what answers Chance (R12)
voluntary_draw   True | False                      False: draw only when nothing is playable (R7)
star_last        win | resolve                     a Star as the last card (R21, R39)
play_for_places  False | True                      go on after the first winner (R37)
first            random | seat                     who begins (R46)
repeat           3 | 0 | n >= 2                    n-th same state ends the game, 0 = off (R43)
cap              0 | n                             number of turns, 0 = 200 * players (R28, R38)
experimental     False | True                      allows 7 and 8 players

Action        By      When
first S       chance  first='random': the very first action
deal CARD     chance  a shuffle: the next card of the new deck from the top, every card is named
play CARD     seat    ordinary turn; after `draw` only the drawn kind; as an answer: the same symbol
                      or Cancel
draw          seat    ordinary turn, if the deck or a recycled pile can give a card
pass          seat    after `draw`; or on an ordinary turn with nothing playable and nothing to draw
accept        seat    instead of an answer; after 1 Card / 2 Cards the ordinary turn follows
lay CARD      seat    three times, the answer to Chance; the first commits, the last is the top
colour C      seat    after a Colour change that did not empty the hand; C is B, G, R or Y
use CARD      seat    an opened card is played on the Star (if playable)
keep CARD     seat    an opened card is taken into the hand

Zone       Content
hand.S     sorted
deck       top first
pile       bottom first; a declared colour is written CARD=C, e.g. P-colour=R
open       cards opened by a Star, in the order of opening, until `use` or `keep`
turn       [seat to move]; [] before `first S`
turns      [completed turns]
direction  ['1'] clockwise (rising seats) or ['-1']
pending    [] or [symbol, amount, source seat]; amount: skip 1, chance 3, else the cards to draw
During a shuffle the cards not yet placed are in no zone (a recycled pile keeps its two cards).
`pending` empties at once with `accept`, the first `lay` or an answering card.

A turn begins when a seat becomes the one to move and is complete when the move goes on. A turn
spent on an answer, or lost by accepting Skip, 3 Cards or Chance, is a whole turn; accepting 1 Card
or 2 Cards and the ordinary turn after it are one turn. The move that ends the game with reason
`cards` does not complete its turn. With play_for_places an earlier finishing move completes one.
After a complete turn: stalemate is looked at first, then the cap (in both `turn` stays with the
seat that moved), then the next turn begins and its state is counted for the repetition. The state
is hands, deck, pile with declared colours, direction, pending and turn (R43).
Stalemate: as many ordinary-turn passes without a draw as players are left, with no card played or
drawn in between (R32).

Reason      Ranks
cards       winner 1, all others 2; with play_for_places 1, 2, 3, ... in order of finishing
stalemate, repetition, cap   1 + the number of players who are better: earlier finishers first,
            then fewer cards; equal numbers share the rank
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache

COLOURS = "BGRY"
HANDS = ("rock", "scissors", "paper")
BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}
AMOUNT = {"skip": 1, "three": 3, "one": 1, "two": 2, "chance": 3}
STACKING = ("three", "one", "two")
SYMBOLS = (*HANDS, *AMOUNT, "reverse", "star", "cancel", "colour")
PAIRS = [a + b for i, a in enumerate(COLOURS) for b in COLOURS[i + 1 :]]
EXTRA = dict(zip(PAIRS, ("rock", "scissors", "paper", "paper", "scissors", "rock"), strict=True))
CHOICES: dict[str, tuple[object, ...]] = {
    "chance_mode": ("any3", "set"),
    "voluntary_draw": (True, False),
    "star_last": ("win", "resolve"),
    "play_for_places": (False, True),
    "experimental": (False, True),
}
OPEN = -1  # stands for the Star's row in the queue of cards to be drawn


@dataclass
class Entry:
    """A card on the pile with the colour declared for it and whether it turned the direction."""

    card: str
    declared: str = ""
    flipped: bool = False

    def __str__(self) -> str:
        return f"{self.card}={self.declared}" if self.declared else self.card


def entry(text: str) -> Entry:
    """The pile entry written as CARD or CARD=C."""
    card, _, declared = text.partition("=")
    return Entry(card, declared)


@cache
def symbol(card: str) -> str:
    """The symbol of a card."""
    return card.split("-")[1]


@cache
def colours(card: str) -> frozenset[str]:
    """The colours of a card; purple has none."""
    return frozenset(card.split("-", maxsplit=1)[0]) - {"P"}


def fits(card: str, top: Entry | None) -> bool:
    """Whether a card may lie on that top of the pile (N7-N15, N25, R1-R5, R10)."""
    if not colours(card) or top is None:
        return True
    if not colours(top.card):
        return not top.declared or top.declared in colours(card)
    share = bool(colours(card) & colours(top.card))
    if symbol(card) in HANDS:
        rival = symbol(top.card) in HANDS
        return share and (not rival or (symbol(card), symbol(top.card)) in BEATS)
    return share or symbol(card) == symbol(top.card)


def listed_deck(profile: str) -> list[str]:
    """The 80 cards of one of the two profiles (deck decision, 2.2)."""
    draws, finds = ["one", "two"], ["chance", "star"]
    single, purple = (draws, finds) if profile == "listed" else (finds, draws)
    cards = []
    for colour in COLOURS:
        for name in [*HANDS, *HANDS, "skip", "three", "reverse", *single]:
            cards.append(f"{colour}-{name}")
    for pair in PAIRS:
        for name in [*HANDS, EXTRA[pair]]:
            cards.append(f"{pair}-{name}")
    for name in [*purple, "cancel", "colour"]:
        cards += [f"P-{name}"] * 3
    return cards


def own_deck(counts: dict[object, object]) -> list[str]:
    """The cards of a user's own deck, ValueError if it breaks R40."""
    cards = []
    for card, count in counts.items():
        if not isinstance(card, str) or type(count) is not int or count < 0:
            raise ValueError(f"bad deck line {card!r}: {count!r}")
        left, _, name = card.partition("-")
        if left not in ("P", *COLOURS, *PAIRS) or name not in SYMBOLS:
            raise ValueError(f"unknown card {card!r}")
        if (name in ("cancel", "colour") and left != "P") or (name in HANDS and left == "P"):
            raise ValueError(f"wrong colour {card!r}")
        cards += [card] * count
    return cards


class Referee:
    """One game of Kanobu; see the module docstring for the notation."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        known = {*CHOICES, "deck", "first", "repeat", "cap"}
        if not set(options) <= known:
            raise ValueError(f"unknown options {sorted(set(options) - known)}")
        self.option = {name: options.get(name, values[0]) for name, values in CHOICES.items()}
        for name, value in self.option.items():
            if value not in CHOICES[name]:
                raise ValueError(f"bad {name}: {value!r}")
        if not 2 <= players <= (8 if self.option["experimental"] else 6):
            raise ValueError(f"bad number of players: {players}")
        self.players = players
        deck, first = options.get("deck", "listed"), options.get("first", "random")
        repeat, cap = options.get("repeat", 3), options.get("cap", 0)
        if type(repeat) is not int or repeat < 0 or repeat == 1:
            raise ValueError(f"bad repeat: {repeat!r}")
        if type(cap) is not int or cap < 0:
            raise ValueError(f"bad cap: {cap!r}")
        if first != "random" and not (type(first) is int and 0 <= first < players):
            raise ValueError(f"bad first: {first!r}")
        self.repeat, self.cap = repeat, cap or 200 * players
        if isinstance(deck, dict):
            cards = own_deck(deck)
        elif deck in ("listed", "drawpurple"):
            cards = listed_deck(str(deck))
        else:
            raise ValueError(f"bad deck: {deck!r}")
        if players == 2:  # N5
            cards = [card for card in cards if symbol(card) != "reverse"]
        if len(cards) < 6 * players + 1:
            raise ValueError(f"{len(cards)} cards are too few for {players} players")

        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.shown: list[list[str]] = [[] for _ in range(players)]  # kept from a Star, still held
        self.unplaced = cards  # cards of the shuffle going on
        self.deck: list[str] = []
        self.pile: list[Entry] = []
        self.open: list[str] = []
        self.turn = -1
        self.turns = 0
        self.direction = 1
        self.pending: tuple[str, int, int] | None = None
        self.drawn = ""
        self.laid: list[str] = []
        self.queue: list[int] = []  # who still gets one card each
        self.after = "setup"  # what follows when the queue is served
        self.passes = 0
        self.finished: list[int] = []  # in order
        self.seen: Counter[object] = Counter()
        self.outcome: dict[str, object] | None = None
        self.ask = "first"
        if type(first) is int:
            self.turn, self.ask = first, "deal"

    @classmethod
    def position(
        cls,
        options: dict[str, object],
        hands: list[list[str]],
        pile: list[str],
        deck: list[str],
        turn: int = 0,
        pending: tuple[str, int, int] | None = None,
    ) -> "Referee":
        """A game put into the given position at the start of a turn, for tests."""
        game = cls(len(hands), {"first": turn, **options})
        game.unplaced, game.deck = [], list(deck)
        game.hands = [list(hand) for hand in hands]
        game.pile = [entry(text) for text in pile]
        game.pending = pending
        game._begin_turn(turn)
        return game

    # What the outside asks

    def to_act(self) -> list[int]:
        """The seats that owe a choice; -1 is chance."""
        if self.ask == "over":
            return []
        return [-1] if self.ask in ("first", "deal") else [self.turn]

    def result(self) -> dict[str, object] | None:
        """Ranks and reason once the game is over."""
        return self.outcome

    def zones(self) -> dict[str, list[str]]:
        """The true content of every zone."""
        zones = {f"hand.{seat}": sorted(hand) for seat, hand in enumerate(self.hands)}
        zones["deck"] = list(self.deck)
        zones["pile"] = [str(each) for each in self.pile]
        zones["open"] = list(self.open)
        zones["turn"] = [str(self.turn)] if self.turn >= 0 else []
        zones["turns"] = [str(self.turns)]
        zones["direction"] = [str(self.direction)]
        zones["pending"] = [str(part) for part in self.pending] if self.pending else []
        return zones

    def knows(self, observer: int, holder: int) -> list[str]:
        """The cards of the holder's hand that the observer has been shown (R29)."""
        return sorted(self.hands[holder] if observer == holder else self.shown[holder])

    def legal(self, seat: int) -> set[str]:
        """The texts of the actions that the seat (or chance, -1) may take now."""
        if [seat] != self.to_act():
            return set()
        if self.ask == "first":
            return {f"first {other}" for other in range(self.players)}
        if self.ask == "deal":
            return {f"deal {card}" for card in self.unplaced}
        if self.ask == "colour":
            return {f"colour {colour}" for colour in COLOURS}
        if self.ask == "star":
            used = {f"use {card}" for card in self.open if self._playable(card)}
            return used | {f"keep {card}" for card in self.open}
        if self.ask == "lay":
            return self._lays()
        if self.ask == "answer":
            return self._answers()
        if self.ask == "drawn":  # R30, R44
            return {"pass"} | ({f"play {self.drawn}"} if self._playable(self.drawn) else set())
        actions = {f"play {card}" for card in self.hands[seat] if self._playable(card)}
        nothing_fits = not actions
        if self._can_draw():
            if nothing_fits or self.option["voluntary_draw"]:  # R7
                actions.add("draw")
        elif nothing_fits:  # R31
            actions.add("pass")
        return actions

    def apply(self, seat: int, text: str) -> None:
        """Carry out a legal action; ValueError if it is not legal."""
        if text not in self.legal(seat):
            raise ValueError(f"{text!r} is not legal for seat {seat}")
        verb, _, what = text.partition(" ")
        if verb == "first":
            self.turn, self.ask = int(what), "deal"
        elif verb == "deal":
            self._deal(what)
        elif verb == "play":
            self._take_from_hand(what)
            self._play(what)
        elif verb == "draw":
            self._draw([self.turn], "drawn")
        elif verb == "pass":
            self._pass()
        elif verb == "accept":
            self._accept()
        elif verb == "lay":
            self._lay(what)
        elif verb == "colour":
            self.pile[-1].declared = what
            self._end_turn()
        else:
            self._choose_from_star(verb, what)

    # What may be played

    def _next(self) -> int:
        """The next player still in the game in the current direction."""
        seat = (self.turn + self.direction) % self.players
        while seat in self.finished:
            seat = (seat + self.direction) % self.players
        return seat

    def _chance_allowed(self) -> bool:
        """Chance needs a next player with three cards (N22, R15)."""
        return len(self.hands[self._next()]) >= 3

    def _playable(self, card: str) -> bool:
        """Whether the card may be played now outside of an answer (R15, R45)."""
        if symbol(card) == "chance" and not self._chance_allowed():
            return False
        return fits(card, self.pile[-1] if self.pile else None)

    def _can_draw(self) -> bool:
        """Whether a card can be had, recycling if need be (R25, R26)."""
        return bool(self.deck) or len(self.pile) > 2

    def _answers(self) -> set[str]:
        """Accept, Cancel, the same symbol whatever its colour (R16), three cards for Chance."""
        assert self.pending is not None
        effect = self.pending[0]
        actions = {"accept"}
        for card in self.hands[self.turn]:
            same = symbol(card) == effect and (effect != "chance" or self._chance_allowed())
            if same or symbol(card) == "cancel":
                actions.add(f"play {card}")
        return actions | (self._lays() if effect == "chance" else set())

    def _lays(self) -> set[str]:
        """The next card to lay for Chance, if the three can be completed (R12)."""
        suitable = [card for card in self.hands[self.turn] if symbol(card) in HANDS]
        if self.option["chance_mode"] == "set":
            used = {symbol(card) for card in self.laid}
            suitable = [card for card in suitable if symbol(card) not in used]
            enough = len({symbol(card) for card in suitable}) + len(self.laid) == 3
        else:
            enough = len(suitable) + len(self.laid) >= 3
        return {f"lay {card}" for card in suitable} if enough else set()

    # Shuffling and drawing

    def _deal(self, card: str) -> None:
        """Place the next card of a shuffle; after the last one the game goes on."""
        self.unplaced.remove(card)
        self.deck.append(card)
        if self.unplaced:
            return
        if self.after == "setup":
            for step in range(self.players):  # N3
                self.hands[(self.turn + step) % self.players] = self.deck[:6]
                self.deck = self.deck[6:]
            self.pile = [Entry(self.deck.pop(0))]  # N4, R5
            self._begin_turn(self.turn)
        else:
            self._serve()

    def _draw(self, takers: list[int], after: str) -> None:
        """Give one deck card to each taker in turn, then go on with `after`."""
        self.queue, self.after = list(takers), after
        self._serve()

    def _serve(self) -> None:
        """Go on with the draw; an empty deck is recycled only when a card is needed (R25)."""
        while self.queue:
            if not self.deck and len(self.pile) > 2:
                self.unplaced = [each.card for each in self.pile[:-2]]
                self.pile = self.pile[-2:]
                self.ask = "deal"
                return
            if not self.deck:
                self.queue = []  # R26
                break
            card, taker = self.deck.pop(0), self.queue.pop(0)
            if taker == OPEN:
                self.open.append(card)
            else:
                self.hands[taker].append(card)
                self.drawn = card
                self.passes = 0  # R32
        if self.after == "end":
            self._end_turn()
        elif self.after == "star" and not self.open:  # R11, R39
            self._end_play()
        else:
            self.ask = self.after

    # Actions

    def _take_from_hand(self, card: str) -> None:
        """A card leaves the hand of the player to move; a shown copy is the first to go."""
        self.hands[self.turn].remove(card)
        if card in self.shown[self.turn]:
            self.shown[self.turn].remove(card)
        self.passes = 0  # R32

    def _play(self, card: str) -> None:
        """A card from the hand or from the Star reaches the pile and acts."""
        from_star = self.ask == "star"
        answered, self.pending = self.pending, None
        self.pile.append(Entry(card))
        name = symbol(card)
        resolve = name == "star" and not from_star and self.option["star_last"] == "resolve"
        if not self.hands[self.turn] and not resolve:  # R20, R21, R36, R37, R39
            self._finish()
        elif name in AMOUNT:
            stacked = answered[1] if answered and name in STACKING else 0  # N17, N18, N20-N22
            self.pending = (name, stacked + AMOUNT[name], self.turn)
            self._end_turn()
        elif name == "reverse":  # N19
            self.direction = -self.direction
            self.pile[-1].flipped = True
            self._end_turn()
        elif name == "cancel":
            self._cancel()
            self._end_turn()
        elif name == "colour":
            self.ask = "colour"
        elif name == "star":
            self._draw([OPEN] * 3, "star")
        else:
            self._end_turn()

    def _cancel(self) -> None:
        """Cancel and the card below it go under the deck (N24, R9, R10, R33, R34)."""
        cancel = self.pile.pop()
        if self.pile:
            cancelled = self.pile.pop()
            if cancelled.flipped:
                self.direction = -self.direction
            self.deck.append(cancelled.card)
        self.deck.append(cancel.card)

    def _choose_from_star(self, verb: str, card: str) -> None:
        """One opened card is used or kept, the others go under the deck first (N23, R35)."""
        self.open.remove(card)
        self.deck += self.open
        self.open = []
        if verb == "use":
            self._play(card)
        else:
            self.hands[self.turn].append(card)
            self.shown[self.turn].append(card)
            self._end_turn()

    def _accept(self) -> None:
        """The pending effect happens (N17, N18, N20-N22, R17, R41)."""
        assert self.pending is not None
        effect, amount, source = self.pending
        self.pending = None
        if effect == "skip":
            self._end_turn()
        elif effect in ("three", "chance"):
            self._draw([self.turn] * amount, "end")
        else:
            takers = []
            for step in range(self.players):
                seat = (self.turn + step * self.direction) % self.players
                if seat != source and seat not in self.finished:
                    takers += [seat] * amount
            self._draw(takers, "turn")

    def _lay(self, card: str) -> None:
        """One of the three cards for Chance; the third one ends the turn (R14, R42)."""
        self.pending = None
        self._take_from_hand(card)
        self.pile.append(Entry(card))
        self.laid.append(card)
        self.ask = "lay"
        if len(self.laid) == 3:
            self._end_play()

    def _pass(self) -> None:
        """The turn ends; without a draw the pass counts for the stalemate (R32)."""
        if self.ask == "turn":
            self.passes += 1
        self._end_turn()

    # Turns and the end

    def _begin_turn(self, seat: int) -> None:
        """A turn begins; the third same state ends the game (R43)."""
        self.turn = seat
        self.drawn, self.laid = "", []
        self.ask = "answer" if self.pending else "turn"
        state = tuple(tuple(cards) for name, cards in self.zones().items() if name != "turns")
        self.seen[state] += 1
        if self.seen[state] == self.repeat:
            self._stop("repetition")

    def _end_turn(self) -> None:
        """A turn is complete (R27, R32, R38)."""
        self.turns += 1
        if self.passes == self.players - len(self.finished):
            self._stop("stalemate")
        elif self.turns == self.cap:
            self._stop("cap")
        else:
            self._begin_turn(self._next())

    def _end_play(self) -> None:
        """End the turn, or finish if the hand has become empty."""
        if self.hands[self.turn]:
            self._end_turn()
        else:
            self._finish()

    def _finish(self) -> None:
        """The player to move has no card left (N2, R22, R37)."""
        self.finished.append(self.turn)
        if not self.option["play_for_places"] or len(self.finished) == self.players - 1:
            self._stop("cards")
        else:
            self._end_turn()

    def _stop(self, reason: str) -> None:
        """The game is over; the ranks are those of the module docstring."""
        others = [seat for seat in range(self.players) if seat not in self.finished]
        ranks = []
        for seat in range(self.players):
            if seat in self.finished:
                ranks.append(1 + self.finished.index(seat))
                continue
            better = len(self.finished)
            if reason != "cards":
                better += sum(len(self.hands[o]) < len(self.hands[seat]) for o in others)
            ranks.append(1 + better)
        self.outcome = {"ranks": ranks, "reason": reason}
        self.ask = "over"
