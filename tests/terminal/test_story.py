"""The terminal's log says where there was nothing to choose, and which cards a loss came from."""

import pytest

from koloda.engine.contract.state import State
from koloda.locales.catalogue import Catalogue
from koloda.terminal.notes import Notes
from koloda.terminal.story import Story
from tests.clauses.karmaka.positions import turn_of
from tests.clauses.unit.positions import deal
from tests.helpers import play


def told(state: State, *moves: str, seat: int = 0, language: str = "en") -> list[str]:
    """The log of a seat, which names itself `You`, after these moves."""
    players = [f"P{other}" for other in range(state.setup.players)]
    story = Story(Catalogue(language), state.setup.game, players, seat)
    page = Notes()
    story.tell(page, [state.sights(play(state, move), seat) for move in moves])
    return page.text.plain.splitlines()


def unasked(lines: list[str], words: str = "(no other choice)") -> list[bool]:
    return [line.endswith(words) for line in lines]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "(no other choice)"), ("ru", "(другого выбора нет)"), ("it", "(nessun’altra scelta)")],
)
def test_the_only_rival_was_no_choice(language: str, words: str) -> None:
    state = turn_of(0, "hand.0: vengeance peek; deeds.0: mimic; deeds.1: panic")
    lines = told(state, "0 ability vengeance", language=language)
    assert unasked(lines, words) == [False, True, False]


def test_an_answer_that_somebody_gave_is_an_action_of_its_own() -> None:
    state = turn_of(0, "hand.0: dwindle peek; hand.1: spite")
    lines = told(state, "0 ability dwindle", "0 target 1")
    assert lines[1] == "- You choose P1"
    # Of the one card in the rival's hand nobody was asked.
    assert unasked(lines) == [False, False, True]


def test_what_denial_copies_was_chosen_when_it_was_ruined() -> None:
    state = turn_of(0, "hand.0: denial crisis panic; hand.1: spite; deeds.1: mimic")
    lines = told(state, "0 ability denial", "0 ruin crisis")
    assert unasked(lines) == [False, False, False, True, False]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "- You lose 2 points to 9♠"),
        ("ru", "- Вы теряете 2 очка от 9♠"),
        ("it", "- Perdi 2 punti per 9♠"),
    ],
)
def test_a_loss_names_its_cards(language: str, line: str) -> None:
    state = deal("9S 5S 4S AD 2D 3D 8S 7S AH 2H 3H 4H")
    moves = ["0 limit 5S", "1 pass", "0 limit 4S", "1 pass", "0 attack 9S", "1 limit 8S"]
    ending = ["0 end", "1 defend 7S against 9S", "1 done"]
    assert line in told(state, *moves, *ending, seat=1, language=language)
