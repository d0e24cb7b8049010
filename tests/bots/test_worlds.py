"""The worlds a search plays in: only what everybody saw decides which come more often."""

import pytest

from koloda.bots.host import Host
from koloda.bots.ladder import find_player
from koloda.bots.worlds import TRIES, Worlds
from koloda.engine.chance.rng import FastRng, seed_from_number
from koloda.engine.contract.evidence import Evidence
from koloda.engine.contract.game import Game
from koloda.engine.contract.state import State
from koloda.engine.records.match import Match
from koloda.games import GAMES, find_game
from tests.helpers import given

TABLE = (
    "karma 2 players=2; stage: play; turn: 0; hand.0: 1 2; hand.1: 3 3; up.0: 16; up.1: 15; "
    "pile: 12; removed: rest; deck: 9 9 4 5"
)


class Doubt(Evidence):
    """Somebody has shown that seat 1 holds no 3, or so it seems."""

    def __init__(self, credence: float) -> None:
        self.given = credence

    def credence(self, world: State, seat: int) -> float:
        return self.given if "3" in unseen(world) and seat == 0 else 1.0


def unseen(state: State) -> list[str]:
    return [card.rstrip("!") for card in state.fields()["hand.1"]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hidden_cards_do_not_change_the_worlds(game: Game) -> None:
    match = Match(game.setup(max(2, game.seats[0])), seed_from_number(3))
    # Rule players of Karmaka hardly ever decline a gift.
    player = find_player("random" if game.name == "karmaka" else "normal")
    host = Host(match, [None] * match.setup.players, FastRng(3))
    match.settle()
    doubted = 0
    for step in range(120):
        seat = host.to_act()
        if seat < 0:
            break
        worlds = [match.state.determinize(seat, FastRng(number)) for number in range(3)]
        drawn = {str(Worlds(world, seat, match.evidence).draw(FastRng(step))) for world in worlds}
        assert len(drawn) == 1
        doubted += any(match.evidence.credence(world, seat) < 1 for world in worlds)
        host.play(seat, host.ask(player, seat))
    assert doubted or match.evidence.gathers_nothing()


def test_a_world_that_cannot_be_is_drawn_again() -> None:
    worlds = Worlds(given(TABLE), 0, Doubt(0.0))
    worlds.tries = 1000
    for seed in range(50):
        assert "3" not in unseen(worlds.draw(FastRng(seed)))


def test_an_unlikely_world_comes_less_often() -> None:
    found = {
        credence: sum(
            "3" in unseen(Worlds(given(TABLE), 0, Doubt(credence)).draw(FastRng(seed)))
            for seed in range(200)
        )
        for credence in (1.0, 0.25)
    }
    assert 0 < found[0.25] < found[1.0]


def test_a_world_that_explains_nothing_is_taken_in_the_end() -> None:
    assert TRIES > 1
    only = TABLE.replace("deck: 9 9 4 5", "deck: -").replace("; deck: -", "")
    assert unseen(Worlds(given(only), 0, Doubt(0.0)).draw(FastRng(1))) == ["3", "3"]


def test_without_evidence_the_first_world_is_taken() -> None:
    assert Worlds(given(TABLE), 0, Evidence()).tries == 1
    mine, base = FastRng(1), FastRng(1)
    drawn = Worlds(given(TABLE), 0, Evidence()).draw(mine)
    assert drawn == given(TABLE).determinize(0, base) and mine.word == base.word


def test_a_match_gathers_evidence_from_every_action() -> None:
    noted: list[tuple[str, int, int, str]] = []

    class Notes(Evidence):
        def note(self, before: State, seat: int, action: int, after: State) -> None:
            noted.append((str(before), seat, action, str(after)))

    match = Match(find_game("karma").setup(2), seed_from_number(1))
    match.evidence = Notes()
    match.settle()
    seat = match.state.to_act()[0]
    match.play(seat, match.state.legal_actions(seat)[0])
    assert [(seat, action) for _, seat, action, _ in noted] == match.actions
    state = match.setup.game.start(match.setup)
    for before, seat, action, after in noted:
        assert before == str(state)
        state.apply(seat, action)
        assert after == str(state)
