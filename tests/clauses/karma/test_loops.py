"""Karma, games that go in circles: A30, A33, A34, A41 and A42."""

import pytest

from koloda.engine.contract.state import State
from koloda.engine.values.outcome import Outcome
from tests.clauses.karma.positions import deal, hands, turn_of
from tests.helpers import field, names, play, refused

# Bottoms Up and a 15 go round between two players who cannot get rid of them.
L1 = "up.0: 8; down.0: 1 1 2; hand.1: FB; up.1: 14; down.1: 2 3 3; pile: BU 15"
L1_ROUND = ("0 take", "1 play FB", "0 play BU", "1 take", "0 play 15", "1 play BU")
# Plain numbers: each plays a low card, gets the 16 on it and takes both.
NUMBERS = "hand.0: 2; up.0: 1; hand.1: 3 16; up.1: 4"
NUMBERS_ROUND = ("0 play 2", "1 play 16", "0 take", "1 play 3", "0 play 16", "1 take")


def start(cards: str, moves: tuple[str, ...], options: str = "players=2") -> State:
    """The start of a round, noted as met for the first time, as in a game that got there."""
    state = turn_of(0, cards, options)
    play(state, *moves)
    key = field(state, "met").split()[-1]
    return turn_of(0, f"{cards}; met: {key}", options)


@pytest.mark.clause("karma A30")
def test_loop_l1_comes_back_to_the_same_position() -> None:
    state = start(L1, L1_ROUND)
    before = {name: words for name, words in state.fields().items() if name not in ("met", "turns")}
    for move in L1_ROUND:
        seat = int(move[0])
        assert state.to_act() == [seat]
        if seat == 0:
            # Seat 0 never has a choice.
            assert len(state.legal_actions(0)) == 1
        play(state, move)
    after = {name: words for name, words in state.fields().items() if name not in ("met", "turns")}
    assert [field(state, "pile"), field(state, "up.0"), field(state, "up.1")] == [
        "BU 15",
        "8",
        "14",
    ]
    unmarked = {name: [word.rstrip("!") for word in words] for name, words in after.items()}
    assert unmarked == before


@pytest.mark.clause("karma A30", "karma A42")
def test_loop_l1_ends_with_the_third_time() -> None:
    state = start(L1, L1_ROUND)
    events = play(state, *L1_ROUND)
    assert names(events).count("repeated") == 1 and names(events)[-1] == "repeated"
    assert events[-1].amount == 2
    assert state.outcome() is None and state.facts()["met"] == "2"
    # Everybody is told, whoever looks.
    assert [str(sight) for sight in state.sights(events[-1:], 0)] == [
        str(sight) for sight in state.sights(events[-1:], 1)
    ]
    events = play(state, *L1_ROUND[:-1])
    assert names(events).count("repeated") == 5 and state.outcome() is None
    assert names(play(state, L1_ROUND[-1])) == ["played", "moved-up", "ended-loop"]
    assert state.outcome() == Outcome((2, 2), "repetition")
    assert field(state, "turns") == "12"
    assert refused(state, 0, "take") == "karma K31"


@pytest.mark.clause("karma A30")
def test_only_those_who_still_have_cards_share_the_loss() -> None:
    cards = L1.replace(".1", ".2")
    moves = ("0 take", "2 play FB", "0 play BU", "2 take", "0 play 15", "2 play BU")
    state = start(cards, moves, "players=3")
    play(state, *moves, *moves)
    assert state.outcome() == Outcome((2, 1, 2), "repetition")


@pytest.mark.clause("karma A41")
def test_plain_numbers_go_in_circles_too() -> None:
    state = start(NUMBERS, NUMBERS_ROUND)
    play(state, *NUMBERS_ROUND)
    assert hands(state) == ["2", "3 16"] and state.to_act() == [0] and field(state, "pile") == ""
    assert state.outcome() is None
    play(state, *NUMBERS_ROUND)
    assert state.outcome() == Outcome((2, 2), "repetition") and field(state, "turns") == "12"


@pytest.mark.clause("karma A30", "karma A33")
def test_repeat_zero_switches_the_rule_off() -> None:
    state = turn_of(0, L1, "players=2 repeat=0")
    for _ in range(5):
        events = play(state, *L1_ROUND)
        assert "repeated" not in names(events)
    assert state.outcome() is None and field(state, "met") == "" and field(state, "turns") == "30"


