"""Positions of Kanobu as text: what cannot be is refused with a sentence."""

import pytest

from koloda.engine.values.errors import NotationError
from koloda.games import find_game
from tests.clauses.kanobu.positions import turn_of
from tests.helpers import field, given, play

KANOBU = find_game("kanobu")
HANDS = "hand.0: B-rock; hand.1: G-rock; hand.2: R-rock"
TABLE = f"{HANDS}; pile: B-one; deck: rest"
TURN = "stage: turn; turn: 0"
WHOLE = field(KANOBU.new(3), "bag")
SHUFFLE = (
    "stage: shuffle; turn: 0; {}; hand.0: B-rock; hand.1: G-rock; hand.2: R-rock; pile: {}; "
    "bag: Y-rock; apart: yes; deck: rest"
)
PLACES = "players=3 play_for_places=yes"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"turn: 0; {TABLE}", "'stage' is missing"),
        (f"stage: sing; turn: 0; {TABLE}", "'stage' is one of first, shuffle"),
        (f"stage: turn; turn: 3; {TABLE}", "'turn' is a whole number from 0 to 2"),
        (f"{TURN}; turns: 601; {TABLE}", "'turns' is a whole number from 0 to 600"),
        (f"{TURN}; turns: 600; {TABLE}", "the turn limit is reached"),
        (f"{TURN}; direction: 2; {TABLE}", "'direction' is one of 1, -1"),
        (f"{TURN}; idle: 3; {TABLE}", "a whole round was idle"),
        (f"{TURN}; apart: maybe; {TABLE}", "'apart' is one of no, yes"),
        (f"{TURN}; wind: west; {TABLE}", "'wind' is not known"),
        (f"{TURN}; met: 12; {TABLE}", "'met' holds numbers of fifteen hexadecimal digits"),
        (f"{TURN}; met: {'G' * 15}; {TABLE}", "'met' holds numbers of fifteen"),
        (f"{TURN}; hand.0: B-rock", "is there 1 times, not 2"),
        (f"{TURN}; {HANDS}; pile: B-one B-one; deck: rest", "card B-one is there 2 times, not 1"),
        (f"{TURN}; {HANDS}; pile: W-one; deck: rest", "'W-one' in 'pile' is not a card"),
        (f"{TURN}; {HANDS}; pile: B-one=R; deck: rest", "'B-one=R' in 'pile' is not a card"),
        (f"{TURN}; {HANDS}; pile: B-one; deck: rest Q", "'Q' in 'deck' is not a card"),
        (f"{TURN}; hand.0: joker; {HANDS[16:]}; deck: rest", "'joker' in 'hand.0' is not a card"),
        (f"{TURN}; {HANDS}; deck: B-one! rest", "the known cards of the deck are at its bottom"),
        (f"{TURN}; hand.0: B-rock; hand.1: G-rock; deck: rest", "'out' names the seats without"),
        (f"{TURN}; out: 2; {TABLE}", "'out' names the seats without cards, each once"),
        (f"{TURN}; hand.0: B-rock; hand.1: G-rock; out: 2; deck: rest", "nobody is out before"),
        (f"{TURN}; hand.0: B-rock+; {HANDS[16:]}; deck: rest", "marked + only in a position with"),
        (f"{TURN}; open: B-one; {HANDS}; deck: rest", "only a Star opens cards"),
        (f"{TURN}; bag: B-one; {HANDS}; deck: rest", "the bag holds cards during a shuffle"),
        (f"{TURN}; pending: three 3 1; {TABLE}", "an effect is pending in stage answer only"),
        (f"stage: answer; turn: 0; {TABLE}", "'pending' is missing"),
        (f"stage: answer; turn: 0; pending: star 1 1; {TABLE}", "'pending' is one of skip, three"),
        (f"stage: answer; turn: 0; pending: one 1; {TABLE}", "'pending' is one of skip, three"),
        (
            f"stage: answer; turn: 0; pending: one 0 1; {TABLE}",
            "'pending' is a whole number from 1",
        ),
        (
            f"stage: answer; turn: 0; pending: one 1 5; {TABLE}",
            "'pending' is a whole number from 0",
        ),
        (f"stage: answer; turn: 0; pending: one 1 0; {TABLE}", "from another player than the one"),
        (f"stage: answer; turn: 0; pending: two 2 1; {TABLE}", "the card of the effect lies on"),
        (
            f"stage: answer; turn: 0; pending: one 1 1; {HANDS}; deck: rest",
            "the card of the effect",
        ),
        (f"stage: drawn; turn: 0; {TABLE}", "'drawn' is missing"),
        (f"stage: drawn; turn: 0; drawn: G-rock; {TABLE}", "the drawn card is in the hand"),
        (f"stage: drawn; turn: 0; drawn: B-rock!; {TABLE}", "the drawn card is in the hand"),
        (f"stage: drawn; turn: 0; apart: yes; drawn: B-rock; {TABLE}", "the drawn card is in"),
        (f"stage: lay; turn: 0; laid: 3; {TABLE}", "'laid' is a whole number from 1 to 2"),
        (f"stage: lay; turn: 0; laid: 1; {TABLE}", "cards are laid on a Chance"),
        (f"stage: lay; turn: 0; laid: 1; {HANDS}; deck: rest", "cards are laid on a Chance"),
        (f"stage: lay; turn: 0; laid: 1; {HANDS}; pile: P-chance B-one; deck: rest", "only Rock"),
        (
            f"stage: lay; turn: 0; laid: 1; {HANDS}; pile: P-chance B-rock; deck: rest",
            "the rest of",
        ),
        (f"stage: colour; turn: 0; {TABLE}", "in stage colour a Colour change lies on top"),
        (f"stage: colour; turn: 0; {HANDS}; pile: P-colour=B; deck: rest", "named already"),
        (f"stage: star; turn: 0; open: B-two; {TABLE}", "in stage star a Star lies on top"),
        (f"stage: star; turn: 0; {HANDS}; pile: P-star; deck: rest", "a Star opens one to three"),
        (f"stage: star; turn: 0; open: B-two; {HANDS}; deck: rest", "in stage star a Star lies"),
        (f"stage: over; turn: 0; {TABLE}", "'ending' is missing"),
        (f"stage: over; turn: 0; ending: rain; {TABLE}", "'ending' is one of cards, stalemate"),
        (f"stage: over; turn: 0; ending: cards; {TABLE}", "somebody has finished the game"),
        (f"stage: first; turn: 0; {TABLE}", "before the deal all cards are in the bag"),
        (f"stage: first; turn: 0; deck: {WHOLE}", "in stage first the bag holds cards"),
        ("stage: first; turn: 0; bag: B-rock; deck: rest", "in stage first there is no deck"),
        (f"stage: shuffle; turn: 0; bag: {WHOLE}", "'task' is missing"),
        (f"stage: shuffle; turn: 0; task: eat 0 0 0 0; bag: {WHOLE}", "'task' is one of deal"),
        (f"stage: shuffle; turn: 0; task: deal 0; bag: {WHOLE}", "'task' is one of deal, draw"),
        (f"stage: shuffle; turn: 0; task: deal 0 0 0 0; deck: {WHOLE}", "shuffle the bag holds"),
        (f"stage: shuffle; turn: 0; task: draw 0 1 0 0; {TABLE}", "the bag holds cards during a"),
        (SHUFFLE.format("task: draw 0 1 0 0", "B-one"), "leaves two cards on the pile"),
        (SHUFFLE.format("task: draw 0 0 0 0", "B-one B-two"), "only when a card is needed"),
        (SHUFFLE.format("task: draw 0 2 0 0", "B-one B-two"), "one card is drawn on an ordinary"),
        (SHUFFLE.format("task: draw 1 1 0 0", "B-one B-two"), "the seat to move draws"),
        (SHUFFLE.format("task: draw 0 1 2 0", "B-one B-two"), "nothing is owed by everybody"),
        (SHUFFLE.format("task: draw 0 1 0 0; open: R-one", "B-one B-two"), "only a Star opens"),
        (SHUFFLE.format("task: open 0 1 0 0", "B-one B-two"), "while a Star lies on top"),
        (SHUFFLE.format("task: open 0 1 0 0", "B-one P-star"), "a Star opens three cards"),
        (SHUFFLE.format("task: all 1 3 2 2", "B-one B-two"), "no more is owed than everybody"),
        (SHUFFLE.format("task: all 1 1 2 0", "B-one B-two"), "who has played it draws nothing"),
        (SHUFFLE.format("task: all 1 1 2 1", "B-one B-two"), "who has played it draws nothing"),
        (
            SHUFFLE.format("task: draw 0 1 0 0", "B-one B-two").replace("apart: yes; ", ""),
            "can be told apart from all hands",
        ),
    ],
)
def test_positions_that_cannot_be(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError, match="kanobu position: ") as error:
        KANOBU.parse(f"kanobu 1 players=3; {fields}")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (f"{TURN}; out: 1 2; hand.0: B-rock; deck: rest", "while two players have cards"),
        (
            f"{TURN}; out: 0; hand.1: B-rock; hand.2: G-rock; deck: rest",
            "seat to move has no cards",
        ),
        (
            "stage: answer; turn: 0; pending: one 1 2; out: 2; hand.0: B-rock; hand.1: G-rock; "
            "pile: B-one; deck: rest",
            "from a player of the game",
        ),
        (
            "stage: shuffle; turn: 0; task: all 1 1 1 2; out: 2; hand.0: B-rock; hand.1: G-rock; "
            "pile: B-one B-two; bag: Y-rock; apart: yes; deck: rest",
            "from a player of the game",
        ),
        (
            "stage: shuffle; turn: 0; task: all 2 1 1 1; out: 2; hand.0: B-rock; hand.1: G-rock; "
            "pile: B-one B-two; bag: Y-rock; apart: yes; deck: rest",
            "the seat that draws has no cards",
        ),
        (f"stage: over; turn: 0; ending: cards; {TABLE}", "somebody has finished the game"),
    ],
)
def test_places_that_cannot_be(fields: str, sentence: str) -> None:
    with pytest.raises(NotationError) as error:
        KANOBU.parse(f"kanobu 1 {PLACES}; {fields}")
    assert sentence in str(error.value)


