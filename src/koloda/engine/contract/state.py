"""One moment of one game: the contract that bots, servers, terminals and learners know."""

from typing import Final

from koloda.engine.chance.rng import Rng
from koloda.engine.containers.action_list import ActionList
from koloda.engine.containers.ints import i64, mypyc_attr
from koloda.engine.contract import refusals
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.turn_order import first_in_turn
from koloda.engine.learning.sheet import Sheet
from koloda.engine.values.event import EVERYONE, Event, EventKind, Sight, sight
from koloda.engine.values.notation import Fields
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import IllegalAction, Refusal
from koloda.engine.values.view import HIDDEN, View, Zone

CHANCE: Final = -1
NOBODY: Final = -2
WATCHER: Final = -3
ALL_SEEING: Final = -4
"""No seat: a game's own code shows it every card, for `State.open_zones`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A moment of a game; changes by `apply`, knows everything, tells each seat its `view` only."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        """The seats and options of this table, shared by all its states."""
        self.log: list[Event] | None = None
        """Where `play` gathers what happens; None while `apply` runs alone."""

    # What every game answers -----------------------------------------------------------------

    def actor(self) -> i64:
        """A seat that owes a choice, or CHANCE, or NOBODY when the game is over."""
        raise NotImplementedError

    def chance_weights(self) -> list[tuple[int, int]]:
        """What chance may do now: actions, ascending, each with its weight."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that is known to be legal."""
        raise NotImplementedError

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        raise NotImplementedError

    def hidden(self, seat: int) -> list[int]:
        """The card kinds that seat cannot see, slot by slot in a fixed order."""
        raise NotImplementedError

    def refill(self, seat: int, kinds: list[int]) -> None:
        """Put other kinds into the slots of `hidden(seat)`, in the same order."""
        raise NotImplementedError

    def zones(self, seat: int) -> list[Zone]:
        """The table as that seat sees it."""
        raise NotImplementedError

    def facts(self) -> dict[str, str]:
        """What everybody knows besides the cards: direction, points, pending effects."""
        raise NotImplementedError

    def prompt(self) -> str:
        """The word for the question that is open."""
        raise NotImplementedError

    def why_not(self, seat: int, action: int) -> Refusal:
        """The reason against an illegal action of a seat that is to act."""
        raise NotImplementedError

    def fields(self) -> dict[str, list[str]]:
        """Everything there is, as words under names; `Game.read` makes the state again."""
        raise NotImplementedError

    def figures(self) -> dict[str, str]:
        """What everybody can work out from the open cards, for `View.figures`."""
        return {}

    # What follows from that ------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """All seats that owe a choice; [CHANCE] when chance must act; [] when the game is over."""
        actor = self.actor()
        return [] if actor == NOBODY else [actor]

    def next_to_act(self, last: i64) -> i64:
        """The seat that is asked next, CHANCE or NOBODY; `last` is the seat that acted last, or -1.

        Where several seats owe a choice, drivers ask them in turn, so that nobody waits for ever.
        """
        seat = self.actor()
        if seat < 0 or not self.may_ask_several():
            return seat
        waiting = self.to_act()
        return seat if len(waiting) == 1 else first_in_turn(waiting, last, self.setup.players)

    def may_ask_several(self) -> bool:
        """Whether `to_act` must be asked; where a game says no, no list of seats is made."""
        return True

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor() == NOBODY

    def sample_chance(self, rng: Rng) -> i64:
        """One of the actions of chance, by weight: the way every driver and `verify` takes it."""
        weights = self.chance_weights()
        total = 0
        for _, weight in weights:
            total += weight
        rest: int = rng.below(total)
        for action, weight in weights:
            rest -= weight
            if rest < 0:
                return action
        raise AssertionError("chance weights add up to their total")

    def run_chance(self, rng: Rng) -> None:
        """Let chance act until it is not its turn any more; a game may do it more quickly."""
        while self.actor() == CHANCE:
            self.apply(CHANCE, self.sample_chance(rng))

    # A game answers one of the next two; the other one follows from it.

    def list_legal(self, seat: i64, found: ActionList) -> None:
        """Append that seat's legal actions, ascending, to an empty list; there is at least one."""
        for action in self.legal_actions(seat):
            found.append(action)

    def legal_actions(self, seat: i64) -> list[int]:
        """The actions that seat may take now, ascending; never empty for one that owes a choice."""
        found = ActionList()
        self.list_legal(seat, found)
        return found.listed()

    def random_action(self, seat: i64, rng: Rng) -> i64:
        """One of that seat's legal actions, each equally likely."""
        legal = self.legal_actions(seat)
        return legal[rng.below(len(legal))]

    def likely_action(self, seat: i64, rng: Rng) -> i64:
        """A quick guess at what a sensible player does, for playouts; any legal action may come."""
        return self.random_action(seat, rng)

    def horizon(self) -> i64:
        """How many choices a playout makes before it asks for an estimate."""
        return 400

    def estimate(self) -> list[float]:
        """A quick guess at every seat's score, from -1 to 1, while the game is not over."""
        return [0.0] * self.setup.players

    def determinize(self, seat: int, rng: Rng) -> "State":
        """A determinisation: a world drawn from the information set of that seat."""
        world = self.clone()
        kinds = self.hidden(seat)
        kinds.sort()  # so that the draw depends on nothing the seat cannot know
        rng.shuffle(kinds)
        world.refill(seat, kinds)
        return world

    def veiled(self) -> list[list[int]]:
        """The kinds of the cards that no seat has seen, for the analysis of finished games.

        Within each group all orders are equally likely to everybody. A game that names none
        counts everything as seen from the deal on.
        """
        return []

    def reveil(self, groups: list[list[int]]) -> None:
        """Put other kinds into the slots of `veiled()`, in the same order."""

    def reshuffled(self, rng: Rng) -> "State":
        """A copy in which the cards that no seat has seen lie in another order.

        Where there is no other order it remembers the positions that it has met.
        """
        copy = self.clone()
        groups = self.veiled()
        if any(len(group) > 1 for group in groups):
            for group in groups:
                rng.shuffle(group)
            copy.reveil(groups)
        return copy

    def view(self, seat: int) -> View:
        """What that seat, or a WATCHER, may know."""
        to_act = tuple(self.to_act())
        legal = tuple(self.legal_actions(seat)) if seat in to_act else ()
        texts = self.setup.actions.texts
        return View(
            game=self.setup.game.name,
            seat=seat,
            players=self.setup.players,
            to_act=to_act,
            prompt=self.prompt(),
            zones=tuple(self.zones(seat)),
            facts=self.facts(),
            legal=legal,
            actions=tuple(texts[action] for action in legal),
            outcome=self.outcome(),
            figures=self.figures(),
        )

    def open_zones(self) -> list[Zone]:
        """All places of a game that is over with every card as it lies; `seen_zones` by default."""
        return self.seen_zones()

    def seen_zones(self) -> list[Zone]:
        """All places of a game that is over, each as whoever sees most of it does."""
        seats = [WATCHER, *range(self.setup.players)]
        views = [self.zones(seat) for seat in seats]
        return [min(seen, key=dark_cards) for seen in zip(*views, strict=True)]

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """Write that seat's view as numbers on an empty sheet; a game may do it more quickly."""
        self.setup.layout().write(self.view(seat), sheet)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why that seat may not take this action now, or None if it may."""
        game = self.setup.game
        to_act = self.to_act()
        if not to_act:
            return refusals.game_is_over(game.name, game.end_clause)
        if seat not in to_act:
            return refusals.not_your_choice(game.name, game.turn_clause, to_act)
        if seat == CHANCE:
            possible = action in [outcome for outcome, _ in self.chance_weights()]
            return None if possible else refusals.not_by_chance(game.name, game.turn_clause)
        if action in self.legal_actions(seat):
            return None
        return self.why_not(seat, action)

    def play(self, seat: int, action: int) -> list[Event]:
        """Check an action and carry it out: what happened, or an IllegalAction and no change."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        log: list[Event] = []
        self.log = log
        self.apply(seat, action)
        self.log = None
        return log

    def play_text(self, seat: int, text: str) -> list[Event]:
        """`play` by the action's text."""
        return self.play(seat, self.setup.actions.parse(text))

    def sights(self, events: list[Event], seat: int) -> list[Sight]:
        """What that seat, or a WATCHER, may see of these events."""
        return [sight(event, seat, self.setup.tokens) for event in events]

    def tell(
        self,
        kind: EventKind,
        seat: i64,
        card: i64 = -1,
        audience: i64 = EVERYONE,
        amount: i64 = 1,
        other: i64 = -1,
    ) -> None:
        """Log that something happened to one card, `amount` copies of it, or none."""
        if self.log is not None:
            cards = () if card < 0 else (card,) * amount
            self.log.append(Event(kind, seat, cards, audience, amount, other))

    def tell_cards(
        self,
        kind: EventKind,
        seat: i64,
        cards: list[int],
        audience: i64 = EVERYONE,
        other: i64 = -1,
    ) -> None:
        """Log that something happened to several cards."""
        if self.log is not None:
            self.log.append(Event(kind, seat, tuple(cards), audience, len(cards), other))

    def __str__(self) -> str:
        game = self.setup.game
        head = f"{game.name} {game.rules_version} {self.setup}"
        parts = [f"{name}: {' '.join(words)}".rstrip() for name, words in self.fields().items()]
        return "; ".join([head, *parts])

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return restore, (self.setup, str(self))


def dark_cards(zone: Zone) -> int:
    """How many cards of a place are not seen."""
    return zone.cards.count(HIDDEN)


def restore(setup: Setup, text: str) -> State:
    """A state of that table from its position text: how pickle brings it back."""
    return setup.game.read(setup, Fields(setup.game.name, text.split(";")[1:]))
