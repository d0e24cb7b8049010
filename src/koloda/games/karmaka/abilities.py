"""What the steps of Karmaka's cards do (C1-C23)."""

from koloda.engine.containers.ints import i64
from koloda.engine.values.event import EVERYONE, NO_ONE, Event, EventKind
from koloda.games.karmaka import events, steps
from koloda.games.karmaka.cards import ABILITIES
from koloda.games.karmaka.choices import EMBODY_USED, KEPT_RUINS, MIMIC_USED, KarmakaChoices
from koloda.games.karmaka.hands import KIND, KNOWER, bit
from koloda.games.karmaka.places import RUINS, WELL, pile_key


class KarmakaAbilities(KarmakaChoices):
    """The steps of the abilities: those that act at once, and what answers lead to."""

    # The Well ---------------------------------------------------------------------------------

    def well_is_ready(self) -> bool:
        """Whether a step that needs the Well may go on; if not, it is renewed first (M2.3)."""
        if self.well.size or self.ruins.size <= KEPT_RUINS:
            return True
        ruins = self.ruins.cards()
        self.loose.fill(ruins[:-KEPT_RUINS])
        self.ruins.lay(ruins[-KEPT_RUINS:])
        self.ruins_key = pile_key(self.ruins, RUINS)
        self.push(steps.SHUFFLE)
        self.tell(events.RENEWED, self.turn, -1, EVERYONE, self.loose.size)
        return False

    def place_in_well(self, kind: i64) -> None:
        """The shuffle puts this card next, below those it has put already."""
        self.well.push(kind)
        self.loose.remove(kind)
        if self.loose.size == 0:
            self.pop()
            well = self.well.cards()[::-1]
            if well.count(kind) == len(well):
                # All cards are alike, so everybody knows each of them.
                well = [kind + KNOWER * self.rules.everyone] * len(well)
            self.well.lay(well)
            self.well_key = pile_key(self.well, WELL)

    def draw(self) -> None:
        """The player on turn draws from the Well (M2.3)."""
        self.pop()
        if self.well.size:
            card = self.pop_well()
            mine = bit(self.turn)
            self.places[self.turn].receive(card & KIND, (card >> 5) & ~mine)
            self.tell(events.DREW, self.turn, card & KIND, mine >> 1)

    def deal_onto_deck(self, seat: i64) -> None:
        """A card of the Well goes face down and unseen on top of a Deck (G17)."""
        card = self.pop_well()
        self.places[seat].push_deck(card)
        self.tell(events.DECK_GREW, seat, card & KIND, NO_ONE)

    def look_at_well(self) -> None:
        """The player on turn lifts the top card of the Well (C17, G12)."""
        self.pop()
        if self.well.size:
            card = self.pop_well()
            mine = bit(self.turn)
            self.lifted.receive(card & KIND, (card >> 5) & ~mine)
            self.tell(events.LOOKED, self.turn, card & KIND, mine >> 1)

    # Steps that act at once --------------------------------------------------------------------

    def act(self, step: i64) -> None:
        """Do a step of an ability that asks nobody."""
        if step == steps.DRAW:
            if self.well_is_ready():
                self.draw()
        elif step == steps.LOOK_AT_WELL:
            if self.well_is_ready():
                self.look_at_well()
        elif step == steps.DEAL_ONTO_DECK:
            if self.well_is_ready():
                self.pop()
                if self.well.size:
                    self.deal_onto_deck(self.target)
        else:
            self.pop()
            if step == steps.EXTRA_PLAY:
                # The offer comes first (F1); it is always the next step.
                self.insert(steps.PLAY_AGAIN)
            else:
                self.act_on_target(step)

    def act_on_target(self, step: i64) -> None:
        """What happens to the chosen player, as far as possible (M2.2)."""
        me = self.places[self.turn]
        they = self.places[self.target]
        if step == steps.RUIN_TOP_OF_DECK:
            if they.deck.size:
                self.ruin(they.pop_deck() & KIND, events.RUINED_DECK, self.target)
        elif step == steps.RUIN_TOP_OF_FUTURE:
            if they.future.size:
                self.ruin(they.pop_future() & KIND, events.RUINED_FUTURE, self.target)
        elif step == steps.RUIN_EXPOSED_DEED:
            if they.works.size:
                self.ruin(they.pop_work(), events.RUINED_DEED, self.target)
        elif step == steps.LOOK_AT_HAND:
            they.hand.show_all(bit(self.turn))
            if self.log is not None:
                seen = bit(self.turn) >> 1
                self.tell_cards(events.PEEKED, self.turn, they.hand.kinds(), seen, self.target)
        elif step == steps.STEAL_TOP_OF_FUTURE:
            if they.future.size:
                card = they.pop_future()
                mine, theirs = bit(self.turn), bit(self.target)
                me.push_future((card | (KNOWER * theirs)) & ~(KNOWER * mine))
                self.tell_other(events.STOLE_FUTURE, card & KIND, mine | theirs)
        elif they.works.size:
            kind = they.pop_work()
            me.receive(kind, self.rules.everyone & ~bit(self.turn))
            self.tell_other(events.STOLE_DEED, kind, self.rules.everyone)

    def ruin(self, kind: i64, event: EventKind, seat: i64) -> None:
        """A card goes face up on top of the Ruins."""
        self.push_ruin(kind)
        self.tell(event, seat, kind)

    def tell_other(self, event: EventKind, kind: i64, knowers: i64) -> None:
        """Log what the player on turn did to one card of the chosen player."""
        if self.log is not None:
            audience: i64 = knowers >> 1
            if knowers == self.rules.everyone:
                audience = EVERYONE
            self.log.append(Event(event, self.turn, (kind,), audience, 1, self.target))

    # Answers ----------------------------------------------------------------------------------

    def aim(self, seat: i64) -> None:
        """The player that the ability is played on."""
        self.pop()
        self.target = seat
        self.tell(events.AIMED, self.turn, -1, EVERYONE, 1, seat)

    def ruin_from_hand(self, seat: i64, kind: i64) -> None:
        """A card of the Hand goes to the Ruins: Dwindle, Roulette, Denial."""
        step: i64 = self.pop()
        self.places[seat].release(kind, self.rules.everyone)
        self.ruin(kind, events.RUINED, seat)
        if step == steps.MAY_RUIN:
            self.one_more_draw()
        elif step == steps.RUIN_AND_COPY:
            self.used = 0
            self.copy_ability(kind)

    def one_more_draw(self) -> None:
        """Each card ruined for Roulette allows one more draw (F17)."""
        if self.stack & steps.TOP == steps.MAY_RUIN:
            self.insert(steps.MAY_DRAW)
        else:
            self.push(steps.MAY_DRAW)

    def copy_ability(self, kind: i64) -> None:
        """The player on turn uses an ability as if playing that card (M2.6)."""
        # A copying card has no further steps: only the offer waits, which is in the new stack too.
        self.stack = ABILITIES[kind]
        self.copied = kind
        self.tell(events.COPIED, self.turn, kind)

    def copy_rivals_deed(self, rival: i64) -> None:
        """Mimic: the exposed Deed of a rival (C23)."""
        self.pop()
        self.used |= MIMIC_USED
        self.copy_ability(self.places[rival].works.top())

    def choose_deed(self, seat: i64, depth: i64) -> None:
        """A Deed, counted from the exposed one: Crisis ruins it, Embody copies it."""
        step: i64 = self.pop()
        place = self.places[seat]
        if step == steps.COPY_OWN_DEED:
            self.used |= EMBODY_USED
            self.copy_ability(place.works.at(place.works.size - 1 - depth))
        else:
            self.ruin(place.take_work(depth), events.RUINED_DEED, seat)

    def stop(self) -> None:
        """No more of this: the same question is not put again."""
        step: i64 = self.pop()
        while self.stack & steps.TOP == step:
            self.pop()

    def fetch(self, depth: i64) -> None:
        """One of the top three Ruins, for all to see (C9, C10)."""
        step: i64 = self.pop()
        kind = self.take_ruin(depth)
        knowers = self.rules.everyone & ~bit(self.turn)
        if step == steps.FETCH_TO_HAND:
            self.places[self.turn].receive(kind, knowers)
            self.tell(events.FETCHED, self.turn, kind)
        else:
            self.places[self.turn].push_future(kind + KNOWER * knowers)
            self.tell(events.RECYCLED, self.turn, kind)

    def hand_to_future(self, kind: i64) -> None:
        """A card goes unseen from the Hand onto the own Future Life."""
        place = self.places[self.turn]
        mine = bit(self.turn)
        knowers = place.release(kind, mine)
        place.push_future(kind + KNOWER * (knowers & ~mine))
        self.tell(events.FUTURE, self.turn, kind, mine >> 1)

    def hand_to_deeds(self, kind: i64, event: EventKind) -> None:
        """A card goes from the Hand onto the own Deeds."""
        place = self.places[self.turn]
        place.release(kind, self.rules.everyone)
        place.push_work(kind)
        self.tell(event, self.turn, kind)

    def take_from_future(self, depth: i64) -> None:
        """Any card of the own Future Life; all learn from which place, not which card (C15)."""
        self.pop()
        place = self.places[self.turn]
        card = place.take_future(depth)
        self.taken = depth + 1
        place.receive(card & KIND, card >> 5)
        if self.log is not None:
            mine = bit(self.turn) >> 1
            cards = (card & KIND,)
            self.log.append(Event(events.TOOK_BACK, self.turn, cards, mine, depth + 1, -1))

    def place_lifted(self, kind: i64) -> None:
        """A card looked at goes onto the own Future Life (C17)."""
        self.pop()
        mine = bit(self.turn)
        knowers = self.lifted.release(kind, mine)
        self.places[self.turn].push_future(kind + KNOWER * (knowers & ~mine))
        self.tell(events.PLACED, self.turn, kind, mine >> 1)

    def return_lifted(self, kind: i64) -> None:
        """A card looked at goes back on top of the Well (C17)."""
        mine = bit(self.turn)
        knowers = self.lifted.release(kind, mine)
        self.push_well(kind + KNOWER * knowers)
        self.tell(events.RETURNED, self.turn, kind, mine >> 1)

    def steal(self, kind: i64) -> None:
        """One of the cards shown changes Hands, seen by the two players (C20, G29)."""
        self.pop()
        self.shown.fill([])
        mine, theirs = bit(self.turn), bit(self.target)
        knowers = self.places[self.target].release(kind, mine | theirs)
        self.places[self.turn].receive(kind, knowers & ~mine)
        self.tell_other(events.STOLE, kind, mine | theirs)

    def pick(self, kind: i64) -> None:
        """Chance has picked a card of the chosen Hand: Spite ruins it, Swindle shows it."""
        step: i64 = self.pop()
        they = self.places[self.target]
        if step == steps.RUIN_AT_RANDOM:
            they.release(kind, self.rules.everyone)
            self.ruin(kind, events.RUINED_RANDOM, self.target)
        else:
            self.shown.add(kind)
            they.hand.show_some(kind, self.shown.count(kind), bit(self.turn))
            self.tell_other(events.SHOWN, kind, bit(self.turn))
