"""Games that break one law each."""

from koloda.engine.chance.rng import Rng
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.values.event import EVERYONE, Event
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Reason, Refusal
from koloda.engine.values.view import View, Zone
from tests.engine.test_contract_toy import DEALT, Toy, ToyState, names


class Unending(ToyState):
    """A card that is played comes back to the hand."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if seat >= 0:
            self.hands[seat] = sorted(self.hands[seat] + self.shown[seat])
            self.shown[seat] = []
            if self.log:
                self.log.clear()


class Forgetful(ToyState):
    """Says that nobody may act although somebody must."""

    def to_act(self) -> list[int]:
        return []


class TwoActors(ToyState):
    """Lets a seat act while chance must."""

    def to_act(self) -> list[int]:
        return [0] if self.actor() == CHANCE else super().to_act()


class Curt(ToyState):
    """Lets both seats act and denies it."""

    def to_act(self) -> list[int]:
        return [0, 1] if self.actor() >= 0 else super().to_act()

    def may_ask_several(self) -> bool:
        return False


class Rude(ToyState):
    """Asks a seat whose turn it is not."""

    def next_to_act(self, last: int) -> int:
        asked: int = super().next_to_act(last)
        return 1 - asked if asked >= 0 else asked


class Undecided(ToyState):
    """Never has an outcome."""

    def outcome(self) -> Outcome | None:
        return None


class Stranger(ToyState):
    """Waits for another seat than the one that must act."""

    def to_act(self) -> list[int]:
        actor = self.actor()
        return [(actor + 1) % self.setup.players] if actor >= 0 else super().to_act()


class Unranked(ToyState):
    """Ranks one seat only."""

    def outcome(self) -> Outcome | None:
        return None if self.actor() != NOBODY else Outcome((1,), "cards")


class Generous(Outcome):
    """Everybody gains."""

    @property
    def scores(self) -> tuple[float, ...]:
        return (1.0,) * len(self.ranks)


class GenerousState(ToyState):
    """Ends with an outcome in which everybody gains."""

    def outcome(self) -> Outcome | None:
        return None if self.actor() != NOBODY else Generous((1,) * self.setup.players, "cards")


class StakedState(ToyState):
    """Ends with wrong stakes, which the subclasses give; the first seat has won."""

    def stakes(self) -> tuple[float, ...]:
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        ranks = (1,) + (2,) * (self.setup.players - 1)
        return None if self.actor() != NOBODY else Outcome(ranks, "cards", self.stakes(), 10)

    def others(self, stake: float) -> tuple[float, ...]:
        """What is left for the others when the first seat has that."""
        number = self.setup.players - 1
        return (-stake / number,) * number


class StakesOfOne(StakedState):
    """Names the stake of one seat only."""

    def stakes(self) -> tuple[float, ...]:
        return (0.0,)


class StakesFromNowhere(StakedState):
    """Gives out more than is lost."""

    def stakes(self) -> tuple[float, ...]:
        return (3.0, *self.others(2.0))


class StakesBeyondMost(StakedState):
    """Gives out more than can be at stake."""

    def stakes(self) -> tuple[float, ...]:
        return (20.0, *self.others(20.0))


class StakesOfTheLast(StakedState):
    """Takes from the seat that won."""

    def stakes(self) -> tuple[float, ...]:
        return (-2.0, *self.others(-2.0))


class UnsortedChance(ToyState):
    """Lists what chance may do from the last to the first."""

    def chance_weights(self) -> list[tuple[int, int]]:
        return super().chance_weights()[::-1]


class ImpossibleChance(ToyState):
    """Lists what cannot happen."""

    def chance_weights(self) -> list[tuple[int, int]]:
        first, *others = super().chance_weights()
        return [(first[0], 0), *others]


class OtherChance(ToyState):
    """Draws from the stream in a way of its own."""

    def sample_chance(self, rng: Rng) -> int:
        return max(action for action, _ in self.chance_weights())


class OtherShuffle(ToyState):
    """Shuffles at once, in a way of its own."""

    def run_chance(self, rng: Rng) -> None:
        while self.actor() == CHANCE:
            self.apply(CHANCE, max(action for action, _ in self.chance_weights()))


class UnsortedChoices(ToyState):
    """Lists a seat's actions from the last to the first."""

    def legal_actions(self, seat: int) -> list[int]:
        return super().legal_actions(seat)[::-1]


class NoChoice(ToyState):
    """Waits for a seat that may do nothing."""

    def legal_actions(self, seat: int) -> list[int]:
        return []


class Stubborn(ToyState):
    """Its random action is always the first."""

    def random_action(self, seat: int, rng: Rng) -> int:
        return self.legal_actions(seat)[0]


class Permissive(ToyState):
    """Refuses nothing."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        return None


class Wordless(ToyState):
    """Refuses with a reason that says nothing."""

    def why_not(self, seat: int, action: int) -> Refusal:
        return Refusal("toy", Reason("turn", "T1", " "), {})


class Inventive(ToyState):
    """Refuses with a reason that the game does not list."""

    def why_not(self, seat: int, action: int) -> Refusal:
        return Refusal("toy", Reason("whim", "T1", "not today"), {})


class Pushover(ToyState):
    """Says no, then does it."""

    def play(self, seat: int, action: int) -> list[Event]:
        return [] if self.refusal(seat, action) else super().play(seat, action)


class Sloppy(ToyState):
    """Changes when it refuses."""

    def why_not(self, seat: int, action: int) -> Refusal:
        self.deck.sort(reverse=True)
        return super().why_not(seat, action)


class Unwritten(ToyState):
    """Its text leaves out whose turn it is, and the reader takes the first seat's."""

    def fields(self) -> dict[str, list[str]]:
        return {**super().fields(), "turn": ["0"]}


