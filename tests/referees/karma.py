"""A slow, independent referee for Karma (editions ru, en and full), written from the rules alone.

Cards: `1`..`16` (numbers), `GP` Give the Pile, `PT` Play a Table Card, `BU` Bottoms Up,
`FB` Five or Below. Seats are 0-based, clockwise. Lists called sorted are in plain text order.

| by     | action                    | when                                                        |
|--------|---------------------------|-------------------------------------------------------------|
| chance | `dealer SEAT`             | first of all, only if dealer='random'; any seat             |
| chance | `deal CARD`               | once per card of the deck, top card first                   |
| seat   | `table CARD`              | three times per seat, seats in any order; goes face up      |
| seat   | `play CARD [CARD [CARD]]` | identical cards of the zone in play; also as a PT follow-up |
| seat   | `flip SLOT`               | a slot 1..3 that still holds a card; also as a follow-up    |
| seat   | `take`                    | pick up the whole pile; never as a follow-up                |
| seat   | `give SEAT`               | after GP on a non-empty pile with 3+ seats; any other seat  |
| seat   | `finish`                  | decline the PT follow-up, only if pt_follow_up='may'        |

A follow-up is asked for only if there is a card to make it with. With two seats GP hands the pile
over by itself; on an empty pile nothing is given and nothing asked.

| option                    | ru, en, full     | meaning                                           |
|---------------------------|------------------|---------------------------------------------------|
| edition                   | 'ru' 'en' 'full' | preset of the others, default 'ru'                |
| copies                    | 2 2 3            | cards of each kind; at most that many played at   |
|                           |                  | once; seats: 2-4 with two copies, 2-6 with three  |
| deck                      | 'whole'          | 'tiny': seven cards, one in each row, two seats   |
|                           |                  | (A48); edition 'tiny' has it, repeat 2, cap 40    |
|                           |                  | and dealer 1, and everything else as 'ru'         |
| clear                     | 2 2 3            | identical cards in a row that clear the pile      |
| voluntary_pickup          | False True False | `take` although a card could be played or flipped |
| pt_follow_up              | 'may'            | 'may' or 'must'                                   |
| pt_pair                   | True             | a follow-up may be several identical cards        |
| karma_doubles             | True             | karma cards can be played together and can clear  |
| moved_card_can_be_doubled | True             | the card moved by BU (and those below) may count  |
| draw_timing               | 'endOfTurn'      | 'beforeReplay': also draw before every extra play |
| table_needs_empty_deck    | False False True | no effect of its own: a player about to make an   |
|                           |                  | extra play with no hand card always draws first   |
| repeat                    | 3                | times a position occurs to end the game, 0 = off  |
| cap                       | 0                | most turns; 0 = 250 (full: 600) times the seats   |
| dealer                    | 'random'         | 'random' or a seat                                |

| zone         | content                                                            |
|--------------|--------------------------------------------------------------------|
| hand.S, up.S | sorted; during the face-up choice up.S has the cards chosen so far |
| down.S       | the slots 1..3 in order, `-` for an empty slot; [] before the deal |
| deck         | top first; during the shuffle the cards named so far               |
| pile         | bottom first                                                       |
| removed      | sorted; GP is here from the moment it is played                    |
| turn         | [seat on turn]; [] before the first turn and after the game        |
| turns        | [number of completed turns]                                        |

| reason     | rank 2 (everybody else rank 1)                         |
|------------|--------------------------------------------------------|
| cards      | the one seat that still has cards                      |
| repetition | every seat that still has cards                        |
| cap        | the seat or seats with the most cards (hand and table) |

`next_dealer` says who deals when the same players play once more; None while the game runs.
"""

from collections import Counter

NUMBERS = [str(n) for n in range(1, 17)]
KARMA = ["GP", "PT", "BU", "FB"]
ALLOWED: dict[str, tuple[object, ...]] = {
    "edition": ("ru", "en", "full", "tiny"),
    "copies": (2, 3),
    "deck": ("whole", "tiny"),
    "clear": (2, 3),
    "voluntary_pickup": (False, True),
    "pt_follow_up": ("may", "must"),
    "pt_pair": (False, True),
    "karma_doubles": (False, True),
    "moved_card_can_be_doubled": (False, True),
    "draw_timing": ("endOfTurn", "beforeReplay"),
    "table_needs_empty_deck": (False, True),
}


