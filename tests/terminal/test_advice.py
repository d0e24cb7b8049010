"""What a hint says besides its figures: that all is but lost, and that there is one move only."""

import pytest

from koloda.bots.hints import Hint
from koloda.bots.ladder import find_player
from koloda.engine.chance.rng import seed_from_number
from koloda.engine.records.match import Match
from koloda.games import find_game
from koloda.locales.catalogue import Catalogue
from koloda.terminal.chair import Chair
from koloda.terminal.page import Page
from koloda.terminal.session import Session


def advices(*hints: tuple[float, str], players: int = 2, language: str = "en") -> list[str]:
    """The sentences for some first moves of a game of Karma."""
    setup = find_game("karma").setup(players)
    others = {seat: find_player("random") for seat in range(1, players)}
    chair = Chair(Match(setup, seed_from_number(5)), 0, others)
    chair.wait()
    legal = chair.view().legal
    found = [Hint(legal[place], win, reason) for place, (win, reason) in enumerate(hints)]
    return Session(chair, Catalogue(language), Page(), None).advices(found)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "All but lost."), ("ru", "Почти проиграно."), ("it", "Quasi perduta.")],
)
def test_in_a_lost_position_the_best_move_says_so(language: str, words: str) -> None:
    best, other = advices((0.09, "clear"), (0.02, "worse"), language=language)
    assert best.startswith(f"{words} ") and "9 %" in best
    assert "2 %" in other and words not in other


@pytest.mark.parametrize(("players", "lost"), [(2, True), (3, False)])
def test_an_even_share_is_smaller_where_more_play(players: int, lost: bool) -> None:
    best, _ = advices((0.08, "best"), (0.07, "close"), players=players)
    assert best.startswith("All but lost.") == lost


def test_a_weak_move_beside_a_good_one_is_not_lost() -> None:
    assert "lost" not in "".join(advices((0.6, "clear"), (0.02, "worse")))


def test_the_only_move_has_no_figure_for_nobody_has_counted() -> None:
    (line,) = advices((0.5, "only"))
    assert line.endswith(": the only move") and "%" not in line
