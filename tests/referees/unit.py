"""Slow, plain referee of Unit for two seats, written from the rules alone.

OPTIONS (name: values, the first one is the default)
    start0, start1   20, or any int 1..99: start points of a seat, also its cap (U1, V21)
    jokers           False | True: 52 cards, or 54 with XB and XR
    deck             'whole' | 'tiny': AS 2S 3S 4S, two cards each, one turn (V51)
    hands            'closed' | 'open' (U3); changes only what knows() tells
    turn_mode        'alternating' | 'free' (U5-U7)
    priority         False | True: free order taken in turns (V44); only with turn_mode 'free'
    responses        True | False: B_ONE after every action of the active seat (V4);
                     without meaning in the free order
    deal_to          'both' | 'active' (V1, V48)
    recovery_suits   'any' | 'hearts' (U23)
    recovery_who     'both' | 'active' (U24); binds cards of the limit only (V28)
    recovery_when    'emergency' | 'anytime' (V17, V41)
    recovery_order   'before' | 'net' (V18, V40)
    hand_hearts      'emergency' | 'anytime': when hearts of the hand recover with ext_hearts; under
                     recovery_when='anytime' they do at any time anyway (V28)
    ext_hearts, ext_clubs, ext_diamonds, ext_spades   False | True (U27-U30)
    first            'random' | 0 | 1

CARDS   rank (A 2 ... 10 J Q K) then suit (S H D C): 'AS', '10H'; jokers 'XB' black, 'XR' red.
        Every card exists once, so a token says where the card is.

ACTIONS (text; phases; meaning)
    first SEAT                      FIRST    chance, only with first='random'
    deal CARD                       SHUFFLE  chance, next card of the deck from the top
    limit CARD                      *        hand -> limit pile of the card's own suit
    limit CARD SUIT                 *        ext clubs: a club -> another suit's pile that holds
                                             a card of that suit; never 'limit 7C C'
    back CARD                       *        limit -> hand, locked until the turn resolves
    attack CARD                     *        hand -> field
    defend CARD against CARD        *        hand -> field; the second card is the attack
    joker XB attack CARD            *        the same without a limit, also if the limit would
    joker XB defend CARD against CARD *      do; the joker lies with the card it brought
    recover CARD                    DANGER, and * with recovery_when='anytime'
                                             limit -> gone, ext hearts: also hand -> gone, which
                                             hand_hearts='anytime' allows in * as well
    pass                            B_ONE, PRIORITY
    end                             A_MAY
    done                            B_FREE, DANGER
    ready, unready                  BOTH_FREE (exactly one of them is legal for each seat)
    * = A_MUST, B_ONE, A_MAY, B_FREE, BOTH_FREE, PRIORITY: the same card actions for either seat.

PHASES (a = active seat, b = the other; the seat named owes the choice)
    FIRST      chance. -> SHUFFLE.
    SHUFFLE    chance, until all cards lie in the deck; then 6 to a, 6 to b, turn 1. -> A_MUST.
    A_MUST     a: one card action, no way to decline. Any card action is the duty, a recovery under
               'anytime' too (V37). -> B_ONE; A_MAY without responses; BOTH_FREE or PRIORITY (b
               first, no pass counted) in the free order.
               If a has no card action, the phase is left at once and nothing is asked: with an
               empty deck -> FINAL by cards (U26), else -> B_FREE (V24), or BOTH_FREE or PRIORITY
               (b first, no pass counted) in the free order (V43).
    B_ONE      b: one card action or `pass`, asked even if only `pass` is left. -> A_MAY.
    A_MAY      a: a card action -> B_ONE (A_MAY without responses); `end` -> B_FREE.
    B_FREE     b: card actions, stays; `done` -> DANGER.
    BOTH_FREE  a and b: a card action of either clears both READY flags; `ready` and `unready` set
               and clear the own flag only; a READY seat may still act. Both READY -> DANGER.
    PRIORITY   one seat: a card action or `pass`, either hands over to the other seat; two passes
               in a row -> DANGER.
    DANGER     a, then b; only seats with points - damage <= 0 (points + recovered - damage under
               'net'); with recovery_who='active' b only if ext hearts leaves it its hand (V28).
               `recover` or `done`, asked even if only `done` is left (V38). The window shuts by
               itself as soon as the danger is over. Then the turn resolves without a question.
    FINAL      nobody.

RESOLVE: damage of both sides at once, field to the discard, locks end. Then in this order:
    1. a seat has points <= 0 -> FINAL by points: more points win, equal points draw (V23).
    2. the deck is empty and no card came to the field in this turn and in the turn before it
       (whatever the deck was then, V42) -> FINAL by cards (V25).
    3. seats swap, turn + 1, deal of 2 to a and then 2 to b (a alone with deal_to='active'; fewer
       when the deck runs out), then A_MUST, which may be FINAL by cards as said there.
    FINAL by cards: points + values of hand and limit, jokers 0; more wins, equal is a draw.
    After 1 and 2 `active` and `turn` stay those of the resolved turn; after 3 they are new.
TURN COUNT: every turn of either seat counts one; it is 1 from the first question on.
RECOVERY ORDER: 'before' adds to the points at once, up to the start points; 'net' collects all
    recoveries of the turn (in any window) and books min(start, points + recovered - damage).

ZONES
    hand.S        sorted as text; a locked card is TOKEN*
    limit.S.SUIT  in order of placement; a card placed this turn is TOKEN+ (the mark goes when the
                  turn number grows, so it is still there after an ending at RESOLVE)
    field         attacks in order: 'owner:QS', 'owner:QS<7S', 'owner:QS<7S+5S'; a card brought by a
                  joker is marked: 'owner:QS@XB<7D@XR+5S'
    deck          top first; during SHUFFLE the cards placed so far
    discard       sorted as text
    gone          recovered cards, sorted as text
    points        [seat 0, seat 1] as text
    phase         [name]
    active        [seat], [] during FIRST
    turn          [number]

RESULT  reasons 'points', 'cards'; ranks: winner 1, loser 2, draw 1 and 1.

KNOWS   own hand: all; the other's hand: cards taken back from the limit while they are in hand
        (V45), all with hands='open', all after FINAL by cards.
"""

