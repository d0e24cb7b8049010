"""The clauses of examples/tiny_poker/rules.md, one test or more for each, and the laws."""

import re
import warnings
from pathlib import Path

import pytest

import tiny_poker
from koloda.bots.search import scores_of
from koloda.engine.chance.rng import FastRng
from koloda.engine.contract.state import CHANCE, WATCHER, State
from koloda.engine.laws import check_game
from koloda.engine.values.errors import NotationError, OptionError
from koloda.engine.values.outcome import Outcome
from koloda.engine.values.refusal import IllegalAction
from tiny_poker.game import TinyPoker

GAME = TinyPoker()
RULES = Path(tiny_poker.__file__).parent / "rules.md"


def after(moves: str, preset: str = "kuhn") -> State:
    """A table after moves like `J Q check bet`: cards are dealt, the rest is done in turn."""
    state = GAME.new(2, {"preset": preset})
    play(state, moves)
    return state


def play(state: State, moves: str) -> list[str]:
    """Play the moves; what a watcher sees of them."""
    seen: list[str] = []
    for word in moves.split():
        events = state.play_text(state.actor(), f"deal {word}" if word in "JQK" else word)
        seen += [str(sight) for sight in state.sights(events, WATCHER)]
    return seen


def refused(state: State, text: str) -> str:
    """The clause and the sentence that refuse an action."""
    with pytest.raises(IllegalAction) as caught:
        state.play_text(state.actor(), text)
    return str(caught.value).removeprefix("tiny_poker ")


def legal(state: State) -> str:
    """The legal actions of the seat to act."""
    return " ".join(state.view(state.actor()).actions)


def stakes(moves: str, preset: str = "kuhn") -> tuple[float, ...]:
    """What each seat has won or lost."""
    outcome = after(moves, preset).outcome()
    assert outcome is not None
    return outcome.stakes


def test_every_clause_has_a_test() -> None:
    clauses = re.findall(r"^- \*\*(P\d+)\*\*", RULES.read_text(encoding="utf-8"), re.MULTILINE)
    assert clauses == [f"P{number}" for number in range(1, 10)]
    cited = set(re.findall(r"def test_(p\d+)_", Path(__file__).read_text(encoding="utf-8")))
    assert {clause.lower() for clause in clauses} == cited


def test_p1_three_ranks_one_or_two_of_each() -> None:
    assert GAME.new(2).hidden(WATCHER) == [0, 1, 2]
    assert GAME.new(2, {"preset": "leduc"}).hidden(WATCHER) == [0, 0, 1, 1, 2, 2]
    with pytest.raises(OptionError, match="2 players"):
        GAME.new(3)


def test_p2_an_ante_and_a_secret_card() -> None:
    state = after("J")
    assert play(state, "K") == ["seat 1 is dealt ?"]
    assert str(state.view(1).zone("hand", 1)) == "hand.1: K"
    assert str(state.view(1).zone("hand", 0)) == "hand.0: ?"
    assert [state.facts()[f"paid.{seat}"] for seat in (0, 1)] == ["1", "1"]
    assert refused(state, "deal Q") == "P2: dealing is not a player's choice"


def test_p3_seats_bet_in_turn_from_seat_0() -> None:
    state = after("J K")
    assert state.to_act() == [0] and legal(state) == "check bet"
    assert play(state, "check") == ["seat 0 checks"]
    assert state.to_act() == [1] and legal(state) == "check bet"
    play(state, "check")
    assert state.is_over()
    with pytest.raises(IllegalAction, match="P3: the choice is with seat 0 now"):
        after("J K").play_text(1, "check")


def test_p3_leduc_has_two_rounds() -> None:
    state = after("J K check check", "leduc")
    assert state.to_act() == [CHANCE]
    play(state, "J")
    assert state.to_act() == [0] and legal(state) == "check bet"


def test_p4_a_bet_is_answered() -> None:
    state = after("J K")
    assert refused(state, "call") == "P4: there is no bet to answer: check or bet"
    assert play(state, "bet") == ["seat 0 bets 1"]
    assert legal(state) == "fold call"
    assert refused(state, "check") == "P4: there is a bet: fold, call or raise"
    assert [state.facts()[f"paid.{seat}"] for seat in (0, 1)] == ["2", "1"]