def test_a_hand_of_too_many_copies_is_refused() -> None:
    rocks = "B-rock " * 258  # two of them fit into a byte
    with pytest.raises(NotationError, match="B-rock"):
        given(f"kanobu 1 players=3; {TURN}; hand.0: {rocks}; hand.1: G-rock; hand.2: R-rock")


def test_whoever_opens_cards_with_a_last_star_is_not_out_yet() -> None:
    options = "players=3 star_last=resolve"
    state = turn_of(0, "hand.0: P-star; hand.1: G-rock; hand.2: R-rock; pile: B-rock", options)
    play(state, "0 play P-star")
    assert field(state, "hand.0") == "" and field(state, "stage") == "star"
    assert str(KANOBU.parse(str(state))) == str(state)


def test_one_of_each_is_laid() -> None:
    laid = "stage: lay; turn: 0; laid: 2; hand.0: B-paper B-rock; hand.1: B-rock; hand.2: R-rock; "
    with pytest.raises(NotationError, match="one Rock, one Scissors and one Paper are laid"):
        given(f"kanobu 1 players=3 chance_mode=set; {laid}pile: P-chance G-rock R-rock; deck: rest")


def test_what_bots_believe_is_no_part_of_a_position() -> None:
    with pytest.raises(NotationError, match=r"'lacks\.1' is not known"):
        KANOBU.parse(f"kanobu 1 players=3; {TURN}; lacks.1: B-rock; {TABLE}")


def test_a_deck_renewed_under_a_star_is_read_back() -> None:
    fields = SHUFFLE.format("task: open 0 2 0 0; open: B-two", "B-one P-star")
    state = given(f"kanobu 1 players=3; {fields}")
    assert str(given(str(state))) == str(state)
