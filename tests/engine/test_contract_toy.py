"""A tiny right game, for the tests of the contract, and that the contract finds it right."""

import sys
from collections.abc import Iterator
from typing import ClassVar, Final

import pytest

from koloda.engine.contract.game import Game
from koloda.engine.contract.setup import Setup
from koloda.engine.contract.state import CHANCE, NOBODY, State
from koloda.engine.laws import BrokenContract, can_sit, check_game, check_one_game
from koloda.engine.learning.features import Feature
from koloda.engine.values.actions import ActionTable
from koloda.engine.values.errors import OptionError
from koloda.engine.values.event import EVERYONE, EventKind
from koloda.engine.values.notation import Fields, check_all_cards
from koloda.engine.values.options import Option, Preset, Value
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import Reason, Refusal
from koloda.engine.values.view import HIDDEN, TABLE, Zone

TOKENS: Final = ["a", "b", "c", "d", "e", "f"]
WHOLE: Final = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
DEAL: Final = len(TOKENS)
DEALT: Final = EventKind("dealt", "{player} gets {cards}", "deck", "hand")
PLAYED: Final = EventKind("played", "{player} plays {cards}", "hand", "shown")
NOT_HELD: Final = Reason("not-held", "T2", "you do not hold that card")


class ToyState(State):
    """Two cards each; everybody plays one after the other; the higher sum wins."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.deck = WHOLE[:]
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.shown: list[list[int]] = [[] for _ in range(setup.players)]
        self.deals = 2 * setup.players
        self.turn = 0

    def actor(self) -> int:
        if self.deals:
            return CHANCE
        return self.turn if self.hands[self.turn] else NOBODY

    def legal_actions(self, seat: int) -> list[int]:
        return sorted(set(self.hands[seat]))

    def chance_weights(self) -> list[tuple[int, int]]:
        return [(DEAL + kind, self.deck.count(kind)) for kind in sorted(set(self.deck))]

    def apply(self, seat: int, action: int) -> None:
        kind = action % DEAL
        if action >= DEAL:
            self.deck.remove(kind)
            self.hands[self.turn].append(kind)
            self.hands[self.turn].sort()
            self.deals -= 1
            self.tell(DEALT, self.turn, kind, 1 << self.turn)
        else:
            self.hands[seat].remove(kind)
            self.shown[seat].append(kind)
            self.tell(PLAYED, seat, kind, EVERYONE)
        self.turn = (self.turn + 1) % self.setup.players

    def clone(self) -> State:
        copy = type(self)(self.setup)
        copy.deck, copy.deals, copy.turn = self.deck[:], self.deals, self.turn
        copy.hands = [hand[:] for hand in self.hands]
        copy.shown = [shown[:] for shown in self.shown]
        return copy

    def outcome(self) -> Outcome | None:
        if self.actor() != NOBODY:
            return None
        sums = [sum(shown) for shown in self.shown]
        return Outcome(tuple(1 + sum(mine < other for other in sums) for mine in sums), "cards")

    def hidden(self, seat: int) -> list[int]:
        others = [hand for owner, hand in enumerate(self.hands) if owner != seat]
        return [kind for hand in [*others, self.deck] for kind in hand]

    def refill(self, seat: int, kinds: list[int]) -> None:
        taken = iter(kinds)
        for owner, hand in enumerate(self.hands):
            if owner != seat:
                self.hands[owner] = sorted(next(taken) for _ in hand)
        self.deck = sorted(taken)

    def zones(self, seat: int) -> list[Zone]:
        return [*self.hand_zones(seat), Zone("deck", TABLE, (HIDDEN,) * len(self.deck))]

    def hand_zones(self, seat: int) -> Iterator[Zone]:
        for owner, (hand, shown) in enumerate(zip(self.hands, self.shown, strict=True)):
            cards = names(hand) if owner == seat else [HIDDEN] * len(hand)
            yield Zone("hand", owner, tuple(cards))
            yield Zone("shown", owner, tuple(names(shown)))

    def facts(self) -> dict[str, str]:
        return {"turn": str(self.turn), "deals": str(self.deals)}

    def prompt(self) -> str:
        return "play"

    def why_not(self, seat: int, action: int) -> Refusal:
        return Refusal("toy", NOT_HELD, {})

    def fields(self) -> dict[str, list[str]]:
        words = {"turn": [str(self.turn)], "deals": [str(self.deals)], "deck": names(self.deck)}
        for seat in range(self.setup.players):
            words[f"hand.{seat}"] = names(self.hands[seat])
            words[f"shown.{seat}"] = names(self.shown[seat])
        return words


class Toy(Game):
    """The game of the `state_type` that is under test."""

    state_type: ClassVar[type[ToyState]] = ToyState
    known_events: ClassVar[tuple[EventKind, ...]] = (DEALT, PLAYED)

    def __init__(self) -> None:
        super().__init__(
            "toy",
            "Toy",
            1,
            (2, 3),
            (Option("least", "number", 2, "T1", "fewest seats", (2, 3)),),
            (Preset("big", "for three only", {"least": 3}),),
            "size",
            "T1",
            "T3",
            self.known_events,
            (NOT_HELD,),
        )
        self.actions = ActionTable("toy")
        for token in TOKENS:
            self.actions.add(f"play {token}")
        self.actions.end_of_players()
        for token in TOKENS:
            self.actions.add(f"deal {token}")

    def agree(self, players: int, options: dict[str, Value]) -> Setup:
        if players < int(options["least"]):
            raise OptionError("toy: too few seats")
        return Setup(self, players, options, self.actions, TOKENS)

    def start(self, setup: Setup) -> State:
        return self.state_type(setup)

    def read(self, setup: Setup, fields: Fields) -> State:
        state = self.state_type(setup)
        state.turn = fields.number("turn", 0, setup.players - 1)
        state.deals = fields.number("deals", 0, 2 * setup.players)
        state.deck = fields.cards("deck", TOKENS)
        for seat in range(setup.players):
            state.hands[seat] = fields.cards(f"hand.{seat}", TOKENS)
            state.shown[seat] = fields.cards(f"shown.{seat}", TOKENS)
        fields.finish()
        found = [kind for cards in [*state.hands, *state.shown, state.deck] for kind in cards]
        check_all_cards("toy", found, WHOLE, TOKENS)
        return state


class OpenToyState(ToyState):
    """The same game with all cards open."""

    def apply(self, seat: int, action: int) -> None:
        super().apply(seat, action)
        if self.log:
            self.log[-1] = self.log[-1]._replace(audience=EVERYONE)

    def hidden(self, seat: int) -> list[int]:
        return []

    def refill(self, seat: int, kinds: list[int]) -> None:
        assert kinds == []

    def zones(self, seat: int) -> list[Zone]:
        hands = [*enumerate(self.hands)]
        found = [Zone("hand", owner, tuple(names(hand))) for owner, hand in hands]
        found += [Zone("shown", owner, tuple(names(self.shown[owner]))) for owner, _ in hands]
        return [*found, Zone("deck", TABLE, tuple(names(self.deck)))]


def names(cards: list[int]) -> list[str]:
    """Cards as their tokens."""
    return [TOKENS[kind] for kind in cards]


def test_the_right_toy_is_right() -> None:
    check_game(Toy(), games=6, every=1)
    check_game(Toy(), games=3, every=4)
    check_one_game(Toy(), 2, {}, 1, 50, 4)


def test_a_game_without_secrets_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Toy, "state_type", OpenToyState)
    check_game(Toy(), games=6, every=2)


def test_a_deck_kept_in_order_may_hold_many_copies_of_a_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    many = [kind for kind in range(len(TOKENS)) for _ in range(8)]
    monkeypatch.setattr(sys.modules[__name__], "WHOLE", many)
    check_game(Toy(), games=6, every=4)


def test_presets_are_played_where_they_can_be() -> None:
    assert not can_sit(Toy(), 2, {"size": "big"})
    assert can_sit(Toy(), 3, {"size": "big"})


def test_a_game_for_nobody_is_wrong() -> None:
    game = Toy()
    game.seats = (4, 3)
    with pytest.raises(BrokenContract, match="toy can be played by nobody"):
        check_game(game)


class WordyState(ToyState):
    """Has a fact in words."""

    def facts(self) -> dict[str, str]:
        return {**super().facts(), "mood": "wild" if self.turn % 2 else "calm"}


class Wordy(Toy):
    """Plain observations leave the words out."""

    state_type = WordyState


class Veiled(Toy):
    """Its own features leave out everything."""

    def features(self, setup: Setup) -> list[Feature]:
        return []


def test_facts_that_plain_observations_leave_out_are_named() -> None:
    with pytest.warns(UserWarning, match=r"toy: different views .*: the fact mood \("):
        check_game(Wordy(), games=6, every=1)


def test_views_that_share_an_observation_are_found_in_play() -> None:
    with pytest.warns(UserWarning, match="the cards of hand, .*, the legal actions"):
        check_game(Veiled(), games=6, every=1)
