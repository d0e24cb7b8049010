"""The clauses of High Card, one test or more each, and the laws of every game."""

import pytest

from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, State
from koloda.engine.laws import check_game
from koloda.engine.values.errors import NotationError, OptionError
from koloda.engine.values.refusal import IllegalAction
from koloda.kit.highcard.game import Highcard

GAME = Highcard()
DEALT = "* deal 4 * deal 9 * deal 17 * deal 3"
TRICK = "0 play 4 1 play 9"


def after(moves: str, hand: int = 2) -> State:
    """Two players after moves written as `seat action card`, one after the other; `*` is chance."""
    state = GAME.new(2, {"hand": hand})
    play(state, moves)
    return state


def play(state: State, moves: str) -> None:
    """Play the moves."""
    words = moves.split()
    for seat, verb, what in zip(words[::3], words[1::3], words[2::3], strict=True):
        state.play_text(CHANCE if seat == "*" else int(seat), f"{verb} {what}")


def refused(state: State, seat: int, text: str) -> str:
    """The clause and the sentence that refuse an action."""
    with pytest.raises(IllegalAction) as caught:
        state.play_text(seat, text)
    return str(caught.value)


def test_h1_everybody_is_dealt_a_secret_hand() -> None:
    state = after(DEALT)
    assert str(state.view(0).zone("hand", 0)) == "hand.0: 4 17"
    assert str(state.view(0).zone("hand", 1)) == "hand.1: ? ?"
    assert refused(state, 0, "deal 5") == "highcard H1: dealing is not a player's choice"
    with pytest.raises(OptionError, match="hand is a whole number from 1 to 5"):
        GAME.new(2, {"hand": 6})


def test_h1_only_the_owner_sees_the_card() -> None:
    state = after("")
    events = state.play_text(CHANCE, "deal 7")
    assert [str(state.sights(events, seat)[0]) for seat in (0, 1)] == [
        "seat 0 is dealt 7",
        "seat 0 is dealt ?",
    ]


def test_h2_seats_play_in_turn() -> None:
    state = after(DEALT)
    assert state.view(0).actions == ("play 4", "play 17")
    assert refused(state, 0, "play 9") == "highcard H2: you do not have 9"
    assert refused(state, 1, "play 9") == "highcard H2: the choice is with seat 0 now"
    play(state, "0 play 4")
    assert state.to_act() == [1]


def test_h3_the_highest_card_takes_the_trick() -> None:
    state = after(f"{DEALT} {TRICK}")
    assert state.facts() == {"lead": "1", "taken.0": "0", "taken.1": "1"}


def test_h4_the_taker_names_who_leads() -> None:
    state = after(f"{DEALT} {TRICK}")
    assert state.view(1).actions == ("lead 0", "lead 1")
    assert refused(state, 1, "play 3") == "highcard H4: name a seat of this table that leads"
    play(state, "1 lead 0")
    assert state.to_act() == [0]
    assert refused(state, 0, "lead 0") == "highcard H4: seat 0 has not just taken a trick"


def test_h5_most_tricks_win() -> None:
    state = after("* deal 4 * deal 9 0 play 4 1 play 9", hand=1)
    assert str(state.outcome()) == "2 1 played"
    assert refused(state, 0, "play 4") == "highcard H5: the game is over"


def test_the_laws_of_every_game() -> None:
    check_game(GAME, games=6)


def test_greedy_plays_the_lowest_card_that_wins() -> None:
    rng = FastRng(1)
    state = after(DEALT)
    assert GAME.greedy(state.view(0), rng) == GAME.actions.parse("play 4")
    play(state, "0 play 17")
    assert GAME.greedy(state.view(1), rng) == GAME.actions.parse("play 3")
    play(state, "1 play 3")
    assert GAME.greedy(state.view(0), rng) in state.legal_actions(0)


@pytest.mark.parametrize(
    "wrong",
    [
        "stage: play; taken: 0; hand.0: 11; hand.1: 12; played:",
        "stage: deal; taken: 0 0; hand.0: 11; hand.1: 12 13; played:",
        "stage: play; taken: 0 0; hand.0: 11; hand.1: 12; played:",
        "stage: over; taken: 1 0; hand.0: 11; hand.1: 12; played: 13 14",
    ],
)
def test_impossible_positions_are_refused(wrong: str) -> None:
    used = wrong.partition("hand.0")[2].replace(";", " ").split()
    deck = " ".join(card for card in GAME.setup(2).tokens if card not in used)
    with pytest.raises(NotationError, match="no game comes to these numbers"):
        GAME.parse(f"highcard 1 players=2 hand=2; lead: 0; trick:; {wrong}; deck: {deck}")