class Misread(ToyState):
    """Its text has the cards in another order each time."""

    def fields(self) -> dict[str, list[str]]:
        words = super().fields()
        words["deck"].reverse()
        return words


class Unpicklable(ToyState):
    """Pickle brings back the first moment."""

    def __reduce__(self) -> tuple[object, ...]:
        return first_moment, (self.setup.players,)


def first_moment(players: int) -> State:
    """The first moment of a toy game."""
    return Toy().new(players)


class SharedHands(ToyState):
    """A copy plays from the original's hands."""

    def clone(self) -> State:
        copy = super().clone()
        assert isinstance(copy, ToyState)
        copy.hands = self.hands
        return copy


class LateCopy(ToyState):
    """A copy waits for another seat."""

    def clone(self) -> State:
        copy = super().clone()
        assert isinstance(copy, ToyState)
        copy.turn = (self.turn + (not self.deals)) % self.setup.players
        return copy


class BareCopy(ToyState):
    """A copy has lost the cards on the table."""

    def clone(self) -> State:
        copy = super().clone()
        assert isinstance(copy, ToyState)
        copy.shown = [[] for _ in self.shown]
        return copy


class OpenHands(ToyState):
    """Everybody sees all hands."""

    def zones(self, seat: int) -> list[Zone]:
        hands = enumerate(self.hands)
        open_hands = [Zone("hand", owner, tuple(names(hand))) for owner, hand in hands]
        return [*open_hands, *(zone for zone in super().zones(seat) if zone.name != "hand")]


class LostInWorlds(ToyState):
    """Worlds have other cards than there are."""

    def refill(self, seat: int, kinds: list[int]) -> None:
        super().refill(seat, [0] * len(kinds))


class BadWorlds(ToyState):
    """Worlds are no positions as they are written."""

    def refill(self, seat: int, kinds: list[int]) -> None:
        super().refill(seat, kinds)
        self.odd = True

    def fields(self) -> dict[str, list[str]]:
        words = super().fields()
        if hasattr(self, "odd"):
            words["deals"] = [f"0{self.deals}"]
        return words


class TrueWorlds(ToyState):
    """Worlds keep the order in which the true deck lies."""

    def refill(self, seat: int, kinds: list[int]) -> None:
        old = self.deck
        super().refill(seat, kinds)
        if old != sorted(old):
            self.deck.reverse()

    def determinize(self, seat: int, rng: Rng) -> State:
        world = super().determinize(seat, rng)
        assert isinstance(world, ToyState)
        world.deck.sort(reverse=True)
        return world


class OneWorld(ToyState):
    """The only world is the true one."""

    def determinize(self, seat: int, rng: Rng) -> State:
        return self.clone()


class Spendthrift(ToyState):
    """Looking at the table moves the deck."""

    def view(self, seat: int) -> View:
        self.deck.append(self.deck.pop(0))
        return super().view(seat)


class TwoWays(ToyState):
    """Does something else when somebody listens."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.log is not None:
            self.deck.reverse()


class Loud(ToyState):
    """Tells everybody which card was dealt."""

    def apply(self, seat: int, action: int) -> None:
        owner = self.turn
        super().apply(seat, action)
        if self.log and seat == CHANCE:
            self.log.clear()
            self.tell(DEALT, owner, action % 6, EVERYONE)


class Silent(ToyState):
    """Opens a card of the deck after the first play without a word."""

    def opened(self) -> bool:
        return any(self.shown)

    def hidden(self, seat: int) -> list[int]:
        kinds = super().hidden(seat)
        if self.opened():
            del kinds[len(kinds) - len(self.deck)]
        return kinds

    def refill(self, seat: int, kinds: list[int]) -> None:
        opened = self.deck[: self.opened()]
        place = len(kinds) - len(self.deck) + len(opened)
        super().refill(seat, kinds[:place] + self.deck)
        self.deck = opened + kinds[place:]

    def zones(self, seat: int) -> list[Zone]:
        *others, deck = super().zones(seat)
        if self.opened():
            deck = deck._replace(cards=(*names(self.deck[:1]), *deck.cards[1:]))
        return [*others, deck]


class Wasteful(ToyState):
    """Everything lies on the table twice."""

    def zones(self, seat: int) -> list[Zone]:
        return super().zones(seat) * 2


class Pocketed(ToyState):
    """Hidden cards that lie nowhere to be seen."""

    def zones(self, seat: int) -> list[Zone]:
        return [zone for zone in super().zones(seat) if zone.name != "deck"]


class OpenFigures(ToyState):
    """Works its figures out from a hand that only one seat sees."""

    def figures(self) -> dict[str, str]:
        return {"best": str(max(self.hands[0], default=0))}


class Noted(Evidence):
    """Evidence that is read from its text."""

    def __init__(self, text: str = "") -> None:
        self.seen = text


class Forgotten(Noted):
    """Writes something else than it has read."""

    def text(self) -> str:
        return self.seen + "!"


class Paranoid(Noted):
    """Does not believe what is."""

    def credence(self, world: State, seat: int) -> float:
        return 0.0


class Spying(Noted):
    """Remembers cards that nobody has seen."""

    def note(self, before: State, seat: int, action: int, after: State) -> None:
        if seat >= 0:
            self.seen = " ".join(after.fields()["deck"])

    def text(self) -> str:
        return self.seen
