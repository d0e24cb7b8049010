"""The worlds a search plays in: only what everybody saw decides which come more often."""

import pytest

from koloda.bots.ladder import find_player
from koloda.bots.player import decide
from koloda.bots.worlds import TRIES, Worlds
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.records.match import Match
from koloda.games import GAMES
from tests.helpers import field, given, play

TAKEN = "hand.0: 1 2; hand.1: 3 3; up.0: 16; up.1: 15; pile: 12; removed: rest; deck: 9 9 4 5"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hidden_cards_do_not_change_the_worlds(game: Game) -> None:
    match = Match(game.setup(max(2, game.seats[0])), seed_from_number(3))
    match.settle()
    rng = FastRng(3)
    # Rule players of Karmaka hardly ever decline a gift.
    player = find_player("random" if game.name == "karmaka" else "normal")
    doubted = 0
    for step in range(120):
        to_act = match.state.to_act()
        if not to_act:
            break
        seat = to_act[step % len(to_act)]
        worlds = [match.state.determinize(seat, FastRng(number)) for number in range(3)]
        assert len({str(Worlds(world, seat).draw(FastRng(step))) for world in worlds}) == 1
        doubted += any(world.credence(seat) < 1 for world in worlds)
        match.play(seat, decide(player, match.state, seat, rng))
    assert doubted or game.name in ("kanobu", "unit")  # they keep no belief in their states


def unseen(state: State, seat: int) -> set[str]:
    return {card for card in field(state, f"hand.{seat}").split() if not card.endswith("!")}


def test_whoever_took_the_pile_held_nothing_that_fits() -> None:
    state = given(f"karma 1 players=2; stage: play; turn: 1; {TAKEN}")
    play(state, "1 take")
    assert field(state, "lacks.1") == "12 13 14 15 16 GP PT BU FB"
    worlds = Worlds(state, 0)
    worlds.tries = 1000
    found: set[str] = set()
    for seed in range(50):
        found |= unseen(worlds.draw(FastRng(seed)), 1)
    assert found == {"3", "4", "5", "9"}


def test_a_world_that_explains_nothing_is_taken_in_the_end() -> None:
    text = f"karma 1 players=2; stage: play; turn: 0; lacks.1: 3 4 5 9; {TAKEN}"
    assert unseen(Worlds(given(text), 0).draw(FastRng(1)), 1) <= {"3", "4", "5", "9"}
    assert TRIES > 1


def test_where_the_pile_may_be_taken_at_will_it_tells_less() -> None:
    text = f"karma 1 players=2 voluntary_pickup=yes; stage: play; turn: 0; lacks.1: 3; {TAKEN}"
    state = given(text)
    assert (state.credence(0), state.credence(1)) == (0.25, 1.0)


def test_a_drawn_card_ends_what_is_known() -> None:
    text = f"karma 1 players=2; stage: play; turn: 1; lacks.1: 16; {TAKEN}"
    state = given(text.replace("12", "2"))
    play(state, "1 play 3")
    assert "lacks.1" not in state.fields()


def offered(card: str) -> State:
    return given(
        f"karmaka 1 players=2; steps: offer; turn: 0; inplay: {card}; target: 1; offered: 1; "
        "hand.0: peek; hand.1: spite spite; well: rest"
    )


def test_whoever_declines_a_gift_does_not_collect_its_colour() -> None:
    state = offered("crisis")
    assert state.credence(0) == 1.0
    play(state, "1 decline")
    assert field(state, "declined.1") == "red"
    assert (state.credence(0), state.credence(1)) == (0.5, 1.0)


def test_a_declined_gift_of_every_colour_tells_nothing() -> None:
    state = offered("mimic")
    play(state, "1 decline")
    assert "declined.1" not in state.fields()


def test_a_new_life_collects_anew() -> None:
    state = given(
        "karmaka 1 players=2; steps: play; turn: 0; hand.0: peek panic; declined.1: red blue; "
        "well: rest"
    )
    assert field(state, "declined.1") == "red blue"
    play(state, "0 points peek")
    assert "declined.1" not in state.fields()