from dataclasses import dataclass, field

SUITS = "SHDC"
RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
JOKER_SUITS = {"XB": "SC", "XR": "HD"}
PRESETS: dict[str, list[str]] = {
    "basic": [],
    "initial": ["ext_hearts", "ext_clubs"],
    "advanced": ["ext_hearts", "ext_clubs", "ext_diamonds"],
    "expert": ["ext_hearts", "ext_clubs", "ext_diamonds", "ext_spades"],
}
START_POINTS = list(range(1, 100))
OPTION_VALUES: dict[str, list[object]] = {
    "start0": [20, *START_POINTS],
    "start1": [20, *START_POINTS],
    "jokers": [False, True],
    "deck": ["whole", "tiny"],
    "hands": ["closed", "open"],
    "turn_mode": ["alternating", "free"],
    "priority": [False, True],
    "responses": [True, False],
    "deal_to": ["both", "active"],
    "recovery_suits": ["any", "hearts"],
    "recovery_who": ["both", "active"],
    "recovery_when": ["emergency", "anytime"],
    "recovery_order": ["before", "net"],
    "hand_hearts": ["emergency", "anytime"],
    "ext_hearts": [False, True],
    "ext_clubs": [False, True],
    "ext_diamonds": [False, True],
    "ext_spades": [False, True],
    "first": ["random", 0, 1],
}


def suit(card: str) -> str:
    """The suit letter of a card that is no joker."""
    return card[-1]


def value(card: str) -> int:
    """The value of a card (U8), 0 for a joker (U17)."""
    return 0 if card in JOKER_SUITS else RANKS.index(card[:-1]) + 1


