"""Karmaka by the letter: a slow referee that the real engine is compared with.

A game is a dialogue: the rules ask one seat (or chance, seat -1) at a time, `apply` answers.
M, C and G numbers are those of the Karmaka rules file.

OPTIONS (an unknown name or a value outside this table is a ValueError)
    mode                 'free' (default; 2-4 players), 'teams' (4; seats 0+2 against 1+3),
                         'wolf' (3)
    first                'random' (default) or a seat
    wolf_seat            seat of the Wolf, default 0; the two others are partners
    wolf_partner_future  False; True lets the Wolf's two opponents use `partner`
    counts               copies by card id; kinds not named keep the number of the card table
    extra_plays          40: most extra plays in one turn; 0 = none at all
    repeat               3: the how-manieth time of one position at the start of a turn ends the
                         game (2 or more); 0 = off
    cap                  completed turns that end the game; 0 (default) = 1000 * players

CHANCE (seat -1)
    first SEAT      only with first='random', the very first action
    deal CARD       next card of a shuffle, first named = top of the Well; the last one is asked too
    pick CARD       one random Hand card (Spite, Swindle), also when only one kind is left

ACTIONS (CARD is a card id, SEAT counts from 0, POSITION counts from the top, top = 1)
    points CARD     main or extra play: onto the own Deeds
    ability CARD    main or extra play: for its ability
    future CARD     main or extra play: onto the own Future Life
    partner CARD    main or extra play: onto the partner's Future Life (teams; wolf by option)
    pass            main play, only while the own Deck still has cards after the draw
    skip            give up an extra play, always legal there
    target SEAT     whom a RIVAL or ANY PLAYER ability is played on
    ruin CARD       Dwindle (by the chosen player), Roulette, Denial
    deed POSITION   Crisis (by the rival, of their Deeds), Embody (own Deed)
    draw            Roulette, one card
    fetch POSITION  Recycle, Salvage: of the top three Ruins
    sow CARD        Sowing
    score CARD      Jubilee
    take POSITION   Transmigrate
    place CARD      Destiny, onto the own Future Life
    return CARD     Destiny, back on the Well; the last one returned is on top
    steal CARD      Swindle, among the cards shown
    copy SEAT       Mimic, whose exposed Deed
    done            stop early: Roulette (ruining; drawing), Jubilee, Destiny (placing)
    accept          take the card offered as karmic cost
    decline         refuse it
    rings N         rings spent at death, 0 to all

ORDER OF THE QUESTIONS
    Set-up   `first`, all `deal`s of the first shuffle, then nobody is asked: from the first player
             on, round the table, one card at a time, four rounds into Hands, then two rounds onto
             Decks (the later card on top). If the Well runs out the dealing stops.
    Turn     The limits are looked at (RESULT); a seat without Hand and Deck dies; any other draws
             from its Deck and gets the main play. After an ability whose final effect has an extra
             play clause (also through a copy): the offer first, then the extra play.
    Ability  Target first (Denial, Embody, Mimic: their own choice, then what the copied ability
             asks). Dwindle: target, ruin. Crisis: target, deed. Spite: target, pick, pick; a card
             is ruined before the next pick. Swindle: target, up to three picks, steal.
             Sowing: two draws, sow, sow. Roulette: ruin or done, at most twice; then draw or done,
             at most n+1 times. Jubilee: score or done, at most twice. Destiny: three cards are
             looked at, place or done at most twice, then `return` for each of the others.
             A copy that fizzles asks nothing.
    Offer    The victim alone; without a victim every rival from the left, until one accepts.
    Death    Rings; then Deeds, Future Life and new Deck without questions.
    Shuffle  The Well is refilled by `deal`s just before a card is needed from it, never earlier;
             so the deals stand between `draw` and the next question, between the two cards of
             Longevity, and so on.

    A question with one answer is put only if not everybody can tell that there is just one (G28);
    otherwise the answer is taken at once. Everybody, onlookers included, can tell seats, Deeds,
    Ruins, the numbers of cards and the cards that were shown to all: so nobody is asked for a
    target when there is one rival in reach, for a card of a Hand that has one card (or several,
    all known to everybody and of one kind), for the only Deed, Ruin or card of a Future Life, for
    the only rival with Deeds, for the last card of Destiny, or whether to stop when nothing is
    left. A Hand of several equal cards that not everybody knows is asked about.
    Not asked either: rings without rings; Roulette's `draw` when neither the Well nor a refill has
    a card; an extra play with an empty Hand or beyond extra_plays; anything about an empty zone
    (Hand: Dwindle, Denial, Sowing, Spite, Swindle; Deeds: Crisis, Embody; Future Life:
    Transmigrate; Ruins: Recycle, Salvage; Mimic: no rival with a Deed); a stop after the last card
    that was allowed. Chance is always asked.

ZONES (every value a list of str)
    hand.S      sorted
    deck.S      top first
    future.S    top first
    deeds.S     Deeds, top (exposed) first
    well        top first
    ruins       top first
    inplay      the card played for its ability, until the offer ends
    shown       sorted; Destiny: cards lifted off the Well (they are nowhere else); Swindle: the
                picks, which are in hand.S as well until one is stolen
    loose       sorted; cards of the running shuffle not yet named (those named are in well)
    rung        one number per seat, 0 Dung Beetle ... 4 Transcendence
    rings       one number per seat
    turn        [seat]; [] until the first player is known; stays with a player who transcends
    turns       [completed turns]; a turn that ends in transcendence is not counted

RESULT
    'transcendence'  winner (or team) 1, all others 2; at once, without rebirth
    'repetition'     looked at when a turn is due: same seat to play, Hands, piles with their order,
                     rungs and rings
    'cap'            looked at after repetition; `turn` then names the seat that would have played
    The last two rank by rung, then rings, then best colour of the Deeds; a team counts as its best
    member; equal ones share a rank and the next rank follows without a gap.

KNOWLEDGE of an observer: what follows here; no counting of copies, no reasoning backwards
    * Public: Deeds, Ruins, the card in play, numbers of cards, positions taken. Own: Hand and
      Future Life, not the Deck. A card that moves face up is seen by all: Salvage and Thievery into
      a Hand, Recycle and an accepted offer onto a Future Life.
    * Peek shows the whole Hand to its player. Swindle raises, per kind, what its player is sure of
      to the number shown so far; thief and owner see the stolen card. Destiny's cards are seen by
      its player. Both ends of Stolen Dreams and of `partner` see the card. Cards that go from Well
      to Deck are looked at by nobody.
    * A card keeps its knowers as long as it goes from place to place within piles. A known card
      that is drawn, taken by position or becomes Hand at rebirth is a sure card of that Hand.
    * Of a Hand (and of Destiny's lifted cards) an observer is sure of a number per kind. A seen
      card that leaves lowers its own kind by one (a known copy goes first). An unseen one may be of
      any kind, so every kind goes down by one, and the card is unknown where it arrives; but if the
      observer knows every card of that Hand and all are of one kind, the card that left is known.
    * A shuffle makes its cards unknown to all, unless all are of one kind: then all know them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")
Asking = Generator[tuple[int, set[str]], str, T]
Card = tuple[str, frozenset[int]]  # a kind, and the seats that know that it is this card

CHANCE = -1
COLOURS = ("red", "green", "blue")
THRESHOLDS = (4, 5, 6, 7)
TOP = len(THRESHOLDS)
WOLF_RUNG = 2

TABLE: dict[str, tuple[str, int, int]] = {  # C1-C23: colour, points, copies
    "panic": ("red", 1, 3),
    "dwindle": ("red", 1, 3),
    "crisis": ("red", 2, 3),
    "roulette": ("red", 2, 3),
    "hells_heart": ("red", 2, 3),
    "vengeance": ("red", 3, 2),
    "spite": ("red", 3, 2),
    "another_day": ("green", 1, 3),
    "recycle": ("green", 1, 3),
    "salvage": ("green", 2, 3),
    "longevity": ("green", 2, 3),
    "sowing": ("green", 2, 3),
    "journey": ("green", 3, 2),
    "jubilee": ("green", 3, 2),
    "transmigrate": ("blue", 1, 3),
    "peek": ("blue", 1, 3),
    "destiny": ("blue", 2, 3),
    "stolen_dreams": ("blue", 2, 3),
    "denial": ("blue", 2, 3),
    "swindle": ("blue", 3, 2),
    "thievery": ("blue", 3, 2),
    "embody": ("mosaic", 1, 5),
    "mimic": ("mosaic", 1, 2),
}
RED_RIVAL = {"crisis", "hells_heart", "vengeance", "spite"}
RIVAL = RED_RIVAL | {"peek", "stolen_dreams", "swindle", "thievery"}
ANY_PLAYER = {"panic", "dwindle", "longevity"}
EXTRA_PLAY = {"panic", "another_day", "journey", "peek"}
DEFAULTS: dict[str, object] = {
    "mode": "free",
    "first": "random",
    "wolf_seat": 0,
    "wolf_partner_future": False,
    "counts": {},
    "extra_plays": 40,
    "repeat": 3,
    "cap": 0,
}


def best_colour(deeds: Iterable[str]) -> int:
    """M2.8a: points of the best colour, mosaic counting for each."""
    points = Counter[str]()
    for kind in deeds:
        points[TABLE[kind][0]] += TABLE[kind][1]
    return max(points[colour] for colour in COLOURS) + points["mosaic"]


def kinds(pile: Iterable[Card]) -> list[str]:
    return [kind for kind, _ in pile]


class Hand:
    """Cards without order, and for each seat, then for onlookers, the cards they are sure of."""

    def __init__(self, seats: int) -> None:
        self.cards: list[str] = []
        self.sure = [Counter[str]() for _ in range(seats + 1)]

    def is_open_book(self) -> bool:
        """G28: everybody can tell that there is only one card, or only one kind, to choose."""
        onlooker = self.sure[-1]
        return len(self.cards) == 1 or any(onlooker[kind] == len(self.cards) for kind in onlooker)

    def put(self, card: Card) -> None:
        kind, knowers = card
        self.cards.append(kind)
        for seat in knowers:
            self.sure[seat][kind] += 1

    def take(self, kind: str, watchers: Iterable[int]) -> Card:
        """Remove one card of a kind; the seats that know it then travel with it."""
        knowers = set(watchers)
        for seat, sure in enumerate(self.sure):
            if sure[kind] == len(self.cards):  # nothing else could have left
                knowers.add(seat)
            for gone in [kind] if seat in knowers else list(sure):
                if sure[gone]:
                    sure[gone] -= 1
        self.cards.remove(kind)
        return kind, frozenset(knowers)


class Referee:
    """One game of Karmaka."""

    _question: tuple[int, set[str]] | None

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self._read_options(players, options)
        self._clear_table()
        self._start(self._whole_game())

    @classmethod
    def at(
        cls, players: int, options: Mapping[str, object], zones: Mapping[str, list[str]]
    ) -> Referee:
        """A game at the start of a turn, given as `zones()` prints it; what is missing is empty."""
        game = cls(players, options)
        game._clear_table()
        for seat in range(players):
            for kind in zones.get(f"hand.{seat}", []):
                game._to_hand(seat, (kind, frozenset()))
            for kind in reversed(zones.get(f"future.{seat}", [])):
                game._to_future(seat, (kind, frozenset()))
            game.deck[seat] = [(kind, frozenset()) for kind in zones.get(f"deck.{seat}", [])]
            game.deeds[seat] = list(zones.get(f"deeds.{seat}", []))
        game.well = [(kind, frozenset()) for kind in zones.get("well", [])]
        game.ruins = list(zones.get("ruins", []))
        game.rung = [int(text) for text in zones.get("rung", [str(n) for n in game.rung])]
        game.rings = [int(text) for text in zones.get("rings", [str(n) for n in game.rings])]
        game.turn = int(zones.get("turn", ["0"])[0])
        game.turns = int(zones.get("turns", ["0"])[0])
        game._start(game._turns())
        return game

    # ---- the interface

    def to_act(self) -> list[int]:
        return [] if self._question is None else [self._question[0]]

    def legal(self, seat: int) -> set[str]:
        if self._question is None or self._question[0] != seat:
            return set()
        return set(self._question[1])

    def apply(self, seat: int, text: str) -> None:
        if text not in self.legal(seat):
            raise ValueError(f"not legal for seat {seat}: {text}")
        try:
            self._question = self._dialogue.send(text)
        except StopIteration:
            self._question = None

    def result(self) -> dict[str, object] | None:
        return self._result

    def zones(self) -> dict[str, list[str]]:
        zones: dict[str, list[str]] = {}
        for seat in range(self.players):
            zones[f"hand.{seat}"] = sorted(self.hand[seat].cards)
            zones[f"deck.{seat}"] = kinds(self.deck[seat])
            zones[f"future.{seat}"] = kinds(self.future[seat])
            zones[f"deeds.{seat}"] = list(self.deeds[seat])
        zones["well"] = kinds(self.well)
        zones["ruins"] = list(self.ruins)
        zones["inplay"] = list(self.inplay)
        zones["shown"] = sorted(self.shown.cards)
        zones["loose"] = sorted(self.loose)
        zones["rung"] = [str(n) for n in self.rung]
        zones["rings"] = [str(n) for n in self.rings]
        zones["turn"] = [] if self.turn is None else [str(self.turn)]
        zones["turns"] = [str(self.turns)]
        return zones

    def knows(self, observer: int, holder: int) -> list[str]:
        return sorted(self.hand[holder].sure[observer].elements())

    def knows_pile(self, observer: int, zone: str) -> list[str]:
        """A hidden pile from the top as the observer knows it, '?' for what is unknown."""
        piles = {"well": self.well}
        for seat in range(self.players):
            piles[f"deck.{seat}"] = self.deck[seat]
            piles[f"future.{seat}"] = self.future[seat]
        if zone not in piles:
            raise ValueError(f"not a hidden pile: {zone}")
        return [kind if observer in knowers else "?" for kind, knowers in piles[zone]]

    # ---- set-up

    def _read_options(self, players: int, options: Mapping[str, object]) -> None:
        unknown = set(options) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"unknown options: {sorted(unknown)}")
        given = {**DEFAULTS, **options}

        def number(name: str, allowed: Iterable[int] | None = None) -> int:
            value = given[name]
            if type(value) is not int or value < 0:
                raise ValueError(f"bad option {name}: {value!r}")
            if allowed is not None and value not in allowed:
                raise ValueError(f"bad option {name}: {value!r}")
            return value

        self.players = players
        self.mode = given["mode"]
        seats = {"free": (2, 3, 4), "teams": (4,), "wolf": (3,)}  # G31
        if self.mode not in ("free", "teams", "wolf") or players not in seats[str(self.mode)]:
            raise ValueError(f"mode {self.mode!r} with {players} players")
        self.first = None if given["first"] == "random" else number("first", range(players))
        self.wolf_seat = number("wolf_seat", range(players))
        if type(given["wolf_partner_future"]) is not bool:
            raise ValueError("bad option wolf_partner_future: not true or false")
        self.wolf_partner_future = given["wolf_partner_future"]
        counts = given["counts"]
        if not isinstance(counts, dict) or not set(counts) <= set(TABLE):
            raise ValueError(f"bad option counts: {counts!r}")
        self.counts = {kind: TABLE[kind][2] for kind in TABLE} | counts
        if any(type(n) is not int or n < 0 for n in self.counts.values()):
            raise ValueError(f"bad option counts: {counts!r}")
        self.extra_plays = number("extra_plays")
        self.repeat = number("repeat")
        if self.repeat == 1:
            raise ValueError("bad option repeat: not 0 or at least 2")
        self.cap = number("cap") or 1000 * players

    def _clear_table(self) -> None:
        seats = range(self.players)
        self.everyone = frozenset(range(self.players + 1))  # the last one: all onlookers
        self.hand = [Hand(self.players) for _ in seats]
        self.deck: list[list[Card]] = [[] for _ in seats]
        self.future: list[list[Card]] = [[] for _ in seats]
        self.deeds: list[list[str]] = [[] for _ in seats]
        self.well: list[Card] = []
        self.ruins: list[str] = []
        self.inplay: list[str] = []
        self.shown = Hand(self.players)
        self.loose: list[str] = []
        self.rings = [0 for _ in seats]
        self.rung = [0 for _ in seats]
        if self.mode == "wolf":
            self.rung[self.wolf_seat] = WOLF_RUNG
        self.turn: int | None = None
        self.turns = 0
        self.seen_positions = Counter[str]()

    def _start(self, dialogue: Asking[None]) -> None:
        self._result: dict[str, object] | None = None
        self._dialogue = dialogue
        self._question = next(dialogue, None)

    def _whole_game(self) -> Asking[None]:
        self.turn = self.first
        if self.turn is None:
            answer = yield CHANCE, {f"first {seat}" for seat in range(self.players)}
            self.turn = int(answer.split()[1])
        yield from self._shuffle([kind for kind in TABLE for _ in range(self.counts[kind])])
        order = [(self.turn + step) % self.players for step in range(self.players)]
        for seat in order * 4:  # G34
            if self.well:
                self._to_hand(seat, self.well.pop(0))
        for seat in order * 2:
            if self.well:
                self.deck[seat].insert(0, self.well.pop(0))
        yield from self._turns()

    # ---- who is who

    def _team(self, seat: int) -> int:
        if self.mode == "teams":
            return seat % 2
        if self.mode == "wolf":
            return 0 if seat == self.wolf_seat else 1
        return seat

    def _rivals(self, me: int) -> list[int]:
        """Opponents in turn order from the left."""
        others = [(me + step) % self.players for step in range(1, self.players)]
        return [seat for seat in others if self._team(seat) != self._team(me)]

    def _partners(self, me: int) -> list[int]:
        return [
            seat
            for seat in range(self.players)
            if seat != me and self._team(seat) == self._team(me)
        ]

    def _attackable(self, me: int) -> list[int]:
        """M2.5: rivals an ability may be directed at."""
        opposite = (me + 2) % 4 if self.players == 4 else None
        return [seat for seat in self._rivals(me) if seat != opposite]

    # ---- moving cards

    def _to_hand(self, seat: int, card: Card) -> None:
        self.hand[seat].put((card[0], card[1] | {seat}))

    def _to_future(self, seat: int, card: Card) -> None:
        self.future[seat].insert(0, (card[0], card[1] | {seat}))

    def _ruin_from_hand(self, seat: int, kind: str) -> None:
        self.hand[seat].take(kind, self.everyone)
        self.ruins.insert(0, kind)

    def _shuffle(self, cards: list[str]) -> Asking[None]:
        self.loose = cards
        knowers = self.everyone if len(set(cards)) == 1 else frozenset[int]()
        while self.loose:
            answer = yield CHANCE, {f"deal {kind}" for kind in self.loose}
            kind = answer.split()[1]
            self.loose.remove(kind)
            self.well.append((kind, knowers))

    def _can_draw(self) -> bool:
        return bool(self.well) or len(self.ruins) > 3

    def _from_well(self) -> Asking[Card | None]:
        """M2.3: the top card of the Well, refilled when empty; the top three Ruins stay."""
        if not self.well and self._can_draw():
            cards, self.ruins = self.ruins[3:], self.ruins[:3]
            yield from self._shuffle(cards)
        return self.well.pop(0) if self.well else None

    def _draw(self, me: int, number: int) -> Asking[None]:
        for _ in range(number):
            card = yield from self._from_well()
            if card is not None:
                self._to_hand(me, card)

    def _well_to_deck(self, seat: int) -> Asking[None]:
        card = yield from self._from_well()
        if card is not None:
            self.deck[seat].insert(0, card)

    # ---- turn and death

    def _turns(self) -> Asking[None]:
        while True:
            assert self.turn is not None
            zones = {**self.zones(), "turns": []}
            position = "\n".join(f"{name} {' '.join(zones[name])}" for name in zones)
            self.seen_positions[position] += 1
            if self.repeat and self.seen_positions[position] == self.repeat:
                return self._end_by_standing("repetition")
            if self.turns >= self.cap:
                return self._end_by_standing("cap")
            me = self.turn
            if not self.hand[me].cards and not self.deck[me]:
                yield from self._die(me)
                if self.rung[me] == TOP:
                    ranks = [
                        1 if self._team(s) == self._team(me) else 2 for s in range(self.players)
                    ]
                    self._result = {"ranks": ranks, "reason": "transcendence"}
                    return None
            else:
                yield from self._live(me)
            self.turns += 1
            self.turn = (me + 1) % self.players

    def _end_by_standing(self, reason: str) -> None:
        """G30: rung, rings, best colour; a team counts as its best member."""
        own = [
            (self.rung[seat], self.rings[seat], best_colour(self.deeds[seat]))
            for seat in range(self.players)
        ]
        standing = [
            max(own[member] for member in [seat, *self._partners(seat)])
            for seat in range(self.players)
        ]
        order = sorted(set(standing), reverse=True)
        self._result = {"ranks": [order.index(s) + 1 for s in standing], "reason": reason}

    def _die(self, me: int) -> Asking[None]:
        score = best_colour(self.deeds[me])
        if self.rings[me]:
            answer = yield me, {f"rings {n}" for n in range(self.rings[me] + 1)}
            spent = int(answer.split()[1])
            self.rings[me] -= spent
            score += spent
        if score >= THRESHOLDS[self.rung[me]]:
            self.rung[me] += 1
            if self.rung[me] == TOP:
                return
        else:
            self.rings[me] += 1
        self.ruins = self.deeds[me] + self.ruins
        self.deeds[me] = []
        for card in self.future[me]:
            self._to_hand(me, card)
        self.future[me] = []
        for _ in range(6 - len(self.hand[me].cards)):
            yield from self._well_to_deck(me)

    def _live(self, me: int) -> Asking[None]:
        if self.deck[me]:
            self._to_hand(me, self.deck[me].pop(0))
        again = yield from self._play(me, {"pass"} if self.deck[me] else set())
        extra = 0
        while again and extra < self.extra_plays and self.hand[me].cards:
            extra += 1
            again = yield from self._play(me, {"skip"})

    def _play(self, me: int, refusals: set[str]) -> Asking[bool]:
        """One main or extra play; true if the resolved ability allows another one."""
        hand = self.hand[me]
        ways = ["points", "ability", "future"]
        if self.mode == "teams" or (self.wolf_partner_future and self._partners(me)):
            ways.append("partner")
        answer = yield me, refusals | {f"{way} {kind}" for way in ways for kind in hand.cards}
        if answer in refusals:
            return False
        way, kind = answer.split()
        if way == "points":
            hand.take(kind, self.everyone)
            self.deeds[me].insert(0, kind)
        elif way == "future":
            self._to_future(me, hand.take(kind, {me}))
        elif way == "partner":
            partner = self._partners(me)[0]
            self._to_future(partner, hand.take(kind, {me, partner}))
        else:
            hand.take(kind, self.everyone)
            self.inplay = [kind]
            victim, again = yield from self._resolve(kind, me, frozenset())
            yield from self._offer(me, victim)
            return again
        return False

    def _offer(self, me: int, victim: int | None) -> Asking[None]:
        """M2.4: the karmic cost."""
        asked = self._rivals(me) if victim is None else [victim]
        for seat in asked:
            answer = yield seat, {"accept", "decline"}
            if answer == "accept":
                self._to_future(seat, (self.inplay.pop(), self.everyone))
                return
        self.ruins.insert(0, self.inplay.pop())

    # ---- abilities: each returns the victim and whether an extra play follows

    def _resolve(self, kind: str, me: int, used: frozenset[str]) -> Asking[tuple[int | None, bool]]:
        if kind in ("denial", "embody", "mimic"):
            return (yield from self._copy(kind, me, used))
        if kind in RIVAL:
            target = yield from self._target(me, self._attackable(me))
            yield from self._against(kind, me, target)
            return target, kind in EXTRA_PLAY
        if kind in ANY_PLAYER:
            seats = [me, *self._partners(me), *self._attackable(me)]
            target = yield from self._target(me, seats)
            yield from self._upon(kind, target)
            return target if target in self._rivals(me) else None, kind in EXTRA_PLAY
        yield from self._for_oneself(kind, me)
        return None, kind in EXTRA_PLAY

    def _ask(self, seat: int, answers: set[str], open_book: bool = True) -> Asking[str]:
        """G28: put a question, unless everybody can tell its only answer."""
        if open_book and len(answers) == 1:
            return answers.pop()
        return (yield seat, answers)

    def _target(self, me: int, seats: list[int]) -> Asking[int]:
        answer = yield from self._ask(me, {f"target {seat}" for seat in seats})
        return int(answer.split()[1])

    def _card(self, seat: int, verb: str, hand: Hand) -> Asking[str]:
        """Ask for a card of a Hand."""
        answers = {f"{verb} {card}" for card in hand.cards}
        answer = yield from self._ask(seat, answers, hand.is_open_book())
        return answer.split()[1]

    def _card_or_done(self, seat: int, verb: str, hand: Hand) -> Asking[str]:
        """Ask for a card that need not be named; `done` if there is none."""
        answers = {"done"} | {f"{verb} {card}" for card in hand.cards}
        return (yield from self._ask(seat, answers)).split()[-1]

    def _copy(self, kind: str, me: int, used: frozenset[str]) -> Asking[tuple[int | None, bool]]:
        """M2.6: Embody and Mimic once each per chain, a fresh chain after Denial."""
        if kind == "denial" and self.hand[me].cards:
            chosen = yield from self._card(me, "ruin", self.hand[me])
            self._ruin_from_hand(me, chosen)
            return (yield from self._resolve(chosen, me, frozenset()))
        if kind == "embody" and kind not in used and self.deeds[me]:
            position = yield from self._position(me, "deed", len(self.deeds[me]))
            chosen = self.deeds[me][position]
            return (yield from self._resolve(chosen, me, used | {kind}))
        if kind == "mimic" and kind not in used:
            seats = [seat for seat in self._rivals(me) if self.deeds[seat]]
            if seats:
                answer = yield from self._ask(me, {f"copy {seat}" for seat in seats})
                chosen = self.deeds[int(answer.split()[1])][0]
                return (yield from self._resolve(chosen, me, used | {kind}))
        return None, False

    def _position(self, seat: int, verb: str, size: int) -> Asking[int]:
        """Ask for a place counted from the top as 1; the list index is returned."""
        positions = {f"{verb} {position}" for position in range(1, size + 1)}
        answer = yield from self._ask(seat, positions)
        return int(answer.split()[1]) - 1

    def _against(self, kind: str, me: int, rival: int) -> Asking[None]:
        deeds, hand, future = self.deeds[rival], self.hand[rival], self.future[rival]
        if kind == "crisis" and deeds:
            position = yield from self._position(rival, "deed", len(deeds))
            self.ruins.insert(0, deeds.pop(position))
        elif kind == "hells_heart":
            for _ in range(min(2, len(future))):
                self.ruins.insert(0, future.pop(0)[0])
        elif kind == "vengeance" and deeds:
            self.ruins.insert(0, deeds.pop(0))
        elif kind == "spite":
            for _ in range(min(2, len(hand.cards))):
                answer = yield CHANCE, {f"pick {card}" for card in hand.cards}
                self._ruin_from_hand(rival, answer.split()[1])
        elif kind == "peek":
            hand.sure[me] = Counter(hand.cards)
        elif kind == "stolen_dreams" and future:
            self._to_future(me, future.pop(0))
        elif kind == "swindle" and hand.cards:
            yield from self._swindle(me, rival)
        elif kind == "thievery" and deeds:
            self._to_hand(me, (deeds.pop(0), self.everyone))

    def _swindle(self, me: int, rival: int) -> Asking[None]:
        hand = self.hand[rival]
        unseen = list(hand.cards)
        for _ in range(min(3, len(unseen))):
            answer = yield CHANCE, {f"pick {card}" for card in unseen}
            card = answer.split()[1]
            unseen.remove(card)
            self.shown.put((card, frozenset({me})))
            hand.sure[me] |= Counter(self.shown.cards)
        answers = {f"steal {card}" for card in self.shown.cards}
        answer = yield from self._ask(me, answers, hand.is_open_book())
        self.shown = Hand(self.players)
        self._to_hand(me, hand.take(answer.split()[1], {me, rival}))

    def _upon(self, kind: str, target: int) -> Asking[None]:
        if kind == "panic" and self.deck[target]:
            self.ruins.insert(0, self.deck[target].pop(0)[0])
        elif kind == "dwindle" and self.hand[target].cards:
            card = yield from self._card(target, "ruin", self.hand[target])
            self._ruin_from_hand(target, card)
        elif kind == "longevity":
            yield from self._well_to_deck(target)
            yield from self._well_to_deck(target)

    def _for_oneself(self, kind: str, me: int) -> Asking[None]:
        hand = self.hand[me]
        if kind == "roulette":
            yield from self._roulette(me)
        elif kind == "another_day":
            yield from self._draw(me, 1)
        elif kind == "journey":
            yield from self._draw(me, 3)
        elif kind in ("recycle", "salvage") and self.ruins:
            position = yield from self._position(me, "fetch", min(3, len(self.ruins)))
            card = (self.ruins.pop(position), self.everyone)
            if kind == "recycle":
                self._to_future(me, card)
            else:
                self._to_hand(me, card)
        elif kind == "sowing":
            yield from self._draw(me, 2)
            for _ in range(min(2, len(hand.cards))):
                sown = yield from self._card(me, "sow", hand)
                self._to_future(me, hand.take(sown, {me}))
        elif kind == "jubilee":
            for _ in range(2):
                scored = yield from self._card_or_done(me, "score", hand)
                if scored == "done":
                    break
                hand.take(scored, self.everyone)
                self.deeds[me].insert(0, scored)
        elif kind == "transmigrate" and self.future[me]:
            position = yield from self._position(me, "take", len(self.future[me]))
            self._to_hand(me, self.future[me].pop(position))
        elif kind == "destiny":
            yield from self._destiny(me)

    def _roulette(self, me: int) -> Asking[None]:
        hand = self.hand[me]
        ruined = 0
        while ruined < 2:
            card = yield from self._card_or_done(me, "ruin", hand)
            if card == "done":
                break
            self._ruin_from_hand(me, card)
            ruined += 1
        for _ in range(ruined + 1):
            if not self._can_draw():
                break
            answer = yield me, {"draw", "done"}
            if answer == "done":
                break
            yield from self._draw(me, 1)

    def _destiny(self, me: int) -> Asking[None]:
        for _ in range(3):
            card = yield from self._from_well()
            if card is not None:
                self.shown.put((card[0], card[1] | {me}))
        for _ in range(2):
            kind = yield from self._card_or_done(me, "place", self.shown)
            if kind == "done":
                break
            self._to_future(me, self.shown.take(kind, {me}))
        while self.shown.cards:
            kind = yield from self._card(me, "return", self.shown)
            self.well.insert(0, self.shown.take(kind, {me}))