@pytest.mark.clause("karma A30", "karma A42")
@pytest.mark.parametrize(("repeat", "rounds"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_the_option_repeat_says_how_often(repeat: int, rounds: int) -> None:
    state = start(L1, L1_ROUND, f"players=2 repeat={repeat}")
    for played in range(1, rounds + 1):
        assert state.outcome() is None
        events = play(state, *L1_ROUND)
        assert repeat > 2 or "repeated" not in names(events)
        warned = played + 1 == repeat - 1
        assert (names(events)[-1] == "repeated") is warned
    assert names(events)[-1] == "ended-loop"
    assert state.outcome() == Outcome((2, 2), "repetition")


@pytest.mark.clause("karma A33")
def test_the_first_position_is_noted() -> None:
    state = deal("1 2 3 10 11 12 4 5 6 7 8 9 13 14 15 16 GP PT")
    assert field(state, "met") == ""
    play(state, "0 table 4", "0 table 5", "0 table 6", "1 table 13", "1 table 14", "1 table 15")
    assert len(field(state, "met").split()) == 1
    assert state.facts()["met"] == "1"


def key(cards: str, move: str, options: str = "players=2") -> str:
    """The key of the position after one move."""
    state = turn_of(int(move[0]), cards, options)
    play(state, move)
    return field(state, "met").split()[-1]


@pytest.mark.clause("karma A33")
def test_hands_are_the_same_in_any_order() -> None:
    base = key("hand.0: 1 2; hand.1: 7 8; pile: 3 9", "0 take")
    assert key("hand.0: 2 1; hand.1: 8 7; pile: 3 9", "0 take") == base
    # How the cards came there, and who has seen them, does not matter.
    assert key("hand.0: 1 3!; hand.1: 7 8; pile: 2 9", "0 take") == base
    assert key("hand.0: 1 2; hand.1: 7 9; pile: 3 8", "0 take") != base


@pytest.mark.clause("karma A33")
def test_the_pile_counts_in_its_order() -> None:
    base = key("hand.0: 1 9; hand.1: 2; pile: 3 4", "0 play 9")
    assert key("hand.0: 1 9; hand.1: 2; pile: 4 3", "0 play 9") != base
    # A card moved up and a card played there make the same pile.
    moved = key("hand.0: 1 BU; hand.1: 2; pile: 3 7", "0 play BU")
    assert key("hand.0: 1 3; hand.1: 2; pile: 7 BU", "0 play 3") == moved


@pytest.mark.clause("karma A33")
def test_the_seat_to_move_counts() -> None:
    # Both lead to 1 3 9, 7 8 and 2 4 in the hands; then it is seat 1's turn, or seat 0's.
    first = key("hand.0: 1; hand.1: 7 8; hand.2: 2 4; pile: 3 9", "0 take", "players=3")
    second = key("hand.0: 1 3 9; hand.1: 7 8; hand.2: 2; pile: 4", "2 take", "players=3")
    assert first != second


@pytest.mark.clause("karma A33")
@pytest.mark.parametrize(
    "cards",
    [
        "hand.0: 9; up.0: 3; hand.1: 12; deck: 5 6; met: 77",
        "up.0: 9 3; hand.1: 12; met: 77",
        "down.0: 9 9 -; hand.1: 12; met: 77",
        "hand.0: 4 9; hand.1: 12; pile: 9; met: 77",
        "hand.0: 4 GP; hand.1: 12; pile: 9; met: 77",
    ],
)
def test_what_can_never_come_back_is_forgotten(cards: str) -> None:
    state = turn_of(0, cards)
    state.play(0, state.legal_actions(0)[-1])
    assert "77" not in field(state, "met").split()


@pytest.mark.clause("karma A30", "karma A34")
@pytest.mark.parametrize("players", [2, 3])
def test_the_cap_counts_turns_per_player_exactly(players: int) -> None:
    others = "hand.1: 9 10 11" if players == 2 else "hand.1: 9 10 11; hand.2: 12 13 14"
    state = turn_of(0, f"hand.0: 1 2 8; {others}", f"players={players} cap=2")
    moves = {2: ["0 play 1", "1 play 9", "0 take", "1 play 10"]}
    moves[3] = ["0 play 1", "1 play 9", "2 play 12", "0 take", "1 play 10", "2 play 13"]
    *early, last = moves[players]
    play(state, *early)
    assert state.outcome() is None and field(state, "turns") == str(2 * players - 1)
    events = play(state, last)
    assert names(events) == ["played", "ended-cap"] and events[-1].amount == 2 * players
    assert field(state, "turns") == str(2 * players)
    outcome = state.outcome()
    assert outcome == Outcome((2,) + (1,) * (players - 1), "cap")


@pytest.mark.clause("karma A30", "karma A42")
@pytest.mark.parametrize(("edition", "turns"), [("ru", 250), ("en", 250), ("full", 600)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_editions_caps(edition: str, turns: int, players: int) -> None:
    options = f"players={players} edition={edition}"
    before = turns * players - 2
    cards = f"hand.0: 1 2 8; hand.1: 9 10 11; hand.2: 3 3; turns: {before}"
    if players == 2:
        cards = cards.replace("; hand.2: 3 3", "")
    state = turn_of(0, cards, options)
    play(state, "0 play 1")
    assert state.outcome() is None
    play(state, "1 play 9")
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "cap"


@pytest.mark.clause("karma A34")
def test_most_cards_count_hand_face_up_and_face_down() -> None:
    # Seat 0 keeps two hand cards, seat 1 one of each place.
    state = turn_of(0, "hand.0: 1 2 8; hand.1: 9 10; up.1: 4; down.1: - - 5", "players=2 cap=1")
    play(state, "0 play 1", "1 play 9")
    assert state.outcome() == Outcome((1, 2), "cap")
    # Equal numbers share the loss.
    state = turn_of(0, "hand.0: 1 2 8; hand.1: 9; up.1: 4; down.1: 5 - -", "players=2 cap=1")
    play(state, "0 play 1", "1 play 9")
    assert state.outcome() == Outcome((2, 2), "cap")


@pytest.mark.clause("karma A34")
def test_the_last_card_in_the_last_turn_counts_before_the_cap() -> None:
    state = turn_of(0, "hand.0: 1 2; hand.1: 9", "players=2 cap=1")
    assert names(play(state, "0 play 1", "1 play 9"))[-1] == "ended"
    assert state.outcome() == Outcome((2, 1), "cards")


@pytest.mark.clause("karma A34")
def test_repetition_in_the_last_turn_counts_before_the_cap() -> None:
    state = start(L1, L1_ROUND, "players=2 cap=6")
    play(state, *L1_ROUND)
    assert state.outcome() is None
    play(state, *L1_ROUND)
    assert state.outcome() == Outcome((2, 2), "repetition")
    state = start(L1, L1_ROUND, "players=2 cap=6 repeat=4")
    play(state, *L1_ROUND, *L1_ROUND)
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "cap"
