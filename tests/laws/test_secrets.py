"""No seat learns what it cannot see; what it cannot see may be anything; no card is lost."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import WATCHER, State
from koloda.engine.laws.cards import cards_of, check_cards
from koloda.engine.laws.secrets import check_events, check_reach, check_secrets
from koloda.engine.records.match import Match
from koloda.engine.values.view import HIDDEN, Zone
from tests.depth import DEPTH
from tests.laws.tables import choose, each_game, examples, lookers, matches, starts

FEW = 4
"""Hidden cards of which all orders can be tried."""
WORLDS = 600
"""Every one of 24 worlds turns up among this many, but for one case in 10**9."""
TRIES = max(4, round(4 * DEPTH))
"""Games in which such a moment is looked for."""

LOOKED_AT = ("hand", "shown")


@each_game
@given(data=st.data())
@examples(50)
def test_a_view_shows_nothing_hidden(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    for seat in lookers(state):
        hidden = state.hidden(seat)
        mixed = data.draw(st.permutations(hidden))
        world = state.clone()
        world.refill(seat, mixed)
        assert world.view(seat) == state.view(seat)
        assert sorted(world.hidden(seat)) == sorted(hidden)
        same = state.clone()
        same.refill(seat, hidden)
        assert same.hidden(seat) == hidden
        assert same.view(seat) == state.view(seat)


@each_game
@given(data=st.data())
@examples(50)
def test_worlds_keep_the_view_and_hold_nothing_true(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    rng = FastRng(data.draw(st.integers(0, 99)))
    for seat in lookers(state):
        check_secrets(state, seat, rng)


@each_game
@given(data=st.data())
@examples(40)
def test_events_tell_what_a_seat_may_see_and_no_more(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    rng = FastRng(data.draw(st.integers(0, 99)))
    for _ in range(5):
        if not state.is_over():
            check_events(state, rng)


@each_game
@given(data=st.data())
@examples(20)
def test_no_card_is_lost_or_made(game: Game, data: st.DataObject) -> None:
    match = data.draw(starts(game))
    rng = FastRng(data.draw(st.integers(0, 99)))
    whole = cards_of(match.state, WATCHER)
    assert set(whole) <= set(match.setup.tokens)
    while not match.state.is_over():
        if rng.below(5) == 0:
            check_cards(match.state, whole)
        choose(match, rng.below(256))
    check_cards(match.state, whole)


@each_game
@given(data=st.data())
@examples(40)
def test_all_see_the_same_table(game: Game, data: st.DataObject) -> None:
    state = data.draw(matches(game)).state
    watched = state.zones(WATCHER)
    for seat in lookers(state):
        zones = state.zones(seat)
        assert [zone[:2] for zone in zones] == [zone[:2] for zone in watched]
        # Cards of a Hand that a seat looks at lie apart for that seat alone (karmaka G29).
        pairs = [(looked_at(zones), looked_at(watched))]
        pairs += [
            (zone.cards, bare.cards)
            for zone, bare in zip(zones, watched, strict=True)
            if zone.name not in LOOKED_AT or not cards_of_zones(zones, "shown")
        ]
        for cards, bare in pairs:
            assert len(cards) == len(bare)
            # What a watcher sees, everybody sees.
            faces = [card for card in bare if card != HIDDEN]
            assert all(cards.count(card) >= faces.count(card) for card in faces)


def cards_of_zones(zones: list[Zone], *names: str) -> tuple[str, ...]:
    """The cards of all zones of these names."""
    return tuple(card for zone in zones if zone.name in names for card in zone.cards)


def looked_at(zones: list[Zone]) -> tuple[str, ...]:
    """The cards of the hands and those looked at."""
    return cards_of_zones(zones, *LOOKED_AT)


@each_game
@given(data=st.data())
@examples(8)
def test_worlds_reach_every_hidden_slot_of_a_deal(game: Game, data: st.DataObject) -> None:
    state = data.draw(starts(game)).state
    rng = FastRng(data.draw(st.integers(0, 99)))
    for seat in lookers(state):
        if len(state.hidden(seat)) > FEW:
            check_reach(state, seat, rng)


@each_game
@given(data=st.data())
@examples(5)
def test_worlds_reach_every_world(game: Game, data: st.DataObject) -> None:
    match = data.draw(starts(game))
    rng = FastRng(data.draw(st.integers(0, 99)))
    for _ in range(TRIES):
        found = somebody_nearly_certain(match, rng)
        if found >= 0:
            assert imagined(match.state, found, rng) == possible(match.state, found)
            return
        match = Match(match.setup, bytes([rng.below(256)] * 32))
        match.settle()


def somebody_nearly_certain(match: Match, rng: FastRng) -> int:
    """Play on until a seat cannot tell only few cards apart; that seat, or -1."""
    while not match.state.is_over():
        for seat in range(match.setup.players):
            hidden = match.state.hidden(seat)
            if len(hidden) <= FEW and len(set(hidden)) > 1:
                return seat
        choose(match, rng.below(256))
    return -1


def possible(state: State, seat: int) -> set[str]:
    """Every world in which the seat sees what it sees."""
    worlds = set()
    for order in permutations(state.hidden(seat)):
        world = state.clone()
        world.refill(seat, list(order))
        worlds.add(str(world))
    return worlds


def imagined(state: State, seat: int, rng: FastRng) -> set[str]:
    """Every world that is drawn for the seat."""
    return {str(state.determinize(seat, rng)) for _ in range(WORLDS)}