def test_p4_bets_double_in_the_second_round() -> None:
    state = after("J K", "leduc")
    assert play(state, "bet raise call") == ["seat 0 bets 2", "seat 1 raises by 2", "seat 0 calls"]
    assert [state.facts()[f"paid.{seat}"] for seat in (0, 1)] == ["5", "5"]
    assert play(state, "Q check bet")[-1] == "seat 1 bets 4"
    assert [state.facts()[f"paid.{seat}"] for seat in (0, 1)] == ["5", "9"]


def test_p5_bets_and_raises_are_limited() -> None:
    assert refused(after("J K bet"), "raise") == "P5: no more than 1 bets and raises in a round"
    state = after("J K check bet", "leduc")
    assert state.to_act() == [0] and legal(state) == "fold call raise"
    play(state, "raise")
    assert state.to_act() == [1] and legal(state) == "fold call"


def test_p6_a_card_is_turned_up_between_the_rounds() -> None:
    state = after("J K bet call", "leduc")
    assert state.prompt() == "turn-up" and state.chance_weights() == [(5, 1), (6, 2), (7, 1)]
    assert play(state, "J") == ["J is turned up"]
    assert str(state.view(WATCHER).zone("board")) == "board: J"


def test_p7_whoever_folds_loses_and_nothing_is_shown() -> None:
    state = after("K J bet fold")
    assert state.outcome() == Outcome((1, 2), "fold", (1.0, -1.0), 2.0)
    assert str(state.view(0).zone("hand", 1)) == "hand.1: ?"
    assert stakes("J K check bet fold") == (-1.0, 1.0)
    assert stakes("J K bet raise fold", "leduc") == (-3.0, 3.0)
    with pytest.raises(IllegalAction, match="P7: the game is over"):
        state.play_text(0, "check")


def test_p8_the_higher_card_wins() -> None:
    state = after("Q K check bet call")
    assert state.outcome() == Outcome((2, 1), "showdown", (-2.0, 2.0), 2.0)
    assert str(state.view(0).zone("hand", 1)) == "hand.1: K"
    assert play(after("Q J check"), "check")[1:] == ["seat 0 shows Q", "seat 1 shows J"]


def test_p8_a_pair_beats_a_king() -> None:
    assert stakes("J K bet call J check bet call", "leduc") == (7.0, -7.0)
    assert stakes("J K bet call Q check bet call", "leduc") == (-7.0, 7.0)


def test_p9_the_winner_gets_what_the_loser_has_paid() -> None:
    assert stakes("K J check check") == (1.0, -1.0)
    everything = after("J K bet raise call K bet raise call", "leduc")
    assert everything.outcome() == Outcome((2, 1), "showdown", (-13.0, 13.0), 13.0)
    assert scores_of(everything) == [-1.0, 1.0]


def test_p9_equal_cards_split_the_pot() -> None:
    split = after("Q Q bet raise call K check check", "leduc").outcome()
    assert split == Outcome((1, 1), "showdown", (0.0, 0.0), 13.0)


@pytest.mark.parametrize(
    ("moves", "choice"),
    [
        ("K J", "bet"),
        ("K Q", "bet"),
        ("Q K", "check"),
        ("Q J check bet", "call"),
        ("J Q check bet", "fold"),
        ("J K check check J", "bet"),
        ("K J check bet", "raise"),
        ("K J bet raise", "call"),
    ],
)
def test_greedy_bets_on_strong_cards(moves: str, choice: str) -> None:
    state = after(moves, "leduc")
    picked = GAME.greedy(state.view(state.actor()), FastRng(1))
    assert state.setup.actions.texts[picked] == choice


def test_the_laws_and_nothing_unseen() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_game(GAME, games=30, every=1)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"hand.1": "", "deck": "J K"}, "each seat is dealt one card"),
        ({"board": "K", "deck": ""}, "the open card lies there in the second round"),
        ({"earlier": "1"}, "no earlier bets"),
        ({"stage": "deal", "hand.1": "", "deck": "J K", "bets": "1"}, "nobody bets while chance"),
        ({"stage": "turn-up"}, "the open card in round 1"),
        ({"folded": "1"}, "one folds after a bet"),
        ({"stage": "over"}, "hands are shown after the last round"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, str], complaint: str) -> None:
    words = {
        "stage": "bet", "round": "0", "checked": "0", "bets": "0", "earlier": "0", "folded": "0",
        "hand.0": "Q", "hand.1": "J", "board": "", "deck": "K", **changes,
    }  # fmt: skip
    fields = "; ".join(f"{name}: {text}" for name, text in words.items())
    with pytest.raises(NotationError, match=re.escape(complaint)):
        GAME.parse(f"tiny_poker 1 players=2; {fields}")
