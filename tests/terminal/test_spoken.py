"""The terminal's log leaves out answers that nobody waited for."""

from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.story import Story
from tests.clauses.unit.positions import table
from tests.helpers import play


def told(*moves: str) -> list[str]:
    """What seat 0 is told of moves in a turn of its own."""
    state = table("must", "hand.0: 9S 5S; hand.1: 3D; limit-s.0: 7S")
    sights = state.sights(play(state, *moves), 0)
    story = Story(Catalogue("en"), find_game("unit"), ["You", "Player 1"], 0)
    return [told.sight.kind.name for told in story.hear([sights])]


def test_a_pass_after_a_card_of_the_limit_says_nothing() -> None:
    assert told("0 limit 9S", "1 pass") == ["reserved"]


def test_a_pass_after_an_attack_is_an_answer() -> None:
    assert told("0 attack 5S", "1 pass") == ["attacked", "passed"]