@dataclass
class Attack:
    """An attacking card with up to two defenders; `jokers` tells which card a joker brought."""

    owner: int
    card: str
    defenders: list[str] = field(default_factory=list)
    jokers: dict[str, str] = field(default_factory=dict)

    def marked(self, card: str) -> str:
        """The card with the mark of its joker."""
        return f"{card}@{self.jokers[card]}" if card in self.jokers else card

    def text(self) -> str:
        """The attack as it is written in zones()."""
        defence = "+".join(self.marked(card) for card in self.defenders)
        head = f"{self.owner}:{self.marked(self.card)}"
        return f"{head}<{defence}" if defence else head


class Referee:
    """One game of Unit, moved on by apply()."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        if players != 2:
            raise ValueError("Unit is a game for two")
        self.options = {name: values[0] for name, values in OPTION_VALUES.items()}
        for name, chosen in options.items():
            allowed = OPTION_VALUES.get(name, [])
            if not any(type(chosen) is type(each) and chosen == each for each in allowed):
                raise ValueError(f"no such option: {name}={chosen!r}")
            self.options[name] = chosen
        if self.options["priority"] and self.options["turn_mode"] != "free":
            raise ValueError("priority needs the free order")
        self.start = [int(str(self.options["start0"])), int(str(self.options["start1"]))]
        self.points = list(self.start)
        self.recovered = [0, 0]
        self.undealt = [rank + each for each in SUITS for rank in RANKS]
        self.first_deal = 6
        if self.options["deck"] == "tiny":  # V51
            self.undealt = ["AS", "2S", "3S", "4S"]
            self.first_deal = 2
        if self.options["jokers"]:
            self.undealt += JOKER_SUITS
        self.deck: list[str] = []
        self.hands: list[list[str]] = [[], []]
        self.limits: list[dict[str, list[str]]] = [{s: [] for s in SUITS} for _ in range(2)]
        self.field: list[Attack] = []
        self.discard: list[str] = []
        self.gone: list[str] = []
        self.locked: set[str] = set()
        self.placed: set[str] = set()
        self.shown: set[str] = set()
        self.turn = 1
        self.active = -1
        self.ready = [False, False]
        self.priority_seat = -1
        self.passes = 0
        self.danger_seat = -1
        self.field_used = False
        self.field_used_before = True
        self.outcome: dict[str, object] | None = None
        self.phase = "FIRST"
        if self.options["first"] != "random":
            self.active = int(str(self.options["first"]))
            self.phase = "SHUFFLE"

    # ---- the interface

    def to_act(self) -> list[int]:
        """The seats that owe a choice, [-1] for chance."""
        if self.phase == "FINAL":
            return []
        if self.phase in ("FIRST", "SHUFFLE"):
            return [-1]
        if self.phase == "BOTH_FREE":
            return [0, 1]
        if self.phase == "PRIORITY":
            return [self.priority_seat]
        if self.phase == "DANGER":
            return [self.danger_seat]
        return [self.active if self.phase in ("A_MUST", "A_MAY") else 1 - self.active]

    def legal(self, seat: int) -> set[str]:
        """The texts of all legal actions of the seat."""
        if seat not in self.to_act():
            return set()
        if self.phase == "FIRST":
            return {"first 0", "first 1"}
        if self.phase == "SHUFFLE":
            return {f"deal {card}" for card in self.undealt}
        if self.phase == "DANGER":
            return self.recoveries(seat) | {"done"}
        actions = self.card_actions(seat)
        if self.phase in ("B_ONE", "PRIORITY"):
            actions.add("pass")
        elif self.phase == "A_MAY":
            actions.add("end")
        elif self.phase == "B_FREE":
            actions.add("done")
        elif self.phase == "BOTH_FREE":
            actions.add("unready" if self.ready[seat] else "ready")
        return actions

    def apply(self, seat: int, text: str) -> None:
        """Make one legal action of the seat."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} in {self.phase}")
        words = text.split()
        if words[0] == "first":
            self.active = int(words[1])
            self.phase = "SHUFFLE"
        elif words[0] == "deal":
            self.undealt.remove(words[1])
            self.deck.append(words[1])
            if not self.undealt:
                self.draw(self.active, self.first_deal)
                self.draw(1 - self.active, self.first_deal)
                self.begin_turn()
        elif text in ("ready", "unready"):
            self.ready[seat] = text == "ready"
            if self.ready == [True, True]:
                self.open_danger(self.active)
        elif text == "pass" and self.phase == "B_ONE":
            self.phase = "A_MAY"
        elif text == "pass":
            self.passes += 1
            self.priority_seat = 1 - seat
            if self.passes == 2:
                self.open_danger(self.active)
        elif text == "end":
            self.phase = "B_FREE"
        elif text == "done" and self.phase == "B_FREE":
            self.open_danger(self.active)
        elif text == "done":
            self.close_danger()
        else:
            self.move_card(seat, words)
            self.after_card_action(seat)

    def result(self) -> dict[str, object] | None:
        """None while the game runs, then ranks and reason."""
        return self.outcome

    def zones(self) -> dict[str, list[str]]:
        """The true content of every zone."""
        zones: dict[str, list[str]] = {}
        for seat in (0, 1):
            hand = sorted(self.hands[seat])
            zones[f"hand.{seat}"] = [c + "*" if c in self.locked else c for c in hand]
            for pile, cards in self.limits[seat].items():
                marked = [c + "+" if c in self.placed else c for c in cards]
                zones[f"limit.{seat}.{pile}"] = marked
        zones["field"] = [attack.text() for attack in self.field]
        zones["deck"] = list(self.deck)
        zones["discard"] = sorted(self.discard)
        zones["gone"] = sorted(self.gone)
        zones["points"] = [str(points) for points in self.points]
        zones["phase"] = [self.phase]
        zones["active"] = [] if self.active == -1 else [str(self.active)]
        zones["turn"] = [str(self.turn)]
        return zones

    def knows(self, observer: int, holder: int) -> list[str]:
        """The cards in the holder's hand that the observer has been shown."""
        ended_by_cards = self.outcome is not None and self.outcome["reason"] == "cards"
        if observer == holder or self.options["hands"] == "open" or ended_by_cards:
            return sorted(self.hands[holder])
        return sorted(card for card in self.hands[holder] if card in self.shown)

    # ---- what is legal

    def pile_of(self, seat: int, card: str) -> str | None:
        """The suit of the limit pile that holds the card."""
        return next((pile for pile, cards in self.limits[seat].items() if card in cards), None)

    def used(self, seat: int, pile: str) -> int:
        """The part of a pile occupied by own field cards of its suit without a joker (V7)."""
        total = 0
        for attack in self.field:
            own = [attack.card] if attack.owner == seat else attack.defenders
            total += sum(value(c) for c in own if suit(c) == pile and c not in attack.jokers)
        return total

    def free(self, seat: int, pile: str) -> int:
        """The part of a pile that is not occupied."""
        return sum(value(card) for card in self.limits[seat][pile]) - self.used(seat, pile)

    def removable(self, seat: int, card: str) -> bool:
        """Whether a limit card is unoccupied (U21) and not the last one under clubs (V29, V46)."""
        pile = self.pile_of(seat, card)
        if pile is None or self.free(seat, pile) < value(card):
            return False
        rest = [each for each in self.limits[seat][pile] if each != card]
        return not rest or any(suit(each) == pile for each in rest)

    def may_defend(self, seat: int, card: str, attack: Attack) -> bool:
        """Whether the card may be set against the attack, leaving the limit aside."""
        if attack.owner == seat:
            return False
        against = suit(attack.card)
        fits = (
            suit(card) == against
            or (suit(card) == "D" and self.options["ext_diamonds"] is True)
            or (suit(card) == "S" and self.options["ext_spades"] is True)
        )
        if not fits or len(attack.defenders) == 2:
            return False
        if not attack.defenders:
            return True
        smaller = value(attack.defenders[0]) < value(attack.card)
        return smaller and not self.written_off(attack)

    def written_off(self, attack: Attack) -> bool:
        """Whether a spade cancels an attack of another suit (U30)."""
        spade = any(suit(card) == "S" for card in attack.defenders)
        return self.options["ext_spades"] is True and suit(attack.card) != "S" and spade

    def field_actions(self, seat: int, card: str) -> set[str]:
        """All ways to bring the card to the field, leaving the limit aside."""
        defences = {
            f"defend {card} against {attack.card}"
            for attack in self.field
            if self.may_defend(seat, card, attack)
        }
        return defences | {f"attack {card}"}

    def card_actions(self, seat: int) -> set[str]:
        """All actions of the seat that move a card outside DANGER."""
        actions: set[str] = set()
        usable = [card for card in self.hands[seat] if card not in self.locked]
        plain = [card for card in usable if card not in JOKER_SUITS]
        for card in plain:
            actions.add(f"limit {card}")
            if suit(card) == "C" and self.options["ext_clubs"]:
                for pile in "SHD":
                    if any(suit(each) == pile for each in self.limits[seat][pile]):
                        actions.add(f"limit {card} {pile}")
            if self.free(seat, suit(card)) >= value(card):
                actions |= self.field_actions(seat, card)
            for joker in usable:
                if joker in JOKER_SUITS and suit(card) in JOKER_SUITS[joker]:
                    actions |= {f"joker {joker} {a}" for a in self.field_actions(seat, card)}
        for cards in self.limits[seat].values():
            actions |= {f"back {card}" for card in cards if self.removable(seat, card)}
        if self.options["recovery_when"] == "anytime":
            actions |= self.recoveries(seat)
        elif self.options["hand_hearts"] == "anytime":
            actions |= {f"recover {card}" for card in self.hearts_of_hand(seat)}
        return actions

    def limit_recovers(self, seat: int) -> bool:
        """Whether variant 2 leaves recovery with cards of the limit to the seat (U24)."""
        return self.options["recovery_who"] == "both" or seat == self.active

    def hearts_of_hand(self, seat: int) -> list[str]:
        """The hand cards that ext hearts makes recoverable, for either seat (U27, V28)."""
        if self.options["ext_hearts"] is not True:
            return []
        return [card for card in self.hands[seat] if suit(card) == "H" and card not in self.locked]

    def recoveries(self, seat: int) -> set[str]:
        """The recoveries open to the seat in a recovery window."""
        cards: list[str] = []
        if self.limit_recovers(seat):
            for pile in self.limits[seat].values():
                cards += [c for c in pile if c not in self.placed and self.removable(seat, c)]
        if self.options["recovery_suits"] == "hearts":
            cards = [card for card in cards if suit(card) == "H"]
        return {f"recover {card}" for card in cards + self.hearts_of_hand(seat)}

    def barred(self, seat: int) -> bool:
        """Whether variant 2 leaves the seat nothing at all to recover with (V28, V38)."""
        return not self.limit_recovers(seat) and self.options["ext_hearts"] is not True

    # ---- what happens

    def draw(self, seat: int, count: int) -> None:
        """Deal up to `count` cards from the top of the deck."""
        self.hands[seat] += self.deck[:count]
        del self.deck[:count]

    def begin_turn(self) -> None:
        """Open A_MUST, or what replaces it when the active seat has no action."""
        self.phase = "A_MUST"
        if not self.card_actions(self.active):
            if not self.deck:
                self.finish("cards")
            elif self.options["turn_mode"] == "free":
                self.open_free_order()
            else:
                self.phase = "B_FREE"

    def open_free_order(self) -> None:
        """After the duty both act in any order, or in turns beginning with the other seat."""
        self.ready = [False, False]
        self.passes = 0
        self.priority_seat = 1 - self.active
        self.phase = "PRIORITY" if self.options["priority"] else "BOTH_FREE"

    def move_card(self, seat: int, words: list[str]) -> None:
        """Carry out a legal card action."""
        hand = self.hands[seat]
        joker = None
        if words[0] == "joker":
            joker = words[1]
            words = words[2:]
            hand.remove(joker)
        verb, card = words[0], words[1]
        if card in hand:
            hand.remove(card)
        else:
            for pile in self.limits[seat].values():
                if card in pile:
                    pile.remove(card)
        if verb == "limit":
            self.limits[seat][words[2] if len(words) == 3 else suit(card)].append(card)
            self.placed.add(card)
        elif verb == "back":
            hand.append(card)
            self.placed.discard(card)
            self.locked.add(card)
            self.shown.add(card)
        elif verb == "recover":
            self.gone.append(card)
            if self.options["recovery_order"] == "net":
                self.recovered[seat] += value(card)
            else:
                self.points[seat] = min(self.start[seat], self.points[seat] + value(card))
        else:
            self.field_used = True
            if verb == "attack":
                attack = Attack(seat, card)
                self.field.append(attack)
            else:
                attack = next(each for each in self.field if each.card == words[3])
                attack.defenders.append(card)
            if joker is not None:
                attack.jokers[card] = joker

    def after_card_action(self, seat: int) -> None:
        """Hand over after a card action."""
        if self.phase == "A_MUST" and self.options["turn_mode"] == "free":
            self.open_free_order()
        elif self.phase in ("A_MUST", "A_MAY"):
            self.phase = "B_ONE" if self.options["responses"] else "A_MAY"
        elif self.phase == "B_ONE":
            self.phase = "A_MAY"
        elif self.phase == "BOTH_FREE":
            self.ready = [False, False]
        elif self.phase == "PRIORITY":
            self.passes = 0
            self.priority_seat = 1 - seat
        elif self.phase == "DANGER" and not self.endangered(seat):
            self.close_danger()

    def damage(self) -> list[int]:
        """The points each seat is about to lose to the field."""
        loss = [0, 0]
        for attack in self.field:
            if self.written_off(attack):
                continue
            diff = value(attack.card) - sum(value(card) for card in attack.defenders)
            if diff > 0:
                loss[1 - attack.owner] += diff
            else:
                loss[attack.owner] -= diff
        return loss

    def endangered(self, seat: int) -> bool:
        """Whether the damage would leave the seat without points."""
        return self.points[seat] + self.recovered[seat] - self.damage()[seat] <= 0

    def open_danger(self, seat: int) -> None:
        """Open the window of this seat if it is endangered, else go on."""
        self.phase = "DANGER"
        self.danger_seat = seat
        if not self.endangered(seat) or self.barred(seat):
            self.close_danger()

    def close_danger(self) -> None:
        """After the active seat's window comes the other's, then the turn resolves."""
        if self.danger_seat == self.active:
            self.open_danger(1 - self.active)
        else:
            self.resolve()

    def resolve(self) -> None:
        """Book the damage, clear the field and end the game or begin the next turn."""
        loss = self.damage()
        for seat in (0, 1):
            net = self.points[seat] + self.recovered[seat] - loss[seat]
            self.points[seat] = min(self.start[seat], net)
        self.recovered = [0, 0]
        for attack in self.field:
            self.discard += [attack.card, *attack.defenders, *attack.jokers.values()]
        self.field = []
        self.locked = set()
        if min(self.points) <= 0:
            self.finish("points")
        elif (not self.deck and not self.field_used and not self.field_used_before) or self.options[
            "deck"
        ] == "tiny":
            self.finish("cards")
        else:
            self.field_used_before = self.field_used
            self.field_used = False
            self.placed = set()
            self.active = 1 - self.active
            self.turn += 1
            self.draw(self.active, 2)
            if self.options["deal_to"] == "both":
                self.draw(1 - self.active, 2)
            self.begin_turn()

    def finish(self, reason: str) -> None:
        """End the game and rank the seats (V23, V26)."""
        score = list(self.points)
        if reason == "cards":
            for seat in (0, 1):
                score[seat] += sum(value(card) for card in self.hands[seat])
                for pile in self.limits[seat].values():
                    score[seat] += sum(value(card) for card in pile)
        ranks = [2 if score[seat] < score[1 - seat] else 1 for seat in (0, 1)]
        self.outcome = {"ranks": ranks, "reason": reason}
        self.phase = "FINAL"