class Referee:
    """One game of Karma: it lists what is legal, applies what is chosen and says who lost."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        edition = options.get("edition", "ru")
        full = edition == "full"
        settings: dict[str, object] = {
            "edition": edition,
            "copies": 3 if full else 2,
            "deck": edition if edition == "tiny" else "whole",
            "clear": 3 if full else 2,
            "voluntary_pickup": edition == "en",
            "pt_follow_up": "may",
            "pt_pair": True,
            "karma_doubles": True,
            "moved_card_can_be_doubled": True,
            "draw_timing": "endOfTurn",
            "table_needs_empty_deck": full,
            "repeat": 2 if edition == "tiny" else 3,
            "cap": 20 * players if edition == "tiny" else 0,
            "dealer": 1 if edition == "tiny" else "random",
        }
        for name, value in options.items():
            if name not in settings or (name in ALLOWED and value not in ALLOWED[name]):
                raise ValueError(f"option {name}={value!r}")
            settings[name] = value
        self.copies = int(str(settings["copies"]))
        self.clear = int(str(settings["clear"]))
        self.voluntary = bool(settings["voluntary_pickup"])
        self.must_follow = settings["pt_follow_up"] == "must"
        self.pt_pair = bool(settings["pt_pair"])
        self.karma_doubles = bool(settings["karma_doubles"])
        self.moved_counts = bool(settings["moved_card_can_be_doubled"])
        self.draw_before_replay = settings["draw_timing"] == "beforeReplay"
        self.repeat = int(str(settings["repeat"]))
        self.cap = int(str(settings["cap"])) or (600 if full else 250) * players
        if self.repeat < 0 or self.cap < 0:
            raise ValueError("repeat and cap are at least 0")
        self.unplaced = (NUMBERS + KARMA) * self.copies
        self.row = 3
        if settings["deck"] == "tiny":  # A48: cards of its own, one where others have three
            if self.copies != 2:
                raise ValueError("the tiny deck has no copies to choose")
            self.unplaced = ["2", "2", "5", "5", "9", "9", "FB"]
            self.row = 1
        if not 2 <= players <= len(self.unplaced) // (3 * self.row):  # K2, K3: nine cards each
            raise ValueError(f"players={players}")
        self.players = players
        self.hand: list[list[str]] = [[] for _ in range(players)]
        self.up: list[list[str]] = [[] for _ in range(players)]
        self.down: list[list[str]] = [[] for _ in range(players)]
        self.known: list[list[str]] = [[] for _ in range(players)]
        self.deck: list[str] = []
        self.pile: list[str] = []
        self.removed: list[str] = []
        self.turn = -1
        self.turns = 0
        # Where each PT on top of the pile that this turn has just put there came from (A6, A31).
        self.own_pt: list[str] = []
        # How many cards from the bottom were moved by BU or lay below the moved card (A37).
        self.moved = 0
        self.seen: Counter[object] = Counter()
        self.outcome: dict[str, object] | None = None
        self.next_dealer: int | None = None
        self.dealer = -1
        self.phase = "dealer"
        if settings["dealer"] != "random":
            self.dealer = int(str(settings["dealer"]))
            if not 0 <= self.dealer < players:
                raise ValueError(f"dealer={self.dealer}")
            self.phase = "shuffle"

    @classmethod
    def at(
        cls,
        options: dict[str, object],
        seat: int,
        hand: list[str],
        up: list[str],
        down: list[str],
        deck: str = "",
        pile: str = "",
    ) -> "Referee":
        """A game at the start of seat's turn, each zone given as words; other cards are removed."""
        game = cls(len(hand), options)
        game.hand = [cards.split() for cards in hand]
        game.up = [cards.split() for cards in up]
        game.down = [(cards.split() + ["-"] * 3)[:3] for cards in down]
        game.deck, game.pile = deck.split(), pile.split()
        for zone in [*game.hand, *game.up, *game.down, game.deck, game.pile]:
            for card in zone:
                if card != "-":
                    game.unplaced.remove(card)
        game.removed, game.unplaced = game.unplaced, []
        game.start_turn(seat)
        return game

    # What may be done

    def to_act(self) -> list[int]:
        """The seats that owe a choice, [-1] for chance, [] when the game is over."""
        if self.phase == "over":
            return []
        if self.phase in ("dealer", "shuffle"):
            return [-1]
        if self.phase == "table":
            return [s for s in range(self.players) if len(self.up[s]) < self.row]
        return [self.turn]

    def legal(self, seat: int) -> set[str]:
        """The texts of everything the seat (or chance, -1) may do now."""
        if seat not in self.to_act():
            return set()
        if self.phase == "dealer":
            return {f"dealer {s}" for s in range(self.players)}
        if self.phase == "shuffle":
            return {f"deal {card}" for card in self.unplaced}
        if self.phase == "table":
            return {f"table {card}" for card in self.hand[seat]}
        if self.phase == "give":  # K22: any other seat, out of the game or not
            return {f"give {s}" for s in range(self.players) if s != seat}
        if self.phase == "follow":
            actions = self.plays(seat, self.follow_zone(seat), self.pt_pair)
            return actions if self.must_follow else actions | {"finish"}
        actions = self.plays(seat, self.zone(seat), True)
        if self.pile and (self.voluntary or not actions):
            actions.add("take")
        return actions

    def zone(self, seat: int) -> str:
        """The zone an ordinary play comes from (K8)."""
        return "hand" if self.hand[seat] else "up" if self.up[seat] else "down"

    def follow_zone(self, seat: int) -> str:
        """The zone a PT follow-up comes from (K24, K25), '' if there is no card for it."""
        if self.up[seat]:
            return "up"
        if self.down[seat] != ["-", "-", "-"]:
            return "down"
        return "hand" if self.hand[seat] else ""

    def plays(self, seat: int, zone: str, several: bool) -> set[str]:
        """All flips, or all plays of one or more identical cards of the zone on the pile's top."""
        if zone == "down":
            return {f"flip {i + 1}" for i in range(3) if self.down[seat][i] != "-"}
        cards = self.hand[seat] if zone == "hand" else self.up[seat]
        actions = set()
        for card in set(cards):
            if self.fits(card):
                most = cards.count(card) if several else 1
                if card in KARMA and not self.karma_doubles:  # A36
                    most = 1
                actions |= {"play" + f" {card}" * n for n in range(1, most + 1)}
        return actions

    def fits(self, card: str) -> bool:
        """Whether the card may lie on the pile's top card (K7, K19, K27, K29, K30)."""
        if not self.pile or card in KARMA:
            return True
        top = self.pile[-1]
        if top == "FB":
            return int(card) <= 5
        if top in ("PT", "BU"):
            return True
        return int(card) >= int(top)

    # Doing it

    def apply(self, seat: int, text: str) -> None:
        """Do a legal action; anything else raises ValueError and changes nothing."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not: {text}")
        verb, *words = text.split()
        if verb == "dealer":
            self.dealer = int(words[0])
            self.phase = "shuffle"
        elif verb == "deal":
            self.unplaced.remove(words[0])
            self.deck.append(words[0])
            if not self.unplaced:
                self.deal()
        elif verb == "table":
            self.hand[seat].remove(words[0])
            self.up[seat].append(words[0])
            if not self.to_act():
                self.start_turn((self.dealer + 1) % self.players)
        elif verb == "play":
            zone = self.follow_zone(seat) if self.phase == "follow" else self.zone(seat)
            for card in words:
                if zone == "up":
                    self.up[seat].remove(card)
                else:
                    self.hand[seat].remove(card)
                    if card in self.known[seat]:
                        self.known[seat].remove(card)
            self.resolve(seat, words, zone)
        elif verb == "flip":
            self.flip(seat, int(words[0]) - 1)
        elif verb == "take":
            self.pile_to_hand(seat)
            self.end_turn()
        elif verb == "give":
            self.pile_to_hand(int(words[0]))
            self.end_turn()
        elif verb == "finish":
            self.end_turn()

    def deal(self) -> None:
        """Three face-down cards each, then six each, clockwise from the dealer's left."""
        order = [(self.dealer + 1 + i) % self.players for i in range(self.players)]
        for seat in order:
            self.down[seat] = [self.deck.pop(0) for _ in range(self.row)] + ["-"] * (3 - self.row)
        for seat in order:
            self.hand[seat] = [self.deck.pop(0) for _ in range(2 * self.row)]
        self.phase = "table"

    def flip(self, seat: int, slot: int) -> None:
        """Turn a face-down card onto the pile, or take it with the pile if it fails (K9, K10)."""
        card = self.down[seat][slot]
        self.down[seat][slot] = "-"
        if self.fits(card):
            self.resolve(seat, [card], "down")
        else:
            self.pile.append(card)
            self.pile_to_hand(seat)
            self.end_turn()

    def clears(self, card: str, number: int, zone: str) -> bool:
        """Whether this many such cards, with the identical ones on top, clear the pile (K17)."""
        if card in KARMA and not self.karma_doubles:
            return False
        row = number
        for depth, below in enumerate(reversed(self.pile)):
            position = len(self.pile) - 1 - depth
            if below != card or (position < self.moved and not self.moved_counts):
                break
            if depth < len(self.own_pt) and self.own_pt[-1 - depth] != zone:  # A6, A45
                break
            row += 1
        return row >= self.clear

    def resolve(self, seat: int, cards: list[str], zone: str) -> None:
        """Put played cards, already out of their zone, on the pile and carry out what they do."""
        card = cards[0]
        if self.clears(card, len(cards), zone):
            self.removed += self.pile + cards
            self.empty_pile()
            if self.count(seat) == 0 and not self.deck:  # A17
                self.end_turn()
                return
            if self.draw_before_replay or not self.hand[seat]:  # A35, A12
                self.draw(seat)
            self.phase = "play"
        elif card == "GP":
            self.removed += cards
            if self.pile and self.players > 2:
                self.phase = "give"
                return
            if self.pile:
                self.pile_to_hand(1 - seat)
            self.end_turn()
        elif card == "PT":
            self.pile += cards
            self.own_pt += [zone] * len(cards)
            if self.follow_zone(seat):
                self.phase = "follow"
            else:  # A32
                self.end_turn()
        else:
            self.pile += cards
            if card == "BU" and len(self.pile) > 1:
                self.pile.append(self.pile.pop(0))
                self.moved = len(self.pile)
            self.end_turn()

    def pile_to_hand(self, seat: int) -> None:
        """Give the whole pile to a seat; everybody has seen these cards."""
        self.hand[seat] += self.pile
        self.known[seat] += self.pile
        self.empty_pile()

    def empty_pile(self) -> None:
        """Forget the pile and everything noted about its cards."""
        self.pile = []
        self.own_pt = []
        self.moved = 0

    def draw(self, seat: int) -> None:
        """Draw up to three cards in hand while the deck lasts (K14)."""
        while len(self.hand[seat]) < self.row and self.deck:
            self.hand[seat].append(self.deck.pop(0))

    def count(self, seat: int) -> int:
        """How many cards the seat has in hand and on the table."""
        table = [card for card in self.down[seat] if card != "-"]
        return len(self.hand[seat]) + len(self.up[seat]) + len(table)

    # Turns and the end

    def start_turn(self, seat: int) -> None:
        """Make it the seat's turn and count the position (A33)."""
        self.turn = seat
        self.phase = "play"
        self.seen[self.position()] += 1

    def position(self) -> object:
        """Everything that makes two positions the same (A33)."""
        hands = [sorted(cards) for cards in self.hand]
        ups = [sorted(cards) for cards in self.up]
        return repr((hands, ups, self.down, self.deck, self.pile, self.turn))

    def end_turn(self) -> None:
        """Draw, look whether the game is over, else pass the turn on (K14, K31, A21, A30, A34)."""
        self.draw(self.turn)
        self.turns += 1
        self.own_pt = []
        holders = [s for s in range(self.players) if self.count(s)]
        if len(holders) == 1:
            self.finish_game(holders, "cards")
            return
        following = self.turn
        while True:
            following = (following + 1) % self.players
            if self.count(following):
                break
        self.start_turn(following)
        if self.repeat and self.seen[self.position()] >= self.repeat:
            self.finish_game(holders, "repetition")
        elif self.turns >= self.cap:
            most = max(self.count(s) for s in range(self.players))
            losers = [s for s in range(self.players) if self.count(s) == most]
            self.finish_game(losers, "cap")

    def finish_game(self, losers: list[int], reason: str) -> None:
        """End the game; all but the losers win."""
        self.phase = "over"
        # A47: the loser deals; of several the first whose turn would have come.
        order = [(self.turn + i) % self.players for i in range(self.players)]
        self.next_dealer = next(s for s in order if s in losers)
        self.turn = -1
        ranks = [2 if s in losers else 1 for s in range(self.players)]
        self.outcome = {"ranks": ranks, "reason": reason}

    def result(self) -> dict[str, object] | None:
        """The ranks and the reason of the end, None while the game runs."""
        return self.outcome

    # What can be seen

    def zones(self) -> dict[str, list[str]]:
        """The true content of every zone, as the table above says."""
        zones = {"deck": list(self.deck), "pile": list(self.pile), "removed": sorted(self.removed)}
        for seat in range(self.players):
            zones[f"hand.{seat}"] = sorted(self.hand[seat])
            zones[f"up.{seat}"] = sorted(self.up[seat])
            zones[f"down.{seat}"] = list(self.down[seat])
        zones["turn"] = [str(self.turn)] if self.turn >= 0 else []
        zones["turns"] = [str(self.turns)]
        return zones

    def knows(self, observer: int, holder: int) -> list[str]:
        """The cards the observer is sure the holder has in hand."""
        return sorted(self.hand[holder] if observer == holder else self.known[holder])
